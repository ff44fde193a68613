"""`millions review`: the review of a finished match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import AsJson, Lang, RecordFile, language

if TYPE_CHECKING:
    from millions.review import Review, Reviewer

Seat = Annotated[str | None, typer.Option(metavar="NAME", help="Only what this player did and could have done.")]
Html = Annotated[
    Path | None, typer.Option(metavar="OUT", help="Write a page with charts, in one file that opens offline.")
]
Picture = Annotated[
    Path | None, typer.Option(metavar="OUT", help="Draw a picture to share: an .svg or a .png file (all secrets open).")
]
Playouts = Annotated[
    int | None,
    typer.Option(
        min=2,
        max=10_000,
        metavar="N",
        show_default=False,
        help="Playouts for each position: more are slower and more precise.",
    ),
]


def review(
    file: RecordFile,
    seat: Seat = None,
    html: Html = None,
    picture: Picture = None,
    playouts: Playouts = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Review a finished match: chances over time, turning points, luck, deals and bluffs.

    Decisions are judged by what the player knew. All secrets of the match are open in a review.

    Example: `millions review evening.jsonl`

    Example: `millions review evening.jsonl --seat Ann --html evening.html`
    """
    tongue = language(lang)
    with plainly(tongue):
        from msgspec import json

        from millions.review.picture import check_kind, write_picture
        from millions.terminal.outputs import check_folders
        from millions.terminal.review import ReviewText, json_of

        if picture is not None:
            check_kind(picture)
        check_folders(html, picture)
        reviewer, found = reviewed(file.read_bytes(), seat, playouts, tongue)
        if html is not None:
            from millions.terminal.review_page import write_page

            write_page(html, found, reviewer.match, tongue)
        if picture is not None:
            write_picture(picture, json.encode(reviewer.review), reviewer.match, tongue)
        if as_json:
            typer.echo(json_of(found))
        else:
            ReviewText(found, reviewer.match, tongue).show(file, *[one for one in (html, picture) if one is not None])


def reviewed(data: bytes, seat: str | None, playouts: int | None, lang: str) -> tuple[Reviewer, Review]:
    """Review a record, with a progress bar; gives also what concerns one seat."""
    from millions.review import Reviewer
    from millions.terminal.progress import watching
    from millions.terminal.review import name_of, only

    reviewer = Reviewer(data, playouts)
    reviewer.who = name = None if seat is None else name_of(seat, reviewer.match.names)
    with watching(lang, "review-reviewing") as meter:
        meter.expect(reviewer.steps)
        done = 0
        for step in reviewer.work():
            meter.finished(step - done)
            done = step
    return reviewer, reviewer.review if name is None else only(reviewer.review, name)
