"""What `millions weigh` writes: the report with its records, columns, a deck file for an aim, a variant to edit."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

from msgspec import structs

from millions.core import record
from millions.core.errors import BadSetup
from millions.core.plugins import game_referred_to
from millions.core.variant import limits_of
from millions.lab import Weighed, workers
from millions.lab.balance.aims import Fix
from millions.lab.balance.changes import as_toml
from millions.lab.balance.findings import Finding
from millions.lab.balance.weigh import deck_data
from millions.lab.games import play_match
from millions.terminal.outputs import check_folders
from millions.terminal.weigh_page import WeighPage
from millions.terminal.weigh_words import WeighWords
from millions.words import catalogue


def check_outputs(out: Path | None, parquet: Path | None) -> None:
    """Refuse before any game is played what could not be written afterwards."""
    if out is not None:
        workers.need_package("altair")
    if parquet is not None:
        workers.need_package("pyarrow")
    check_folders(out, parquet)


def write_outputs(found: Weighed, out: Path | None, parquet: Path | None, lang: str) -> None:
    """Write the report, beside it a record for each verdict, and the columns; each file whole or not at all."""
    if out is not None:
        page = WeighPage(found, lang)
        folder = out.with_name(f"{out.stem}-records")
        page.records = write_records(page, folder)
        record.write(out, page.html().encode())
    if parquet is not None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        with record.whole(parquet) as draft:
            pq.write_table(pa.table(found.columns()), draft)


def write_records(words: WeighWords, folder: Path) -> dict[Finding, str]:
    """A record of the game that shows each verdict best; returns its file, relative to the report."""
    files = {}
    for finding in [verdict.finding for family in words.families() for verdict in words.verdicts(family)]:
        example = words.found.example(finding)
        if example is not None:
            folder.mkdir(exist_ok=True)
            parts = (finding.what, finding.of, str(finding.players), finding.bots, str(example.number))
            name = re.sub(r"[^a-z0-9]+", "-", " ".join(filter(None, parts)).lower()) + ".jsonl"
            play_match(example.contest, example.number).save(folder / name)
            files[finding] = f"{folder.name}/{name}"
    return files


def csv_of(found: Weighed) -> str:
    """As CSV: a row for each finding."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["game", "deck", "against", *Finding.__struct_fields__])
    report = found.report
    writer.writerows([report.game, report.deck, report.against, *structs.astuple(one)] for one in report.findings)
    return text.getvalue()


def write_variant(game: str, deck: str | None, file: Path, lang: str) -> str:
    """Write all numbers of a game as a file to edit; says what to do with it. A file that is there stays as it is."""
    chosen = game_referred_to(game)
    if chosen.variant is None:
        raise BadSetup("variant-none", f"{chosen.name} has no numbers to change", game=chosen.name)
    if file.exists():
        raise BadSetup("variant-exists", f"{file} is there already; choose another name", file=str(file))
    words, given = catalogue(lang, chosen.name), deck_data(chosen, deck).get("variant", {})
    command = f"millions weigh {game} {file} --against house"
    lines = [f"# {words.format('weigh-variant', command=command)}", "", "[variant]"]
    for name, (low, high, book) in limits_of(chosen.variant).items():
        said = words.format("weigh-variant-number", number=name, low=low, high=high, book=book)
        lines += [f"# {said}", f"{name} = {given.get(name, book)}"]
    record.write(file, "\n".join([*lines, ""]).encode())
    return words.format("weigh-variant-written", file=str(file), command=command)


def fix_of(fix: Fix, lang: str) -> str:
    """A fix as a deck file; comments at its top say what was changed and how it was checked."""
    words = catalogue(lang)
    lines = [str(change) for change in fix.changes] or [words.format("weigh-fix-none")]
    for aim, before, after, checked in zip(fix.aims, fix.before, fix.after, fix.checked, strict=True):
        values = {"before": f"{before:.2f}", "after": f"{after:.2f}", "checked": f"{checked:.2f}"}
        lines.append(words.format("weigh-fix-aim", aim=str(aim), **values))
    lines.append(words.format("weigh-fix-holds" if fix.holds else "weigh-fix-fails"))
    return "".join(f"# {line}\n" for line in lines) + "\n" + as_toml(fix.deck)
