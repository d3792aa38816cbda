"""Run every benchmark and print the figures beside the promises: ``make bench``."""

import os
import sys

from rich.console import Console
from rich.table import Table

from benchmarks import cards, dependent_lands, imports, layers, proofs, questions, threads


def main() -> int:
    """Return 0 when every promise is kept, else 1."""
    console = Console(width=150)
    load, cores = os.getloadavg()[0], os.cpu_count()
    busy = f"load average {load:.1f} on {cores} cores at the start: times in ms hold only where nothing else runs"
    table = Table("what", "measured", "promised", "kept", title="lawmage: speed and memory", caption=busy)
    kept = True
    for benchmark in (proofs, questions, dependent_lands, layers, threads, cards, imports):
        console.print(f"measuring {benchmark.__name__.split('.')[-1]} ...")
        for found in benchmark.measure():
            table.add_row(found.what, found.figure, found.promise, "yes" if found.kept else "NO")
            kept = kept and found.kept
    console.print(table)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
