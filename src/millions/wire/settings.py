"""What the host of a table chooses before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from millions.wire.fields import Name, Seconds

PERSON = "person"
"""The `kind` of a chair for a person; every other kind is the name of a bot."""

GameOptions = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Options"})]
"""Options of the game by name, checked when the table is opened; those left out have their defaults."""

GameDeck = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Deck"})]
"""The cards to play with, checked when the table is opened."""

Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]

TalkMode = Literal["open", "structured", "same-room"]


Track = Literal["forms", "rules"]
"""What language models are shown: every legal action, or only what the rules say."""


class Chair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is meant to sit at a seat: a person, or a bot by its kind. A player cannot change a name given here."""

    kind: str = PERSON
    name: Name | None = None


class Clocks(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time limits in seconds. None means no limit, for tables that last days."""

    decision: Seconds | None = None
    negotiation: Seconds | None = None
    grace: Seconds = 20
    """After this time everybody may nudge an awaited player, or call a steward for a player who is not connected."""
    absence: Seconds | None = None
    """When a player has not been connected for this time and is awaited, a steward plays until they are back."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Game, seats, options and clocks of one table."""

    game: str
    chairs: Annotated[tuple[Chair, ...], Meta(max_length=16)]
    options: GameOptions = {}
    deck: GameDeck | None = None
    clocks: Clocks = Clocks()
    talk: TalkMode = "open"
    public: bool = False
    track: Track = "forms"
    renamed: bool = False
    """Language models get invented names of roles and regions, so that memorised texts do not help them."""
    language: Language | None = None
    """The language of the people at this table, as `en` or `fr`: for the list of tables and for link previews."""
    fill_after: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    """Seconds after the opening, after which bots take the seats that are still free; None: the host begins."""
    pace: Annotated[int, Meta(ge=0, le=60_000)] = 1500
    """A bot's average thinking time, in milliseconds."""
    watch_delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Delay of the spectators' stream, in seconds."""
