"""A game in words: what a seat sees, what it may do, what happened. For language models, for people, and for logs.

>>> from millions.research import Turns
>>> from millions.research.text import action_texts
>>> action_texts(Turns.new("dollars-1e", players=4, seed=7))
{1: 'send the Brute', 2: 'send the Driver', 3: 'send the Crook'}

The sentences are those of the catalogue that the terminal and the page read. Everything said to a seat comes from its
lawful view and from the events it has seen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from msgspec import Struct, structs

from millions.core.game import game_named
from millions.core.message import Action, Event
from millions.core.seat import NATURE, SPECTATOR, Seat, Viewer
from millions.core.table import BANK, View
from millions.games.club.components import PILES, SPOTS, Sector
from millions.research.turns import Turns
from millions.words import Speaker
from millions.words.fields import Kind, key_of, kinds
from millions.words.labels import readable, title

LANGUAGE = "en"

OPPONENT = re.compile(r"(\d+) on")
"""The label of another seat: how far it sits clockwise."""

UNSAID = ("viewer", "players", "per_seat", "agenda", "contents", "variant", "proposals_made")
"""Fields of a view that say nothing to a reader, or that the sentences say already."""

HEADINGS = {
    # Heist games
    "pile": "Loot cards still in the pile",
    "loot": "Loot card",
    "chosen": "Has chosen",
    "shown": "Roles shown in the centre",
    "crew": "Still in",
    "left": "Has left",
    "claims": "Claims",
    "proposals": "Open proposals",
    "ready": "Ready for the heist",
    "named": "Role named",
    "known": "Known roles",
    "intimidation": "Intimidation cards",
    "laid_open": "Role that lies open and is barred",
    "time_called": "The Leader has called time",
    "acts_before_time": "Acts of others before the Leader may call time",
    "sharers": "Shared the loot",
    "voted": "Has voted",
    "votes": "Known votes",
    "votes_held": "Votes held in this negotiation",
    "voted_to_start": "A vote has ended the negotiation",
    # Million Club
    "first": "First player",
    "closed": "Closed tile",
    "capital": "Capital bills under all companies",
    "colony_counts": "Number of colony cards",
    "colonies": "Known colony cards",
    "deck_sizes": "Cards in the decks",
}
"""What fields of a view are called, where their names alone would say too little."""


def speaker_of(turns: Turns, viewer: Viewer) -> Speaker:
    """The speaker of a game, who addresses a seat if the viewer is one."""
    me = viewer if viewer >= 0 else None
    return Speaker.beside(turns.table, LANGUAGE, turns.setting.game, turns.setting.names, me)


# Actions and events


def action_texts(turns: Turns, seat: Seat | None = None) -> dict[int, str]:
    """The legal indexes of a seat (by default the first that is asked), each in words."""
    seat = turns.choice(seat).seat
    return {index: index_text(turns, index, seat) for index in turns.legal(seat)}


def index_text(turns: Turns, index: int, seat: Seat) -> str:
    """An index in words: the action it stands for now or, where more parts must follow, the part; if it is not legal,
    its label."""
    if index not in turns.legal(seat):
        return turns.code.label(index)
    action = turns.action(index, seat)
    return part_text(turns, index, seat) if action is None else action_text(turns, action, seat)


def part_text(turns: Turns, index: int, seat: Seat) -> str:
    """A part of a decision in words."""
    block, label = turns.code.place(index)
    if further := OPPONENT.fullmatch(label):
        label = turns.setting.names[(seat + int(further[1])) % turns.players]
    else:
        label = ", ".join(map(title, label.split("-")))
    return block.said.format(label) or turns.code.label(index)


def action_text(turns: Turns, action: Action, seat: Seat = NATURE) -> str:
    """An action of a seat or of nature in words; an answer to a proposal says what was proposed."""
    speaker = speaker_of(turns, seat)
    number = getattr(action, "proposal", None)
    said = [speaker.arguments(one)["terms"] for one in getattr(turns.table, "proposals", ()) if one.id == number]
    return plain_spaces(": ".join([speaker.action(action), *map(str, said)]))


def message_line(speaker: Speaker, message: Action | Event) -> str:
    """A message to a seat: an event as a sentence, or the seat's own action."""
    return speaker.event(message) if isinstance(message, Event) else f"→ {speaker.action(message)}"


# What a seat sees


def observation_text(turns: Turns, viewer: Viewer | None = None) -> str:
    """What a viewer sees, by default the first seat that is asked: the table field by field, with `recall` the events
    so far, and what the seat may do."""
    if viewer is None:
        viewer = turns.asked[0] if turns.asked else SPECTATOR
    speaker = speaker_of(turns, viewer)
    view = game_named(turns.setting.game).view(turns.table, viewer)
    parts = (heading(turns, speaker), fields(view, speaker), story(turns, speaker), menu(turns, speaker))
    return plain_spaces("\n".join(chain.from_iterable(parts)))


