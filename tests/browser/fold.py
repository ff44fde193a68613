"""Is everything that can be pressed in the window, without scrolling, and covered by nothing? In four windows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize

WINDOWS: dict[str, ViewportSize] = {
    "1280x720": {"width": 1280, "height": 720},
    "1366x768": {"width": 1366, "height": 768},
    "1920x1080": {"width": 1920, "height": 1080},
    "390x844": {"width": 390, "height": 844},
}
FITS = "() => Math.abs(document.querySelector('.page').offsetHeight - innerHeight) < 1"
CONTROLS = ":is([data-verb], [data-asks], [data-skip], [data-continue], [data-coach] button, [role=alertdialog] button)"
HIDDEN = f"""() => [...(document.querySelector("[role=alertdialog]") ?? document).querySelectorAll("main {CONTROLS}")]
    .filter(one => one.checkVisibility({{visibilityProperty: true}}))
    .map(one => {{
        const {{left, top, right, bottom}} = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const covered = at !== one && !one.contains(at);
        const name = one.dataset.verb ?? one.dataset.asks ?? one.className;
        const what = `${{name}} at ${{[left, top, right, bottom].map(Math.round)}}`;
        if (!inside) return `${{what}} is outside`;
        return covered ? `${{what}} is covered by ${{at?.outerHTML.slice(0, 120)}}` : null;
    }}).filter(Boolean)"""


def settle(page: Page) -> None:
    """Until the page has the size of the window, tabs and sheets have noticed, and what binds hears the pointer."""
    page.wait_for_function(FITS)
    page.wait_for_function(
        "() => matchMedia('(min-width: 60rem)').matches || !document.querySelector('.drawer:not(:has(.away))')"
    )
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.wait_for_function("() => !document.querySelector('[data-settling]')")


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


TOLD = ".loot, .shown, .stakes, .seat.me"
"""The middle of the table, the job card in it, and the player's own seat."""
UNREADABLE = f"""() => {{
    const place = document.querySelector(".place").getBoundingClientRect();
    const within = (line, {{left, top, right, bottom}}) =>
        line.left > left - 1.5 && line.top > top - 1.5 && line.right < right + 1.5 && line.bottom < bottom + 1.5;
    const faults = (box, text, line) => {{
        const all = [box, box.closest(".centre"), desk ? document.querySelector(".place") : null].filter(Boolean);
        const inside = all.every(one => within(line, one.getBoundingClientRect()));
        if (!inside) return `${{text}} is outside of ${{box.className}}`;
        if (!within(line, place)) return null; // a phone's table is scrolled
        const at = [0.1, 0.5, 0.9].map(part =>
            document.elementFromPoint(line.left + part * line.width, (line.top + line.bottom) / 2));
        const above = at.find(one => !box.contains(one));
        return above ? `${{text}} of ${{box.className}} is covered by ${{above.outerHTML.slice(0, 90)}}` : null;
    }};
    const desk = matchMedia("(min-width: 60rem)").matches;
    return [...document.querySelectorAll({TOLD!r})].flatMap(box => {{
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT), found = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {{
            const style = getComputedStyle(node.parentElement);
            const passing = node.parentElement.closest(".change, .unseen");
            if (!node.data.trim() || passing || style.clipPath !== "none") continue;
            if (!node.parentElement.checkVisibility({{visibilityProperty: true}})) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            found.push(...[...range.getClientRects()].filter(({{width}}) => width > 2)
                .map(line => faults(box, node.data.trim().slice(0, 40), line)));
        }}
        return found.filter(Boolean);
    }});
}}"""


def read(page: Page, where: str) -> None:
    """Every text in the middle of the table and on the player's own seat is whole and covered by nothing."""
    for name, size in WINDOWS.items():
        page.set_viewport_size(size)
        settle(page)
        hidden: list[Any] = page.evaluate(UNREADABLE)
        assert not hidden, f"{where}, {name}: {hidden}"


CUT_OFF = """panels => [...document.querySelectorAll(panels)].flatMap(panel => {
    const {top, bottom, left, right} = panel.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
    return inside ? [] : [`${panel.className} at ${[left, top, right, bottom].map(Math.round)}`];
})"""


def look_for(page: Page, panels: str, where: str) -> None:
    """These panels are whole in the window, in every window of a desk."""
    for name in ("1280x720", "1366x768", "1920x1080"):
        page.set_viewport_size(WINDOWS[name])
        settle(page)
        cut: list[Any] = page.evaluate(CUT_OFF, panels)
        assert not cut, f"{where}, {name}: {cut}"
