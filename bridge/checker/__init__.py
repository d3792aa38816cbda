"""The independent proof checker.

It trusts the exported rules, the given facts, and itself; it knows nothing of the prover. What is proved step by step
is compared literally with the rules; whatever rests on something not being there (negation, counts, completeness, every
"no") is worked out anew by an evaluator of its own.
"""

from lawmage.bridge.checker.checker import PROOF_VERSION, Checker, check
from lawmage.bridge.checker.evaluator import DEFAULT_STEPS, Evaluator
from lawmage.bridge.checker.facts import CardFacts, FactBase

__all__ = ["DEFAULT_STEPS", "PROOF_VERSION", "CardFacts", "Checker", "Evaluator", "FactBase", "check"]
