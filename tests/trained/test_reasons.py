"""Why a trained bot did what it did: what it believed, and what it expected."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from millions.bots import Reason, bot_named
from millions.core.match import Match
from millions.games.heists.view import HeistView
from millions.trained import Trained
from millions.words import Speaker
from tests.trained.test_expert import heist

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def reasons(game: str, players: int, most: int) -> Iterator[tuple[Match, Any, Reason]]:
    """The first decisions of trained bots among themselves: the match and the view before each, and why."""
    match, rng = Match.new(game, NAMES[:players], seed=4), Random(4)
    bots = [bot_named("trained") for _ in range(players)]
    while not match.over and len(match.log) < most:
        seat = match.seat(match.awaited[0])
        view = match.view(seat)
        action = bots[seat].act(view, match.forms(seat), rng)
        reason = bots[seat].explain()
        assert reason is not None
        yield match, view, reason
        match.play(seat, action)


@pytest.mark.parametrize(
    ("game", "players", "least"), [("dollars-1e", 5, 0.5), ("dollars-1e", 3, 0.3), ("dollars-2e", 4, 0.5)]
)
def test_it_believes_of_hidden_characters_only_and_is_as_sure_as_it_is_right(
    game: str, players: int, least: float
) -> None:
    """A net that read the wrong head, or in the wrong order, would be right once in five or six times.

    With three players it knows least: they choose two roles each, and freely.
    """
    right, said = [], []
    for match, view, reason in reasons(game, players, 150):
        assert isinstance(view, HeistView)
        for one in reason.roles_believed:
            assert view.known[one.character] is None
            roles = getattr(match.table, "roles")  # noqa: B009  a table of either edition
            right.append(roles[one.character] is one.role)
            said.append(one.percent / 100)
    assert len(right) > 20
    assert sum(right) / len(right) > least
    assert abs(sum(right) - sum(said)) / len(right) < 0.25


def test_in_the_club_it_believes_in_purses() -> None:
    errors = []
    for match, view, reason in reasons("million-club", 3, 120):
        purses = getattr(match.table, "money")  # noqa: B009  a table of the club
        assert {one.seat for one in reason.purses_believed} == set(range(3)) - {view.viewer}
        errors += [abs(one.amount - purses[one.seat]) for one in reason.purses_believed]
    assert sum(errors) / len(errors) < 10


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e", "million-club"])
def test_every_reason_has_words_in_both_languages(game: str, lang: str) -> None:
    said = []
    for match, _, reason in reasons(game, 4, 60):
        speaker = Speaker.of(match, lang)
        said.append(speaker.text(reason.sentence, **speaker.arguments(reason)))
    assert any(("believes" if lang == "en" else "croit") in one or "selon lui" in one for one in said)
    assert not any("{" in one or "none" in one for one in said)


def test_it_has_no_reason_before_it_has_decided() -> None:
    assert Trained().explain() is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_search_says_what_its_choices_promised_and_an_expert_what_it_believed(lang: str) -> None:
    said = []
    for kind in ("search:30it", "expert:30it"):
        match, seat = heist("dollars-1e")
        bot, rng = bot_named(kind), Random(1)
        assert bot.explain() is None
        while (reason := bot.explain()) is None:  # first it may talk, which it does not think about
            match.play(seat, bot.act(match.view(seat), match.forms(seat), rng))
        speaker = Speaker.of(match, lang)
        said.append(speaker.text(reason.sentence, **speaker.arguments(reason)))
    plain, with_net = said
    assert ("expects to win" if lang == "en" else "pense gagner") in plain
    assert ("It believes" if lang == "en" else "Il croit") in with_net
    assert "believes" not in plain
