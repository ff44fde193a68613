"""The tools of a model at the table: their names, arguments and answers. Clients keep the list, so it never changes."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Raw, Struct

from millions.core.errors import Malformed, MillionsError
from millions.core.seat import Seat
from millions.server.mcp import texts
from millions.server.mcp.disguise import disguise_of
from millions.server.mcp.notebook import LONGEST_NOTES, Notebook
from millions.server.mcp.telling import LONGEST_ANSWER, Teller, within
from millions.server.mcp.waiting import Waits
from millions.server.refusals import told
from millions.tables import LiveTable
from millions.tables.stream import KEPT_FOR_PROGRAMS
from millions.wire.commands import AnyCommand, Play, Signal
from millions.wire.commands import Say as SayCommand
from millions.wire.fields import CommandId, Text
from millions.wire.keys import Key
from millions.wire.talk import AnyPhrase

LONGEST_WAIT_S = 40
"""Clients give up on a call after about a minute."""

MOST_DATA = LONGEST_ANSWER // 2
"""Data that is longer is left out: the words say the same."""

SITTING = "millions.sitting"
"""The name under which the scope of a request says whose call it is."""

Number = Annotated[int, Meta(ge=0, le=10**9)]


class Rules(Struct, forbid_unknown_fields=True):
    """Read the rules of the game: without arguments the list of chapters."""

    chapter: Annotated[str, Meta(max_length=100, description="a chapter, or the id of a rule such as M1-N6")] | None = (
        None
    )


class Look(Struct, forbid_unknown_fields=True):
    """Look at the table: what you see, what happened, what you may do, your notes."""

    after: Annotated[Number, Meta(description="tell what happened after this message")] | None = None


class Wait(Struct, forbid_unknown_fields=True):
    """Wait until something new happens for you. "Nothing yet" is no error: wait again."""

    after: Annotated[Number, Meta(description="the number of the last message that you know")]
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_WAIT_S)] = LONGEST_WAIT_S


class Act(Struct, forbid_unknown_fields=True):
    """Do something in the game. `look` shows what you may do and the fields of each verb."""

    verb: Annotated[str, Meta(min_length=1, max_length=60)]
    fields: Annotated[dict[str, Any], Meta(description="the fields of the action, by name")] = {}
    id: Annotated[CommandId, Meta(description="a repeated id is the same action, carried out once")] | None = None


class Say(Struct, forbid_unknown_fields=True):
    """Say something to all: a text, or a phrase such as {"phrase": "Claims", "character": 0, "role": "driver"}."""

    text: Text | None = None
    phrase: dict[str, Any] | None = None


class Note(Struct, forbid_unknown_fields=True):
    """Replace your private notes, which outlive this conversation; without a text, read them."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)] | None = None


class Believe(Struct, forbid_unknown_fields=True):
    """Say privately what you believe about others' roles; it is scored after the match. {"2": {"driver": 0.7, ...}}"""

    beliefs: Annotated[dict[str, dict[str, float]], Meta(description="character number, then role, then probability")]


class Answer(NamedTuple):
    """What a tool answers: words, perhaps the same as data, and whether it was refused."""

    text: str
    data: dict[str, Any] | None = None
    refused: bool = False


class Sitting(Struct, frozen=True):
    """A model at its seat: whose call it is."""

    table: LiveTable
    seat: Seat
    key: Key
    address: str
    notebook: Notebook
    waits: Waits
    answered: Callable[[Key, int], None] = lambda key, characters: None
    """Told about every answer and its length."""

    def __repr__(self) -> str:
        return f"Sitting(seat={self.seat})"


async def rules(sitting: Sitting, asked: Rules) -> Answer:
    return Answer(within(texts.rules(sitting.table.state.game, asked.chapter), LONGEST_ANSWER))


async def look(sitting: Sitting, asked: Look) -> Answer:
    notes = await sitting.notebook.notes()
    teller = Teller(sitting.table, sitting.seat)
    after = max(0, teller.picture.n - KEPT_FOR_PROGRAMS) if asked.after is None else asked.after
    lines = [*teller.where(), "What you see:", *teller.seen(), *teller.happened(after), *teller.forms()]
    return _with_data(teller, [*lines, f"Your notes: {notes}"] if notes else lines)


async def wait(sitting: Sitting, asked: Wait) -> Answer:
    await sitting.waits.wait(sitting.table, sitting.seat, asked.after, asked.seconds)
    teller = Teller(sitting.table, sitting.seat)
    if teller.picture.n <= asked.after:
        turn = " It is your turn." if teller.my_turn else ""
        return Answer(f"Nothing yet after message {asked.after}.{turn}", _place(teller))
    lines = [*teller.where(), *teller.happened(asked.after)]
    return _with_data(teller, [*lines, *teller.forms()] if teller.my_turn else lines)


