"""Fills in the generated tables in docs/research: everything between `<!-- TABLE ARGUMENTS -->` and `<!-- end -->`.

Run as `.venv/bin/python tools/research_pages.py`; a test fails when a page differs from the code.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

from millions.core.game import game_named
from millions.research import (
    LIMITS,
    ONE_HEIST,
    PLANS,
    Turns,
    code_of,
    one_heist,
    reduced,
    table_of_actions,
    table_of_pieces,
)
from millions.research import limits as limits_module
from millions.research.code import span
from millions.research.gymnasium import IDS, SingleSeat
from millions.research.making import make_setting
from millions.research.openspiel_games import OPENSPIEL_GAMES, OpenSpielGame
from millions.research.pettingzoo import raw_env
from millions.research.reduced import SMALL_HEIST
from millions.research.registry import plan_of
from millions.research.setting import Setting

PAGES = Path(__file__).parent.parent / "docs" / "research"
GENERATED = re.compile(r"(<!-- (?P<table>[a-z]+)(?P<arguments>[^>]*) -->\n).*?(<!-- end -->)", re.DOTALL)
ENOUGH_GAMES = 400
"""Random games of one heist that reach every index that is ever legal."""


def grid(head: tuple[str, ...], rows: Iterable[Iterable[object]]) -> str:
    """A table in Markdown."""
    lines = [f"| {' | '.join(map(str, cells))} |\n" for cells in (head, *rows)]
    return "".join([lines[0], "|---" * len(head) + "|\n", *lines[1:]])


def pieces(game: str, players: str) -> str:
    """The observation for a number of players."""
    return table_of_pieces(game, int(players))


def sizes(game: str) -> str:
    """What depends on the number of players: sizes and, in the heist games, the roles in play."""
    head = ("players", "numbers in an observation", "outcomes of a draw, at most", "moves, at most")
    rows, roles = list[tuple[object, ...]](), list[tuple[str, ...]]()
    for players in game_named(game).seat_counts:
        setting = Setting.of(game, players)
        bounds = whole(game).bounds(setting)
        size = Turns.begin(setting, 0).observer.size
        rows.append((players, size, bounds["max_chance_outcomes"], bounds["max_game_length"]))
        roles.append(tuple(role.value for role in getattr(setting.table(), "roles_in_play", ())))
    if not any(roles):
        return grid(head, rows)
    return grid((*head, "roles in play"), [(*row, ", ".join(names)) for row, names in zip(rows, roles, strict=True)])


def whole(game: str) -> OpenSpielGame:
    """The OpenSpiel game for a whole game."""
    return next(spiel for spiel in OPENSPIEL_GAMES if spiel.game == game and not spiel.one_heist)


def names(*games: str) -> str:
    """The names of an environment in each interface."""
    return grid(("interface", "name", "parameters and their defaults"), interfaces(games, False))


def heistnames() -> str:
    """The same for the reduced games."""
    return grid(("interface", "name", "parameters and their defaults"), interfaces(PLANS, True))


def interfaces(games: Iterable[str], heist: bool) -> Iterator[tuple[str, str, str]]:
    """A game in PettingZoo, Gymnasium and OpenSpiel; small heists have no name of their own in Gymnasium."""
    agreed = {} if heist else parameters(make_setting, "one_heist", "players")
    for spiel in OPENSPIEL_GAMES:
        if spiel.game in games and spiel.small and heist:
            yield "PettingZoo", f'`pettingzoo.env("{spiel.game}", one_heist="small")`', spelled(parameters(raw_env))
            yield "OpenSpiel", f"`{spiel.short_name}`", spelled(spiel.parameters())
        elif spiel.game in games and spiel.one_heist == heist:
            arguments = f'"{spiel.game}"' + ", one_heist=True" * heist
            wanted = {"game": spiel.game, **({"one_heist": True} if heist else {})}
            name = next(name for name, known in IDS.items() if known == wanted)
            yield "PettingZoo", f"`pettingzoo.env({arguments})`", spelled(parameters(raw_env) | agreed)
            yield "Gymnasium", f"`{name}`", spelled(parameters(SingleSeat) | agreed)
            yield "OpenSpiel", f"`{spiel.short_name}`", spelled(spiel.parameters())


def parameters(function: Callable[..., object], *but: str) -> dict[str, object]:
    """The parameters of an interface and their defaults."""
    known = inspect.signature(function).parameters.values()
    return {one.name: one.default for one in known if one.name not in ("game", "choices", *but)}


def spelled(parameters: dict[str, object]) -> str:
    """Parameters, with their defaults where these are plain values."""
    plain = (bool, int, float, str)
    return ", ".join(f"{name}={value}" if isinstance(value, plain) else name for name, value in parameters.items())


def versions(*games: str) -> str:
    """The versions a page is about."""
    rows = [(f"rules of {game}", game_named(game).rules_version) for game in games]
    codes = [(f"indexes of {game}", code_of(game, 4).size) for game in games]
    environments = [(f"environments of {game}", f"v{plan_of(game).version}") for game in games]
    return grid(("", "now"), [*environments, *rows, *codes])


def limits() -> str:
    """The limits on talk, their defaults, and their documentation."""
    tree = ast.parse(inspect.getsource(limits_module))
    fields = next(node for node in tree.body if isinstance(node, ast.ClassDef)).body
    rows = []
    for field, said in pairwise(fields):
        if isinstance(field, ast.AnnAssign) and isinstance(said, ast.Expr):
            name, meaning = ast.unparse(field.target), ast.literal_eval(said.value)
            default = getattr(LIMITS, name)
            rows.append((f"`{name}`", "none" if default == frozenset() else default, meaning))
    return grid(("limit", "default", "what is counted"), rows)


def heists() -> str:
    """The reduced games, from the docstring of their module."""
    return "".join(f"{line}\n" for line in inspect.getdoc(reduced).splitlines() if line.startswith("|"))  # type: ignore[union-attr]


def offered() -> str:
    """The indexes that are ever legal in each reduced game."""
    rows = [(game, players, spoken(game, indexes_of(one_heist(game, players)))) for game, players in ONE_HEIST]
    rows += [(f"{game}, small", 4, spoken(game, indexes_of(one_heist(game, 4, small=True)))) for game in SMALL_HEIST]
    return grid(("game", "players", "indexes that are ever legal"), rows)


def indexes_of(setting: Setting) -> set[int]:
    """The indexes that were legal in many random games."""
    found: set[int] = set()
    rng = Random(0)
    for _ in range(ENOUGH_GAMES):
        turns = Turns.begin(setting, rng=rng)
        while not turns.over:
            legal = turns.legal()
            found.update(legal)
            turns.play(rng.choice(legal))
    return found


def spoken(game: str, indexes: set[int]) -> str:
    """Indexes by their blocks."""
    blocks = code_of(game, 4).ranges.items()
    kept = {name: [index for index in place if index in indexes] for name, place in blocks}
    return "; ".join(f"{name} {runs(found)}" for name, found in kept.items() if found)


def runs(indexes: list[int]) -> str:
    """Indexes in order, neighbours as one run."""
    starts = [index for index in indexes if index - 1 not in indexes]
    ends = [index for index in indexes if index + 1 not in indexes]
    return ", ".join(span(range(start, end + 1)) for start, end in zip(starts, ends, strict=True))


TABLES: dict[str, Callable[..., str]] = {
    "actions": table_of_actions,
    "heistnames": heistnames,
    "heists": heists,
    "limits": limits,
    "names": names,
    "offered": offered,
    "pieces": pieces,
    "sizes": sizes,
    "versions": versions,
}


def filled_in(page: str) -> str:
    """A page with every generated table filled in."""

    def table(found: re.Match[str]) -> str:
        return found[1] + TABLES[found["table"]](*found["arguments"].split()) + found[4]

    return GENERATED.sub(table, page)


if __name__ == "__main__":
    for path in sorted(PAGES.glob("*.md")):
        path.write_text(filled_in(path.read_text(encoding="utf-8")), encoding="utf-8")
