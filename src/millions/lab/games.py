"""Plays the games of a contest: on bare tables, if only the result is needed, or as matches that can be stored.

Both ways play the same games: a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from traceback import format_exception

from msgspec import Struct

from millions.bots import AnyBot, Bot, Host, bot_referred_to, is_ours
from millions.bots.temper import PERSONALITIES
from millions.core.errors import MillionsError
from millions.core.form import Forms, offered
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seats
from millions.core.table import Standing, View
from millions.lab.bare import BareTable, Sitting
from millions.lab.contest import Contest
from millions.lab.luck import LuckyTable, play_with_luck


class GameOutcome(Struct, frozen=True, array_like=True):
    """The result of a game, by entrant: places, scores, and shares of the win (one half each, if two share it)."""

    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    luck: tuple[float, ...] = ()
    """What luck added to each share of the win, where that was measured."""


class Entrant(Bot[View]):
    """A bot of a contest. If it raises an exception or chooses what is not offered, the error names the bot, the game
    and the seed.

    Only the choices of bots from outside are checked: the tests check those of ours.
    """

    def __init__(self, contest: Contest, one: int, number: int) -> None:
        self.kind, self.number, self.seed = contest.bots[one], number, contest.seed
        self.bot, self.trusted = bot_referred_to(self.kind), is_ours(self.kind)

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        try:
            action = self.bot.act(view, forms, rng)
            legal = self.trusted or offered(forms, action)
        except Exception as error:
            raise self.failed(error) from error
        if not legal:
            raise self.broke_the_rules(action)
        return action

    def broke_the_rules(self, action: object) -> MillionsError:
        """The error for an action that was not offered."""
        what = repr(action)[:LONGEST_ACTION]
        sentence = (
            f"the bot {self.kind!r} chose {what} in game {self.number}, which is not offered to it (seed {self.seed})"
        )
        return MillionsError(
            "bot-illegal", sentence, bot=repr(self.kind), action=what, number=str(self.number), seed=str(self.seed)
        )

    def failed(self, error: Exception) -> MillionsError:
        """The error to report; it travels between processes with its traceback."""
        why = f"{type(error).__name__}: {error}"
        sentence = f"the bot {self.kind!r} failed in game {self.number}: {why} (seed {self.seed})"
        report = MillionsError(
            "bot-failed", sentence, bot=repr(self.kind), number=str(self.number), seed=str(self.seed), error=why
        )
        report.traceback = "".join(format_exception(error))
        return report

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        self.bot.recall(view, forms, rng, action)


LONGEST_ACTION = 200
"""Characters of an illegal action that an error shows."""


def play_games(contest: Contest, numbers: Iterable[int], with_luck: bool = False) -> list[GameOutcome]:
    """Play these games of the contest on bare tables; `with_luck`: and measure what luck added."""
    game = game_named(contest.game)
    options, deck = game.read_options(contest.options), game.read_deck(contest.deck)
    outcomes = []
    for number in numbers:
        seating = contest.seating(number)
        table = game.set_up(tuple(contest.names[one] for one in seating), options, deck)
        dealer, bots = Dealer.new(contest.dealer_seed(number)), entrants(contest, number)
        rng, luck = Random(contest.bots_seed(number)), tuple[float, ...]()
        if with_luck:
            chance = Random(contest.derived("luck", number))
            luck = play_with_luck(LuckyTable(game, table, dealer, known(contest, seating), chance), bots, rng).total
        else:
            Sitting(BareTable(game, table, dealer), bots, rng).play_out()
        outcomes.append(outcome(number, seating, game.standings(table), luck))
    return outcomes


def known(contest: Contest, seating: Sequence[int]) -> Seats:
    """The seats of personalities, whose odds in a secret choice are known."""
    return tuple([seat for seat, one in enumerate(seating) if contest.bots[one] in PERSONALITIES])


def entrants(contest: Contest, number: int) -> list[AnyBot]:
    """New bots for a game, by seat."""
    return [Entrant(contest, one, number) for one in contest.seating(number)]


def outcome(
    number: int, seating: Sequence[int], standings: Sequence[Standing], luck: Sequence[float] = ()
) -> GameOutcome:
    """The standings of a game by entrant instead of by seat."""
    winners = sum(standing.won for standing in standings)
    by_entrant = sorted(standings, key=lambda standing: seating[standing.seat])
    return GameOutcome(
        number,
        places=tuple(standing.place for standing in by_entrant),
        scores=tuple(standing.score for standing in by_entrant),
        wins=tuple(1 / winners if standing.won else 0.0 for standing in by_entrant),
        luck=tuple(luck[standing.seat] for standing in by_entrant) if luck else (),
    )


def play_match(contest: Contest, number: int) -> Match:
    """Play one game of the contest as a match, checked and logged."""
    names = [contest.names[one] for one in contest.seating(number)]
    match = Match.new(
        contest.game,
        names,
        seed=contest.dealer_seed(number),
        options=contest.options,
        deck=game_named(contest.game).read_deck(contest.deck),
    )
    host = Host(match, dict(enumerate(entrants(contest, number))), contest.bots_seed(number))
    while list(host.sweep()):  # always whole sweeps
        pass
    return match
