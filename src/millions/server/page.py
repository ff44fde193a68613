"""Serves the web page: a built bundle inside this package. Every address of it gets index.html, with its own head.

An address that does not exist gets the page too, with status 404: the page says so, and leads back.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import Response

from millions.server.access import Rates, address_of
from millions.server.base import site_of
from millions.server.config import Config
from millions.server.heads import general, head_of, preferred
from millions.server.http import refused
from millions.server.pictures import all_pictures, manifest
from millions.server.refusals import no_such_page
from millions.tables import TableManager

FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
REVALIDATE = "no-cache"
HASHED = "assets"
"""The folder of files whose names contain a hash of their content."""

INDEX, MANIFEST, PICTURES = "index.html", "manifest.webmanifest", "pictures/"
NO_PAGE = ("api/", "texts/", f"{HASHED}/", PICTURES)
"""What begins like this is never an address of the page."""

WITH_LINKS = (INDEX, "offline.html")
LINK = re.compile(r'((?:href|src)=")\.?/')
"""The beginning of a link to a file of the bundle."""

TITLE, LANG = "<title>millions</title>", '<html lang="en">'
"""What the head of an address replaces in index.html."""


class Page:
    """All files of the bundle, in memory."""

    def __init__(self, manager: TableManager, config: Config, bundle: Traversable | None = None) -> None:
        root = bundle if bundle is not None else files("millions.server") / "page"
        self._files = dict(_all(root, "")) if root.is_dir() else {}
        self._files |= {PICTURES + name: data for name, data in all_pictures().items()}
        self._base, limits = config.base, config.limits
        self._files |= {name: _below(self._base, self._files[name]) for name in WITH_LINKS if name in self._files}
        self._index = self._files.pop(INDEX, b"").decode()
        self._manager = manager
        self._heads = Rates(limits.requests_per_second, limits.requests_at_once)

    async def show(self, request: Request) -> Response:
        """Answer with a file of the bundle, or with the page."""
        path = request.path_params["path"]
        if path == MANIFEST:
            return _of_language(manifest(_lang(request), self._base), "application/manifest+json")
        if path in self._files:
            return self._file(path)
        if not self._index or path.startswith(NO_PAGE):
            return refused(no_such_page())
        return await self._page(request, path)

    def _file(self, path: str) -> Response:
        kind = guess_type(path)[0] or "application/octet-stream"
        if path.startswith(PICTURES):  # shown by messengers, whose pages are elsewhere
            headers = {"Cache-Control": A_DAY, "Cross-Origin-Resource-Policy": "cross-origin"}
        else:
            headers = {"Cache-Control": FOR_EVER if path.startswith(f"{HASHED}/") else REVALIDATE}
        return Response(self._files[path], media_type=kind, headers=headers)

    async def _page(self, request: Request, path: str) -> Response:
        """The page, with the head of this address. For an address that asks too often, the head of the front page."""
        client = address_of(request.client and (request.client.host, request.client.port))
        often, lang = self._heads.allow(client), _lang(request)
        head = general(lang, "front-hello") if often else await head_of(path, self._manager, lang)
        text = self._index.replace(LANG, f'<html lang="{head.lang}" data-base="{self._base}">', 1)
        text = text.replace(TITLE, head.html(site_of(request, self._base), path.lstrip("/")), 1)
        return _of_language(text.encode(), "text/html", 200 if head.found else 404)


def _below(base: str, page: bytes) -> bytes:
    """A page of the bundle whose links lead below the base path."""
    return LINK.sub(rf"\1{base}/", page.decode()).encode()


def _lang(request: Request) -> str:
    return preferred(request.headers.get("accept-language", ""))


def _of_language(body: bytes, kind: str, status: int = 200) -> Response:
    """A response that depends on the reader's language."""
    return Response(body, status, {"Cache-Control": REVALIDATE, "Vary": "Accept-Language"}, media_type=kind)


def _all(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _all(one, f"{prefix}{one.name}/")
        else:
            found.append((prefix + one.name, one.read_bytes()))
    return found
