"""`millions verify`: check records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from millions.cli.errors import FAILED, plainly
from millions.cli.options import AsJson, Lang, language

RecordOrFolder = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="The record of a match (.jsonl), or a folder of them.", show_default=False),
]


def verify(file: RecordOrFolder, lang: Lang = None, as_json: AsJson = False) -> None:
    """Check a record: recompute every card, re-apply every action, compare every event.

    Example: `millions verify evening.jsonl`
    """
    tongue = language(lang)
    with plainly(tongue):
        from msgspec import to_builtins

        from millions.core.errors import MillionsError
        from millions.core.text import escaped_in_json
        from millions.terminal import check
        from millions.terminal.stage import Stage
        from millions.words import Speaker

        try:
            found = check.verify_all(file, tongue)
        except MillionsError as error:
            if not as_json:
                raise
            wrong = {"ok": False, "code": error.code, **error.facts, "error": Speaker(tongue, None, ()).error(error)}
            typer.echo(escaped_in_json(json.dumps(wrong, ensure_ascii=False)))
            raise typer.Exit(FAILED) from None
        if as_json:
            typer.echo(escaped_in_json(json.dumps(to_builtins(found), ensure_ascii=False)))
        else:
            Stage(pace=0).say(check.sentence(found, tongue))
