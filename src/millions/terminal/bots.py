"""`millions bots`: the bots, with a paragraph about each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table

from millions.bots import BOTS, bots_for, short_name
from millions.bots.strengths import Measured, read
from millions.core.plugins import game_referred_to
from millions.terminal.stage import Stage, hold
from millions.words import Catalogue, Speaker, catalogue
from millions.words.numbers import signed


def described(words: Catalogue, names: Iterable[str] = tuple(BOTS)) -> dict[str, tuple[str, str]]:
    """These bots by the name that is typed: its name and a paragraph, in this language."""
    return {name: (words.label(f"bot-{name}-name", name), words.label(f"bot-{name}", "")) for name in names}


def bot_label(kind: str, speaker: Speaker) -> str:
    """What a kind of bot is called in a sentence: `search:50ms` is a search, `mybot.py:Echo` is Echo."""
    name = short_name(kind)
    return speaker.catalogue.label(f"bot-{name.partition(':')[0]}-name", name)


def show(lang: str, game: str | None = None) -> None:
    """All of them, or only those that can play a game."""
    words, stage = catalogue(lang), Stage(pace=0)
    names = BOTS if game is None else bots_for(game_referred_to(game))
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    measured = {one: found for one, found in read().items() if game in (None, one)}
    for typed, (name, text) in described(words, names).items():
        said = strength(words, typed, measured)
        table.add_row(typed, hold(f"{name[0].upper()}{name[1:]}. {text}".strip() + (f"\n{said}" if said else "")))
    stage.show(table)
    for one, found in measured.items():
        stage.say(words.format("bots-measured", game=one, games=found.games, players=found.players))
    if measured:
        stage.say(words.format("bots-not-people"))
    stage.say(words.format("bots-intro"))
    stage.say("millions play --seats me,shrewd,bluffer,miser,grudge", indent=2)


def strength(words: Catalogue, name: str, measured: Mapping[str, Measured]) -> str:
    """How strong a bot is among the others in each game, with intervals; empty where it was not measured."""
    found = {game: one.bots[name] for game, one in measured.items() if name in one.bots}
    parts = [
        words.format("bots-points", game=game, points=signed(one.points), low=signed(one.low), high=signed(one.high))
        for game, one in found.items()
    ]
    return words.format("bots-strength", parts=" · ".join(parts)) if parts else ""
