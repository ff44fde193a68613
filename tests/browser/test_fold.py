"""What a player can do now in a heist is in sight without scrolling, and nothing covers it: in four windows."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

from tests.browser.heist_pages import GAMES, HANDS, bargaining, seated, to_the_heist
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server

WINDOWS: dict[str, ViewportSize] = {
    "1280x720": {"width": 1280, "height": 720},
    "1366x768": {"width": 1366, "height": 768},
    "1920x1080": {"width": 1920, "height": 1080},
    "390x844": {"width": 390, "height": 844},
}
FITS = "() => Math.abs(document.querySelector('.page').offsetHeight - innerHeight) < 1"
CONTROLS = ":is([data-verb], [data-asks], [data-skip], [data-coach] button, [role=alertdialog] button)"
HIDDEN = f"""() => [...(document.querySelector("[role=alertdialog]") ?? document).querySelectorAll("main {CONTROLS}")]
    .filter(one => one.checkVisibility({{visibilityProperty: true}}))
    .map(one => {{
        const {{left, top, right, bottom}} = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const covered = at !== one && !one.contains(at) && !one.closest('.settling');
        const name = one.dataset.verb ?? one.dataset.asks ?? one.className;
        const what = `${{name}} at ${{[left, top, right, bottom].map(Math.round)}}`;
        if (!inside) return `${{what}} is outside`;
        return covered ? `${{what}} is covered by ${{at?.outerHTML.slice(0, 120)}}` : null;
    }}).filter(Boolean)"""


def settle(page: Page) -> None:
    """Until the page has the size of the window, and tabs and sheets have noticed."""
    page.wait_for_function(FITS)
    page.wait_for_function(
        "() => matchMedia('(min-width: 60rem)').matches || !document.querySelector('.drawer:not(:has(.away))')"
    )


def look(page: Page, where: str) -> None:
    """Everything that can be pressed now is in the window, in every window."""
    page.evaluate("() => document.querySelectorAll('.toast button').forEach(dismiss => dismiss.click())")
    for name, size in WINDOWS.items():
        page.set_viewport_size(size)
        settle(page)
        assert page.evaluate("scrollY") == 0
        hidden: list[Any] = page.evaluate(HIDDEN)
        assert not hidden, f"{where}, {name}: {hidden}"
        scrolls = page.evaluate("document.documentElement.scrollHeight > innerHeight")
        assert not scrolls, f"{where}, {name}: the page scrolls"


CASES = list(product(GAMES, ("en", "fr")))


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_every_phase_of_a_heist_with_the_guide_open(people: People, server: Server, game: str, lang: str) -> None:
    page = people.come(lang)
    others = seated(server, page, game, 3, "?guide")
    look(page, "choosing, welcome")
    page.locator("[data-coach] button").click()
    look(page, "choosing")
    others.choose(HANDS[game])
    page.locator("[data-verb=Choose][data-arg-roles*=driver]").click()
    if game == "dollars-2e":
        expect(page.locator("[data-verb=Announce]").first).to_be_visible(timeout=PATIENCE)
        look(page, "announcing")
        page.locator("[data-verb=Announce][data-arg-roles*=brute]").click()
        expect(page.locator("[data-verb=Announce]")).to_have_count(0)
        for seat in (1, 2, 3):
            others.act(seat, "Announce", roles=["brute"])
    expect(page.locator("[data-verb=Ready]")).to_be_visible(timeout=PATIENCE)
    look(page, "negotiation")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    others.act(3, "Propose", terms={"payments": [], "departures": [0, 1, 3]})
    expect(page.locator("[data-verb=Accept]").first).to_be_visible()
    look(page, "two offers")
    page.locator("[data-asks=Withdraw]").click()
    look(page, "leaving?")


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_putting_a_deal_together(people: People, server: Server, game: str, lang: str) -> None:
    page = people.come(lang)
    bargaining(server, page, game)
    for name, size in WINDOWS.items():
        page.set_viewport_size(size)
        settle(page)
        if not page.locator("[data-builds]").count():
            page.locator("[data-tab=deal]").click()
        expect(page.locator("[data-verb=Propose]")).to_be_visible()
        settle(page)
        with suppress(TimeoutError):  # a sheet slides in
            page.wait_for_function(f"() => !({HIDDEN})().length", timeout=2_000)
        assert not page.evaluate(HIDDEN), name


@pytest.mark.parametrize(
    ("game", "role", "hands"),
    [
        ("dollars-1e", "snitch", ("brute", "crook", "crook", "driver")),
        ("dollars-2e", "tech", ("brute", "driver", "acrobat", "acrobat", "driver", "mentalist")),
        ("dollars-2e", "mentalist", ("brute", "driver", "driver")),
    ],
)
def test_choices_in_the_middle_of_a_heist(
    people: People, server: Server, game: str, role: str, hands: tuple[str, ...]
) -> None:
    page = people.come("fr", calm=False)
    to_the_heist(server, page, game, role, hands)
    expect(page.locator("[data-skip]")).to_be_visible(timeout=PATIENCE)
    look(page, "the show")
    page.keyboard.press("Escape")
    expect(page.locator("[data-verb=NameRole], [data-verb=Rob]").first).to_be_visible(timeout=PATIENCE)
    look(page, role)


BOX = """verb => {
    const {x, y} = document.querySelector(`[data-verb=${verb}]`).getBoundingClientRect();
    return [x, y];
}"""


def test_controls_that_bind_do_not_move_when_offers_come_and_go(people: People, server: Server) -> None:
    page = people.come(phone=True)
    others = bargaining(server, page, "dollars-1e")
    ready = page.evaluate(BOX, "Ready")
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    expect(page.locator("[data-verb=Accept]")).to_be_visible()
    accept = page.evaluate(BOX, "Accept")
    others.act(3, "Propose", terms={"payments": [], "departures": [0, 1, 3]})
    expect(page.locator("[data-next-offer]")).to_be_visible()
    assert page.evaluate(BOX, "Ready") == ready
    assert page.evaluate(BOX, "Accept") == accept
    others.act(2, "TakeBack", proposal=1)
    expect(page.locator("[data-proposal='2']")).to_be_visible()
    assert page.evaluate(BOX, "Ready") == ready


def test_a_deal_that_costs_more_than_half_a_purse_asks_once(people: People, server: Server) -> None:
    page = people.come()
    others = bargaining(server, page, "dollars-1e")
    purse = int(page.locator("[data-seat='0'] [data-money]").get_attribute("data-money") or 0)
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": purse}], "departures": [2]})
    page.locator("[data-asks=Accept]").click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text(f"You pay {purse} of your {purse}")
    asked.get_by_role("button").first.click()
    expect(page.locator("[data-asks=Accept]")).to_be_visible()
    page.locator("[data-asks=Accept]").click()
    page.locator("[data-verb=Accept]").click()
    expect(page.locator("[data-seat='0'] [data-money='0']")).to_be_visible()
