"""Results without luck: the same games, the same mean, narrower intervals."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, variance

import pytest
from msgspec import structs

from millions.bots import bot_named
from millions.bots.skills import guide_for
from millions.core import play
from millions.core.game import game_named
from millions.core.nature import Dealer
from millions.games.heists.planning import ChooseCharacters
from millions.games.heists.table import Table
from millions.lab.bare import BareTable, Sitting
from millions.lab.contest import Contest
from millions.lab.figures import AdjustedFigures, figures
from millions.lab.games import GameOutcome, play_games
from millions.terminal.arena import show
from tests.walks import ALL_GAMES, NAMES

DRAWN = 2000


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_games_are_the_same(game: str) -> None:
    contest = Contest.new(game, "random,random,random", games=6, seed=3)
    for plain, lucky in zip(play_games(contest, range(6)), play_games(contest, range(6), with_luck=True), strict=True):
        assert (plain.places, plain.scores, plain.wins) == (lucky.places, lucky.scores, lucky.wins)
        assert not plain.luck
        assert sum(lucky.luck) == pytest.approx(0, abs=1e-9)


Played = tuple[Contest, list[GameOutcome]]


@pytest.fixture(scope="module", params=[("dollars-1e", 150), ("dollars-2e", 150), ("million-club", 60)], ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    """Games of equal bots, so that a seat wins a third, with the luck in them."""
    game, games = request.param
    contest = Contest.new(game, "random:Ann,random:Bob,random:Cid", games=games, seed=3)
    return contest, play_games(contest, range(games), with_luck=True)


@pytest.mark.slow
def test_luck_is_nothing_on_average_and_explains_a_part_of_the_results(played: Played) -> None:
    contest, outcomes = played
    luck = [outcome.luck[0] for outcome in outcomes]
    assert abs(mean(luck)) < 3 * (variance(luck) / contest.games) ** 0.5
    won = [outcome.wins[0] for outcome in outcomes]
    without = [share - lucky for share, lucky in zip(won, luck, strict=True)]
    assert variance(without) < 0.8 * variance(won)
    assert abs(mean(without) - 1 / 3) < 3 * (variance(without) / contest.games) ** 0.5


@pytest.mark.slow
def test_figures_show_the_share_without_luck_where_it_was_measured(played: Played) -> None:
    contest, outcomes = played
    found = figures(contest, outcomes).bots
    assert all(isinstance(bot, AdjustedFigures) for bot in found)
    assert sum(bot.adjusted_share for bot in found if isinstance(bot, AdjustedFigures)) == pytest.approx(1)
    plain = [structs.replace(outcome, luck=()) for outcome in outcomes]
    assert not any(isinstance(bot, AdjustedFigures) for bot in figures(contest, plain).bots)


def test_the_shares_without_luck_fit_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest.new("dollars-1e", "random:Ann,random:Bob,random:Cid", games=6, seed=3)
    show(figures(contest, play_games(contest, range(6), with_luck=True)), "fr")
    said = capsys.readouterr().out
    table = said[said.index("Sans la chance") :].splitlines()
    assert not any("…" in line for line in table)


@pytest.mark.parametrize(("game", "players"), [("dollars-1e", 3), ("dollars-1e", 5), ("dollars-2e", 4)])
def test_other_choices_are_drawn_as_personalities_choose(game: str, players: int) -> None:
    """What `otherwise` draws for a seat is as likely as what a personality does there; the others keep their cards."""
    chosen = game_named(game)
    table = chosen.set_up(NAMES[:players], chosen.options(), chosen.house_deck())
    BareTable(chosen, table, Dealer.new(4))  # chance gives the Leader card and turns up a Loot card
    rng = Random(2)
    assert isinstance(table, Table)
    assert isinstance(table.agenda[0], ChooseCharacters)
    form, view, me = table.agenda[0].options(table, 0), chosen.view(table, 0), slice(0, table.per_seat)
    bot = bot_named("shrewd")
    theirs = Counter(bot.act(view, form, rng).roles for _ in range(DRAWN))  # type: ignore[attr-defined]
    for seat in range(players):
        play.answer(table, seat, bot.act(chosen.view(table, seat), table.agenda[0].options(table, seat), rng))
    guide, ours = guide_for(chosen), Counter[tuple[object, ...]]()
    for _ in range(DRAWN):
        other = guide.otherwise(table, (0,), rng)
        assert other is not None
        assert other.roles[me.stop :] == table.roles[me.stop :]
        ours[other.roles[me]] += 1
    for hand in {*ours, *theirs}:
        expected = (ours[hand] + theirs[hand]) / 2
        assert abs(ours[hand] - theirs[hand]) < 5 * (2 * expected) ** 0.5


def test_at_other_moments_there_is_no_secret_choice() -> None:
    game = game_named("dollars-1e")
    table = game.set_up(NAMES[:4], game.options(), game.house_deck())
    sitting = Sitting(BareTable(game, table, Dealer.new(4)), [bot_named("sensible") for _ in range(4)], Random(3))
    guide = guide_for(game)
    assert guide.otherwise(table, (0, 1, 2, 3), Random(1)) is None
    assert guide.outlook(table) == guide.chances(table)
    sitting.play_out()
    assert guide.otherwise(table, (0, 1, 2, 3), Random(1)) is None
