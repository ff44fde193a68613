"""An audit finds nothing wrong with honest logs, and finds each fault that is planted in them or in the store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET, Raw, json, structs

from millions.audit import AuditReport, Log, audit, read_logs
from millions.audit.faults import Kind
from millions.client.log import ClientLog, Message
from millions.core.errors import BadRecord
from millions.core.seat import SPECTATOR
from millions.tables import MemoryStore
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Client, Evening, serving
from tests.walks import offered

PEOPLE, STEPS = 4, 40


class Played:
    """A few steps of a match, a saying, a refusal and a repeated command; the logs of all, and the store."""

    def __init__(self, store: MemoryStore, table: str, logs: list[Log]) -> None:
        self.store, self.table, self.logs = store, table, logs

    async def report(self, store: bool = True, complete: bool = True) -> AuditReport:
        return await audit(self.logs, self.store if store else None, complete)

    async def faults(self, store: bool = True) -> set[str]:
        return {fault.kind for fault in (await self.report(store)).faults}

    def change(self, viewer: int, edit: Callable[[list[Message]], list[Message]]) -> None:
        """Edit the messages of one client's log."""
        (log,) = [log for log in self.logs if log.viewer == viewer]
        edited = edit([message for _, message in log.messages])
        self.logs[self.logs.index(log)] = structs.replace(log, messages=list(enumerate(edited, start=2)))


async def played(folder: Path) -> Played:
    store = MemoryStore()
    async with serving(store) as server:
        evening = await Evening.open(server, "dollars-1e", PEOPLE)
        for seat in range(PEOPLE):
            await evening.sit(seat)
        for viewer in (SPECTATOR, *range(PEOPLE)):
            client = evening.client(viewer)
            client.log = evening.log(folder, viewer)
            evening.clients[viewer] = await client.connect(after=0)
        await act(evening, Random(3))
        await evening.all_told()
        await evening.close()
    return Played(store, evening.table.id, read_logs([folder]))


async def act(evening: Evening, rng: Random) -> None:
    """Steps of a match, with talk in between."""
    for step in range(STEPS):
        seat, form = rng.choice(offered(evening.match_table()))
        answer = await evening.clients[seat].do("Play", f"play-{step}", action=form.sample(rng))
        assert answer["is"] == "Done", answer
    speaker = evening.clients[0]
    for _ in range(2):  # the second time it is the same command
        assert (await speaker.do("Say", "say", text="My Driver, I swear."))["is"] == "Done"
    assert (await speaker.do("Say", "refused", text="\x07"))["is"] == "Refusal"
    assert (await evening.clients[1].do("Say", "answer", text="I doubt it."))["is"] == "Done"


def is_change(message: Message) -> bool:
    return message.received is not UNSET and b'"is":"Change"' in bytes(message.received)[:20]


def decoded(message: Message) -> dict[str, Any]:
    found: dict[str, Any] = json.decode(b"{}" if message.received is UNSET else message.received)
    return found


def received(told: dict[str, Any]) -> Message:
    return Message(received=Raw(json.encode(told)))


def is_answer(message: Message, id: str) -> bool:
    return message.received is not UNSET and decoded(message).get("id") == id


@in_a_loop
async def test_honest_logs_have_no_fault_with_or_without_the_store(tmp_path: Path) -> None:
    evening = await played(tmp_path)
    report = await evening.report()
    assert report.faults == []
    assert (await evening.report(store=False)).faults == []
    assert (report.tables, report.clients) == (1, PEOPLE + 1)
    assert report.acknowledged == STEPS + 2
    assert report.refused == 1
    assert report.messages > STEPS
    assert report.entries is not None
    assert report.entries > STEPS


# Faults in what clients were told


