"""What is typed, and what is understood."""

from __future__ import annotations

from typing import cast

import pytest

from millions import Match
from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars1.view import View
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.terminal.heists.dollars1 import Reader
from millions.terminal.reading import Command
from millions.terminal.vocabulary import Unclear
from millions.words import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot", "Jean Paul")


def planning(lang: str = "en", players: int = 5) -> Match:
    return Match.new("dollars-1e", NAMES[:players], seed=1)


def negotiating(players: int = 5) -> Match:
    match = planning(players=players)
    for name in NAMES[:players]:
        match.play(name, Choose((Role.DRIVER, Role.BRUTE)[: 2 if players == 3 else 1]))
    return match


def reader(match: Match, lang: str = "en", me: int = 0) -> Reader:
    return Reader(Speaker.of(match, lang, me), cast("View", match.view(me)), me, match.forms(me))


def read(match: Match, line: str, lang: str = "en") -> Action | Command:
    return reader(match, lang).read(line)


CHOICES = [("driver", Role.DRIVER), ("dr", Role.DRIVER), ("1", Role.SNITCH), ("Crook", Role.CROOK), (" 2 ", Role.BRUTE)]


@pytest.mark.parametrize(("line", "role"), CHOICES)
def test_a_character_is_chosen_by_name_beginning_or_number(line: str, role: Role) -> None:
    assert read(planning(), line.strip()) == Choose((role,))


def test_french_names_and_english_ones_choose_in_French() -> None:
    assert read(planning(), "chauf", "fr") == Choose((Role.DRIVER,))
    assert read(planning(), "balance", "fr") == Choose((Role.SNITCH,))
    assert read(planning(), "driver", "fr") == Choose((Role.DRIVER,))


@pytest.mark.parametrize("line", ["driver brute", "driver, brute", "3 2", "dr and br"])
def test_M1_T1_three_players_choose_two(line: str) -> None:
    assert read(planning(players=3), line) == Choose((Role.DRIVER, Role.BRUTE))


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("9", "Choose from"),
        ("mastermind", "not in play with this number of players. Choose from"),
        ("1 2", "one role"),
        ("0", "Choose from"),
    ],
)
def test_a_role_that_is_not_offered_is_explained(line: str, hint: str) -> None:
    with pytest.raises(Unclear, match=hint):
        read(planning(), line)


def test_M1_O1_a_role_that_lies_open_is_explained() -> None:
    match = Match.new("dollars-1e", NAMES, seed=1, options={"fooled": True})
    for name, role in zip(NAMES, (Role.DRIVER, Role.BRUTE, Role.CROOK, Role.CROOK, Role.BRUTE), strict=True):
        match.play(name, Choose((role,)))
    for name in NAMES:
        match.play(name, Ready())
    with pytest.raises(Unclear, match=r"You played the Driver last round and may not pick it now\. Choose from"):
        read(match, "driver")
    with pytest.raises(Unclear, match="Rôle vous est interdit"):
        read(match, "chauffeur", "fr")


DEALS = [
    ("offer Bob 3", terms([(0, 1, 3)], [1])),
    ("offer b 3", terms([(0, 1, 3)], [1])),
    ("offer 3 to Jean Paul", terms([(0, 4, 3)], [4])),
    ("ask cid 2", terms([(2, 0, 2)], [0])),
    ("deal Bob leaves, me pays Bob 2, Cid pays Bob 1", terms([(0, 1, 2), (2, 1, 1)], [1])),
    ("deal Bob leaves and I pay Bob 2", terms([(0, 1, 2)], [1])),
    ("deal Bob and Cid leave; me pays Bob 1", terms([(0, 1, 1)], [1, 2])),
    ("deal Bob, Cid pay me 2, I leave", terms([(1, 0, 2), (2, 0, 2)], [0])),
    ("deal me leaves, dot leaves", terms([], [0, 3])),
]


@pytest.mark.parametrize(("line", "deal"), DEALS)
def test_M1_N5_deals_as_people_type_them(line: str, deal: object) -> None:
    assert read(negotiating(), line) == Propose(deal)  # type: ignore[arg-type]


FRENCH_DEALS = [
    ("offrir Bob 3", terms([(0, 1, 3)], [1])),
    ("demander Cid 2", terms([(2, 0, 2)], [0])),
    ("accord Bob part, moi verse 2 à Bob, Cid verse 1 à Bob", terms([(0, 1, 2), (2, 1, 1)], [1])),
    ("accord Bob et Cid partent, je paie 1 a Bob", terms([(0, 1, 1)], [1, 2])),
    ("deal Bob leaves, me pays Bob 2", terms([(0, 1, 2)], [1])),
]


@pytest.mark.parametrize(("line", "deal"), FRENCH_DEALS)
def test_deals_in_French(line: str, deal: object) -> None:
    assert read(negotiating(), line, "fr") == Propose(deal)  # type: ignore[arg-type]


