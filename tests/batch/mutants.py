"""Planted faults: each changes one line of the batched rules, and lockstep must find it.

    python -m tests.batch.mutants                  every game
    python -m tests.batch.mutants million-club     one game

Prints the faults that were not found in as many decisions as the suite plays. No test runs it: it takes up to half a
minute for each.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

from tests.batch.conftest import FLAGS

ROOT = Path(__file__).parents[2]
LOCKSTEP = """
from millions import batch
from tests.batch.lockstep import lockstep
from tests.batch.test_lockstep import DECISIONS, SUITE
for players, setting in SUITE["{game}"]:
    lockstep(batch.make("{game}", players, **setting), DECISIONS // len(SUITE["{game}"]) + 1)
"""


class Mutant(NamedTuple):
    """A fault: the game that shows it, the module under `batch`, the text, and what stands there instead."""

    game: str
    module: str
    text: str
    instead: str


FIRST, SECOND, CLUB = "dollars-1e", "dollars-2e", "million-club"

MUTANTS = (
    # Planning
    Mutant(FIRST, "heists/planning.py", "ante * box.per_seat", "ante"),
    Mutant(FIRST, "heists/planning.py", "placed - flag_at(set_aside, len(box.roles))", "placed"),
    Mutant(FIRST, "heists/planning.py", "table.pile & ~flag_at(card, len(box.cards))", "table.pile"),
    Mutant(FIRST, "heists/planning.py", "box.in_play & ~flag_at(barred, len(box.roles))", "box.in_play"),
    Mutant(SECOND, "dollars2/__init__.py", "table.pot + BOOK.ante * box.characters", "table.pot"),
    # Negotiation
    Mutant(FIRST, "heists/negotiation.py", "< box.limits.claims", "<= box.limits.claims"),
    Mutant(FIRST, "heists/negotiation.py", "made.sum() < limits.proposals_in_all", "made.sum() >= 0"),
    Mutant(FIRST, "heists/negotiation.py", "(ready_is_kept | ~departs.any())", "~departs.any()"),
    Mutant(FIRST, "heists/negotiation.py", "table.ready & ~(named & made)", "table.ready"),
    Mutant(FIRST, "heists/negotiation.py", "- flag_at(table.payer, box.players) * price", ""),
    Mutant(FIRST, "heists/table.py", "table.speaker + 1", "table.speaker"),
    Mutant(FIRST, "dollars1/negotiation.py", "(move.seat != table.leader) & ", ""),
    Mutant(FIRST, "dollars1/negotiation.py", "hidden & now & (table.intimidation[seat] > 0)", "hidden & now"),
    Mutant(
        SECOND, "dollars2/negotiation.py", "2 * (table.votes == 1).sum() >= box.players", "(table.votes == 1).all()"
    ),
    Mutant(SECOND, "dollars2/negotiation.py", "table.pot - BOOK.ante * gone", "table.pot"),
    Mutant(SECOND, "dollars2/negotiation.py", "seat, speaks, everyone", "seat, speaks, table.crew"),
    # The heist
    Mutant(FIRST, "dollars1/heist.py", "(called & ~out) | brutes", "called & ~out"),
    Mutant(FIRST, "dollars1/heist.py", "box.seats_of(brutes & ~out)", "box.seats_of(brutes)"),
    Mutant(FIRST, "dollars1/heist.py", "jnp.minimum(table.money, BOOK.snitch_fine)", "BOOK.snitch_fine"),
    Mutant(FIRST, "dollars1/heist.py", "table.crew & ~(snitches & doubled)", "table.crew"),
    Mutant(SECOND, "dollars2/heist.py", "(called.sum() > 1) | (table.named == role)", "(called.sum() > 1)"),
    Mutant(SECOND, "dollars2/heist.py", "place < place[:, None]", "place > place[:, None]"),
    Mutant(SECOND, "dollars2/heist.py", "of_role(table, BRUTE) | of_role(table, TECH)", "of_role(table, BRUTE)"),
    Mutant(SECOND, "dollars2/heist.py", "box.brain[table.loot]", "box.amount[table.loot]"),
    # Sharing
    Mutant(FIRST, "dollars1/sharing.py", " + BOOK.mastermind_bonus * of_role(table, MASTERMIND).any()", ""),
    Mutant(FIRST, "dollars1/sharing.py", "box.owners(table.crew) * fee", "box.seats_of(table.crew) * fee"),
    Mutant(FIRST, "dollars1/sharing.py", " * crook.any()", ""),
    Mutant(SECOND, "dollars2/sharing.py", "-(-table.pot // jnp.maximum(table.crew.sum(), 1))", "table.pot // 3"),
    Mutant(SECOND, "dollars2/sharing.py", "box.bonuses[table.loot] * left_in", "box.bonuses[table.loot]"),
    # The end
    Mutant(FIRST, "dollars1/ending.py", "box.seats_of(table.sharers) & ", ""),
    Mutant(FIRST, "dollars1/ending.py", "(table.leader + 1) % box.players", "table.leader"),
    Mutant(FIRST, "dollars1/ending.py", "table.roles if box.fooled", "table.laid_open if box.fooled"),
    Mutant(SECOND, "dollars2/ending.py", "richest(table, among), table.leader", "richest(table, among), small(0)"),
    Mutant(
        SECOND, "dollars2/ending.py", "first_clockwise(poorest, table.leader)", "first_clockwise(poorest, small(0))"
    ),
    # Million Club
    Mutant(CLUB, "club/placement.py", "free & (closed_tile(table) != small(TILE_OF_SPOT))", "free"),
    Mutant(CLUB, "club/lobby.py", "(table.lobby > 0) * table.lobby.sum(0, dtype=SMALL)", "table.lobby"),
    Mutant(CLUB, "club/lobby.py", "jnp.where(before[:, None] | passed, 0, table.moves_left)", "table.moves_left"),
    Mutant(CLUB, "club/moves.py", "(again & this)", "again"),
    Mutant(CLUB, "club/draft.py", "(place <= pawns)", "(place < pawns)"),
    Mutant(CLUB, "club/draft.py", " & (purse >= BOOK.colony_price)", ""),
    Mutant(CLUB, "club/looks.py", "jnp.where(known, card, happens)", "card"),
    Mutant(CLUB, "club/looks.py", "jnp.where(new[..., 0], table.round, table.looked)", "table.looked"),
    Mutant(CLUB, "club/intrigue_companies.py", " & (order < nearest)", ""),
    Mutant(CLUB, "club/intrigues.py", "-jnp.minimum(table.money, BOOK.racket)", "-BOOK.racket"),
    Mutant(CLUB, "club/exchange.py", "jnp.maximum(table.money + results, 0)", "(table.money + results)"),
    Mutant(CLUB, "club/exchange.py", "others & affordable & named", "others & named"),
    Mutant(CLUB, "club/pieces.py", "(table.stage > Stage.SHUFFLE_COLONIES)", "(table.stage > Stage.LAST_MOVES)"),
    Mutant(CLUB, "club/end_of_round.py", "((table.first + 1) % box.players)", "table.first"),
    Mutant(CLUB, "club/scoring.py", "(counts == most) & alone", "counts == most"),
    Mutant(CLUB, "club/setup.py", "(table.profiles != SCHEMER) & ", ""),
    Mutant(CLUB, "club/observation.py", " + (table.question == PICK[pile])", " + 1"),
    # The observation
    Mutant(FIRST, "heists/observation.py", "own | table.face_up | looked_at", "own | table.face_up"),
    Mutant(SECOND, "dollars2/observation.py", "vote == 0", "vote < 1"),
)


def survives(mutant: Mutant) -> bool:
    """Whether lockstep finds nothing in a copy of the program with this fault."""
    with tempfile.TemporaryDirectory() as folder:
        for part in ("src/millions", "tests/batch"):
            copytree(ROOT / part, Path(folder) / part)
        (Path(folder) / "tests" / "__init__.py").touch()
        module = Path(folder) / "src" / "millions" / "batch" / mutant.module
        text = module.read_text(encoding="utf-8")
        assert text.count(mutant.text) == 1, mutant
        module.write_text(text.replace(mutant.text, mutant.instead), encoding="utf-8")
        environment = {"PYTHONPATH": f"{folder}/src:{folder}", "XLA_FLAGS": " ".join(FLAGS)}
        code = LOCKSTEP.format(game=mutant.game)
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert not run.returncode or "AssertionError" in run.stderr, run.stderr
    return not run.returncode


def main(only: str = "") -> None:
    """Try every mutant, or those of one game."""
    tried = [mutant for mutant in MUTANTS if only in ("", mutant.game)]
    found = 0
    for mutant in tried:
        if survives(mutant):
            print("not found:", mutant, flush=True)
        else:
            found += 1
    print(f"{found} of {len(tried)} planted faults were found")


if __name__ == "__main__":
    main(*sys.argv[1:])
