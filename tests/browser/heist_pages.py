"""The heist games' own table, brought to every one of its screens: three more players, who need no page."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, sit_down
from tests.browser.robot import press
from tests.browser.serving import Server

Screen = Callable[[Page, Server], None]
Bring = Callable[[Page, Server, str], Any]
GAMES = ("dollars-1e", "dollars-2e")
HANDS = {"dollars-1e": ("brute", "crook", "crook"), "dollars-2e": ("brute", "mentalist", "mentalist")}
"""What Bob, Cid and Dot send."""
LONG_NAMES = [f"Rue des Voleurs de bijoux {number}" for number in range(1, 11)]
BONUSES = [{"role": "acrobat", "amount": 3}, {"role": "mentalist", "amount": 2}]
ALL_ROLES = ["tech", "acrobat", "brute", "mentalist", "brain", "driver"]
WORDIEST: dict[str, Any] = {
    "dollars-1e": {
        "cards": [{"name": name, "amount": 12, "ante": 2, "symbol": "driver"} for name in LONG_NAMES],
        "variant": {"target": 7},
    },
    "dollars-2e": {
        "cards": [{"name": name, "amount": 16, "bonuses": BONUSES} for name in LONG_NAMES],
        "roles": {str(players): ALL_ROLES for players in range(4, 9)} | {"3": ALL_ROLES[:5]},
        "variant": {"target": 13},
    },
}
"""Decks of cards that say much, and a target that somebody may reach in the first round."""


NAMES = ("Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


class Others:
    """Bob, Cid, Dot and so on, who act without a page."""

    def __init__(self, server: Server, table: str, number: int = 3) -> None:
        self._address = f"{server.address}/api/tables/{table}/commands"
        seats = f"/api/tables/{table}/seats"
        self._keys = [server.ask("POST", seats, {"name": name})["key"] for name in NAMES[:number]]
        self._sent = 0

    def act(self, seat: int, verb: str, **blanks: Any) -> None:
        """One of them does something: Bob is 1."""
        self.wish(seat, "Play", action={"verb": verb, **blanks})

    def wish(self, seat: int, do: str, **what: Any) -> None:
        """One of them wants something that may be no move of the game."""
        self._sent += 1
        wish = {"do": do, "id": f"c{self._sent}", **what}
        headers = {"Authorization": f"Bearer {self._keys[seat - 1]}"}
        with urlopen(Request(self._address, json.dumps(wish).encode(), headers)) as answer:
            assert json.load(answer)["is"] == "Done"

    def choose(self, hands: tuple[str, ...]) -> None:
        for seat, role in enumerate(hands, start=1):
            self.act(seat, "Choose", roles=[role])

    def ready(self, *seats: int) -> None:
        for seat in seats:
            self.act(seat, "Ready")


def seated(server: Server, page: Page, game: str, number: int, query: str = "", deck: Any = None) -> Others:
    """Ann, who leads, at this page, and this number of others."""
    chairs = [{"name": "Ann"}, *[{}] * number]
    settings = {"game": game, "chairs": chairs, "options": {"leader": "Ann"}, **({"deck": deck} if deck else {})}
    table = server.ask("POST", "/api/tables", settings)["table"]
    sit_down(page, table, "Ann", query)
    others = Others(server, table, number)
    expect(page.locator("[data-verb=Choose]").first).to_be_visible(timeout=PATIENCE)
    return others


def four(server: Server, page: Page, game: str) -> Others:
    """Ann, who leads, at this page; Bob, Cid and Dot."""
    return seated(server, page, game, 3)


def on_stage(server: Server, page: Page) -> None:
    """A heist in which Cid and Dot are both Crooks, at its beginning."""
    others = four(server, page, "dollars-1e")
    others.choose(HANDS["dollars-1e"])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 2, 3)


# Every screen


def bargaining(
    server: Server,
    page: Page,
    game: str,
    role: str = "driver",
    hands: tuple[str, ...] = (),
    query: str = "",
    deck: Any = None,
) -> Others:
    """Everybody has chosen (Ann this role, the others these) and announced: the negotiation begins."""
    hands = hands or HANDS[game]
    others = seated(server, page, game, len(hands), query, deck)
    others.choose(hands)
    page.locator(f"[data-verb=Choose][data-arg-roles*={role}]").click()
    if game == "dollars-2e":
        page.locator("[data-verb=Announce][data-arg-roles*=brute]").click()
        expect(page.locator("[data-verb=Announce]")).to_have_count(0)
        for seat in range(1, len(hands) + 1):
            others.act(seat, "Announce", roles=["brute"])
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    return others


def to_the_heist(server: Server, page: Page, game: str, role: str = "driver", hands: tuple[str, ...] = ()) -> None:
    """Everybody is ready."""
    others = bargaining(server, page, game, role, hands)
    page.locator("[data-verb=Ready]").click()
    others.ready(*range(1, len(hands or HANDS[game]) + 1))


def sent(page: Page, server: Server, game: str) -> None:
    four(server, page, game)
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    expect(page.locator("[data-verb=Choose]")).to_have_count(0)


def announcing(page: Page, server: Server, game: str) -> None:
    others = four(server, page, game)
    others.choose(HANDS[game])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    expect(page.locator("[data-verb=Announce]").first).to_be_visible(timeout=PATIENCE)


def offers(page: Page, server: Server, game: str) -> None:
    """Two deals wait for Ann's answer, one is hers; somebody repeats a claim and talks."""
    others = bargaining(server, page, game)
    for _ in range(3):
        others.act(1, "Claim", character=1, role="driver")
        others.act(2, "Claim", character=2, role="brute")
    why = {"phrase": "Explains", "to": 0, "why": "double", "role": "driver", "amount": 1, "tone": "shrewd"}
    others.wish(2, "Signal", phrase=why)
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    others.act(3, "Propose", terms={"payments": [], "departures": [0, 1, 3]})
    for _ in range(2):
        others.wish(1, "Say", text="Who will go?")
    expect(page.locator("[data-proposal='1'] [data-verb=Accept]")).to_be_visible()


