"""MkDocs hook: the pages of the site that are not written in docs/.

- Pages kept elsewhere in the repository: README, CONTRIBUTING, CHANGELOG, SECURITY and the rules of each game.
- The API reference: one page per public package, listing the modules that exist at build time.

Links between all of these are written as paths in the repository, so that they work on a repository host.
`on_page_markdown` turns them into links of the site. A path that does not exist is left alone: `--strict` reports it.
"""

import json
import os
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import millions

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
LINK = re.compile(
    r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)"
)

OUTSIDE = {
    "README.md": "start.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
}
RULES = "src/millions/locale/*/rules/*.md"

# Packages whose public names are documented, each with its modules and subpackages.
# A module alone is documented without its siblings: they are internal.
PUBLIC = (
    "millions",
    "millions.core",
    "millions.games",
    "millions.bots.bot",
    "millions.wire",
    "millions.client",
    "millions.research",
    "millions.lab",
)


def pages_outside() -> dict[str, str]:
    """Path in the repository -> path in the site, for the pages that are not in docs/."""
    rules = sorted(ROOT.glob(RULES))
    return OUTSIDE | {path.relative_to(ROOT).as_posix(): f"rules/{path.parts[-3]}/{path.name}" for path in rules}


def packages() -> list[str]:
    """The packages that get a page of their own; a package's subpackages of one more level follow it."""
    found = []
    for name in PUBLIC:
        folder = SOURCE.joinpath(*name.split("."))
        found.append(name)
        if name != "millions" and folder.is_dir():
            found += [f"{name}.{child.parent.name}" for child in sorted(folder.glob("*/__init__.py"))]
    return found


def modules(package: str) -> list[str]:
    """A package and its public modules. For `millions` only what its `__init__` offers: its packages have own pages."""
    folder = SOURCE.joinpath(*package.split("."))
    if package == "millions" or not folder.is_dir():
        return [package]
    names = sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_"))
    return [package, *(f"{package}.{name}" for name in names)]


def reference(package: str) -> str:
    """A page of the API reference, as mkdocstrings directives."""
    first, *others = modules(package)
    options = {"show_root_heading": False, "show_root_toc_entry": False}
    members = {"members": millions.__all__} if package == "millions" else {}
    heading = f"# `{package}`\n\n::: {first}\n    options: {json.dumps(options | members)}"
    return "\n\n".join([heading, *(f"::: {module}" for module in others)]) + "\n"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the API reference to the navigation."""
    assert config.nav is not None
    config.nav.append(
        {"API reference": [{name.removeprefix("millions."): f"reference/{name}.md"} for name in packages()]}
    )
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, site_path in pages_outside().items():
        files.append(File.generated(config, site_path, content=(ROOT / path).read_text(encoding="utf-8")))
    for package in packages():
        files.append(File.generated(config, f"reference/{package}.md", content=reference(package)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Turn links to files of the repository into links of the site."""
    inside = {site_path: path for path, site_path in pages_outside().items()}
    here = inside.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    return LINK.sub(lambda link: _site_link(link, here, page.file.src_uri), markdown)


def _site_link(link: re.Match[str], here: str, site_here: str) -> str:
    target = posixpath.normpath(posixpath.join(posixpath.dirname(here), link["path"]))
    text = LINK.sub(lambda inner: _site_link(inner, here, site_here), link["text"])
    site_target = pages_outside().get(target)
    if site_target is None and target.startswith("docs/"):
        site_target = target.removeprefix("docs/")
    if site_target is not None:
        relative = os.path.relpath(site_target, posixpath.dirname(site_here) or ".")
        return f"{link['image']}[{text}]({Path(relative).as_posix()}{link['anchor'] or ''})"
    if (ROOT / target).exists():  # a source file or a folder: the site does not show it
        return text
    return link[0]
