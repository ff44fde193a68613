"""The operations of the HTTP API, one declaration each: routes and the OpenAPI description are made from them."""

from __future__ import annotations

import io
from typing import Any, get_args

import msgspec
from msgspec import Raw, structs

from millions.bots import BOTS, bots_for, unknown_bot
from millions.core import replay
from millions.core.errors import Malformed, MillionsError
from millions.core.game import GAMES, AnyGame
from millions.core.seat import SPECTATOR
from millions.core.table import Standing
from millions.core.variant import limits_of
from millions.review.findings import Review, ReviewProgress, Verdict
from millions.review.practice import KEPT_GAMES
from millions.server.anyone import play_with_anyone
from millions.server.finished import EYES, branch, record, review, review_picture, story, verification
from millions.server.house import PlayerReport
from millions.server.lines import LineStream, Seating
from millions.server.network import not_at_machine
from millions.server.operation import JSON_LINES, SVG, Call, Operation
from millions.server.practice import SEATS, own_practice, own_practice_answer, practice, practice_answer
from millions.server.profiles import own_profile, profile, publish_profile, withdraw_profile
from millions.tables import Kept, LiveTable, TableManager
from millions.tables.decisions import problem
from millions.tables.store import LIVE
from millions.wire.answers import Done, Refused
from millions.wire.bodies import (
    Anyone,
    AskBranch,
    AskRematch,
    Calling,
    Calls,
    Check,
    Checked,
    GameCard,
    Gathered,
    HouseCard,
    NewTable,
    OptionShape,
    OwnProfile,
    PastTable,
    PracticeAnswer,
    Profile,
    PublicTable,
    Reach,
    RematchTable,
    Seated,
    ShowProfile,
    SitDown,
    Successor,
    TableCard,
    TableOpened,
    TellHost,
)
from millions.wire.commands import AnyCommand
from millions.wire.keys import Key
from millions.wire.settings import PERSON, Settings
from millions.wire.stream import AnyExercise, EncodedChange, PastEvents
from millions.words import LANGUAGES

MOST_LISTED = 100

LONGEST_LINK = 500
"""A longer link does not fit a QR code that can be read."""

MOST_DIGITS = 16
"""A message number has fewer digits."""

SUCCESSORS: tuple[str, ...] = get_args(Successor)


async def games(call: Call) -> tuple[GameCard, ...]:
    """The games of this server: seats, options, kinds of bots."""
    return tuple([_card(game) for game in GAMES.values()])


def _card(game: AnyGame) -> GameCard:
    options = tuple(
        [
            OptionShape(field.name, msgspec.to_builtins(_usual(field)), msgspec.json.schema(field.type))
            for field in structs.fields(game.options)
        ]
    )
    rounds = limits_of(game.variant).get("rounds") if game.variant else None
    book = rounds.book if rounds else None
    return GameCard(game.name, game.rules_version, tuple(game.seat_counts), options, bots_for(game), book)


