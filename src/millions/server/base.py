"""A server below a path of a site, such as `https://example.org/games/`. The proxy may pass it on or remove it."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.types import Scope

from millions.core.errors import BadSetup

BASE = re.compile(r"(/[A-Za-z0-9_~.-]*[A-Za-z0-9_~-])*")
"""A path without characters that mean something in HTML, and without `..`."""


def read_base(text: str) -> str:
    """The base path as the server uses it (`/games`, or nothing for `/`); raises BadSetup."""
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not BASE.fullmatch(path):
        raise BadSetup("bad-base-path", f"a base path looks like this: /games; {text!r} does not", text=text)
    return path


def without_base(scope: Scope, base: str) -> Scope:
    """The request as if it had been made at the root of a site. It may have lost its base path at the proxy."""
    if not base or scope["type"] == "lifespan" or not f"{scope['path']}/".startswith(f"{base}/"):
        return scope
    raw = scope.get("raw_path")
    return {
        **scope,
        "path": scope["path"].removeprefix(base) or "/",
        "raw_path": raw if raw is None else raw.removeprefix(base.encode()) or b"/",
    }


def site_of(request: Request, base: str) -> str:
    """The address under which the client reaches the front page, without a slash at the end."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}{base}"
