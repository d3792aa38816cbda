"""The command ``lawmage``.

Exit codes: 0, the question was answered; 1, a proof did not hold when it was checked, or what is stored does not fit
its shapes; 2, the input is wrong or a limit was hit; 3, lawmage itself failed.
"""

from lawmage.bridge.cli.commands import app

__all__ = ["app"]