def left(page: Page, server: Server, game: str) -> None:
    bargaining(server, page, game)
    page.locator("[data-asks=Withdraw]").click()
    page.locator("[data-verb=Withdraw]").click()
    expect(page.locator("[data-seat='0'] .left")).to_be_visible()


def voting(page: Page, server: Server, game: str) -> None:
    bargaining(server, page, game)
    page.locator("[data-verb=CallVote]").click()
    expect(page.locator("[data-verb=Vote]").first).to_be_visible()


def choosing(role: str, *hands: str) -> Bring:
    """Ann, alone in a role that chooses something in the middle of the heist, chooses."""

    def screen(page: Page, server: Server, game: str) -> None:
        to_the_heist(server, page, game, role, hands)
        expect(page.locator("[data-verb=NameRole], [data-verb=Rob]").first).to_be_visible(timeout=PATIENCE)

    return screen


def on_stage_at(kind: str) -> Bring:
    """The heist as it is shown, at a beat of this kind."""

    def screen(page: Page, server: Server, game: str) -> None:
        page.emulate_media(reduced_motion="no-preference")
        to_the_heist(server, page, game)
        expect(page.locator(f".stage.{kind}")).to_be_visible(timeout=PATIENCE)

    return screen


def read_report(page: Page) -> None:
    """Open the last heist, line by line."""
    page.locator("[data-tab=report]").click(timeout=PATIENCE)
    expect(page.locator("[data-report] li").first).to_be_visible(timeout=PATIENCE)


def told(page: Page, server: Server, game: str) -> None:
    """The next round, with the last heist line by line."""
    to_the_heist(server, page, game)
    read_report(page)


def finished(page: Page, server: Server, game: str) -> str:
    """A whole match, to its end; gives the table."""
    table, rng = server.open(game, "person", *["sensible"] * 3), Random(3)
    sit_down(page, table, "Ann", "")
    while page.locator("[data-standings]").count() == 0:
        if press(page, rng) is None:
            page.wait_for_timeout(30)
    expect(page.locator("[data-verified=true]")).to_be_visible(timeout=PATIENCE)
    return table


def replayed(page: Page, server: Server, game: str) -> None:
    page.goto(f"/replay/{finished(page, server, game)}?at=40")
    expect(page.locator("[data-event]").first).to_be_visible(timeout=PATIENCE)


BOTH: dict[str, Bring] = {
    "sent": sent,
    "offers": offers,
    "left": left,
    "reveal": on_stage_at("turn"),
    "out": on_stage_at("out"),
    "share": on_stage_at("share"),
    "told": told,
    "over": finished,
    "replay": replayed,
}
CHOOSING = {
    "dollars-1e": ("snitch", "brute", "crook", "crook", "driver"),
    "dollars-2e": ("tech", "brute", "driver", "acrobat", "acrobat", "driver", "mentalist"),
}
"""Who chooses something in the middle of the heist, and what the others sent."""
OWN: dict[str, dict[str, Bring]] = {
    "dollars-1e": {"denounce": choosing(*CHOOSING["dollars-1e"])},
    "dollars-2e": {
        "announce": announcing,
        "vote": voting,
        "cut": choosing(*CHOOSING["dollars-2e"]),
        "rob": choosing("mentalist", "brute", "driver", "driver"),
    },
}


def at_table(bring: Bring, game: str) -> Screen:
    def screen(page: Page, server: Server) -> None:
        bring(page, server, game)

    return screen


HEIST_SCREENS = {
    f"{name}-{game}": at_table(bring, game) for game in GAMES for name, bring in {**BOTH, **OWN[game]}.items()
}
"""What `pictures` takes of both editions, besides the screens that every game has."""
