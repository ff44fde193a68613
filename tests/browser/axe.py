"""Accessibility, checked by axe."""

from __future__ import annotations

import json

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
RUN = """async within => (await axe.run(within, {resultTypes: ["violations"]})).violations"""


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe finds wrong in a part of the page. A page is given axe's script once: that takes a third of the time."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate(RUN, within)
    return [f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in found]
