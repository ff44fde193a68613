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
UNSEEN = "--force-gpu-mem-available-mb=1"
"""Leaves hardly any memory for pixels, so that few are drawn: nobody looks at them in a test, and drawing them takes a
fifth of the processor time. Layout, styles and everything else that a page can know stay as they are."""
MISSING = "There is no Chromium: install the package chromium, or set MILLIONS_CHROMIUM to its path."


def chromium() -> str | None:
    """From the environment, then from the path."""
    return os.environ.get("MILLIONS_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
