"""Play and pack the set of recorded games that goes with a release.

    python -m tools.recorded_games --out build/recorded

Writes a folder of games for each table below, as `millions simulate --parquet` does, a page that describes them, and
`millions-games-VERSION.zip` with all of it. An interrupted run continues where it stopped. The same version of the
program plays the same games everywhere, except those of `trained`: the last bit of a product of matrices depends on the
processor.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from millions import __version__
from millions.lab import workers
from millions.lab.contest import Contest
from millions.lab.simulate import simulate

SEED = 1
PERSONALITIES = "shrewd,honest,bluffer,miser"

TABLES = {
    f"{game}-{name}": (game, seats)
    for game in ("dollars-1e", "dollars-2e", "million-club")
    for name, seats in {
        "personalities": PERSONALITIES,
        "trained": "trained,trained,trained,trained",
        "mixed": "trained,shrewd,sensible,random",
        "random": "random,random,random,random",
    }.items()
}
"""By the name of the folder: the game, and who plays."""

PAGE = """# Recorded games of millions {version}

Whole matches between bots, four players each, made by `python -m tools.recorded_games --games {games}`.

| folder | game | seats | games |
|---|---|---|---|
{rows}

In each folder:

| file | holds |
|---|---|
| `manifest.json` | what was played: game, version of its rules, bots, options, deck, seed |
| `games/NNNN/NNNNNNN.jsonl` | the record of a match, with the dealer's secret: `millions verify FILE` checks it |
| `decisions.parquet` | a row for each answer, nature's too |
| `outcomes.parquet` | a row for each seat of each game: place, score, whether it won |

Bots sit in every seat in turn: games of the same `deal` have the same cards. docs/arena.md describes the columns.
"""

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the archive, so that it depends on nothing but the files."""


def make(out: Path, tables: Mapping[str, tuple[str, str]], games: int, jobs: int) -> Path:
    """Play what is missing, and pack everything; the archive."""
    rows = []
    for name, (game, seats) in tables.items():
        simulate(Contest.new(game, seats, games=games, seed=SEED), out / name, jobs, parquet=True)
        rows.append(f"| `{name}` | {game} | {seats.replace(',', ', ')} | {games} |")
        print(f"{name}: {games} games", flush=True)
    page = out / "README.md"
    page.write_text(PAGE.format(version=__version__, games=games, rows="\n".join(rows)), encoding="utf-8")
    archive = out / f"millions-games-{__version__}.zip"
    with ZipFile(archive, "w") as packed:
        for file in (page, *(file for name in tables for file in files_of(out / name))):
            entry = ZipInfo(file.relative_to(out).as_posix(), EARLIEST)
            packed.writestr(entry, file.read_bytes(), ZIP_DEFLATED)
    return archive


def files_of(folder: Path) -> Iterator[Path]:
    """The files of a simulation, in a fixed order."""
    return (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith("."))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/recorded"))
    parser.add_argument("--games", type=int, default=200, help="at each table")
    parser.add_argument("--jobs", type=int, default=workers.cores())
    chosen = parser.parse_args()
    archive = make(chosen.out, TABLES, chosen.games, chosen.jobs)
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
