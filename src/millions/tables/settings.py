"""Checks the settings of a new table, and names its bots."""

from __future__ import annotations

import secrets

from msgspec import structs

from millions.bots import bot_named, usual_bot
from millions.bots.names import name_for
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.nature import Dealer
from millions.core.seat import Seat
from millions.tables.state import State
from millions.wire.settings import PERSON, Chair, Clocks, Settings


def checked(settings: Settings) -> Settings:
    """The settings with every default filled in; raises BadSetup or BadDeck if no match can begin with them."""
    game = game_named(settings.game)
    for chair in settings.chairs:
        if chair.kind != PERSON:
            bot_named(chair.kind, game)
    chairs = _with_names(settings.chairs)
    names = [chair.name or secrets.token_hex(8) for chair in chairs]  # free seats: names that no option can mean
    deck = None if settings.deck is None else game.read_deck(settings.deck)
    trial = Match.new(game, names, options=settings.options, deck=deck, dealer=Dealer(b"trial"))
    return structs.replace(settings, chairs=chairs, options=trial.header.options, deck=trial.header.deck)


def _with_names(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Give each bot without a name that of its kind, or another that is free at this table."""
    taken = [chair.name for chair in chairs if chair.name]
    named = list[Chair]()
    for chair in chairs:
        if chair.kind != PERSON and chair.name is None:
            chair = Chair(chair.kind, name_for(chair.kind, taken))
            taken.append(chair.name or "")
        named.append(chair)
    return tuple(named)


def for_rematch(state: State) -> Settings:
    """The settings of a table for a rematch: bots come along; the seats of people are free, as they were."""
    chairs = [
        Chair(one.kind, one.name) if one.kind != PERSON and seat not in state.forfeited else state.settings.chairs[seat]
        for seat, one in enumerate(state.seats)
    ]
    return structs.replace(state.settings, chairs=tuple(chairs))


def for_branch(settings: Settings, names: tuple[str, ...], seat: Seat) -> Settings:
    """The settings of a table at which a person plays a finished match on from this seat, alone with bots."""
    game = game_named(settings.game)
    chairs = [
        Chair(usual_bot(game) if chair.kind == PERSON else chair.kind, name)
        for chair, name in zip(settings.chairs, names, strict=True)
    ]
    chairs[seat] = Chair(PERSON, names[seat])
    return structs.replace(
        settings, chairs=tuple(chairs), clocks=Clocks(), public=False, fill_after=None, watch_delay=0
    )