async def act(sitting: Sitting, asked: Act) -> Answer:
    action = Raw(msgspec.json.encode({**asked.fields, "verb": asked.verb}))
    before = sitting.table.number(sitting.seat)
    try:
        await _do(sitting, lambda id: Play(id, action), asked.id)
    except MillionsError as error:
        told_error = told(error)
        teller = Teller(sitting.table, sitting.seat)
        return Answer(within(teller.refused(error, asked.verb), LONGEST_ANSWER), _refusal(told_error), refused=True)
    teller = Teller(sitting.table, sitting.seat)
    lines = ["Done.", *teller.where(), *teller.happened(before)]
    return Answer(within([*lines, *teller.forms()] if teller.my_turn else lines, LONGEST_ANSWER), _place(teller))


async def say(sitting: Sitting, asked: Say) -> Answer:
    if (asked.text is None) == (asked.phrase is None):
        raise Malformed("bad-arguments", "say either a text or a phrase")
    if asked.text is not None:
        text = asked.text
        await _do(sitting, lambda id: SayCommand(id, text))
    else:
        phrase: AnyPhrase = msgspec.convert(asked.phrase, AnyPhrase)
        await _do(sitting, lambda id: Signal(id, phrase))
    return Answer("Said.", _place(Teller(sitting.table, sitting.seat)))


async def note(sitting: Sitting, asked: Note) -> Answer:
    if asked.text is not None:
        await sitting.notebook.write(asked.text)
        return Answer("Kept.")
    return Answer(await sitting.notebook.notes() or "You have no notes.")


async def believe(sitting: Sitting, asked: Believe) -> Answer:
    await sitting.notebook.believe(sitting.table.state.match, sitting.seat, asked.beliefs)
    return Answer("Kept.")


class Tool(NamedTuple):
    """A tool: its arguments, and what carries it out."""

    takes: type[Struct]
    does: Callable[[Sitting, Any], Awaitable[Answer]]
    changes: bool = False

    @property
    def name(self) -> str:
        """The name that clients call."""
        return self.takes.__name__.lower()

    @property
    def description(self) -> str:
        """One sentence for the model."""
        return (self.takes.__doc__ or "").strip()

    @property
    def schema(self) -> dict[str, Any]:
        """JSON Schema of the arguments."""
        found: dict[str, Any] = dict(msgspec.json.schema(self.takes)["$defs"][self.takes.__name__])
        return {name: part for name, part in found.items() if name not in ("title", "description")}


TOOLS = {
    tool.name: tool
    for tool in (
        Tool(Rules, rules),
        Tool(Look, look),
        Tool(Wait, wait),
        Tool(Act, act, changes=True),
        Tool(Say, say, changes=True),
        Tool(Note, note, changes=True),
        Tool(Believe, believe, changes=True),
    )
}


async def call(sitting: Sitting, name: str, arguments: Mapping[str, Any]) -> Answer:
    """Carry out a call. A refusal is an answer too: it gives the reason."""
    state = sitting.table.state
    disguise = disguise_of(state.game) if state.settings.renamed else None
    answer = await _answer(sitting, name, arguments if disguise is None else disguise.meant(dict(arguments)))
    if disguise is not None:
        answer = answer._replace(text=disguise.text(answer.text), data=disguise.data(answer.data))
    size = len(msgspec.json.encode(answer.data)) if answer.data else 0
    answer = answer._replace(text=within([answer.text], LONGEST_ANSWER - size))
    sitting.answered(sitting.key, len(answer.text) + size)
    return answer


async def _answer(sitting: Sitting, name: str, arguments: Mapping[str, Any]) -> Answer:
    try:
        if name not in TOOLS:
            raise Malformed("no-such-tool", f"the tools are: {', '.join(TOOLS)}")
        asked = msgspec.convert(dict(arguments), TOOLS[name].takes)
        return await TOOLS[name].does(sitting, asked)
    except MillionsError as error:
        refusal = told(error)
        return Answer(f"Refused ({refusal.code}): {refusal.sentence}", _refusal(refusal), refused=True)
    except (msgspec.ValidationError, msgspec.EncodeError, RecursionError) as error:
        return Answer(f"Refused (bad-arguments): {str(error)[:500]}", refused=True)


async def _do(sitting: Sitting, make: Callable[[CommandId], AnyCommand], id: CommandId | None = None) -> None:
    command = make(id or f"mcp-{secrets.token_urlsafe(12)}")
    await sitting.table.do(sitting.seat, command, sitting.key, sitting.address)


def _with_data(teller: Teller, lines: list[str]) -> Answer:
    """Words and data together keep to the budget; data that is too long is left out."""
    data = teller.data()
    size = len(msgspec.json.encode(data))
    if size > MOST_DATA:
        data, size = _place(teller), 0
    return Answer(within(lines, LONGEST_ANSWER - size), data)


def _place(teller: Teller) -> dict[str, Any]:
    return {"n": teller.picture.n, "stage": teller.picture.room.stage, "your_turn": teller.my_turn}


def _refusal(refusal: Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(refusal)
    return found
