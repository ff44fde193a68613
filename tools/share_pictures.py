"""Draw src/millions/server/pictures: the icons of the installed page, and the pictures that link previews show.

Our own drawings, written here as SVG and turned into PNG by Chromium, because neither home screens nor messengers
show SVG. Run as `.venv/bin/python -m tools.share_pictures`.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "millions" / "server" / "pictures"
SOURCES = ROOT / "web" / "src"
ICON = (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8")

PREVIEW = (1200, 630)
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}
MASKABLE = "icon-maskable-512.png"
"""Systems cut this one to their own shape: the ground fills it, and the drawing keeps to the middle."""

NIGHT = """
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#0f0d18"/><stop offset="1" stop-color="#3a1c5e"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<circle cx="1040" cy="120" r="46" fill="#52e0ff" opacity=".8"/>
"""
PAPER = """
<rect width="1200" height="630" fill="#2a1f18"/>
<rect x="26" y="26" width="1148" height="578" rx="10" fill="none" stroke="#b48a3c" stroke-width="3"/>
<rect x="38" y="38" width="1124" height="554" rx="6" fill="#1c3a2c"/>
"""
HAT = """
<g transform="translate(790 165) scale(5)"><path d="M20 4h24l-2 36H22Z" fill="#f5e9d2"/>
<rect x="6" y="40" width="52" height="8" rx="4" fill="#f5e9d2"/>
<path d="M21.400 30h21.200l-.5 8H21.900Z" fill="#a3192f"/></g>
"""
ROLES = {"driver": "#5cd6ff", "crook": "#77e28f", "brute": "#ff9166", "mentalist": "#a6b8ff", "acrobat": "#ff85c8"}


def skyline() -> str:
    """The city of the heist games: its roofs as the page draws them, and lit windows."""
    text = (SOURCES / "art" / "heists" / "Skyline.svelte").read_text(encoding="utf-8")
    roofs = re.search(r'd="(M0 150[^"]+)"', text)
    assert roofs
    lit = "".join(f'<rect x="{14 + i * 137 % 770}" y="{108 + i * 53 % 36}" width="4" height="6"/>' for i in range(46))
    return (
        f'<g transform="translate(0 330) scale(1.5 2)"><path d="{roofs[1]}" fill="#191430"/>'
        f'<g fill="#ffd166">{lit}</g></g>'
    )


def card(role: str, x: int, y: int, turn: int) -> str:
    """A role card, with the page's drawing of the role."""
    text = (SOURCES / "art" / "heists" / "drawings.ts").read_text(encoding="utf-8")
    drawn = re.search(rf"  {role}: \{{(.*?)\n  \}}", text, re.S)
    assert drawn
    lines, solids = (re.search(rf'{part}:\s*"([^"]+)"', drawn[1]) for part in ("lines", "solids"))
    assert lines
    colour = ROLES[role]
    return (
        f'<g transform="translate({x} {y}) rotate({turn} 90 130)">'
        f'<rect width="180" height="260" rx="16" fill="#15112a" stroke="{colour}" stroke-width="5"/>'
        f'<g transform="translate(30 70) scale(2.5)" fill="none" stroke="{colour}" stroke-width="2.6"'
        f' stroke-linecap="round" stroke-linejoin="round"><path d="{lines[1]}"/>'
        f'<path d="{solids[1] if solids else ""}" fill="{colour}" stroke="none"/></g></g>'
    )


def coin(x: int, y: int, size: float) -> str:
    """The mark of the program, without its ground."""
    drawing = re.sub(r"^<svg[^>]*><rect[^>]*/>|</svg>\s*$", "", ICON)
    ground = '<circle cx="32" cy="32" r="19" fill="#17141f"/>'
    return f'<g transform="translate({x} {y}) scale({size})">{ground}{drawing}</g>'


def titled(picture: str, *lines: str, ink: str = "#f6f1ff", glow: str = "#ff5fae") -> str:
    """A picture for a link preview, with a title on its left."""
    words = "".join(
        f'<text x="80" y="{250 + 92 * place}" fill="{ink if place < 2 else glow}">{line}</text>'
        for place, line in enumerate(lines)
    )
    size = 76 if len(lines) > 1 else 112
    face = f'font-family="DejaVu Serif, Georgia, serif" font-weight="700" font-size="{size}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">{picture}<g {face}>{words}</g></svg>'


def previews() -> dict[str, str]:
    """The pictures of link previews, as SVG by file name: one for each game, and one for the rest."""
    night = NIGHT + skyline()
    first = card("driver", 640, 190, -10) + card("crook", 770, 160, 0) + card("brute", 900, 190, 10)
    second = card("mentalist", 640, 190, -10) + card("crook", 770, 160, 0) + card("acrobat", 900, 190, 10)
    whole = card("crook", 640, 190, -10) + card("driver", 900, 190, 10) + coin(700, 160, 5.0)
    return {
        "preview.png": titled(night + whole, "millions"),
        "preview-dollars-1e.png": titled(night + first, "Millions", "of Dollars", "I"),
        "preview-dollars-2e.png": titled(night + second, "Millions", "of Dollars", "II"),
        "preview-million-club.png": titled(PAPER + HAT, "Million", "Club", "1880", ink="#f5e9d2", glow="#e6b85c"),
    }


def maskable() -> str:
    """The icon with its ground up to the edges."""
    drawing = re.sub(r"^<svg[^>]*><rect[^>]*/>|</svg>\s*$", "", ICON)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#17141f"/>'
        f'<g transform="translate(6.400 6.400) scale(.8)">{drawing}</g></svg>'
    )


def draw(browser: Browser, svg: str, name: str, width: int, height: int) -> None:
    """One picture as a PNG file; a transparent ground stays transparent."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}</style>{svg}")
    page.screenshot(path=FOLDER / name, omit_background=True)
    page.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, svg in previews().items():
            draw(chrome, svg, name, *PREVIEW)
        for name, side in ICONS.items():
            draw(chrome, maskable() if name.startswith("apple") else ICON, name, side, side)
        draw(chrome, maskable(), MASKABLE, 512, 512)
        chrome.close()
