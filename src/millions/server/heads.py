"""The head of each address: its title and description, what link previews show, and whether it exists at all.

The page is a single-page application: the same program for every address. Messengers and search engines do not run it:
they read the HTML head. A head says only what everybody with the link may see, and of a finished match not who has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from millions.core.errors import MillionsError
from millions.core.game import GAMES
from millions.server.pictures import PREVIEW, picture_of
from millions.server.profiles import profile_at
from millions.tables import TableManager
from millions.tables.history import is_table_id
from millions.tables.store import LIVE, Kept
from millions.wire.bodies import GameRecord, Profile
from millions.words import Catalogue, catalogue
from millions.words.catalogue import LANGUAGES

LOCALES = {"en": "en_GB", "fr": "fr_FR"}

PLACES = {"me": "page-you", "practise": "page-practise"}
"""Addresses that always exist, besides those of games and tables, and the messages of their titles."""


class Head(Struct, frozen=True):
    """What the head of one address says."""

    lang: str
    title: str
    description: str
    picture: str
    found: bool = True
    listed: bool = False
    """Search engines may list this address."""

    def html(self, site: str, path: str) -> str:
        """The elements of the head. `path` holds no key: keys stand behind a `#`, which browsers do not send."""
        width, height = PREVIEW
        picture = f"{site}/pictures/{self.picture}"
        graph = {
            "og:site_name": "millions",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": f"{site}/{path}",
            "og:locale": LOCALES[self.lang],
            "og:image": picture,
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": self.title,
        }
        named = {
            "description": self.description,
            "twitter:card": "summary_large_image",
            "twitter:title": self.title,
            "twitter:description": self.description,
            "twitter:image": picture,
            **({} if self.listed else {"robots": "noindex"}),
        }
        return "\n    ".join(
            [
                f"<title>{escape(self.title)}</title>",
                *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in graph.items()),
                *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()),
            ]
        )


async def head_of(path: str, manager: TableManager, lang: str) -> Head:
    """The head of an address of the page, for a visitor who reads this language."""
    first, _, second = path.strip("/").partition("/")
    if not first:
        return general(lang, "front-hello", listed=True)
    if first in PLACES and not second:
        return general(lang, PLACES[first])
    if first in ("new", "rules") and second in GAMES:
        return of_game(first, second, lang)
    if first in ("t", "replay", "review") and is_table_id(second):
        try:
            kept = await manager.store.kept(second)
            if kept is not None:
                return await of_table(manager, kept, lang)
        except MillionsError:  # the store is not available, or the table is damaged: the page reports it
            return general(lang, "front-hello")
    if first == "p":
        try:
            shown = await profile_at(manager, second)
            return of_profile(shown, lang) if shown is not None else nothing(lang)
        except MillionsError:
            return general(lang, "front-hello")
    return nothing(lang)


def of_profile(shown: Profile, lang: str) -> Head:
    """A player's public profile: the name, and the record."""
    say = _words(lang)
    record = [f"{title_of(_words(lang, one.game), one.game)}: {_played(say, one)}." for one in shown.record]
    title = say.format("head-title", name=shown.name)
    return Head(lang, title, " ".join(record) or say.format("profile-none"), picture_of(None))


def _played(say: Catalogue, record: GameRecord) -> str:
    return say.format("me-played", played=record.played, won=record.won)


def general(lang: str, name: str, listed: bool = False) -> Head:
    """The front page, and addresses of which nothing more can be said."""
    say = _words(lang)
    title = say.format("head-title", name=say.format(name))
    return Head(lang, title, say.format("front-what"), picture_of(None), listed=listed)


def of_game(page: str, game: str, lang: str) -> Head:
    """The rules of a game, or a new table of it."""
    say = _words(lang, game)
    name = say.format(f"head-{page}", title=title_of(say, game))
    return Head(lang, say.format("head-title", name=name), _pitch(say, game), picture_of(game), listed=page == "rules")


async def of_table(manager: TableManager, kept: Kept, lang: str) -> Head:
    """A table: the game, who plays, and what a visitor can do there."""
    chosen = (await manager.settings(kept.table)).language
    lang = chosen if chosen in LANGUAGES else lang
    say, free, stage = _words(lang, kept.game), 0, str(kept.status)
    if kept.status in LIVE:
        room = (await manager.table(kept.table)).room
        names: Sequence[str] = [one.name for one in room.sitters if one.taken and one.name]
        free, stage = sum(not one.taken for one in room.sitters), room.stage
    else:
        names = await manager.names(kept.table)
    title = title_of(say, kept.game)
    name = say.format("head-table", title=title, names=", ".join(names)) if names else title
    what = say.format("head-table-what", stage=stage, free=free)
    return Head(lang, say.format("head-title", name=name), what, picture_of(kept.game))


def nothing(lang: str) -> Head:
    """An address that does not exist."""
    say = _words(lang)
    title = say.format("head-title", name=say.format("page-nothing-here"))
    return Head(lang, title, say.format("page-nothing-how"), picture_of(None), found=False)


def title_of(say: Catalogue, game: str) -> str:
    """The title of a game; for a game from outside without a catalogue, its name."""
    return say.label("game-title", game.replace("-", " ").capitalize())


def _pitch(say: Catalogue, game: str) -> str:
    return say.format("front-pitch", game=game) if picture_of(game) != picture_of(None) else say.format("front-what")


def _words(lang: str, game: str | None = None) -> Catalogue:
    return catalogue(lang, game, ("page",))


def preferred(header: str) -> str:
    """The language to answer in, by an Accept-Language header."""
    wishes = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        if tag[:2].lower() in LANGUAGES:
            wishes.append((-_weight(weight), place, tag[:2].lower()))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
