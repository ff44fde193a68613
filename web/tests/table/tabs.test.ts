import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";

import { nextTab, shownTab, type Tab } from "../../src/table/tabs";

const content = createRawSnippet(() => ({ render: () => "<p></p>" }));
const TABS: Tab[] = ["feed", "talk", "people"].map((id) => ({ id, label: id, content }));

describe("tabs beside the game", () => {
  it("show the first one on a desk and none on a phone, until one is opened", () => {
    expect([shownTab(TABS, null, true)?.id, shownTab(TABS, null, false)]).toEqual(["feed", null]);
    expect(shownTab(TABS, "talk", false)?.id).toBe("talk");
  });

  it("go back when what was opened is gone", () => {
    expect([shownTab(TABS, "deal", true)?.id, shownTab(TABS, "deal", false)]).toEqual(["feed", null]);
  });

  it("keep the place of one with nothing in it, which cannot be opened", () => {
    const idle = TABS.map((tab) => (tab.id === "talk" ? { ...tab, idle: true } : tab));
    expect([shownTab(idle, "talk", true)?.id, shownTab(idle, "talk", false)]).toEqual(["feed", null]);
    expect([nextTab(idle, "feed", 1)?.id, nextTab(idle, "people", -1)?.id]).toEqual(["people", "feed"]);
  });

  it("go round with the arrow keys", () => {
    expect([nextTab(TABS, "people", 1)?.id, nextTab(TABS, "feed", -1)?.id]).toEqual(["feed", "people"]);
  });
});
