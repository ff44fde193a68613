"""Records: what is wrong with one is said, with its line."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

import msgspec
import pytest

from millions import Match
from millions.core import record
from millions.core.errors import BadRecord
from millions.core.replay import verify
from tests.walks import Scene, stretch


@pytest.fixture(scope="module")
def evening() -> bytes:
    """A finished match of four."""
    match = Scene("dollars-1e", 4, {}, 11).match()
    stretch(match, Random(11), 10_000)
    assert match.over
    return record.encode(match)


def lines(data: bytes) -> list[bytes]:
    return data.splitlines()


def joined(parts: list[bytes], honest: bool = False) -> bytes:
    """Lines as a file; honestly, with the closing hash made anew, as a careful forger would."""
    if honest:
        body = b"".join(part + b"\n" for part in parts[:-1])
        closing = msgspec.json.decode(parts[-1])
        closing["sha256"] = hashlib.sha256(body).hexdigest()
        parts = [*parts[:-1], msgspec.json.encode(closing)]
    return b"".join(part + b"\n" for part in parts)


def complaint(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as wrong:
        verify(data)
    return wrong.value


def test_a_good_record_verifies(evening: bytes) -> None:
    assert verify(evening).over


def test_every_line_breaks_verification_when_a_byte_of_it_changes(evening: bytes) -> None:
    parts = lines(evening)
    rng = Random(1)
    for number in range(len(parts)):
        changed = list(parts)
        at = rng.randrange(1, len(parts[number]) - 1)
        changed[number] = parts[number][:at] + bytes([parts[number][at] ^ 1]) + parts[number][at + 1 :]
        complaint(joined(changed))


def test_every_truncation_is_noticed(evening: bytes) -> None:
    parts = lines(evening)
    for keep in range(len(parts)):
        complaint(joined(parts[:keep]))
    assert complaint(evening[:-1]).code == "record-truncated"
    assert complaint(evening[:-20]).facts["line"] == len(parts)
    assert complaint(b"").code == "record-empty"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"role":"', b'"role":"x', "record-unreadable"),
        (b'"amount":', b'"amount":1', "record-differs"),
        (b'"verb":"Ready"', b'"verb":"CallTime"', "record-illegal"),
        (b'"verb":"Choose"', b'"verb":"Cheat"', "record-unreadable"),
    ],
)
def test_a_careful_forger_is_told_the_line(evening: bytes, old: bytes, new: bytes, code: str) -> None:
    parts = lines(evening)
    number = next(at for at, part in enumerate(parts) if at > 2 and old in part)
    parts[number] = parts[number].replace(old, new, 1)
    wrong = complaint(joined(parts, honest=True))
    assert wrong.facts["line"] == number + 1
    assert wrong.code in (code, "record-dealing", "record-illegal", "record-differs")
    assert f"line {number + 1}:" in str(wrong)


def test_a_dealt_card_cannot_be_swapped(evening: bytes) -> None:
    """Another leader, honestly told and hashed: the dealer's secret does not give it."""
    parts = lines(evening)
    assert b"GiveLeaderCard" in parts[1]
    first = msgspec.json.decode(parts[1])
    first["action"]["seat"] = first["events"][0]["seat"] = (first["action"]["seat"] + 1) % 4
    parts[1] = msgspec.json.encode(first)
    wrong = complaint(joined(parts, honest=True))
    assert (wrong.code, wrong.facts["line"]) == ("record-dealing", 2)


def test_another_secret_is_not_the_promised_one(evening: bytes) -> None:
    parts = lines(evening)
    closing = msgspec.json.decode(parts[-1])
    for secret in ("00" * 32, "zz"):
        parts[-1] = msgspec.json.encode({**closing, "secret": secret})
        assert complaint(joined(parts)).code == "record-secret"


def test_a_changed_name_is_noticed_by_the_hash(evening: bytes) -> None:
    changed = evening.replace(b'"Bob"', b'"Eve"', 1)
    assert complaint(changed).code == "record-hash"


def test_a_line_left_out_or_doubled_is_noticed(evening: bytes) -> None:
    parts = lines(evening)
    assert complaint(joined([*parts[:5], *parts[6:]], honest=True)).facts["line"] == 6
    assert complaint(joined([*parts[:5], *parts[4:]], honest=True)).facts["line"] == 6


def test_nature_does_not_answer_unasked(evening: bytes) -> None:
    parts = lines(evening)
    number = next(at for at, part in enumerate(parts) if at > 2 and b'"verb":"Choose"' in part)
    line = msgspec.json.decode(parts[number])
    parts[number] = msgspec.json.encode({**line, "seat": -1})
    assert complaint(joined(parts, honest=True)).facts["line"] == number + 1


def test_records_of_a_newer_program_and_things_that_are_no_records(evening: bytes) -> None:
    assert complaint(evening.replace(b'"millions":2', b'"millions":3', 1)).code == "record-newer"
    assert complaint(b'{"name": "something else"}\n').code == "record-no-header"
    assert complaint(b"a deck file, perhaps\n").code == "record-unreadable"
    assert complaint(b"[1, 2]\n").code == "record-unreadable"
    assert complaint(b"\xff\xfe\n").code == "record-unreadable"
    assert complaint(evening.replace(b'"rules":2', b'"rules":99', 1)).code == "record-other-rules"


def test_a_closing_line_that_lies_about_the_end(evening: bytes) -> None:
    assert complaint(evening.replace(b'"over":true', b'"over":false')).code == "record-over"


def test_an_unfinished_match_verifies_so_far() -> None:
    match = Scene("dollars-1e", 6, {"fooled": True}, 5).match()
    stretch(match, Random(5), 30)
    assert not verify(record.encode(match)).over


def test_loading_refuses_what_cannot_be_resumed(evening: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    file.write_bytes(evening[: len(evening) // 2])
    with pytest.raises(BadRecord):
        Match.load(file)
    with pytest.raises(FileNotFoundError):
        Match.load(tmp_path / "missing.jsonl")


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    match = Scene("dollars-1e", 4, {}, 1).match()
    file = tmp_path / "evening.jsonl"
    match.save(file)
    before = file.read_bytes()
    with pytest.raises(OSError, match="No such file"):
        match.save(tmp_path / "nowhere" / "evening.jsonl")
    assert file.read_bytes() == before
