"""Draw docs/pictures/architecture.svg: the packages and who imports whom, read from the import graph.

Run as `.venv/bin/python -m tools.architecture` after packages or imports have changed; a test compares the picture.
Every import counts, also those inside functions and those for type checking only. An arrow is left out where a longer
way leads to the same package. A box shows the first sentence of the package's docstring, less what is in parentheses.
"""

import ast
import re
import textwrap
from html import escape
from pathlib import Path

import grimp

from tools.layered import Drawing, Point, Size, draw, reduced

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"

TOP = "millions"
GROUP = "millions.games"  # drawn with its packages inside
NOT_DRAWN = {"millions.__main__"}

MARGIN = 16
BOX_WIDTH = 212
TITLE_HEIGHT = 30
LINE_HEIGHT = 15
LINE_CHARACTERS = 28
MOST_LINES = 4
GROUP_MARGIN = 18

# Boxes bring their own background and arrows are of a middle grey: readable on a white and on a black page.
STYLE = """
  text { font-family: system-ui, sans-serif; font-size: 12px; fill: #1d2b33; }
  .name { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 14px; font-weight: 700; }
  .box { fill: #eaf4f3; stroke: #4f8f8a; }
  .group { fill: #f7f1e1; stroke: #a98f4e; }
  .arrow { fill: none; stroke: #7d8a91; stroke-width: 1.6; }
  .head { fill: #7d8a91; }
"""


def imports_among(graph: grimp.ImportGraph, packages: set[str]) -> dict[str, set[str]]:
    """Package -> the packages it imports, counting each module for the package that it stands in."""

    def package_of(module: str) -> str | None:
        own = [package for package in packages if module == package or module.startswith(f"{package}.")]
        return max(own, key=len, default=None)

    edges: dict[str, set[str]] = {package: set() for package in packages}
    for module in graph.modules - NOT_DRAWN:
        importer = package_of(module)
        for target in graph.find_modules_directly_imported_by(module):
            imported = package_of(target)
            if importer and imported and importer != imported:
                edges[importer].add(imported)
    return edges


def packages_of(graph: grimp.ImportGraph) -> set[str]:
    return {TOP, *graph.find_children(TOP)} - NOT_DRAWN


def sentence(package: str) -> list[str]:
    """The first sentence of the docstring, in lines that fit a box."""
    path = ROOT / "src" / Path(*package.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    paragraph = (ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or "").split("\n\n")[0]
    plain = re.sub(r" \([^)]*\)", "", " ".join(paragraph.split())).replace("`", "")
    first = plain.split(". ")[0].removesuffix(".")
    return textwrap.wrap(first, LINE_CHARACTERS, max_lines=MOST_LINES, placeholder=" …")


def box_size(package: str) -> Size:
    return Size(BOX_WIDTH, TITLE_HEIGHT + LINE_HEIGHT * len(sentence(package)) + 6)


def picture() -> str:
    """The whole picture as SVG."""
    graph = grimp.build_graph(TOP, cache_dir=None)
    games = {child for child in graph.find_children(GROUP) if graph.find_children(child)}
    inner_edges = reduced(imports_among(graph, games))
    inner = draw(inner_edges, {game: box_size(game) for game in games})

    edges = reduced(imports_among(graph, packages_of(graph)))
    sizes = {package: box_size(package) for package in edges}
    heading = TITLE_HEIGHT + LINE_HEIGHT * len(sentence(GROUP))
    sizes[GROUP] = Size(inner.size.width + 2 * GROUP_MARGIN, inner.size.height + heading + 2 * GROUP_MARGIN)
    outer = draw(edges, sizes)

    x, y = outer.corners[GROUP]
    parts = [*_arrows(outer, (MARGIN, MARGIN))]
    for package in sorted(edges):
        parts += _box(package, _moved(outer.corners[package], (MARGIN, MARGIN)), sizes[package], package == GROUP)
    offset = (MARGIN + x + GROUP_MARGIN, MARGIN + y + heading + GROUP_MARGIN)
    parts += _arrows(inner, offset)
    for game in sorted(games):
        parts += _box(game, _moved(inner.corners[game], offset), box_size(game), False)
    return _svg(parts, outer.size)


def _svg(parts: list[str], size: Size) -> str:
    width, height = round(size.width) + 2 * MARGIN, round(size.height) + 2 * MARGIN
    box = f"0 0 {width} {height}"
    head = '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{box}">',
            "<title>The packages of millions: an arrow points from a package to one that it imports</title>",
            f"<style>{STYLE}</style>",
            f'<defs>{head}<path class="head" d="M0 0 L8 4 L0 8 z"/></marker></defs>',
            *parts,
            "</svg>\n",
        ]
    )


def _moved(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def _arrows(drawing: Drawing, offset: Point) -> list[str]:
    return [_arrow([_moved(point, offset) for point in drawing.courses[edge]]) for edge in sorted(drawing.courses)]


def _arrow(points: list[Point]) -> str:
    (x, y), *_ = points
    path = [f"M{x:.0f} {y:.0f}"]
    for (x0, y0), (x1, y1) in zip(points[::2], points[1::2], strict=True):
        middle = (y0 + y1) / 2
        path.append(f"L{x0:.0f} {y0:.0f} C{x0:.0f} {middle:.0f} {x1:.0f} {middle:.0f} {x1:.0f} {y1:.0f}")
    return f'<path class="arrow" marker-end="url(#head)" d="{" ".join(path)}"/>'


def _box(package: str, corner: Point, size: Size, is_group: bool) -> list[str]:
    x, y = (round(value) for value in corner)
    kind = "group" if is_group else "box"
    name = package.rpartition(".")[2]
    parts = [
        f'<rect class="{kind}" x="{x}" y="{y}" width="{size.width:.0f}" height="{size.height:.0f}" rx="7"/>',
        f'<text class="name" x="{x + 12}" y="{y + 21}">{escape(name)}</text>',
    ]
    for number, line in enumerate(sentence(package)):
        parts.append(f'<text x="{x + 12}" y="{y + TITLE_HEIGHT + 9 + number * LINE_HEIGHT}">{escape(line)}</text>')
    return parts


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PICTURE.relative_to(ROOT)} is written.")
