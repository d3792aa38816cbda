"""Everything that lawmage says in English: terms, the sentences of proofs, trees, and lists of what is missing.

Rules bring their sentences with them; here the slots are filled and the words for terms chosen. Players are called by
name in the third person ("Player A controls Forest"), so that the rules' sentences need no grammar for "you".
"""

from lawmage.bridge.sentences.annotate import annotate, changed_node, without_annotations
from lawmage.bridge.sentences.missing import missing
from lawmage.bridge.sentences.render import capitalised, plain_lines, rich_tree
from lawmage.bridge.sentences.sentences import Sentences
from lawmage.bridge.sentences.tree import Step, proof_tree
from lawmage.bridge.sentences.words import Words, elements, has_variable, joined

__all__ = [
    "Sentences",
    "Step",
    "Words",
    "annotate",
    "capitalised",
    "changed_node",
    "elements",
    "has_variable",
    "joined",
    "missing",
    "plain_lines",
    "proof_tree",
    "rich_tree",
    "without_annotations",
]
