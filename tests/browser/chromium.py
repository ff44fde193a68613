"""Where the browser is: Debian's Chromium, started without a screen and without talking to anybody."""

from __future__ import annotations

import os
import shutil

from tools.house import BROWSERS

ARGUMENTS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
MISSING = "There is no Chromium: install the package chromium, or set MILLIONS_CHROMIUM to its path."


def chromium() -> str | None:
    """From the environment, then from the path."""
    return os.environ.get("MILLIONS_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
