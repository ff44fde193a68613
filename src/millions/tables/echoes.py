"""No two bots at a table say the same sentence in a round: the second says it differently, or not at all."""

from __future__ import annotations

from msgspec import structs

from millions.core.seat import Seat
from millions.tables.state import State
from millions.wire.talk import AnyPhrase, Explains, Replies
from millions.words import LANGUAGES, catalogue

SHARED = frozenset(
    (
        *("gladly", "soon", "more", "less", "no", "hope", "slim", "cheap", "dear", "crown", "another"),
        *("still", "moved", "revised", "out", "later", "perhaps", "said", "doubt", "believe", "both", "threat", "calm"),
    )
)
"""Answers that a second bot gives by saying that the same goes for it."""

NEEDED = frozenset({"pays", "sign", "agreed"})
"""What must be said all the same: what follows would not be understood without it."""


def in_own_words(state: State, seat: Seat, phrase: AnyPhrase) -> AnyPhrase | None:
    """What a bot says, if another bot has said the same sentence in this round; None if it says nothing then.

    That several say the same role, one bot says for all.
    """
    if not isinstance(phrase, Explains | Replies):
        return phrase
    said = [one.phrase for one, _ in state.talk.of_round(state.round) if one.seat != seat]
    others = [one for one in said if isinstance(one, Explains | Replies)]
    if isinstance(phrase, Explains) and phrase.why == "crowd":
        crowds = [one.role for one in others if isinstance(one, Explains) and one.why == "crowd"]
        return None if phrase.role in crowds else phrase
    what = phrase.why if isinstance(phrase, Explains) else phrase.what
    if what in NEEDED or not _is_among(phrase, others):
        return phrase
    return structs.replace(phrase, what="ditto") if isinstance(phrase, Replies) and what in SHARED else None


def _is_among(phrase: Explains | Replies, others: list[Explains | Replies]) -> bool:
    """Has one of these the same words, in a language?"""
    return any(not {*_sentences(phrase)}.isdisjoint(_sentences(one)) for one in others)


def _sentences(phrase: Explains | Replies) -> list[str]:
    """What it says, in each language."""
    key = f"because-{phrase.why}" if isinstance(phrase, Explains) else f"reply-{phrase.what}"
    role = (phrase.role if isinstance(phrase, Explains) else None) or ""
    each = [catalogue(lang) for lang in LANGUAGES]
    return [words.format(key, tone=phrase.tone, amount=phrase.amount or 0, role=role) for words in each]