def _usual(field: structs.FieldInfo) -> Any:
    """The default of an option."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


async def open_table(call: Call) -> TableOpened:
    """Open a table. The caller becomes its host."""
    asked: NewTable = call.body
    for chair in asked.chairs:
        if chair.kind not in (PERSON, *BOTS):
            raise unknown_bot(chair.kind)
    await call.house.allow_table(asked.chairs)
    call.count_opening()
    host = Key.new() if asked.host is None else Key.read(asked.host)
    settings = Settings(**{name: getattr(asked, name) for name in Settings.__struct_fields__})
    table = await call.manager.open(settings, host, owner=call.address)
    return TableOpened(table.id, host.reveal())


async def public_tables(call: Call) -> list[PublicTable]:
    """Public tables that are not over, newest first; none where only bots and programs play."""
    if not call.house.rules.listed:
        return []
    return [_listed(table) for table in await call.manager.public_tables(MOST_LISTED) if _for_people(table)]


def _for_people(table: LiveTable) -> bool:
    """Does a person sit at this table, or could one sit down?"""
    return any(one.kind == PERSON and not (one.taken and one.program) for one in table.room.sitters)


def _listed(table: LiveTable) -> PublicTable:
    room, settings = table.room, table.state.settings
    names = tuple([sitter.name if sitter.taken else None for sitter in room.sitters])
    free = names.count(None)
    return PublicTable(
        table.id,
        settings.game,
        room.stage,
        names,
        free,
        settings.talk,
        settings.clocks,
        settings.options,
        settings.language,
        room.fills_at,
    )


async def one_table(call: Call) -> TableCard:
    """One table as a spectator sees it now."""
    table = await call.at()
    return TableCard(table.id, table.state.settings, table.room)


async def sit_down(call: Call) -> Seated:
    """Sit down. The same key again returns the same seat."""
    asked: SitDown = call.body
    key = Key.new() if asked.key is None else Key.read(asked.key)
    person = None if asked.person is None else Key.read(asked.person)
    table = await call.at()
    seat = await table.sit(key, asked.name, asked.seat, person, asked.commitment, asked.face, asked.program)
    return Seated(seat, key.reveal())


async def begin(call: Call) -> None:
    """Begin now; bots take the free seats."""
    await (await call.as_host()).begin()


async def remove(call: Call) -> None:
    """Remove the player of a seat, before or during the match. A bot takes the seat, or it is free for another."""
    successor = call.query.get("successor", "bot")
    if successor not in SUCCESSORS:
        known = ", ".join(SUCCESSORS)
        raise Malformed("no-such-successor", f"a successor is one of: {known}", known=known)
    await (await call.as_host()).remove(call.seat, "free" if successor == "free" else "bot")


async def close(call: Call) -> None:
    """Close a table whose match has not begun, or at which nobody plays."""
    await (await call.as_host()).close()


async def command(call: Call) -> Done:
    """One command of a seat, as over the socket."""
    table, seat = await call.as_player()
    return await table.do(seat, call.body, call.key, call.address)


async def check(call: Call) -> Checked:
    """Why the rules would refuse an action of a seat now, if they would. Nothing is done."""
    table, seat = await call.as_player()
    asked: Check[Raw] = call.body
    return Checked(problem(table.state, seat, asked.action))


async def rematch(call: Call) -> RematchTable:
    """The table of the rematch, once the match is over. The first player who asks opens it and becomes its host."""
    table, seat = await call.as_player()
    asked: AskRematch = call.body
    if table.state.rematch is None:
        await call.house.allow_table()
    host = Key.new() if asked.host is None else Key.read(asked.host)
    again = await call.manager.rematch(table, seat, host, call.count_opening, owner=call.address)
    return RematchTable(again, host.reveal() if (await call.manager.table(again)).is_host(host) else None)


async def report(call: Call) -> None:
    """Report something to the host of the server, perhaps about another player."""
    table, by = await call.as_player()
    asked: TellHost = call.body
    if asked.seat is not None and not 0 <= asked.seat < len(table.state.seats):
        raise Refused("nobody-there", "no player sits at this seat")
    name = None if asked.seat is None else table.state.seats[asked.seat].name
    await call.house.report(PlayerReport(call.manager.clock.date(), table.id, by, asked.seat, name, asked.text))


async def happened(call: Call) -> list[PastEvents[Any]]:
    """The events so far, as a seat was told them; without a key, as a spectator was."""
    table = await call.at()
    return await table.happened(SPECTATOR if call.key is None else table.seat_for(call.key))


async def stream(call: Call) -> LineStream:
    """What a seat is told from now on, or after a message: one message per line. Without a key, a spectator's."""
    table = await call.at()
    viewer = SPECTATOR if call.key is None else table.seat_for(call.key)
    after = call.query.get("after")
    if after is not None and not (after.isascii() and after.isdecimal() and len(after) < MOST_DIGITS):
        raise Malformed("bad-after", "`after` is the number of the last message that the client has received")
    call.connections.check_room(call.address, 1)
    if call.key is not None:
        await table.automate(viewer, call.key)
    return LineStream(Seating(table, viewer, None if after is None else int(after), call.address), call.connections)


async def qr_code(call: Call) -> bytes:
    """The link to the table as a QR code; with the key of a seat, the secret link to that seat."""
    table = await call.at()
    if call.key is not None:
        table.seat_for(call.key)  # refuses the key of another table
    return _drawn(call, f"/t/{call.table}")


async def person_code(call: Call) -> bytes:
    """The secret link with which another device becomes the caller's, as a QR code."""
    return _drawn(call, "/me")


def _drawn(call: Call, path: str) -> bytes:
    """A link to this server as a QR code; with the caller's key, if there is one."""
    import segno

    picture = io.BytesIO()
    link = f"{call.network.reach(call.site, call.at_machine).origin}{path}"
    if call.key is not None:
        link += f"#{call.key.reveal()}"
    if len(link) > LONGEST_LINK:
        raise Malformed(
            "bad-host", f"the address of this server has more than {LONGEST_LINK} characters", most=LONGEST_LINK
        )
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, light="white")
    return picture.getvalue()


async def house(call: Call) -> HouseCard:
    """What the host of this server wants players to know."""
    return call.house.card


async def network(call: Call) -> Reach:
    """Where invitations to this server should lead."""
    return call.network.reach(call.site, call.at_machine)


async def open_to_network(call: Call) -> Reach:
    """Open the server to the local network. Only a page on the server's own machine may do this."""
    if not (call.at_machine and call.network.can_open):
        raise not_at_machine()
    await call.network.open()
    return await network(call)


async def calls(call: Call) -> Calls:
    """How the caller wants to be called when it is their turn and they are away."""
    assert call.key is not None
    return await call.caller.calls(call.key.fingerprint)


async def change_calls(call: Call) -> None:
    """Add a way to be called, which is tried at once, or drop one."""
    assert call.key is not None
    await call.caller.change(call.key.fingerprint, call.body, call.site)


async def history(call: Call) -> list[PastTable]:
    """The tables the caller sat at, newest first."""
    assert call.key is not None
    found = await call.manager.history(call.key, MOST_LISTED)
    results = await call.manager.results(call.key.fingerprint)
    return [await _past(call.manager, kept, call.key, results.get(kept.table)) for kept in found]


