import { describe, expect, it } from "vitest";

import { blocks, pieces } from "../../src/rules/markdown";

const text = (of: { text: string }[]) => of.map((one) => one.text).join("");

describe("blocks", () => {
  it("reads headings, and what stands directly under them", () => {
    const [heading, paragraph] = blocks("## The heist\nRoles are called.");
    expect(heading).toMatchObject({ is: "heading", level: 2 });
    expect(paragraph).toMatchObject({ is: "paragraph" });
  });

  it("reads lists of both kinds", () => {
    expect(blocks("- one\n- two")).toMatchObject([{ is: "list", ordered: false, items: [{}, {}] }]);
    expect(blocks("1. one\n2. two")).toMatchObject([{ is: "list", ordered: true }]);
  });

  it("keeps a line that goes on with its item", () => {
    const [list] = blocks("- one\n  and more\n- two");
    expect(list?.is === "list" && list.items.map(text)).toEqual(["one and more", "two"]);
  });

  it("parts a paragraph from the list that follows it at once", () => {
    expect(blocks("Choose:\n- one\n- two").map(({ is }) => is)).toEqual(["paragraph", "list"]);
  });

  it("reads tables", () => {
    const [table] = blocks("| role | does |\n|---|---|\n| Driver | drives |");
    expect(table?.is === "table" && table.head.map(text)).toEqual(["role", "does"]);
    expect(table?.is === "table" && table.rows.map((row) => row.map(text))).toEqual([["Driver", "drives"]]);
  });

  it("makes nothing of blank lines", () => {
    expect(blocks("\n\n  \n")).toEqual([]);
  });
});

describe("pieces", () => {
  it("tells emphasis and citations from plain words", () => {
    expect(pieces("A **Snitch** *must* name one (M1-H3).")).toEqual([
      { text: "A ", style: "plain" },
      { text: "Snitch", style: "strong" },
      { text: " ", style: "plain" },
      { text: "must", style: "em" },
      { text: " name one ", style: "plain" },
      { text: "(M1-H3)", style: "cite" },
      { text: ".", style: "plain" },
    ]);
  });

  it("leaves brackets that cite nothing, and stars that are escaped", () => {
    expect(pieces("(see above) 2 \\* 3")).toEqual([{ text: "(see above) 2 * 3", style: "plain" }]);
  });
});
