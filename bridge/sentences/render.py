"""The tree of a proof as text: plain, or with colors for a terminal."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text
from rich.tree import Tree

from lawmage.bridge.sentences.tree import Step

_SIGNS: Final = {"holds": "\u2713", "fails": "\u2717", "fact": "\u2022", "computed": "=", "heading": "\u2717"}
_STYLES: Final = {"holds": "green", "fails": "red", "fact": "cyan", "computed": "dim", "heading": "red"}


def capitalised(sentence: str) -> str:
    """Return a sentence with a capital letter at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def plain_lines(step: Step, indent: str = "  ") -> Iterator[str]:
    """Yield the lines of a tree, indented by its depth."""
    for depth, item in step.lines():
        yield f"{indent * depth}{_SIGNS[item.mark]} {capitalised(item.sentence)}{_tail(item)}"


def rich_tree(step: Step) -> Tree:
    """Return a tree for a terminal."""
    tree = Tree(_label(step), guide_style="dim")
    _add_children(tree, step)
    return tree


def _add_children(tree: Tree, step: Step) -> None:
    for child in step.children:
        _add_children(tree.add(_label(child)), child)


def _label(step: Step) -> Text:
    label = Text()
    label.append(f"{_SIGNS[step.mark]} ", style=_STYLES[step.mark])
    label.append(capitalised(step.sentence))
    label.append(_tail(step), style="dim")
    return label


def _tail(step: Step) -> str:
    parts = [f"  [{step.source}]"] if step.source else []
    if step.number is not None:
        parts.append(f"  #{step.number}")
    if step.see is not None:
        parts.append(f"  (see #{step.see})")
    if step.hidden:
        parts.append(f"  \u2026 {step.hidden} more steps" if step.hidden > 1 else "  \u2026 1 more step")
    return "".join(parts)
