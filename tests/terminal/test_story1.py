"""How the first edition is told: what goes together in a line, and where the money comes from."""

from __future__ import annotations

import pytest

from millions.core.message import Event
from millions.core.table import Paid
from millions.games.dollars1.components import ROLES, ante_on
from millions.games.dollars1.heist import Denounced
from millions.games.dollars1.sharing import LootShared, NothingShared
from millions.games.heists.components import RESERVE, Eliminated, Revealed, Role
from millions.games.heists.negotiation import HeistBegan, SaidReady
from millions.terminal.heists.dollars1 import Story
from millions.words import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo")


def tell(*events: Event, lang: str = "en", players: int = 6) -> list[str]:
    """The lines of these events."""
    story = Story(Speaker(lang, "dollars-1e", NAMES[:players], 2 if players == 3 else 1), ROLES, ())
    return [line.text.replace("\u00a0", " ") for line in story.tell(events)]


def back(character: int, amount: int = 2) -> Paid:
    return Paid(ante_on(character), character, amount, "ante-back")


def shares(shared: LootShared) -> list[Event]:
    return [shared, *(Paid(RESERVE, one, shared.share, "share") for one in shared.characters)]


TOLD: list[tuple[list[Event], str, str]] = [
    (
        [SaidReady(1), SaidReady(4), SaidReady(3)],
        "Bob, Eve and Dot are ready.",
        "Bob, Eve et Dot disent : « Prêt ! »",
    ),
    (
        [Revealed(Role.BRUTE, (0, 1)), Eliminated(0, "doubled"), back(0), Eliminated(1, "doubled"), back(1)],
        "Brutes: Ann and Bob. Both out, antes back (2 each).",
        "Brutes : Ann et Bob. Éliminés, mises reprises (2 chacune).",
    ),
    (
        shares(LootShared(14, (0, 1, 2, 3), 3, 2)),
        "14 to share between Ann, Bob, Cid and Dot: 3 each, 2 stay in the reserve.",
        "14 à partager entre Ann, Bob, Cid et Dot : 3 chacun, 2 restent à la Réserve.",
    ),
    (
        [Eliminated(2, "alone"), Paid(2, RESERVE, 3, "fine"), NothingShared()],
        "Cid is the only one left, and a Snitch: out, a fine of 3 to the reserve, nothing is shared.",
        "Cid reste sans personne, et c’est une Balance : éliminé, amende de 3 à la Réserve, rien n’est partagé.",
    ),
]


@pytest.mark.parametrize(("events", "english", "french"), TOLD)
def test_what_belongs_together_is_told_as_one(events: list[Event], english: str, french: str) -> None:
    assert tell(*events) == [english]
    assert tell(*events, lang="fr") == [french]


def test_M1_L1_what_a_mastermind_adds_is_said() -> None:
    called = [Revealed(Role.MASTERMIND, (1,)), back(1)]
    assert tell(*called, *shares(LootShared(12, (0, 1), 6, 0)))[1] == (
        "10 + 2 for the Mastermind = 12 to share between Ann and Bob: 6 each."
    )
    assert tell(*called, *shares(LootShared(12, (1,), 12, 0)))[1] == (
        "10 + 2 for the Mastermind = 12. Bob is the only one left and takes the whole loot: 12."
    )
    assert tell(*called, *shares(LootShared(10, (0, 2), 5, 0)))[1] == "10 to share between Ann and Cid: 5 each."


def test_M1_H7_the_denounced_role_is_called_last_even_if_nobody_has_it() -> None:
    assert tell(Denounced(0, Role.DRIVER), Revealed(Role.CROOK, ()), Revealed(Role.DRIVER, ())) == [
        "Ann denounces the Drivers.",
        "Crook: nobody.",
        "Denounced as Driver: nobody.",
    ]
    later = tell(Denounced(0, Role.DRIVER), Revealed(Role.DRIVER, ()), HeistBegan((0,)), Revealed(Role.DRIVER, ()))
    assert later[-1] == "Driver: nobody."


@pytest.mark.parametrize(("players", "said"), [(3, "Everybody antes 2 on each character."), (4, "Everybody antes 2.")])
def test_M1_P4_antes_lie_on_characters(players: int, said: str) -> None:
    per_seat = 2 if players == 3 else 1
    antes = [Paid(one // per_seat, ante_on(one), 2, "ante") for one in range(players * per_seat)]
    assert tell(*antes, players=players) == [said]
