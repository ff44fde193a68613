"""Serves the web page: a built bundle inside this package. Any path that is not one of its files gives index.html."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import Response

from millions.server.http import refused
from millions.server.refusals import no_such_page

FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
HASHED = "assets"
"""The folder of files whose names contain a hash of their content."""


class Page:
    """All files of the bundle, in memory."""

    def __init__(self, bundle: Traversable | None = None) -> None:
        root = bundle if bundle is not None else files("millions.server") / "page"
        self._files = dict(_all(root, "")) if root.is_dir() else {}

    async def show(self, request: Request) -> Response:
        """Answer with a file of the bundle, or with the page."""
        path = request.path_params["path"]
        name = path if path in self._files else "index.html"
        if name not in self._files or (path.startswith(("api/", "texts/", f"{HASHED}/")) and name != path):
            return refused(no_such_page())
        kind = guess_type(name)[0] or "application/octet-stream"
        kept = FOR_EVER if name.startswith(f"{HASHED}/") else REVALIDATE
        return Response(self._files[name], media_type=kind, headers={"Cache-Control": kept})


def _all(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _all(one, f"{prefix}{one.name}/")
        else:
            found.append((prefix + one.name, one.read_bytes()))
    return found