def plain_spaces(text: str) -> str:
    """The catalogues keep a number and its unit on one line with another kind of space."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def heading(turns: Turns, speaker: Speaker) -> Iterator[str]:
    """The game, the addressed seat, and who decides."""
    me = "" if speaker.me is None else f" – {speaker.seat(speaker.me)}"
    yield speaker.game_title() + me
    if turns.asked:
        yield f"{speaker.step(turns.table.agenda[0])} ({speaker.both(speaker.seat(seat) for seat in turns.asked)})"


def fields(view: View, speaker: Speaker) -> Iterator[str]:
    """The fields of a view in words, without empty ones."""
    for field in view.__struct_fields__:
        if field not in UNSAID and (said := field_text(view, field, speaker)):
            yield f"{HEADINGS.get(field) or title(field)}: {said}"


def field_text(view: View, field: str, speaker: Speaker) -> str:
    """One field; where each entry of a list is about a seat, a character or a place on the board, that is named."""
    value, kind = getattr(view, field), kinds(type(view))[field]
    if field == "money":
        return "; ".join(f"{who} {one}" for who, one in purses(value, speaker))
    if field not in ABOUT:
        return "" if is_empty(value) else value_text(value, kind, speaker)
    about = zip(ABOUT[field](speaker), value, strict=False)
    return "; ".join(f"{who} {value_text(one, kind, speaker)}" for who, one in about if not is_empty(one))


def purses(money: tuple[int | None, ...], speaker: Speaker) -> Iterator[tuple[str, int]]:
    """What is in each account, as far as the viewer knows: in all purses, and elsewhere where there is something."""
    for account, amount in zip((*range(len(money) - 1), BANK), money, strict=True):
        if amount is not None and (amount or 0 <= account < len(speaker.names)):
            yield speaker.account(account), amount


def is_empty(value: object) -> bool:
    """Nothing, an empty list, or a record of such values."""
    if isinstance(value, Struct):
        return all(one == 0 or is_empty(one) for one in structs.astuple(value))
    return value is None or value == ()


def value_text(value: Any, kind: Kind, speaker: Speaker) -> str:
    """A value in words; a record by its sentence in the catalogue or, where it has none, field by field."""
    if isinstance(value, tuple):
        several = kind.sort == "record" or any(isinstance(one, tuple) for one in value)
        return (" | " if several else ", ").join(value_text(one, kind, speaker) for one in value) or "nothing"
    if value is None:
        return "unseen"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, Struct):
        return speaker.plainly_one(kind, value)
    if key_of(type(value)) in speaker.catalogue:
        return speaker.text(key_of(type(value)), **speaker.arguments(value))
    inner = kinds(type(value))
    said = [(name, getattr(value, name)) for name in inner if not is_empty(getattr(value, name))]
    return "; ".join(f"{readable(name)} {value_text(one, inner[name], speaker)}" for name, one in said)


def seats(speaker: Speaker) -> list[str]:
    """The names of the seats."""
    return list(speaker.names)


def characters(speaker: Speaker) -> list[str]:
    """The names of the characters."""
    return [speaker.character(one) for one in range(len(speaker.names) * speaker.per_seat)]


def spots(speaker: Speaker) -> list[str]:
    """The names of the places for pawns."""
    return [speaker.text("spot", **speaker.arguments(spot)) + ":" for spot in SPOTS]


def sectors(speaker: Speaker) -> list[str]:
    """The names of the types of company."""
    return [speaker.named(sector) for sector in Sector]


def decks(speaker: Speaker) -> list[str]:
    """The names of the tiles with a deck."""
    return [speaker.named(tile) for tile in PILES]


ABOUT: dict[str, Callable[[Speaker], list[str]]] = {
    **dict.fromkeys(("chosen", "intimidation", "laid_open", "votes", "voted"), seats),
    **dict.fromkeys(("known", "announced"), characters),
    **dict.fromkeys(("profiles", "companies", "colonies", "colony_counts", "scores"), seats),
    "pawns": spots,
    "quotations": sectors,
    "deck_sizes": decks,
}
"""What the entries of a list are about, by the field's name."""


def story(turns: Turns, speaker: Speaker) -> Iterator[str]:
    """What the addressed seat has done and seen so far; kept only with `recall`."""
    if turns.setting.recall and speaker.me is not None:
        yield from (message_line(speaker, message) for message in turns.messages_to(speaker.me))


def menu(turns: Turns, speaker: Speaker) -> Iterator[str]:
    """The legal indexes of the addressed seat, in words, and the parts of a decision that it has begun."""
    if speaker.me is not None and speaker.me in turns.asked:
        if turns.begun and turns.asked == (speaker.me,):
            yield f"So far: {', '.join(part_text(turns, part, speaker.me) for part in turns.begun)}"
        yield from (f"{index} {said}" for index, said in action_texts(turns, speaker.me).items())
