"""What the host of a table chooses before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

from millions.bots import bot_named
from millions.core.game import LONGEST_NAME, game_named
from millions.core.match import Match
from millions.core.nature import Dealer

PERSON = "person"
BOT_NAMES = ("Ada", "Ben", "Coco", "Dov", "Edda", "Finn", "Gigi", "Hugo")

Seconds = Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
TalkMode = Literal["open", "structured", "same-room"]


class Chair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is meant to sit here: a person, or a bot by its kind. A name that is given is fixed."""

    kind: str = PERSON
    name: Name | None = None


class Clocks(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long somebody may think, in seconds; None: as long as they like, for tables that last days."""

    decision: Seconds | None = None
    negotiation: Seconds | None = None


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Game, seats and house rules of one table."""

    game: str
    chairs: Annotated[tuple[Chair, ...], Meta(max_length=16)]
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    clocks: Clocks = Clocks()
    talk: TalkMode = "open"
    public: bool = False
    pace: Annotated[int, Meta(ge=0, le=60_000)] = 1500
    """How long a bot usually thinks, in milliseconds."""
    watch_delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How many seconds later spectators see what happens."""


def checked(settings: Settings) -> Settings:
    """The settings, spelled out, if a match can be begun with them; raises BadSetup or BadDeck otherwise."""
    game = game_named(settings.game)
    for chair in settings.chairs:
        if chair.kind != PERSON:
            bot_named(chair.kind)
    chairs = _with_names(settings.chairs)
    names = [chair.name or _stand_in(place) for place, chair in enumerate(chairs)]
    deck = None if settings.deck is None else game.read_deck(settings.deck)
    trial = Match.new(game, names, options=settings.options, deck=deck, dealer=Dealer(b"trial"))
    return structs.replace(settings, chairs=chairs, options=trial.header.options, deck=trial.header.deck)


def _stand_in(place: int) -> str:
    """The name of a seat that nobody has taken: no person's, since a name is printable."""
    return f"({place + 1})"


def _with_names(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Bots without a name get one that nobody here has."""
    taken = {chair.name.casefold() for chair in chairs if chair.name}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    return tuple(
        Chair(chair.kind, next(free, None)) if chair.kind != PERSON and chair.name is None else chair
        for chair in chairs
    )


def free_name(taken: list[str]) -> str:
    """A bot's name that nobody has yet."""
    used = {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES if name.casefold() not in used)
