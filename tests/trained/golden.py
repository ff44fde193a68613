"""Writes what the shipped nets compute: `python -m tests.trained.golden`, after a net was replaced."""

from __future__ import annotations

import msgspec

from tests.trained.test_trained import GOLDEN, TABLES, golden


def main() -> None:
    found = {f"{game} {players}": golden(game, players) for game, players in TABLES}
    rows = {name: {"win": round(win, 4), "best": best} for name, (win, best) in found.items()}
    GOLDEN.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


if __name__ == "__main__":
    main()
