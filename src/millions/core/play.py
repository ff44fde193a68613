"""Runs the agenda until a seat must answer. Nothing is checked here; the `Referee` checks."""

from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.core.table import Table


def run(table: Table) -> Seats:
    """Let rules happen until an Ask waits; return the seats it awaits, none when the game is over."""
    while agenda := table.agenda:
        step = agenda[0]
        if awaited := step.awaits(table):
            return awaited
        table.agenda = agenda[1:]
        step.happen(table)
    return ()


def answer(table: Table, seat: Seat, action: Action) -> Seats:
    """This seat answers the first Ask; then everything runs on. Changes this table: copy first to keep the old one."""
    agenda = table.agenda
    ask = agenda[0]
    if not ask.stays:
        table.agenda = agenda[1:]
    ask.answer(table, seat, action)
    return run(table)
