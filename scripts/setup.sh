#!/bin/sh
# Set up this checkout: SWI-Prolog (by apt, where it is absent), a virtual environment in .venv with the packages that
# requirements.lock names, and lawmage itself as an editable install. A second run with nothing changed does nothing.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# The oldest Python that works is 3.11. A system may have it beside an older `python3`.
find_python() {
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return 0
        fi
    done
    return 1
}

# Run a command as root: directly, or through sudo where there is one.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Install Debian packages, or name them where that is impossible here.
install_packages() {
    manually="install the package(s) $* and run this again, on Debian or Ubuntu:  apt-get install $*"
    command -v apt-get >/dev/null 2>&1 || fail "there is no apt-get here; please $manually"
    [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1 || fail "neither root nor sudo; please $manually"
    say "installing $* by apt"
    as_root apt-get update -q </dev/null >&2 || say "apt-get update failed; trying with the lists as they are"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" </dev/null >&2 ||
        fail "apt could not install $*; please $manually"
}

stamp=.venv/lawmage-setup
# What the virtual environment depends on. The path is part of it: a copied environment does not work elsewhere.
state=$({ pwd; cat requirements.lock pyproject.toml scripts/setup.sh; } | cksum)

command -v swipl >/dev/null 2>&1 || install_packages swi-prolog-nox
if [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$state" ] && .venv/bin/python -c '' 2>/dev/null; then
    exit 0
fi

python=$(find_python) || fail "no Python 3.11 or newer found; please install the package python3 (3.11 or newer)," \
    "or set PYTHON to where it is"
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    install_packages "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
fi
if ! .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "creating .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
fi

say "installing the Python packages of requirements.lock into .venv (the first time takes a minute or two)"
pip() { .venv/bin/python -m pip --disable-pip-version-check --no-input --quiet --quiet "$@" </dev/null >&2; }
pip install --require-hashes --no-deps --requirement requirements.lock
pip install --no-deps --no-build-isolation --editable .
printf '%s\n' "$state" >"$stamp"
say "done"