async def _past(manager: TableManager, kept: Kept, person: Key, result: Standing | None) -> PastTable:
    """A table that is over, or cannot go on under today's rules, is not loaded only to be listed."""
    past = PastTable(kept.table, kept.game, kept.status, kept.opened, result=result)
    try:
        if kept.status not in LIVE:
            return structs.replace(past, seats=await manager.names(kept.table))
        state = (await manager.table(kept.table)).state
    except MillionsError:
        return past
    mine = {seat for seat, one in enumerate(state.seats) if person.fits(one.person)}
    steward = bool(mine & state.stewards)
    return structs.replace(
        past,
        seats=tuple([one.name if one.taken else None for one in state.seats]),
        awaited=bool(mine & {*state.awaited}) and not steward,
        steward=steward,
    )


TABLE = "/api/tables/{table}"

WRITING, READING, REPLAYING, REPORTING = 4, 4, 10, 20
"""Costs of what makes a log longer without playing, reads a whole log, replays one unless the result is kept, or makes
work for the host of the server."""

SEED: dict[str, tuple[str, ...]] = {"seed": ()}

OPERATIONS = (
    Operation("GET", "/api/games", games, tuple[GameCard, ...]),
    Operation("GET", "/api/house", house, HouseCard),
    Operation("POST", "/api/tables", open_table, TableOpened, NewTable, status=201, guarded=True),
    Operation("GET", "/api/tables", public_tables, list[PublicTable], guarded=True),
    Operation("POST", "/api/anyone", play_with_anyone, Gathered, Anyone, status=201, guarded=True),
    Operation("GET", TABLE, one_table, TableCard),
    Operation("DELETE", TABLE, close, key="host", status=204),
    Operation("POST", f"{TABLE}/seats", sit_down, Seated, SitDown, status=201, cost=WRITING),
    Operation(
        "DELETE",
        f"{TABLE}/seats/{{seat}}",
        remove,
        key="host",
        query={"successor": SUCCESSORS},
        status=204,
        cost=WRITING,
    ),
    Operation("POST", f"{TABLE}/begin", begin, key="host", status=204),
    Operation("POST", f"{TABLE}/commands", command, Done, AnyCommand, key="seat"),
    Operation("POST", f"{TABLE}/check", check, Checked, Check[Raw], key="seat"),
    Operation("POST", f"{TABLE}/rematch", rematch, RematchTable, AskRematch, key="seat", cost=WRITING),
    Operation("POST", f"{TABLE}/report", report, takes=TellHost, key="seat", status=204, cost=REPORTING),
    Operation("GET", f"{TABLE}/happened", happened, list[PastEvents[Any]], key="seat", keyless=True, cost=READING),
    Operation("GET", f"{TABLE}/stream", stream, str, key="seat", keyless=True, query={"after": ()}, kind=JSON_LINES),
    Operation("GET", f"{TABLE}/record", record, str, kind=JSON_LINES, cost=READING),
    Operation("GET", f"{TABLE}/verification", verification, replay.Findings, cost=REPLAYING),
    Operation("GET", f"{TABLE}/story", story, list[EncodedChange], query={"eyes": tuple(EYES)}, cost=REPLAYING),
    Operation("POST", f"{TABLE}/branch", branch, TableOpened, AskBranch, status=201, guarded=True, cost=REPLAYING),
    Operation("GET", f"{TABLE}/review.svg", review_picture, str, query={"lang": LANGUAGES}, kind=SVG, cost=REPLAYING),
    Operation("GET", f"{TABLE}/review", review, Review, meanwhile=ReviewProgress, cost=READING),
    Operation("GET", f"{TABLE}/practice", own_practice, AnyExercise, query={**SEED, "seat": SEATS}, cost=READING),
    Operation("POST", f"{TABLE}/practice", own_practice_answer, Verdict, PracticeAnswer[Raw], cost=READING),
    Operation("GET", "/api/practice", practice, AnyExercise, query={**SEED, "game": KEPT_GAMES}, cost=READING),
    Operation("POST", "/api/practice", practice_answer, Verdict, PracticeAnswer[Raw], cost=READING),
    Operation("GET", f"{TABLE}/qr.svg", qr_code, str, key="seat", keyless=True, kind=SVG),
    Operation("GET", "/api/network", network, Reach),
    Operation("POST", "/api/network", open_to_network, Reach, own_page=True, cost=WRITING),
    Operation("GET", "/api/calls", calls, Calls, key="person"),
    Operation("POST", "/api/calls", change_calls, takes=Calling, key="person", status=204, cost=REPLAYING),
    Operation("GET", "/api/person/qr.svg", person_code, str, key="person", kind=SVG),
    Operation("GET", "/api/history", history, list[PastTable], key="person", cost=READING),
    Operation("GET", "/api/profile", own_profile, OwnProfile, key="person", cost=READING),
    Operation("POST", "/api/profile", publish_profile, Profile, ShowProfile, key="person", cost=WRITING),
    Operation("DELETE", "/api/profile", withdraw_profile, key="person", status=204, cost=WRITING),
    Operation("GET", "/api/profiles/{profile}", profile, Profile, cost=READING),
)
