"""Plays the games of a contest: as bare tables, where only the result counts, or as matches that can be stored.

Both ways play the same games: a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from traceback import format_exception

from msgspec import Struct

from millions.bots import AnyBot, Bot, Host, bot_referred_to, is_ours
from millions.core import play
from millions.core.errors import MillionsError
from millions.core.form import Forms, offered
from millions.core.game import AnyGame, game_named
from millions.core.match import Match
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import NATURE, Seat, Seats
from millions.core.table import Standing, Table, View
from millions.lab.contest import Contest


class Outcome(Struct, frozen=True, array_like=True):
    """The result of a game, by entrant: places, scores, and shares of the win (one half each, if two share it)."""

    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]


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
"""Letters of an action that is not offered, as an error shows it."""


class BareTable:
    """A table without log, copies or events; it draws chance as a match does.

    It carries out what a bot chooses: an `Entrant` from outside has been checked before.
    """

    def __init__(self, game: AnyGame, table: Table, dealer: Dealer) -> None:
        self.game, self.table, self.dealer, self._dealt = game, table, dealer, 0
        self.awaited: Seats = self._let_nature_answer(play.run(table))

    def let_act(self, seat: Seat, bot: AnyBot, rng: Random) -> None:
        """Let the bot at this seat act; only its own view and forms are made."""
        forms = self.table.agenda[0].options(self.table, seat)
        action = bot.act(self.game.view(self.table, seat), forms, rng)
        self.awaited = self._let_nature_answer(play.answer(self.table, seat, action))

    def _let_nature_answer(self, awaited: Seats) -> Seats:
        while awaited == (NATURE,):
            self._dealt += 1
            (form,) = self.table.agenda[0].options(self.table, NATURE)
            awaited = play.answer(self.table, NATURE, form.sample(self.dealer.hand(self._dealt)))
        return awaited


def play_out(bare: BareTable, bots: Sequence[AnyBot], rng: Random) -> None:
    """Play to the end in sweeps, as `Host` does: all awaited seats in a random order, each if it is still awaited."""
    while bare.awaited:
        order = [seat for seat in range(len(bots)) if seat in bare.awaited]
        rng.shuffle(order)
        for seat in order:
            if seat in bare.awaited:
                bare.let_act(seat, bots[seat], rng)


def play_games(contest: Contest, numbers: Iterable[int]) -> list[Outcome]:
    """Play these games of the contest on bare tables."""
    game = game_named(contest.game)
    options, deck = game.read_options(contest.options), game.read_deck(contest.deck)
    outcomes = []
    for number in numbers:
        seating = contest.seating(number)
        table = game.set_up(tuple(contest.names[one] for one in seating), options, deck)
        bare = BareTable(game, table, Dealer.new(contest.dealer_seed(number)))
        play_out(bare, entrants(contest, number), Random(contest.bots_seed(number)))
        outcomes.append(outcome(number, seating, game.standings(table)))
    return outcomes


def entrants(contest: Contest, number: int) -> list[AnyBot]:
    """New bots for a game, by seat."""
    return [Entrant(contest, one, number) for one in contest.seating(number)]


def outcome(number: int, seating: Sequence[int], standings: Sequence[Standing]) -> Outcome:
    """The standings of a game by entrant instead of by seat."""
    winners = sum(standing.won for standing in standings)
    by_entrant = sorted(standings, key=lambda standing: seating[standing.seat])
    return Outcome(
        number,
        places=tuple(standing.place for standing in by_entrant),
        scores=tuple(standing.score for standing in by_entrant),
        wins=tuple(1 / winners if standing.won else 0.0 for standing in by_entrant),
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
