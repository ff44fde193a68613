"""Draw docs/table.svg, a picture of README: the opening of a real game, as the terminal shows it.

Run as `.venv/bin/python tools/picture.py`.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parent.parent
WIDTH = 88
SEED = "11"
TYPED = ["crook", "claim crook", "", "offer Cid 2", "", "ready", "quit"]
SHOWN = slice(42, 89)


def play() -> str:
    """The terminal's output while these lines are typed."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "XDG_DATA_HOME": folder}
        seats = "me:Ann,sensible:Bob,sensible:Cid,sensible:Dot,sensible:Eve"
        command = [sys.executable, "-m", "millions", "play", "--lang", "en", "--pace", "0"]
        command += ["--seed", SEED, "--seats", seats]
        typed = "\n".join(TYPED) + "\n"
        result = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=True)
    return result.stdout


def draw(shown: str) -> str:
    """The text as an SVG that loads no font from elsewhere."""
    console = Console(record=True, width=WIDTH, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(Text.from_ansi(shown))
    svg = console.export_svg(title="millions play dollars-1e")
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]+;", "font-family: ui-monospace, Menlo, Consolas, monospace;", svg)


if __name__ == "__main__":
    lines = play().splitlines()
    (ROOT / "docs" / "table.svg").write_text(draw("\n".join(lines[SHOWN])), encoding="utf-8")
