import { describe, expect, it } from "vitest";

import { beatsOf, lastLook, question, shownAfter } from "../../../src/games/heists/beats";
import { told } from "../../../src/games/heists/tell";
import type { Event, View } from "../../../src/games/heists/types";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const paid = (source: number, target: number, amount: number, why: string): Event => ({
  event: "Paid",
  source,
  target,
  amount,
  why,
});
const kinds = (events: Event[]) => beatsOf(events).map(({ kind }) => kind);

describe("what a heist waits for", () => {
  const words = wordsFrom(catalogues("page-heists"), { game: "dollars-1e" });
  const asked = (step: View["agenda"][number]) => question(view({ agenda: [step] }));

  it("is asked of the player who chooses", () => {
    const beat = asked({ step: "Denounce", snitch: 2 });
    expect([beat?.role, beat?.asks?.seat]).toEqual(["snitch", 2]);
    expect(beat && told(beat, words)).toEqual(["Cid: which role do you denounce?"]);
    expect(asked({ step: "ChooseVictim", mentalist: 1 })?.role).toBe("mentalist");
    expect(asked({ step: "ChooseRoleToCut", tech: 0 })?.asks?.seat).toBe(0);
  });

  it("is nothing in a negotiation", () => {
    expect(asked({ step: "Negotiate" })).toBeNull();
  });
});

describe("beatsOf", () => {
  it("finds none in what is no heist", () => {
    expect(beatsOf([{ event: "SaidReady", seat: 0 }, paid(0, 1, 2, "deal")])).toEqual([]);
  });

  it("ends with those who win", () => {
    const [end] = beatsOf([{ event: "GameWon", winners: [2, 3], why: "twenty" }]);
    expect(end?.kind).toBe("won");
    expect(end && shownAfter(view(), end).winners).toEqual([2, 3]);
  });

  it("calls a role, then turns its cards", () => {
    const beats = beatsOf([
      { event: "HeistBegan", crew: [0, 1] },
      { event: "Revealed", role: "driver", characters: [1] },
    ]);
    expect(beats.map(({ kind, role }) => [kind, role])).toEqual([
      ["begin", null],
      ["call", "driver"],
      ["turn", "driver"],
    ]);
  });

  it("turns several cards of one role one by one, each with a beat of its own", () => {
    const beats = beatsOf([{ event: "Revealed", role: "crook", characters: [2, 3] }]);
    expect(beats.map(({ kind }) => kind)).toEqual(["call", "flip", "flip", "turn"]);
    const [called, first] = beats;
    expect(called && shownAfter(view(), called).face_up).toEqual([]);
    expect(first && shownAfter(view(), first).face_up).toEqual([2]);
    expect(beats.reduce(shownAfter, view()).face_up).toEqual([2, 3]);
  });

  it("is quick about a role that nobody has", () => {
    const [, empty] = beatsOf([{ event: "Revealed", role: "driver", characters: [] }]);
    const [, full] = beatsOf([{ event: "Revealed", role: "driver", characters: [1] }]);
    expect(empty?.lastsMs).toBeLessThan(full?.lastsMs ?? 0);
  });

  it("keeps a payment with the event it belongs to", () => {
    const beats = beatsOf([{ event: "Revealed", role: "driver", characters: [1] }, paid(-1, 1, 1, "ante-back")]);
    expect(beats.at(-1)?.events).toHaveLength(2);
  });

  it("gives a payment for another reason a beat of its own", () => {
    expect(kinds([{ event: "Revealed", role: "driver", characters: [1] }, paid(0, 1, 1, "bet")])).toEqual([
      "call",
      "turn",
      "money",
    ]);
  });

  it("shows several who are out for one reason together, with their role", () => {
    const beats = beatsOf([
      { event: "Revealed", role: "brute", characters: [0, 1] },
      { event: "Eliminated", character: 0, why: "doubled" },
      { event: "Eliminated", character: 1, why: "doubled" },
    ]);
    expect(beats.at(-1)).toMatchObject({ kind: "out", role: "brute" });
    expect(beats.at(-1)?.events).toHaveLength(2);
  });

  it("ends before the next round", () => {
    const next: Event = { event: "LeaderChosen", seat: 1 };
    expect(kinds([{ event: "NothingShared" }, next, paid(0, 1, 1, "ante")])).toEqual(["end"]);
  });
});

