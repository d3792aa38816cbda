"""The thin layer over SWI-Prolog's C interface: text in, text out, one call.

pyswip finds the library; its own query interface is not used, because it allows one query at a time, parses goals from
text and leaks. Everything here speaks to the one predicate ``handler:handle/2`` (docs/contracts.md,
section 6).

SWI-Prolog is one system per process: one knowledge base, any number of engines. An operating-system thread needs an
engine of its own to call Prolog, and a thread that ends without giving it back leaks it. So only the threads of
lawmage.bridge.engine.pool attach themselves, once each.
"""

import atexit
import ctypes
import os
import shutil
import threading
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

from lawmage.bridge.engine.saved_rules import HANDLER, SavedRules, saved_rules
from lawmage.bridge.errors import EngineError


class PrologSystem:
    """The SWI-Prolog of this process. Make it with :func:`prolog_system`, which makes only one.

    It starts with the rules of the file ``rules`` where they are saved or can be; then ``saved`` is what it began with.
    """

    def __init__(self, rules: Path) -> None:
        if shutil.which("swipl") is None and "LIBSWIPL_PATH" not in os.environ:
            raise EngineError(
                "SWI-Prolog is not installed: the program swipl is not on the path. "
                "On Debian or Ubuntu, install the package swi-prolog-nox."
            )
        self.process = os.getpid()
        self.saved: SavedRules | None = None
        self._rules = rules
        self._started = threading.Event()
        self._failure: BaseException | None = None
        # The thread that starts Prolog becomes its main thread and has to live as long as the process.
        threading.Thread(target=self._host, name="prolog-main", daemon=True).start()
        self._started.wait()
        if self._failure is not None:
            raise EngineError(f"SWI-Prolog could not be started: {self._failure}") from self._failure

    def _host(self) -> None:
        try:
            self._core: Any = _pyswip_core()
            self._initialise()
            self.attach()
            if self.saved is None:
                self._consult(HANDLER)
            else:
                self._call(self._predicate("restore", 0, "save_rules"), 0)
        except BaseException as error:  # noqa: BLE001 - handed on to the thread that waits for the start
            self._failure = error
        finally:
            self._started.set()
        threading.Event().wait()

    def _initialise(self) -> None:
        """Start Prolog in the calling thread, from a saved state where there is one."""
        if self._core.PL_is_initialised(None, None):
            return  # by another user of pyswip in this process
        home = self._core.SWI_HOME_DIR
        saved = saved_rules(self._rules, Path(self._core._path), home)
        # Prolog looks for -x in the first place only.
        options = ["./", *(["-x", os.fspath(saved.state)] if saved else []), "-q", "--nosignals"]
        if home:
            options.append(f"--home={home}")
        if not self._core.PL_initialise(len(options), options):
            raise EngineError("SWI-Prolog did not initialise.")
        self.saved = saved

    @cached_property
    def _library(self) -> Any:
        """Handle of libswipl with function objects of its own, so that pyswip's declarations stay as they are.

        Calls through it keep Python's lock. It takes a busy Python up to five milliseconds to hand the lock back, which
        is more than any of these calls takes. Only what runs for long is called through :attr:`_letting_go`.
        """
        library = ctypes.PyDLL(self._core._lib._name)
        term, size, text = self._core.term_t, ctypes.c_size_t, ctypes.c_char_p
        signatures: dict[str, tuple[Any, list[Any]]] = {
            "PL_thread_self": (ctypes.c_int, []),
            "PL_mark_string_buffers": (None, [ctypes.POINTER(ctypes.c_size_t)]),
            "PL_release_string_buffers_from_mark": (None, [ctypes.c_size_t]),
            "PL_open_foreign_frame": (self._core.fid_t, []),
            "PL_discard_foreign_frame": (None, [self._core.fid_t]),
            "PL_new_term_refs": (term, [ctypes.c_int]),
            "PL_put_chars": (ctypes.c_int, [term, ctypes.c_int, size, text]),
            "PL_predicate": (ctypes.c_void_p, [text, ctypes.c_int, text]),
            "PL_get_nchars": (ctypes.c_int, [term, ctypes.POINTER(size), ctypes.POINTER(text), ctypes.c_uint]),
        }
        return _declared(library, signatures)

    @cached_property
    def _letting_go(self) -> Any:
        """The same for what may take long: Python's lock is free meanwhile."""
        library = ctypes.CDLL(self._core._lib._name)
        signatures: dict[str, tuple[Any, list[Any]]] = {
            "PL_thread_attach_engine": (ctypes.c_int, [ctypes.c_void_p]),
            "PL_thread_destroy_engine": (ctypes.c_int, []),
            "PL_call_predicate": (
                ctypes.c_int,
                [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, self._core.term_t],
            ),
        }
        return _declared(library, signatures)

    def attach(self) -> None:
        """Give the calling thread an engine, unless it has one. Raises EngineError."""
        if self._library.PL_thread_self() == -1 and self._letting_go.PL_thread_attach_engine(None) < 0:
            raise EngineError("SWI-Prolog gave no engine to a new thread.")

    def detach(self) -> None:
        """Give the calling thread's engine back."""
        self._letting_go.PL_thread_destroy_engine()

    def handle(self, request: bytes, begun: Callable[[], None] = lambda: None) -> bytes:
        """Pass a request, JSON in UTF-8, to the handler; return its answer, likewise. The thread must be attached.

        ``begun`` is called when nothing but Prolog is left to work on the request.
        """
        library, core = self._library, self._core
        frame = library.PL_open_foreign_frame()
        try:
            arguments = library.PL_new_term_refs(2)
            library.PL_put_chars(arguments, core.PL_STRING | core.REP_UTF8, len(request), request)
            predicate = self._predicate("handle", 2, "handler")
            begun()
            self._call(predicate, arguments)
            length, text = ctypes.c_size_t(), ctypes.c_char_p()
            # Without the mark, every text that Prolog hands out stays in memory for good.
            mark = ctypes.c_size_t()
            library.PL_mark_string_buffers(ctypes.byref(mark))
            try:
                wanted = core.CVT_STRING | core.REP_UTF8
                if not library.PL_get_nchars(arguments + 1, ctypes.byref(length), ctypes.byref(text), wanted):
                    raise EngineError("The handler answered with something that is not a string.")
                return ctypes.string_at(text, length.value)
            finally:
                library.PL_release_string_buffers_from_mark(mark)
        finally:
            library.PL_discard_foreign_frame(frame)

    def _consult(self, file: Path) -> None:
        frame = self._library.PL_open_foreign_frame()
        try:
            arguments = self._library.PL_new_term_refs(1)
            path = os.fsencode(file)
            self._library.PL_put_chars(arguments, self._core.PL_ATOM | self._core.REP_UTF8, len(path), path)
            self._call(self._predicate("consult", 1, "system"), arguments)
        finally:
            self._library.PL_discard_foreign_frame(frame)

    def _predicate(self, name: str, arity: int, module: str) -> "_Predicate":
        handle = self._library.PL_predicate(name.encode(), arity, module.encode())
        return _Predicate(f"{module}:{name}/{arity}", handle)

    def _call(self, predicate: "_Predicate", arguments: int) -> None:
        flags = self._core.PL_Q_NODEBUG | self._core.PL_Q_CATCH_EXCEPTION
        if not self._letting_go.PL_call_predicate(None, flags, predicate.handle, arguments):
            raise EngineError(f"The call of {predicate.name} failed.")


