"""Film docs/pictures/heist.webp from the real page: a negotiation and a heist, for README.

Three more players act over HTTP; Ann's page is photographed at every step. Run as
`.venv/bin/python -m tools.moving_picture`.
"""

from __future__ import annotations

import base64
import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.heist_pages import Others, bargaining
from tests.browser.people import People
from tests.browser.serving import Server

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "heist.webp"
SIZE = (1280, 800)
QUALITY = 50
TALK_MS, BEAT_MS, LAST_MS = 1500, 1300, 2500
SETTLES_MS = 450
"""After this time what turns has turned."""
BEAT = "() => document.querySelector('.stage')?.innerText ?? null"
SKIP = "[data-skip]"


class Film:
    """Frames and how long each is shown."""

    def __init__(self, page: Page) -> None:
        self._camera = page.context.new_cdp_session(page)
        self._page = page
        self.frames: list[tuple[bytes, int]] = []

    def take(self, lasts_ms: int) -> None:
        """The page as it is now."""
        self._page.wait_for_timeout(SETTLES_MS)
        shot = self._camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        self.frames.append((base64.b64decode(shot["data"]), lasts_ms))


def negotiate(page: Page, others: Others, film: Film) -> None:
    """Bob lies; Cid offers to leave for 1; Ann agrees."""
    film.take(TALK_MS)
    others.act(1, "Claim", character=1, role="driver")
    film.take(TALK_MS)
    others.act(2, "Propose", terms={"payments": [{"source": 0, "target": 2, "amount": 1}], "departures": [2]})
    page.locator("[data-proposal='1'] [data-verb=Accept]").wait_for()
    film.take(TALK_MS)
    page.locator("[data-proposal='1'] [data-verb=Accept]").click()
    page.locator("[data-seat='2'] .left").wait_for()
    film.take(TALK_MS)


def rob(page: Page, others: Others, film: Film) -> None:
    """The heist, beat by beat, to what it came to."""
    page.locator("[data-verb=Ready]").click()
    others.ready(1, 3)
    page.locator(SKIP).wait_for()
    shown = None
    while page.locator(SKIP).count():
        if (beat := page.evaluate(BEAT)) != shown and beat is not None:
            shown = beat
            film.take(BEAT_MS)
        page.wait_for_timeout(30)
    film.take(LAST_MS)


def animated(frames: list[tuple[bytes, int]]) -> bytes:
    """One animated WebP of still ones, without end."""
    width, height = SIZE
    body = _chunk(b"VP8X", struct.pack("<B3x", 2) + _three(width - 1) + _three(height - 1))
    body += _chunk(b"ANIM", struct.pack("<IH", 0, 0))
    for still, lasts_ms in frames:
        head = _three(0) * 2 + _three(width - 1) + _three(height - 1) + _three(lasts_ms) + b"\x02"
        body += _chunk(b"ANMF", head + b"".join(_picture(still)))
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\x00" * (len(data) % 2)


def _picture(still: bytes) -> Iterator[bytes]:
    """The chunks of a still WebP that hold its pixels."""
    at = 12
    while at < len(still):
        kind, length = struct.unpack_from("<4sI", still, at)
        if kind in (b"VP8 ", b"VP8L", b"ALPH"):
            yield _chunk(kind, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2


def main() -> None:
    """Film it."""
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = People(browser, server).come(dark=True, calm=False)
        page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        page.add_init_script("localStorage['millions.show'] = 'slow'")
        others, film = bargaining(server, page, "dollars-1e"), Film(page)
        negotiate(page, others, film)
        rob(page, others, film)
        browser.close()
        server.stop()
    PICTURE.write_bytes(animated(film.frames))
    print(f"{PICTURE}: {len(film.frames)} frames, {PICTURE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