describe("lastLook", () => {
  it("tells once what was said of an open card and was not true", () => {
    const claimed = (character: number, role: "brute" | "driver" | "crook") =>
      ({ event: "Claimed", character, role }) as const;
    const claims = [claimed(1, "driver"), claimed(1, "driver"), claimed(2, "brute"), claimed(3, "crook")];
    const known: View["known"] = ["driver", "brute", "brute", null];
    const look = lastLook(view({ claims, known, face_up: [1, 2] }));
    expect(look?.lies).toEqual([{ character: 1, said: "driver", role: "brute" }]);
    expect(lastLook(view({ claims, known, face_up: [2] }))).toBeNull();
  });
});

describe("shownAfter", () => {
  const after = (...events: Event[]) => shownAfter(view(), { kind: "turn", role: null, events, lastsMs: 0 });

  it("turns cards and names roles", () => {
    const shown = after(
      { event: "Revealed", role: "snitch", characters: [2] },
      { event: "Denounced", snitch: 2, role: "driver" },
    );
    expect(shown.known).toEqual(["driver", null, "snitch", null]);
    expect([shown.face_up, shown.named]).toEqual([[2], "driver"]);
  });

  it("takes out who is out, and moves money", () => {
    const shown = after({ event: "Eliminated", character: 1, why: "doubled" }, paid(0, 3, 2, "driver"));
    expect(shown.crew).toEqual([0, 2, 3]);
    expect(shown.money).toEqual([3, 5, 5, 7]);
  });

  it("counts accounts below zero from the end", () => {
    const shown = shownAfter(view({ money: [5, 5, 100] }), {
      kind: "money",
      role: null,
      events: [paid(-1, 0, 4, "share")],
      lastsMs: 0,
    });
    expect(shown.money).toEqual([9, 5, 96]);
  });

  it("clears deals when the heist begins, and changes nothing else", () => {
    expect(after({ event: "HeistBegan", crew: [0, 1] })).toMatchObject({ crew: [0, 1], proposals: [], ready: [] });
    const before = view();
    expect(
      shownAfter(before, { kind: "vote", role: null, events: [{ event: "SaidReady", seat: 0 }], lastsMs: 0 }),
    ).toBe(before);
  });
});

describe("told", () => {
  const words = wordsFrom(catalogues("dollars-1e", "page-heists"), {
    game: "dollars-1e",
    vocabulary: {
      events: {
        Paid: { source: "account", target: "account", amount: "plain", why: "plain" },
        LootShared: { amount: "plain", characters: "character*", share: "plain", rest: "plain" },
      },
    },
  });

  it("tells the Driver's fee once for all who pay it", () => {
    const lines = told(
      { kind: "money", role: null, events: [paid(0, 2, 1, "driver"), paid(1, 2, 1, "driver")], lastsMs: 0 },
      words,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/Ann and Bob.*Cid/);
  });

  it("leaves out payments that the sharing has told", () => {
    const shared: Event = { event: "LootShared", amount: 8, characters: [0, 1], share: 4, rest: 0 };
    const lines = told({ kind: "share", role: null, events: [shared, paid(-1, 0, 4, "share")], lastsMs: 0 }, words);
    expect(lines).toHaveLength(1);
  });

  it("says what the Mastermind adds to the card", () => {
    const shared: Event = { event: "LootShared", amount: 12, characters: [0, 1], share: 6, rest: 0 };
    const lines = (loot: number) => beatsOf([shared], loot).flatMap((one) => told(one, words));
    expect(lines(10)[1]).toMatch(/^2 .*Mastermind/);
    expect(lines(12)).toHaveLength(1);
  });

  it("tells together who is out, and what became of their antes", () => {
    const events: Event[] = [
      { event: "Eliminated", character: 0, why: "doubled" },
      { event: "Eliminated", character: 1, why: "doubled" },
      paid(4, -1, 1, "ante-lost"),
    ];
    const lines = told({ kind: "out", role: "brute", events, lastsMs: 0 }, words);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("Ann and Bob");
  });
});
