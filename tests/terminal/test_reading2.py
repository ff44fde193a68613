"""What is typed in the second edition, and what is understood."""

from __future__ import annotations

from typing import cast

import pytest

from millions import Match
from millions.core.message import Action
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.heist import ChooseRoleToCut, ChooseVictim, Rob
from millions.games.dollars2.view import View
from millions.games.dollars2.vote import CallVote, CastVotes, Vote
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.components import Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.terminal.heists.dollars2 import Reader
from millions.terminal.reading import Command
from millions.terminal.vocabulary import Unclear
from millions.words import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot", "Jean Paul")
SENT = (Role.DRIVER, Role.BRUTE, Role.MENTALIST, Role.TECH, Role.DRIVER)
PAIRS = ((Role.MENTALIST, Role.BRUTE), (Role.ACROBAT, Role.DRIVER), (Role.TECH, Role.DRIVER))


def planning(players: int = 5, seed: int = 1) -> Match:
    return Match.new("dollars-2e", NAMES[:players], seed=seed, options={"leader": "Ann"})


def announcing(players: int = 5, seed: int = 1) -> Match:
    match = planning(players, seed)
    for seat in range(players):
        match.play(seat, Choose(PAIRS[seat] if players == 3 else (SENT[seat],)))
    return match


def negotiating(players: int = 5, seed: int = 1) -> Match:
    match = announcing(players, seed)
    for seat in range(players):
        match.play(seat, Announce((Role.DRIVER,) * (2 if players == 3 else 1)))
    return match


def voting() -> Match:
    match = negotiating()
    match.play("Ann", CallVote())
    return match


def in_the_heist(players: int, until: type) -> Match:
    """A match that waits in this step of the heist."""
    for seed in range(100):
        match = negotiating(players, seed)
        for seat in range(players):
            match.play(seat, Ready())
        if isinstance(match.table.agenda[0], ChooseRoleToCut) and until is not ChooseRoleToCut:
            match.play(match.awaited[0], NameRole(Role.DRIVER))
        if not match.over and isinstance(match.table.agenda[0], until):
            return match
    raise AssertionError("no such match")


def read(match: Match, line: str, lang: str = "en", me: int = 0) -> Action | Command:
    return Reader(Speaker.of(match, lang, me), cast("View", match.view(me)), me, match.forms(me)).read(line)


@pytest.mark.parametrize(
    ("line", "lang"), [("tech", "en"), ("1", "en"), ("t", "en"), ("technicien", "fr"), ("te", "fr")]
)
def test_a_role_is_chosen_and_announced(line: str, lang: str) -> None:
    assert read(planning(), line, lang) == Choose((Role.TECH,))
    assert read(announcing(), line, lang) == Announce((Role.TECH,))


def test_M2_T1_M2_N1_two_different_roles_are_sent_and_any_two_announced() -> None:
    assert read(planning(3), "driver, brute") == Choose((Role.DRIVER, Role.BRUTE))
    assert read(announcing(3), "driver, brute") == Announce((Role.DRIVER, Role.BRUTE))
    assert read(announcing(3), "5 5") == Announce((Role.DRIVER, Role.DRIVER))
    with pytest.raises(Unclear, match="two different roles"):
        read(planning(3), "driver driver")
    with pytest.raises(Unclear, match="two roles, the same or not"):
        read(announcing(3), "driver")


WISHES: list[tuple[str, str, Action | Command]] = [
    ("vote", "en", CallVote()),
    ("v", "en", CallVote()),
    ("voter", "fr", CallVote()),
    ("ready", "en", Ready()),
    ("leave", "en", Withdraw(0)),
    ("claim brain", "en", Claim(0, Role.BRAIN)),
    ("déclarer cerveau", "fr", Claim(0, Role.BRAIN)),
    ("offer Bob 3", "en", Propose(terms([(0, 1, 3)], [1]))),
    ("accord Bob part, je verse 2 à Bob", "fr", Propose(terms([(0, 1, 2)], [1]))),
    ("yes 3", "en", Accept(3)),
    ("table", "en", Command("table")),
]


@pytest.mark.parametrize(("line", "lang", "wish"), WISHES)
def test_commands_of_the_negotiation(line: str, lang: str, wish: Action | Command) -> None:
    assert read(negotiating(), line, lang) == wish


@pytest.mark.parametrize("line", ["time", "look Bob"])
def test_the_first_editions_commands_mean_nothing_here(line: str) -> None:
    with pytest.raises(Unclear, match="means nothing here"):
        read(negotiating(), line)


@pytest.mark.parametrize(
    ("line", "lang", "start"),
    [("yes", "en", True), ("y", "en", True), ("no", "en", False), ("o", "fr", True), ("n", "fr", False)],
)
def test_M2_N5_a_vote_is_yes_or_no(line: str, lang: str, start: bool) -> None:
    match = voting()
    assert isinstance(match.table.agenda[0], CastVotes)
    assert read(match, line, lang) == Vote(start)


def test_while_a_vote_runs_other_words_keep_their_meaning() -> None:
    assert read(voting(), "yes 3") == Accept(3)
    assert read(voting(), "?") == Command("help", "")
    with pytest.raises(Unclear, match="means nothing here"):
        read(voting(), "perhaps")


def test_M2_H3_the_tech_names_a_role() -> None:
    match = in_the_heist(5, ChooseRoleToCut)
    assert read(match, "driver", me=3) == NameRole(Role.DRIVER)
    with pytest.raises(Unclear, match="Choose from"):
        read(match, "tech", me=3)


def test_M2_H6_the_mentalist_chooses_a_victim_by_name_or_number() -> None:
    match = in_the_heist(5, ChooseVictim)
    assert read(match, "bob", me=2) == Rob(1)
    assert read(match, "1", me=2) == Rob(1)
    assert read(match, "2", me=2) == Rob(3)
    for wrong in ("3", "jean", "ann"):
        with pytest.raises(Unclear, match="Choose from Bob or Dot"):
            read(match, wrong, me=2)
    assert read(match, "what", me=2) == Command("what")


def test_M2_T1_a_victim_has_a_label_where_players_have_two() -> None:
    match = in_the_heist(3, ChooseVictim)
    assert read(match, "bob a") == Rob(2)
    assert read(match, "bob") == Rob(2)
    assert read(match, "cid") == Rob(4)
