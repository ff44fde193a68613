"""Names of roles are whole on a phone, however many sit at the table."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.heist_pages import to_the_heist
from tests.browser.people import PATIENCE, People
from tests.browser.serving import Server

BROKEN = """() => [...document.querySelectorAll("[data-seat] .card .name")].flatMap(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const line = Math.max(...[...range.getClientRects()].map(({ height }) => height));
    const lines = range.getBoundingClientRect().height / line;
    return lines > 1.5 || one.scrollWidth > one.clientWidth ? [`${one.textContent}: ${lines}`] : [];
})"""
HANDS = {
    "dollars-1e": ("crook", "driver", "brute", "driver", "crook"),
    "dollars-2e": ("mentalist", "mentalist", "brute", "driver", "driver"),
}


@pytest.mark.parametrize("others", [3, 4, 5])
@pytest.mark.parametrize("game", HANDS)
def test_no_role_name_is_broken_or_cut_on_a_phone(people: People, server: Server, game: str, others: int) -> None:
    page = people.come("fr", phone=True, calm=False)
    hands = HANDS[game][:others]
    to_the_heist(server, page, game, "driver", hands)
    page.locator("[data-skip]").click(timeout=PATIENCE)
    expect(page.locator("[data-continue]")).to_be_visible()
    assert page.locator("[data-seat] .card .name").count() >= others
    with suppress(TimeoutError):  # cards that have just turned find their size
        page.wait_for_function(f"() => !({BROKEN})().length", timeout=2_000)
    assert page.evaluate(BROKEN) == []
