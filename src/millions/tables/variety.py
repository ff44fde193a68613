"""A bot remembers for the match what it has said: it says the same in other words, or nothing where nothing is new."""

from __future__ import annotations

from msgspec import structs

from millions.core.seat import Seat
from millions.games.remarks import REWORDED
from millions.tables.state import State
from millions.tables.talk import Sentence, sentence_of
from millions.tables.timing import luck_of
from millions.wire.talk import AnyPhrase, Explains, Replies

UNNEEDED = frozenset({"fewer", "worth", "double", "crowd", "demand", "dodge"})
"""What a bot leaves out when it has said all sentences for it: an offer speaks for itself."""

NEEDED = frozenset({"pays", "sign", "agreed"})
"""What must be said all the same: what follows would not be understood without it."""

SHUFFLED = frozenset({"fewer", "worth", "double", "crowd", "more", "less"})
"""What comes in another order of sentences in each match."""


def in_fresh_words(state: State, seat: Seat, phrase: AnyPhrase) -> AnyPhrase | None:
    """What a bot says in a sentence that it has not said in this match; None if it has nothing new to say.

    One that no other bot has said in the rounds before comes first. An answer may come again, but never twice in a row
    to the same player. That several claim a role is not said in two
    rounds running.
    """
    if not isinstance(phrase, Explains | Replies):
        return phrase
    what, _, _ = sentence_of(phrase)
    if what == "crowd" and state.talk.rounds_since("crowd", state.round) == 1:
        return None
    count = REWORDED.get(phrase.why if isinstance(phrase, Explains) else phrase.what, 1)
    wordings = [structs.replace(phrase, wording=number) for number in range(count)]
    said, last = state.talk.sentences(seat), state.talk.last_sentence(seat, phrase.to)
    fresh = [one for one in wordings if sentence_of(one) not in said]
    if what in SHUFFLED:
        fresh = _unheard(state, seat, what, fresh)
    if fresh:
        heard = _heard_before(state, seat)
        return next((one for one in fresh if sentence_of(one) not in heard), fresh[0])
    if what in UNNEEDED:
        return None
    again = sorted(wordings, key=lambda one: said.index(sentence_of(one)))
    other = [one for one in again if sentence_of(one) != last]
    return other[0] if other else phrase if what in NEEDED else None


def _heard_before(state: State, seat: Seat) -> set[Sentence]:
    """What other bots have said in the rounds before: of the same round, see `echoes`."""
    said = {one for who in range(len(state.seats)) if who != seat for one in state.talk.sentences(who)}
    now = [one.phrase for one, _ in state.talk.of_round(state.round)]
    return said - {sentence_of(one) for one in now if isinstance(one, Explains | Replies)}


def _unheard(state: State, seat: Seat, what: str, fresh: list[Explains | Replies]) -> list[Explains | Replies]:
    """These sentences in the order of this match, the same for all bots: first what it has not said at another price.

    That several claim a role is said in the same words once a match, whichever bot says it.
    """
    luck_of(state.luck, what, 0, 0).shuffle(fresh)
    speakers = range(len(state.seats)) if what == "crowd" else (seat,)
    heard = {number for who in speakers for said, number, _ in state.talk.sentences(who) if said == what}
    new = [one for one in fresh if one.wording not in heard]
    return new if what == "crowd" else new or fresh
