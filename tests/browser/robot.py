"""Plays through the page: presses controls with `data-verb` and nothing else, so that it plays any table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

OFFERED = """() => [...document.querySelectorAll("[data-verb]")]
    .filter(one => !one.disabled && one.checkVisibility())
    .map(one => ({
        verb: one.dataset.verb,
        args: Object.fromEntries([...one.attributes].filter(a => a.name.startsWith("data-arg-"))
            .map(a => [a.name.slice(9), JSON.parse(a.value)])),
    }))"""
PRESSED = """({verb, args}) => [...document.querySelectorAll(`[data-verb=${verb}]`)].find(
    one => !one.disabled && one.checkVisibility() && Object.entries(args).every(
        ([blank, value]) => one.getAttribute(`data-arg-${blank}`) === JSON.stringify(value)))?.click()"""
PICKED = """which => {
    const groups = new Map();
    for (const one of document.querySelectorAll("[data-choices] input[type=radio]"))
        groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
    const open = [...groups.values()].find(group => !group.some(one => one.checked));
    open?.[which % open.length].click();
}"""
BUILT = """([who, paid]) => {
    if (!document.querySelector("[data-builds]")) document.querySelector("[data-tab=deal]")?.click();
    const builder = document.querySelector("[data-builds]");
    const boxes = builder ? [...builder.querySelectorAll("input[type=checkbox]")] : [];
    if (boxes.length) boxes[who % boxes.length].click();
    if (boxes.length && paid && !builder.querySelector("input[type=number]")) builder.querySelector("button").click();
}"""

RELUCTANT = {"Claim": 0.15, "Propose": 0.3, "Withdraw": 0.25, "CallTime": 0.2, "Intimidate": 0.5, "TakeBack": 0.1}
"""How readily it does what could go on for ever; other verbs count as 1."""


def offered(page: Page) -> list[dict[str, Any]]:
    """What can be pressed now: verbs and their arguments."""
    found: list[dict[str, Any]] = page.evaluate(OFFERED)
    return found


def press(page: Page, rng: Random) -> str | None:
    """Press something, and wait for what the server says to it; gives the verb, if there was anything to press."""
    for _ in range(2 if page.locator("[data-choices] input[type=radio]").count() else 0):
        page.evaluate(PICKED, rng.randrange(8))  # with three players each sends two characters
    build_a_deal(page, rng)
    choices = offered(page)
    if not choices:
        return None
    verbs = sorted({choice["verb"] for choice in choices})
    verb = rng.choices(verbs, [RELUCTANT.get(one, 1.0) for one in verbs])[0]
    choice = rng.choice([choice for choice in choices if choice["verb"] == verb])
    before = json.dumps(choices)
    page.evaluate(PRESSED, choice)
    page.wait_for_function(
        f"before => JSON.stringify(({OFFERED})()) !== before || !document.querySelector('[aria-busy=true]')",
        arg=before,
    )
    return str(verb)


def build_a_deal(page: Page, rng: Random) -> None:
    """Where a deal can be put together: somebody leaves, perhaps somebody pays."""
    if rng.random() < 0.3:
        page.evaluate(BUILT, [rng.randrange(8), rng.random() < 0.5])
