"""Icons and preview pictures, drawn by tools/share_pictures.py; and the manifest, which makes the page installable."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from millions.words import catalogue

PREVIEW = (1200, 630)
"""Width and height of the pictures for link previews."""

GROUND, THEME = "#f7f3ec", "#17141f"


@cache  # for every page that is sent: saves 90 µs
def all_pictures() -> dict[str, bytes]:
    """Every picture by its name."""
    folder = files("millions.server.pictures")
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.name.endswith(".png")}


def picture_of(game: str | None) -> str:
    """The name of the picture for links about this game."""
    own = f"preview-{game}.png"
    return own if own in all_pictures() else "preview.png"


def manifest(lang: str, base: str = "") -> bytes:
    """The web app manifest: what a phone needs to put the page on its home screen."""
    say = catalogue(lang, None, ("page",))
    icon = {"type": "image/png", "purpose": "any"}
    return msgspec.json.encode(
        {
            "id": f"{base}/",
            "name": say.format("page-title"),
            "short_name": say.format("page-title"),
            "description": say.format("front-what"),
            "lang": lang,
            "start_url": f"{base}/",
            "scope": f"{base}/",
            "display": "standalone",
            "background_color": GROUND,
            "theme_color": THEME,
            "icons": [
                {"src": f"{base}/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
                {**icon, "src": f"{base}/pictures/icon-192.png", "sizes": "192x192"},
                {**icon, "src": f"{base}/pictures/icon-512.png", "sizes": "512x512"},
                {**icon, "src": f"{base}/pictures/icon-maskable-512.png", "sizes": "512x512", "purpose": "maskable"},
            ],
        }
    )
