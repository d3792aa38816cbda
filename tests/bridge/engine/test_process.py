"""What only a process of its own can show: start, failure to start, and the end."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

START = """
import os, signal, sys, threading, time
from pathlib import Path
sys.path.insert(0, {folder!r})
from conftest import Cards, board, produces
from lawmage.bridge.engine import Engine, Limits, Settings
from lawmage.bridge.errors import EngineError, LimitExceeded

def ask(engine, *cards):
    return engine.ask(board(*cards), set(cards), [produces()])
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    start = START.format(folder=str(Path(__file__).parent))
    return subprocess.run(
        [sys.executable, "-c", start + textwrap.dedent(code)],
        env={"PATH": "/usr/local/bin:/usr/bin:/bin", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


ENDINGS = {
    "closed": "with Engine(Cards()) as engine: ask(engine, 'forest')",
    "left open": "engine = Engine(Cards()); ask(engine, 'forest')",
    "never asked": "engine = Engine(Cards())",
    "several engines": "a = Engine(Cards()); b = Engine(Cards()); ask(a, 'forest'); ask(b, 'island'); a.close()",
    "used in a thread that ended": """
        def work():
            global engine
            engine = Engine(Cards())
            ask(engine, 'forest')
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        ask(engine, 'forest')
    """,
    "while a question runs": """
        engine = Engine(Cards(), Settings(engines=2))
        thread = threading.Thread(target=ask, args=(engine, *['forest', 'island'] + ['pool'] * 400), daemon=True)
        thread.start()
        time.sleep(0.1)
    """,
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_process_ends_quietly(ending: str) -> None:
    for _ in range(3):
        finished = run(ENDINGS[ending])
        assert (finished.returncode, finished.stdout, finished.stderr) == (0, "", "")


def test_the_exit_code_is_the_programs_own() -> None:
    assert run("engine = Engine(Cards()); ask(engine, 'forest'); sys.exit(7)").returncode == 7


def test_an_interrupt_ends_the_wait_for_an_answer() -> None:
    finished = run("""
        engine = Engine(Cards(), Settings(engines=1))
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        begin = time.monotonic()
        try:
            while True:
                ask(engine, "forest", *["pool"] * 100)
        except KeyboardInterrupt:
            print(time.monotonic() - begin < 5)
    """)
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, "True\n", "")


def test_without_swi_prolog_the_package_is_named(tmp_path: Path) -> None:
    finished = run(
        """
        try:
            Engine(Cards())
        except EngineError as error:
            print(error)
        """,
        PATH=str(tmp_path),
    )
    assert finished.stdout == (
        "SWI-Prolog is not installed: the program swipl is not on the path. "
        "On Debian or Ubuntu, install the package swi-prolog-nox.\n"
    )


def test_rules_that_do_not_load_are_reported_with_file_and_line_each_time(tmp_path: Path) -> None:
    broken = tmp_path / "load.pl"
    broken.write_text(":- module(load, []).\np(X) :- true.\nq :- .\n:- fail.\n")
    finished = run(
        f"""
        import importlib.resources
        importlib.resources.files = lambda package: Path({str(tmp_path)!r})
        import lawmage.bridge.engine.knowledge_base as module
        module.files = importlib.resources.files
        for _ in range(2):
            try:
                Engine(Cards())
            except EngineError as error:
                print(error)
        """
    )
    once = (
        "The rules could not be loaded:\n"
        f"{broken}:2: Singleton variables: [X]\n"
        f"{broken}:3:5: Syntax error: Unbalanced operator\n"
        f"{broken}:4: Goal (directive) failed: load:fail\n"
    )
    assert finished.stderr == ""
    assert finished.stdout.replace("\n\n", "\n") == once * 2


def test_a_forked_process_is_told_to_start_anew() -> None:
    finished = run("""
        engine = Engine(Cards())
        child = os.fork()
        if child == 0:
            try:
                Engine(Cards())
            except EngineError as error:
                print(error, flush=True)
            os._exit(0)
        os.waitpid(child, 0)
    """)
    assert finished.stdout == (
        "This process was forked after SWI-Prolog had started. Start lawmage in the new process, "
        'or use the "spawn" method of multiprocessing.\n'
    )
