import { describe, expect, it } from "vitest";

import {
  ABSENCES_S,
  botsFitted,
  botsSeated,
  CLOCK_NAMES,
  clockOf,
  GRACES_S,
  roomForBots,
  settingsOf,
  switchesOf,
  USUAL_RULES,
  withClock,
} from "../../src/shell/newtable";
import type { GameCard } from "../../src/wire/messages";

const CARD: GameCard = {
  game: "dollars-1e",
  rules: 1,
  players: [3, 4, 5],
  options: [
    { name: "fooled", default: false, shape: {} },
    { name: "length", default: 8, shape: {} },
  ],
  bots: ["shrewd", "honest"],
  rounds: 9,
};

describe("the bots of a new table", () => {
  it("can be as many as the game has room for beside the people", () => {
    expect(roomForBots(CARD, 2)).toEqual([1, 2, 3]);
    expect(roomForBots(CARD, 4)).toEqual([0, 1]);
    expect(roomForBots(CARD, 6)).toEqual([]);
  });

  it("are those chosen so far, then suggested ones", () => {
    expect(botsSeated(["miser"], 2)).toEqual(["miser", "bluffer"]);
    expect(botsSeated(["miser", "bully"], 1)).toEqual(["miser"]);
    expect(botsSeated([], 9)).toHaveLength(9);
  });

  it("make room for people, and fill it", () => {
    expect(botsFitted(["miser", "bully"], [0, 1])).toEqual(["miser"]);
    expect(botsFitted([], [2, 3])).toHaveLength(2);
  });

  it("stay as they are where they fit, or where nothing does", () => {
    const bots = ["miser", "bully"];
    expect(botsFitted(bots, [1, 2])).toBe(bots);
    expect(botsFitted(bots, [])).toBe(bots);
  });
});

describe("the settings of a new table", () => {
  it("name chairs, clocks and the rules of the house", () => {
    const house = { ...withClock(USUAL_RULES, "brisk"), listed: true, pace: "quick", delayS: 60 } as const;
    expect(settingsOf(CARD, 2, ["miser"], house)).toMatchObject({
      game: "dollars-1e",
      chairs: [{}, {}, { kind: "miser" }],
      clocks: { decision: 45, negotiation: 180, grace: 20, absence: 60 },
      talk: "open",
      public: true,
      pace: 400,
      watch_delay: 60,
    });
  });

  it("say how many rounds a short game has, and nothing of the book's", () => {
    const short = { ...USUAL_RULES, short: true };
    expect(settingsOf(CARD, 2, [], short).deck).toEqual({ variant: { rounds: 5 } });
    expect(settingsOf(CARD, 2, [], USUAL_RULES)).not.toHaveProperty("deck");
    expect(settingsOf({ ...CARD, rounds: null }, 2, [], short)).not.toHaveProperty("deck");
  });

  it("say yes or no to every option that is a switch", () => {
    expect(switchesOf(CARD)).toEqual(["fooled"]);
    expect(settingsOf(CARD, 2, [], USUAL_RULES).options).toEqual({ fooled: false });
    expect(settingsOf(CARD, 2, [], { ...USUAL_RULES, options: { fooled: true } }).options).toEqual({ fooled: true });
  });
});

describe("how long an absent player is waited for", () => {
  it("goes with the clock, until the host says otherwise", () => {
    const days = withClock(USUAL_RULES, "days");
    expect(settingsOf(CARD, 2, [], days).clocks).toMatchObject({ grace: 86_400, absence: null });
    expect(withClock(days, "calm")).toMatchObject({ graceS: 20, absenceS: 60 });
    const patient = { ...withClock(USUAL_RULES, "calm"), graceS: 300, absenceS: 600 };
    expect(settingsOf(CARD, 2, [], patient).clocks).toMatchObject({ decision: 120, grace: 300, absence: 600 });
  });

  it("is one of the times that are offered", () => {
    for (const { graceS, absenceS } of CLOCK_NAMES.map((clock) => withClock(USUAL_RULES, clock))) {
      expect(GRACES_S).toContain(graceS);
      expect(ABSENCES_S).toContain(absenceS);
    }
  });
});

describe("the clock of a table", () => {
  it("has the name under which it was chosen", () => {
    expect([clockOf({}), clockOf({ decision: 45, negotiation: 180 })]).toEqual(["none", "brisk"]);
  });
});
