"""The official client plays whole games over `/mcp` and over the bridge of `millions mcp`, beside bots."""

from __future__ import annotations

import asyncio
import re

import pytest

from millions.core.game import game_named
from millions.server.mcp.disguise import disguise_of
from millions.server.mcp.other_words import RULE_IDS, TITLES, WORDS
from millions.server.mcp.telling import LONGEST_ANSWER
from millions.server.mcp.tools import TOOLS
from millions.tables import LoopClock
from millions.wire.settings import Chair
from tests.loops import in_a_loop
from tests.server.mcp.models import LEGACY, MODERN, bridged, model
from tests.server.parties import Evening, serving

GAMES = ("dollars-1e", "dollars-2e", "million-club")


RENAMED = ("dollars-2e", "million-club")
"""Here models play with invented names and reworded texts: nothing that they send may be lost on the way back."""


def usual(game: str, told: str) -> set[str]:
    """The usual names and words in what a model was told."""
    words = [*WORDS, *disguise_of(game_named(game)).renamed, *TITLES, *[f"{id}-[A-Z0-9]+" for id in RULE_IDS]]
    return {*re.findall(rf"(?i)\b(?:{'|'.join(words)})s?\b", told)}


@pytest.mark.parametrize("mode", [LEGACY, MODERN])
@in_a_loop
async def test_old_and_new_clients_find_the_same_few_tools(mode: str) -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 3)
        await evening.sit(0)
        async with model(server.url, evening.keys[0], mode) as ann:
            tools = (await ann.client.list_tools()).tools
            assert [tool.name for tool in tools] == list(TOOLS)
            assert {*TOOLS} == {"rules", "look", "wait", "act", "say", "note", "believe"}
            prompts = (await ann.client.list_prompts()).prompts
            assert (await ann.client.get_prompt(prompts[0].name)).messages
            assert "has not begun" in await ann.text("look")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "modes"), [(GAMES[0], (LEGACY, MODERN)), (GAMES[1], (MODERN, LEGACY)), (GAMES[2], (MODERN, MODERN))]
)
@in_a_loop
async def test_models_play_a_whole_game_with_bots(game: str, modes: tuple[str, str]) -> None:
    async with serving(clock=LoopClock()) as server:
        chairs = (Chair(), Chair(), Chair("random"), Chair("random"))
        evening = await Evening.open(server, game, 2, chairs=chairs, renamed=game in RENAMED)
        for seat in (0, 1):
            await evening.sit(seat)
        first, second = evening.keys
        async with model(server.url, first, modes[0], 1) as ann, bridged(server.url, second, modes[1], 2) as bob:
            await asyncio.gather(ann.play(), bob.play())
            assert evening.table.room.standings
            assert "Stage: over." in await ann.text("look")
            for one in (ann, bob):
                assert one.refusals <= 2  # another player was faster
                assert max(one.sizes.values()) <= LONGEST_ANSWER
                assert game not in RENAMED or not usual(game, " ".join(one.answers))
