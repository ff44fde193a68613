import { describe, expect, it, vi } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { reasonFor, remark, saidWith, say, speech } from "../../src/table/talk";
import type { Phrase, Utterance } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const words = wordsFrom(catalogues("dollars-1e"), { names: ["Ann", "Bob", "Cid"] });
const says = (seat: number, phrase: Phrase): Utterance => ({ at: 1, seat, phrase });
const double = says(1, { phrase: "Explains", to: 0, why: "double", role: "driver", amount: 2, tone: "bully" });
const plain = says(1, { phrase: "Explains", to: 2, why: "fewer" });
const taken = says(1, { phrase: "Comments", to: 0, what: "taken", tone: "grudge" });
const set = says(2, { phrase: "Comments", what: "set", tone: "steward" });
const no = says(1, { phrase: "Replies", to: 0, what: "more", amount: 3, tone: "miser" });

describe("what bots say", () => {
  it("is said in the tone of the bot", () => {
    expect(speech(double, words)).toBe("Bob to Ann: We both say Driver. One of us goes. My way.");
    expect(speech(no, words)).toBe("Bob to Ann: That costs 3.");
    expect(speech(plain, words)).toBe("Bob to Cid: You would have your money at once, and one fewer would share.");
  });

  it("may be a comment, to somebody or to all", () => {
    expect(speech(taken, words)).toBe("Bob to Ann: I have written that down. In ink.");
    expect(remark(taken, words)).toBe("I have written that down. In ink.");
    expect(speech(set, words)).toBe("Cid: One of each: that makes a set.");
  });

  it("does not tell how a heist ends that is still being shown, nor that there is something new", () => {
    const table = new LiveTable("t");
    const entry = (n: number, at: number) => ({
      id: `${n}`,
      n,
      at,
      event: { event: "HeistBegan" as const, crew: [0] },
    });
    const earlier = { ...taken, at: 3 };
    Object.assign(table, { talk: [earlier, { ...taken, at: 8 }, { ...no, at: 8 }], feed: [entry(4, 3), entry(9, 8)] });
    expect(table.shownTalk).toHaveLength(3);
    table.staged = 9;
    expect(table.shownTalk.map(({ phrase }) => phrase?.phrase)).toEqual(["Comments", "Replies"]);
    expect(table.talkUnread).toBe(2);
    table.staged = null;
    expect(table.talkUnread).toBe(3);
  });

  it("stands beside the offer that it was said with", () => {
    expect(reasonFor([double, no], 1, [0, 1], words)).toBe("We both say Driver. One of us goes. My way.");
    expect(reasonFor([double, plain], 1, [0, 1], words)).toBe(""); // said with an earlier offer
    expect(reasonFor([double], 2, [0, 2], words)).toBe("");
  });

  it("stands behind what the bot did with it", () => {
    const declined = { event: "Declined", seat: 1 };
    expect(saidWith([double, no], { at: 1, event: declined }, words)).toBe("“That costs 3.”");
    expect(saidWith([double, no], { at: 2, event: declined }, words)).toBe("");
    expect(saidWith([no], { at: 1, event: { ...declined, seat: 2 } }, words)).toBe("");
  });

  it("is counted as unread talk only where it is not shown beside an offer", () => {
    const table = new LiveTable("t");
    table.talk = [double, no, plain, taken];
    expect(table.talkUnread).toBe(2);
  });
});

describe("what a player writes", () => {
  const answered = (isDone: boolean) => vi.fn(() => Promise.resolve(isDone));

  it("leaves the field when it is sent, and what is written meanwhile stays", async () => {
    const [table, send] = [new LiveTable("t"), answered(true)];
    table.unsaid = " One ";
    const said = say(table, send);
    expect(table.unsaid).toBe("");
    await say(table, send); // pressed twice
    table.unsaid = "Two";
    await said;
    expect(table.unsaid).toBe("Two");
    expect(send.mock.calls).toEqual([[{ do: "Say", text: "One" }]]);
  });

  it("comes back when it is refused, unless the next line is there", async () => {
    const table = new LiveTable("t");
    table.unsaid = "One";
    await say(table, answered(false));
    expect(table.unsaid).toBe("One");
    const said = say(table, answered(false));
    table.unsaid = "Two";
    await said;
    expect(table.unsaid).toBe("Two");
  });
});