WISHES: list[tuple[str, Action | Command]] = [
    ("claim driver", Claim(0, Role.DRIVER)),
    ("CLAIM Dr", Claim(0, Role.DRIVER)),
    ("leave", Withdraw(0)),
    ("ready", Ready()),
    ("rea", Ready()),
    ("r", Ready()),
    ("time", CallTime()),
    ("look Bob", Intimidate(1)),
    ("yes 3", Accept(3)),
    ("no 3", Decline(3)),
    ("back 3", TakeBack(3)),
    ("", Command("wait")),
    ("?", Command("help", "")),
    ("help claim", Command("help", "claim")),
    ("rules M1-N6", Command("rules", "M1-N6")),
    ("who", Command("table")),
    ("save /tmp/x y", Command("save", "/tmp/x y")),
    ("q", Command("quit")),
]


@pytest.mark.parametrize(("line", "wish"), WISHES)
def test_short_commands(line: str, wish: Action | Command) -> None:
    assert read(negotiating(), line) == wish


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("prêt", Ready()),
        ("pret", Ready()),
        ("déclarer chauffeur", Claim(0, Role.DRIVER)),
        ("partir", Withdraw(0)),
        ("heure", CallTime()),
        ("oeil Bob", Intimidate(1)),
        ("oui 2", Accept(2)),
        ("quitter", Command("quit")),
        ("ready", Ready()),
    ],
)
def test_French_commands(line: str, wish: Action | Command) -> None:
    assert read(negotiating(), line, "fr") == wish


def test_M1_T3_with_three_players_a_label_says_which() -> None:
    match = negotiating(3)
    assert read(match, "claim B driver") == Claim(1, Role.DRIVER)
    assert read(match, "leave b") == Withdraw(1)
    assert read(match, "offer Bob A 3") == Propose(terms([(0, 1, 3)], [2]))
    assert read(match, "ask Bob 3 B") == Propose(terms([(1, 0, 3)], [1]))
    assert read(match, "deal Bob B leaves, me pays Bob 1") == Propose(terms([(0, 1, 1)], [3]))
    with pytest.raises(Unclear, match="A or B"):
        read(match, "leave")
    match.play("Ann", Withdraw(0))
    assert read(match, "leave") == Withdraw(1)


def test_answers_need_no_number_when_only_one_is_asked() -> None:
    match = negotiating()
    with pytest.raises(Unclear, match="No proposal waits for your answer"):
        read(match, "yes")
    match.play("Bob", Propose(terms([(1, 0, 1)], [0])))
    assert read(match, "yes") == Accept(1)
    match.play("Cid", Propose(terms([(2, 0, 1)], [0])))
    with pytest.raises(Unclear, match="Type no 1 or no 2"):
        read(match, "no")


def test_the_snitch_names_a_role() -> None:
    match = planning()
    roles = (Role.SNITCH, Role.DRIVER, Role.BRUTE, Role.CROOK, Role.DRIVER)
    for name, role in zip(NAMES, roles, strict=True):
        match.play(name, Choose((role,)))
    for name in NAMES:
        match.play(name, Ready())
    offered = reader(match).offered()
    assert read(match, "1") == NameRole(offered[0])
    assert read(match, offered[-1].value) == NameRole(offered[-1])


HINTS = [
    ("clame driver", "Did you mean “claim”"),
    ("xyzzy", "means nothing here"),
    ("offer Zoe 3", "Nobody here is called “Zoe”"),
    ("offer Bob", "offer NAME N"),
    ("offer Bob 3 4", "offer NAME N"),
    ("offer me 3", "with yourself"),
    ("offer Bob 0", "whole number of at least 1"),
    ("offer Bob -1", "whole number of at least 1"),
    ("ask Bob two", "ask NAME N, where N is a whole number"),
    ("yes", "No proposal waits for your answer."),
    ("back", "no open proposal"),
    ("claim", "claim ROLE"),
    ("claim banker", "claim ROLE"),
    ("deal", "deal WHO leaves"),
    ("deal Bob", "deal WHO leaves"),
    ("deal Bob pays", "deal WHO leaves"),
    ("yes please", "yes [NUMBER]"),
]


@pytest.mark.parametrize(("line", "hint"), HINTS)
def test_what_is_not_understood_is_met_with_a_hint(line: str, hint: str) -> None:
    with pytest.raises(Unclear) as caught:
        read(negotiating(), line)
    assert hint in str(caught.value)


REFUSED = [
    ("deal me pays Bob 1", "somebody must leave", "M1-N5"),
    ("deal Bob leaves, Cid pays Bob 1", "name you", "M1-N5"),
    ("offer Bob 99", "only", "M1-N6"),
    ("deal me leaves", "name you and somebody else", "M1-N5"),
]


@pytest.mark.parametrize(("line", "reason", "rule"), REFUSED)
def test_why_a_deal_cannot_be_proposed(line: str, reason: str, rule: str) -> None:
    match = negotiating()
    wish = read(match, line)
    assert isinstance(wish, Propose)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, wish)
    problem = refused.value.problem
    assert reason in (Speaker.of(match, "en", 0).problem(problem) or "")
    assert problem.rule == rule
