"""The documentation site builds without a broken link or anchor, and fetches nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import millions

ROOT = Path(__file__).resolve().parents[2]
FETCHED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)")


def build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]  # with --quiet it would not count warnings
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        [*command, "--config-file", str(config), "--site-dir", str(site)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = build(ROOT / "mkdocs.yml", folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.mark.slow
def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    fetched = {(page.name, link) for page in pages for link in FETCHED.findall(page.read_text(encoding="utf-8"))}
    assert not fetched


@pytest.mark.slow
def test_every_public_name_is_in_the_reference(site: Path) -> None:
    page = (site / "reference" / "millions.html").read_text(encoding="utf-8")
    missing = [name for name in millions.__all__ if f'id="millions.{name}"' not in page]
    assert not missing


@pytest.mark.slow
def test_the_public_api_of_a_match_is_in_the_reference(site: Path) -> None:
    page = (site / "reference" / "millions.html").read_text(encoding="utf-8")
    methods = [name for name in vars(millions.Match) if not name.startswith("_")]
    missing = [name for name in methods if f'id="millions.Match.{name}"' not in page]
    assert methods
    assert not missing


@pytest.mark.slow
def test_a_link_between_the_front_page_and_docs_leads_to_the_other(site: Path) -> None:
    assert 'href="server.html"' in (site / "start.html").read_text(encoding="utf-8")
    assert 'href="start.html"' in (site / "index.html").read_text(encoding="utf-8")


def test_broken_links_are_reported(tmp_path: Path) -> None:
    """The same hook and validation on a site of two pages, one of them with broken links."""
    broken = ["lost-page.md", "../lost-source.py", "other.md#lost-anchor"]
    links = " ".join(f"[link]({link})" for link in broken)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# One\n\n{links}\n", encoding="utf-8")
    (tmp_path / "docs" / "other.md").write_text("# Other\n", encoding="utf-8")
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    validation = config[config.index("validation:") : config.index("nav:")]
    (tmp_path / "mkdocs.yml").write_text(
        f"site_name: two pages\nhooks: [hook.py]\n{validation}nav: [index.md, other.md]\n", encoding="utf-8"
    )
    hook = "from tools.docs_site import on_page_markdown\n"
    (tmp_path / "hook.py").write_text(f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n{hook}", encoding="utf-8")
    built = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    said = built.stdout + built.stderr
    assert built.returncode != 0
    assert [link for link in broken if link not in said] == []
