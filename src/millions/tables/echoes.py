"""No two bots of one tone say the same sentence in a round: the second says it differently, or not at all."""

from __future__ import annotations

from msgspec import structs

from millions.core.seat import Seat
from millions.tables.state import State
from millions.wire.talk import AnyPhrase, Explains, Replies

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
    if phrase not in [structs.replace(one, to=phrase.to) for one in others]:
        return phrase
    if not isinstance(phrase, Replies):
        return None
    if phrase.what in SHARED:
        return structs.replace(phrase, what="ditto")
    return phrase if phrase.what in NEEDED else None
