"""The set-up script on machines that lack something, played with fake programs on an otherwise empty path."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
# What the script needs of every system.
TOOLS = ("cat", "cksum", "dirname", "env", "sh")


@dataclass
class Machine:
    """A checkout in a folder of its own, and the programs that the machine has."""

    checkout: Path
    programs: Path
    log: Path

    def has(self, name: str, script: str = "exit 0") -> None:
        """Give the machine a program. It writes its name and arguments to the log before the script runs."""
        program = self.programs / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.log}"\n{script}\n')
        program.chmod(0o755)

    def set_up(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", str(self.checkout / "scripts" / "setup.sh")],
            env={"PATH": str(self.programs), "HOME": str(self.checkout)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    @property
    def calls(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    made = Machine(tmp_path / "checkout", tmp_path / "bin", tmp_path / "log")
    (made.checkout / "scripts").mkdir(parents=True)
    made.programs.mkdir()
    for name in ("requirements.lock", "pyproject.toml", "scripts/setup.sh"):
        shutil.copy(REPOSITORY / name, made.checkout / name)
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None
        os.symlink(found, made.programs / name)
    made.has("id", "echo 1000")
    return made


PYTHON = """
case "$*" in
    *ensurepip*) exit {ensurepip} ;;
    *python%d.%d-venv*) echo python3.11-venv ;;
    --version) echo "Python 3.11.2" ;;
esac
exit {version}
"""


def test_without_apt_the_package_is_named(machine: Machine) -> None:
    finished = machine.set_up()
    assert finished.returncode == 1
    assert finished.stderr == (
        "setup: there is no apt-get here; please install the package(s) swi-prolog-nox and run this again, "
        "on Debian or Ubuntu:  apt-get install swi-prolog-nox\n"
    )


def test_without_root_and_sudo_the_package_is_named(machine: Machine) -> None:
    machine.has("apt-get")
    finished = machine.set_up()
    assert finished.returncode == 1
    assert finished.stderr.startswith("setup: neither root nor sudo; please install the package(s) swi-prolog-nox")
    assert not any(call.startswith("apt-get") for call in machine.calls)


def test_an_apt_that_fails_names_the_package(machine: Machine) -> None:
    machine.has("id", "echo 0")
    machine.has("apt-get", "exit 100")
    finished = machine.set_up()
    assert finished.returncode == 1
    assert "setup: apt could not install swi-prolog-nox; please install the package(s)" in finished.stderr


@pytest.mark.parametrize(("user", "program"), [("0", "apt-get"), ("1000", "sudo")])
def test_swi_prolog_is_installed_by_apt_as_root_or_through_sudo(machine: Machine, user: str, program: str) -> None:
    machine.has("id", f"echo {user}")
    machine.has("apt-get")
    machine.has("sudo", 'exec "$@"')
    finished = machine.set_up()
    assert [call for call in machine.calls if call.startswith(program)] == [
        "apt-get update -q" if program == "apt-get" else "sudo apt-get update -q",
        "apt-get install -q -y --no-install-recommends swi-prolog-nox"
        if program == "apt-get"
        else "sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends swi-prolog-nox",
    ]
    # This machine has no Python either; that is the next thing to be said.
    assert finished.returncode == 1
    assert "setup: no Python 3.11 or newer found" in finished.stderr


def test_an_old_python_does_not_do(machine: Machine) -> None:
    machine.has("swipl")
    machine.has("python3", PYTHON.format(version=1, ensurepip=0))
    finished = machine.set_up()
    assert finished.returncode == 1
    assert finished.stderr == (
        "setup: no Python 3.11 or newer found; please install the package python3 (3.11 or newer), "
        "or set PYTHON to where it is\n"
    )


def test_a_newer_python_beside_an_old_one_is_found_and_its_venv_package_installed(machine: Machine) -> None:
    machine.has("id", "echo 0")
    machine.has("swipl")
    machine.has("apt-get")
    machine.has("python3", PYTHON.format(version=1, ensurepip=0))
    machine.has("python3.11", PYTHON.format(version=0, ensurepip=1))
    machine.set_up()
    assert "apt-get install -q -y --no-install-recommends python3.11-venv" in machine.calls
    assert "python3.11 -m venv --clear .venv" in machine.calls


def test_the_lock_file_holds_no_addresses() -> None:
    lock = (REPOSITORY / "requirements.lock").read_text()
    assert "://" not in lock
    assert not any(line.startswith("-") for line in lock.splitlines())
    assert all("--hash=sha256:" in entry for entry in lock.replace("\\\n", " ").splitlines() if "==" in entry)
