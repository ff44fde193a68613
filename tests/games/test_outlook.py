"""What is reckoned for everybody depends on nothing that somebody may not know."""

from __future__ import annotations

from random import Random

from hypothesis import given

from millions.core.seat import SPECTATOR
from tests.heists import EDITIONS, HeistTable, edition_of, heist_table, others
from tests.walks import Scene, scenes, walk


def said(table: HeistTable) -> object:
    game = edition_of(table).game
    return game.outlook(game.view(table, SPECTATOR))


@given(scenes(*EDITIONS))
def test_an_outlook_depends_on_public_facts_only(scene: Scene) -> None:
    rng = Random(scene.seed)
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        if rng.random() < 0.2:
            table = heist_table(now)
            assert all(said(other) == said(table) for other in others(table, SPECTATOR))
