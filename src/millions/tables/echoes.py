"""No two bots say the same sentence in a round, or nearly the same: the second says it differently, or not at all."""

from __future__ import annotations

from msgspec import structs

from millions.core.seat import Seat
from millions.tables.state import State
from millions.wire.talk import AnyPhrase, Explains, Replies

SHARED = frozenset(
    (
        *("gladly", "soon", "more", "less", "no", "never", "since", "hope", "slim", "cheap", "dear", "crown"),
        *("another", "still", "moved", "revised", "out", "later", "perhaps", "said", "doubt", "believe", "both"),
        *("threat", "calm", "unclear"),
    )
)
"""Answers that a second bot gives by saying that the same goes for it."""

WITHOUT_PRICE = frozenset({"fewer", "worth", "double", "demand"})
"""Reasons that are mostly the same words at any price."""

OWN_VOICES = frozenset({"bluffer", "miser", "bully", "gambler", "grudge"})
"""Tones in which such a reason is in words of its own; all others say nearly the same."""

NEEDED = frozenset({"pays", "sign", "agreed"})
"""What must be said all the same: what follows would not be understood without it."""


def in_own_words(state: State, seat: Seat, phrase: AnyPhrase) -> AnyPhrase | None:
    """What a bot says, if another bot has said the same sentence in this round; None if it says nothing then.

    That several say the same role, one bot says for all, until they are more.
    """
    if not isinstance(phrase, Explains | Replies):
        return phrase
    said = [one.phrase for one, _ in state.talk.of_round(state.round) if one.seat != seat]
    others = [one for one in said if isinstance(one, Explains | Replies)]
    if isinstance(phrase, Explains) and phrase.why == "crowd":
        crowds = [(one.role, one.amount) for one in others if isinstance(one, Explains) and one.why == "crowd"]
        return None if (phrase.role, phrase.amount) in crowds else phrase
    if _gist(phrase) not in [_gist(structs.replace(one, to=phrase.to)) for one in others]:
        return phrase
    if not isinstance(phrase, Replies):
        return None
    if phrase.what in SHARED:
        return structs.replace(phrase, what="ditto", wording=0)
    return phrase if phrase.what in NEEDED else None


def _gist(phrase: Explains | Replies) -> Explains | Replies:
    """A phrase without what hardly changes its words."""
    if isinstance(phrase, Replies):
        return structs.replace(phrase, deal=None)
    if not isinstance(phrase, Explains) or phrase.why not in WITHOUT_PRICE:
        return phrase
    return structs.replace(phrase, amount=None, tone=phrase.tone if phrase.tone in OWN_VOICES else "sensible")
