"""What a wheel holds and how it behaves, compared with what the repository holds."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
PARTS = ("api", "bridge", "kb", "ontology")


def run(*command: str, folder: Path) -> str:
    finished = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def tracked_files() -> list[str]:
    """List every file that the repository holds, new ones included, ignored ones not."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", folder=REPOSITORY).splitlines()
    return [name for name in sorted(set(listed)) if (REPOSITORY / name).is_file()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy of the tracked files, as a build from a release would."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in tracked_files():
        target = source / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((REPOSITORY / name).read_bytes())
    pip = [sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "--no-input"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source)]
    run(*pip, *build, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the wheel, which is all that installing it amounts to."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_the_wheel_holds_every_file_of_the_four_parts(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if not name.split("/")[0].endswith(".dist-info")}
    # Notes for developers stay in the repository.
    expected = {
        f"lawmage/{name}" for name in tracked_files() if name.split("/")[0] in PARTS and not name.endswith(".md")
    }
    assert packed == expected


@pytest.mark.parametrize("part", PARTS)
def test_the_installed_package_is_the_one_that_is_imported(installed: Path, part: str) -> None:
    code = f"import sys; sys.path.insert(0, {str(installed)!r}); import lawmage.{part} as m; print(m.__file__)"
    # -P keeps the current folder off the path; -S would lose the dependencies.
    printed = run(sys.executable, "-P", "-c", code, folder=installed)
    assert Path(printed.strip()) == installed / "lawmage" / part / "__init__.py"


def test_types_check_in_the_installed_package(installed: Path) -> None:
    configuration = str(REPOSITORY / "pyproject.toml")
    command = [sys.executable, "-m", "mypy", "--config-file", configuration, "--package", "lawmage"]
    printed = run("env", f"MYPYPATH={installed}", *command, folder=installed)
    assert "Success" in printed