class _Predicate(NamedTuple):
    """A predicate as Prolog's C interface knows it."""

    name: str
    handle: int


def _declared(library: Any, signatures: Mapping[str, tuple[Any, list[Any]]]) -> Any:
    """Give functions of a library the types of their results and arguments."""
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def _pyswip_core() -> Any:
    """Load pyswip's declarations of libswipl. Importing the package would start Prolog as well, without the rules."""
    package = find_spec("pyswip")
    places = (package.submodule_search_locations if package else None) or []
    spec = next((spec_from_file_location("pyswip_core", Path(place, "core.py")) for place in places), None)
    if spec is None or spec.loader is None:
        raise EngineError("The package pyswip is not installed.")
    core = module_from_spec(spec)
    spec.loader.exec_module(core)
    # Its clean-up at exit runs in a thread that has no engine, waits for threads that do not answer and prints a
    # warning. The operating system takes everything back anyway.
    atexit.unregister(core.cleanupProlog)
    return core


_system: PrologSystem | None = None
_lock = threading.Lock()


def prolog_system(rules: Path) -> PrologSystem:
    """Return the SWI-Prolog of this process, started on the first call, with the rules of this file if they are saved.

    Raises EngineError when SWI-Prolog is not installed or does not start, and in a process that was forked from one
    that had started it: its threads exist only in the parent.
    """
    global _system
    with _lock:
        if _system is None:
            _system = PrologSystem(rules)
        if _system.process != os.getpid():
            raise EngineError(
                "This process was forked after SWI-Prolog had started. Start lawmage in the new process, "
                'or use the "spawn" method of multiprocessing.'
            )
        return _system