def lose(messages: list[Message]) -> list[Message]:
    """A message in the middle did not come."""
    places = [place for place, message in enumerate(messages) if is_change(message)]
    middle = places[len(places) // 2]
    return [*messages[:middle], *messages[middle + 1 :]]


def double(messages: list[Message]) -> list[Message]:
    """A message came twice, under two numbers; all others are one later."""
    places = [place for place, message in enumerate(messages) if is_change(message)]
    middle = places[len(places) // 2]
    later = []
    for message in messages[middle:]:
        told = decoded(message)
        later.append(received({**told, "n": told["n"] + 1}) if "n" in told else message)
    return [*messages[: middle + 1], *later]


def repeat(messages: list[Message]) -> list[Message]:
    """A message came twice, under its own number."""
    middle = next(place for place, message in enumerate(messages) if is_change(message)) + 1
    return [*messages[:middle], messages[middle - 1], *messages[middle:]]


def swap(messages: list[Message]) -> list[Message]:
    """Two neighbours have each other's content."""
    places = [place for place, message in enumerate(messages) if is_change(message)]
    one, other = places[len(places) // 2], places[len(places) // 2 + 1]
    a, b = decoded(messages[one]), decoded(messages[other])
    changed = list(messages)
    changed[one], changed[other] = received({**b, "n": a["n"]}), received({**a, "n": b["n"]})
    return changed


def turn_around(messages: list[Message]) -> list[Message]:
    """Two neighbours came in the wrong order."""
    places = [place for place, message in enumerate(messages) if is_change(message)]
    one, other = places[len(places) // 2], places[len(places) // 2 + 1]
    changed = list(messages)
    changed[one], changed[other] = messages[other], messages[one]
    return changed


@pytest.mark.parametrize(
    ("edit", "kind", "alone"),
    [
        (lose, "gap", True),
        (double, "store", False),
        (repeat, "order", True),
        (swap, "store", False),
        (turn_around, "order", True),
    ],
)
@in_a_loop
async def test_a_message_that_was_lost_doubled_or_swapped_is_found(
    edit: Callable[[list[Message]], list[Message]], kind: Kind, alone: bool, tmp_path: Path
) -> None:
    """`alone`: also without the store."""
    evening = await played(tmp_path)
    evening.change(2, edit)
    assert kind in await evening.faults()
    assert not alone or kind in await evening.faults(store=False)


@in_a_loop
async def test_talk_that_others_heard_otherwise_is_found_without_the_store(tmp_path: Path) -> None:
    evening = await played(tmp_path)
    evening.change(
        3,
        lambda messages: [
            Message(m.sent, m.received and Raw(bytes(m.received).replace(b"I swear", b"no lie"))) for m in messages
        ],
    )
    assert await evening.faults(store=False) == {"disagreement"}
    assert "store" in await evening.faults()


@in_a_loop
async def test_a_message_for_another_player_is_found(tmp_path: Path) -> None:
    evening = await played(tmp_path)
    other = {log.viewer: [one for _, one in log.messages] for log in evening.logs}[1]
    theirs = {decoded(message)["n"]: message for message in other if is_change(message)}

    def overhear(messages: list[Message]) -> list[Message]:
        place = next(
            place
            for place, message in enumerate(messages)
            if is_change(message) and theirs[decoded(message)["n"]].received != message.received
        )
        return [*messages[:place], theirs[decoded(messages[place])["n"]], *messages[place + 1 :]]

    evening.change(2, overhear)
    faults = (await evening.report()).faults
    assert [fault.kind for fault in faults if fault.kind == "foreign"] == ["foreign"]
    assert any("is one of viewer 1" in fault.sentence for fault in faults)


@in_a_loop
async def test_a_snapshot_of_another_player_is_found_without_the_store(tmp_path: Path) -> None:
    evening = await played(tmp_path)
    told = {"is": "Snapshot", "n": 1, "you": 1}
    evening.change(2, lambda messages: [messages[0], received(told), *messages[1:]])
    assert "foreign" in await evening.faults(store=False)


# Faults in answers


@pytest.mark.parametrize(
    ("edit", "kind"),
    [
        (lambda told: {**told, "id": "unasked"}, "answer"),
        (lambda told: {**told, "n": told["n"] - 1}, "answer"),
        (lambda told: {**told, "n": told["n"] + 1000}, "order"),
        (lambda told: {"is": "Refusal", "code": "paused", "sentence": "", "id": told["id"]}, "answer"),
    ],
    ids=["unasked", "different", "early", "taken back"],
)
@in_a_loop
async def test_wrong_answers_are_found_without_the_store(
    edit: Callable[[dict[str, Any]], dict[str, Any]], kind: Kind, tmp_path: Path
) -> None:
    evening = await played(tmp_path)

    def change_second(messages: list[Message]) -> list[Message]:
        place = [at for at, message in enumerate(messages) if is_answer(message, "say")][-1]
        return [*messages[:place], received(edit(decoded(messages[place]))), *messages[place + 1 :]]

    evening.change(0, change_second)
    assert kind in await evening.faults(store=False)


# Faults in the store


async def faults_in(evening: Played, log: list[bytes]) -> set[str]:
    evening.store._logs[evening.table] = log
    return await evening.faults()


@in_a_loop
async def test_entries_that_were_lost_doubled_swapped_or_changed_in_the_store_are_found(tmp_path: Path) -> None:
    evening = await played(tmp_path)
    log = await evening.store.read(evening.table)
    said = [place for place, body in enumerate(log) if b'"entry":"Said"' in body]
    first, second = said
    assert "lost" in await faults_in(evening, [*log[:first], *log[first + 1 :]])
    assert "lost" in await faults_in(evening, log[:-1])
    assert "doubled" in await faults_in(evening, [*log, log[first]])
    swapped = [*log]
    swapped[first], swapped[second] = log[second], log[first]
    assert "store" in await faults_in(evening, swapped)
    changed = [body.replace(b"I swear", b"no lie!") for body in log]
    assert {"changed", "store"} <= await faults_in(evening, changed)
    assert "store" in await faults_in(evening, [*log[:20], *log[21:]])  # the rules do not allow what follows
    assert "store" in await faults_in(evening, [*log[:-1], b"{"])
    renamed = [body.replace(b'"command":"say"', b'"command":"yas"') for body in log]
    assert {"lost", "answer"} <= await faults_in(evening, renamed)
    refused = [*log, log[second].replace(b'"command":"answer"', b'"command":"refused"').replace(b'"by":1', b'"by":0')]
    assert "answer" in await faults_in(evening, refused)
    assert await faults_in(evening, log) == set()


@in_a_loop
async def test_a_gap_in_the_numbers_of_the_store_is_found(tmp_path: Path) -> None:
    class Gap(MemoryStore):
        async def read(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
            """One number is left out, so the last entry has a number above how many there are."""
            found = await super().read(table)
            return found if after == 0 else found[-1:]

    evening = await played(tmp_path)
    gap = Gap()
    gap._logs, gap._register = evening.store._logs, evening.store._register
    evening.store = gap
    assert await evening.faults() == {"gap"}


@in_a_loop
async def test_a_table_that_the_store_does_not_know_is_found(tmp_path: Path) -> None:
    evening = await played(tmp_path)
    evening.store = MemoryStore()
    assert await evening.faults() == {"lost"}


@in_a_loop
async def test_an_event_told_to_the_wrong_viewer_is_found_though_the_streams_were_made_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second way does not use the code that makes the streams: that code may be wrong."""
    monkeypatch.setattr("millions.tables.stream.seen", lambda events, viewer: events)
    evening = await played(tmp_path)
    assert await evening.faults() == {"foreign"}


@in_a_loop
async def test_the_next_person_at_a_seat_may_use_the_same_ids(tmp_path: Path) -> None:
    store = MemoryStore()
    async with serving(store) as server:
        evening = await Evening.open(server, "dollars-1e", PEOPLE)
        for name, text in (("ann", "first"), ("bob", "second")):
            key = Key.new()
            body = {"name": name, "key": key.reveal(), "seat": 0}
            await server.http.post(f"/api/tables/{evening.table.id}/seats", json=body)
            client = Client(server.url, evening.table.id, key, evening.log(tmp_path / name, 0))
            await client.connect(after=0)
            assert (await client.do("Say", "c1", text=text))["is"] == "Done"
            assert (await client.do("Leave", "go"))["is"] == "Done"
            await client.close()
    report = await audit(read_logs([tmp_path]), store, complete=True)
    assert report.faults == []
    assert report.acknowledged == 4


@in_a_loop
async def test_a_seat_that_another_person_takes_over_during_the_match_has_no_fault(tmp_path: Path) -> None:
    store, rng = MemoryStore(), Random(3)
    async with serving(store) as server:
        evening = await Evening.open(server, "dollars-1e", PEOPLE)
        for seat in range(PEOPLE):
            await evening.sit(seat)
        for viewer in (SPECTATOR, *range(PEOPLE)):
            client = Client(server.url, evening.table.id, evening.key(viewer), evening.log(tmp_path, viewer))
            evening.clients[viewer] = await client.connect()
        await act(evening, rng)
        await evening.table.remove(2, "free")
        await evening.clients[2].hung_up()
        evening.keys[2] = Key.new()
        assert (await evening.sit(2)).status_code == 201
        late = Client(server.url, evening.table.id, evening.keys[2], evening.log(tmp_path / "late", 2))
        evening.clients[2] = await late.connect()
        await late.until(lambda: late.snapshots > 0)
        assert (await late.do("StepAway", "play-0"))["is"] == "Done"
        await evening.all_told()
        await evening.close()
    report = await audit(read_logs([tmp_path]), store, complete=True)
    assert report.faults == []


# Reading logs


def test_keys_are_not_logged_and_an_unfinished_line_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    log = ClientLog(file, "table", 0)
    log.sent(b'{"do":"Hello","key":"hush-hush-hush-hush-hush-hush-hush-hush-hush","after":3}')
    log.received(b'{"is":"Presence","here":[0]}')
    log.close()
    assert b"hush" not in file.read_bytes()
    file.write_bytes(file.read_bytes() + b'{"received":{"is":"Cha')
    (found,) = read_logs([tmp_path])
    assert [number for number, _ in found.messages] == [2, 3]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"[]\n",
        b'{"table":"a"}\n',
        b'{"table":"a","viewer":-1}\n',
        b'{"table":"a","viewer":0}\n{}\n',
        b'{"table":"a","viewer":0}\n{"sent":1,"received":2}\n',
        b'{"table":"a","viewer":0}\nno json\n',
        b"[" * 100_000 + b"\n",
    ],
)
def test_what_is_no_log_is_said(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(text)
    with pytest.raises(BadRecord, match=r"bad.jsonl, line \d"):
        read_logs([file])


@in_a_loop
async def test_nonsense_within_messages_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    odd = (
        b"1",
        b'"x"',
        b"{}",
        b'{"is":"Done"}',
        b'{"is":"Change","n":"x"}',
        b'{"is":"Change","n":1}',
        b'{"do":5}',
        b'"\xff"',
    )
    lines = [b'{"%s":%s}' % (way, one) for way in (b"sent", b"received") for one in (*odd, b'"\xff"')]
    file.write_bytes(b"\n".join([b'{"table":"a","viewer":0}', *lines, b""]))
    report = await audit(read_logs([file]), MemoryStore())
    assert not report.ok
