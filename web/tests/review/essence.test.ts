import { describe, expect, it } from "vitest";

import { dearest } from "../../src/games/heists/chronicle";
import { decided, story } from "../../src/review/essence";
import { ReviewWords } from "../../src/review/sentences";
import type { DealReview, DecisionReview, Review, Swing } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const seat = (name: string, place: number, luck = 0) => ({
  ...{ name, place, result: place === 1 ? 1 : 0, luck, adjusted: 0 },
});
const choice = (n: number, name: string, loss: number): DecisionReview => ({
  ...{ n, seat: name, action: { verb: "Ready" }, before: 0.5, after: 0.4, better: { verb: "CallTime" } },
  ...{ loss, error: 0.01, sure: true, swing_error: 0.01 },
});
const swing = (first: number, name: string, before: number, after: number): Swing => ({
  ...{ first, seat: name, before, after, n: first + 1, how: "choice", by: "Cid", action: { verb: "Ready" } },
});
const REVIEW: Review = {
  ...{ judge: { name: "quick playouts", version: 2 }, game: "dollars-1e" },
  seats: [seat("Ann", 1, 0.15), seat("Bob", 2), seat("Cid", 3)],
  parts: [{ n: 3, round: 3, part: "planning" }],
  swings: [swing(5, "Bob", 0.69, 0), swing(3, "Ann", 0.3, 0.6)],
};
const DECISIONS = [choice(4, "Bob", 0.3), choice(6, "Cid", 0.2)];
const DECIDED = { won: "", n: 0, seat: "", costliest: { Bob: 4, Cid: 6 }, missed: 0, rise: null };
const LUCK = [{ n: 1, by_seat: {}, exact: true }];
const WHOLE = { ...REVIEW, luck: LUCK, decisions: DECISIONS, decided: DECIDED };

const words = wordsFrom(catalogues("dollars-1e", "review"), { game: "dollars-1e" });
const told = (review: Review, me: string | null = null) => decided(review, new ReviewWords(words, review, me), me);
const keys = (review: Review, me: string | null = null) => told(review, me).map(({ key, seat }) => [key, seat]);

describe("what decided a match", () => {
  it("tells at once what the record alone tells: who won, who lied, the dearest deal", () => {
    const deal = (n: number, amount: number, struck: boolean): DealReview => ({
      ...{ n, seat: "Ann", proposal: n, outcome: struck ? "struck" : "declined", struck, worth: { Ann: 1, Bob: 2 } },
      action: { verb: "Propose", terms: { payments: [{ source: 0, target: 1, amount }], departures: [1] } },
      ...{ surplus: 3, lowest: null, highest: null, missed: false },
    });
    const seats = [seat("Ann", 1), { ...seat("Bob", 2), lies: 3, believed: 1 }];
    const { swings: _, ...early } = {
      ...REVIEW,
      seats,
      deals: [deal(3, 1, true), deal(4, 4, true), deal(5, 9, false)],
    };
    expect(told(early).map(({ key }) => key)).toEqual(["result", "lies", "dearest"]);
    expect(told(early)[0]?.said).toBe("Ann won.");
    expect(told(early)[1]?.said).toBe("Bob: 3 lies, at least 1 of which worked.");
    expect(told(early)[2]?.said).toContain("4");
    expect(told({ ...early, decided: DECIDED }).map(({ key }) => key)).not.toContain("result");
  });

  it("calls that deal the dearest which the end of the match calls so: what it costs a player", () => {
    const terms = (...payments: { source: number; target: number; amount: number }[]) => ({
      payments,
      departures: [1],
    });
    const both = terms({ source: 0, target: 1, amount: 1 }, { source: 1, target: 0, amount: 2 });
    const one = terms({ source: 2, target: 1, amount: 2 });
    const deals = [both, one].map((terms, n): DealReview => ({
      ...{ n: n + 3, seat: "Ann", proposal: n, outcome: "struck", struck: true, worth: {}, surplus: 0 },
      ...{ action: { verb: "Propose", terms }, lowest: null, highest: null, missed: false },
    }));
    const said = told({ ...REVIEW, deals }).find(({ key }) => key === "dearest")?.said;
    expect(said).toContain('"amount":2');
    expect(said, "each pays the other: it costs one of them 1").not.toContain('"amount":1');
    const rounds = [
      { round: 1, roles: [], left: [], out: [], moves: [both, one].map((terms) => ({ round: 1, terms })) },
    ];
    expect(dearest(rounds).map(({ terms }) => terms)).toEqual([one]);
  });

  it("tells the widest swing first, to its player as theirs, and before all is judged only the reader's own", () => {
    const found = keys({ ...REVIEW, decided: DECIDED });
    expect(found.map(([key]) => key)).toContain("swing");
    expect(keys(REVIEW).map(([key]) => key)).not.toContain("swing");
    expect(keys(REVIEW, "Ann")).toContainEqual(["your-swing", "Ann"]);
    const [said] = told({ ...REVIEW, decided: DECIDED }).flatMap((one) => (one.key === "swing" ? [one.said] : []));
    expect(said).toMatch(/^Round 3, planning: Bob’s chance to win fell from 69% to 0%\. Mainly because Cid chose/);
    const own = told({ ...REVIEW, decided: DECIDED }, "Bob").find(({ key }) => key === "swing");
    expect(own?.said).toContain("your chance to win fell");
    expect(keys({ ...REVIEW, decided: DECIDED }, "Ann").slice(0, 2), "the reader's own match first").toContainEqual([
      "your-swing",
      "Ann",
    ]);
  });

  it("tells what won once, luck apart from it", () => {
    const rise = swing(3, "Ann", 0.3, 0.6);
    const won = { ...DECIDED, won: "swing", n: 3, seat: "Ann", rise };
    const parts = [...(REVIEW.parts ?? []), { n: 5, round: 3, part: "negotiation" }];
    expect(keys({ ...WHOLE, decided: won })[0], "one event is told once").toEqual(["won", "Ann"]);
    expect(keys({ ...WHOLE, parts, decided: won }, "Ann").slice(0, 4)).toEqual([
      ["won", "Ann"],
      ["luck", "Ann"],
      ["yours", "Ann"],
      ["swing", "Bob"],
    ]);
    expect(told({ ...WHOLE, decided: won }, "Ann")[0]?.said).toContain("your chance to win rose");
    const widest = { ...WHOLE, swings: [rise], decided: won };
    expect(keys(widest)[0]).toEqual(["won", "Ann"]);
    const turning_points = [{ n: 8, seat: "Ann", action: { verb: "Ready" }, before: 0.2, after: 0.5, better: null }];
    const chosen = told({ ...WHOLE, turning_points, decided: { ...DECIDED, won: "choice", n: 8, seat: "Ann" } });
    expect(chosen.find(({ key }) => key === "won")?.said).toContain("Chance to win: from 20% to 50%.");
  });

  it("names the costliest choice of all, and the reader's own if it is another", () => {
    const costs = (me: string | null) => keys(WHOLE, me).filter(([key]) => key === "mistake" || key === "yours");
    expect(costs(null)).toEqual([["mistake", "Bob"]]);
    expect(costs("Bob")).toEqual([["yours", "Bob"]]);
    expect(costs("Cid")).toEqual([
      ["yours", "Cid"],
      ["mistake", "Bob"],
    ]);
    expect(told(WHOLE, "Ann").find(({ key }) => key === "yours")?.said).toBe("You made no clear mistake.");
  });

  it("tells its reader three things first: what won it, their costliest choice, the lie that fooled them", () => {
    const lie = (n: number, seat: string, earned: number, ...followed: string[]) => ({
      ...{ n, seat, character: 0, said: "driver", true: false, moved: { Cid: 0.3 }, after: { Cid: 0.6 } },
      ...{ impossible_to: [], earned, followed },
    });
    const rise = swing(3, "Ann", 0.3, 0.6);
    const claims = [lie(4, "Ann", 2, "Cid"), lie(5, "Bob", 5, "Cid"), lie(6, "Bob", 9, "Ann")];
    const whole = { ...WHOLE, claims, decided: { ...DECIDED, won: "swing", n: 3, seat: "Ann", rise } };
    const { first, more } = story(told(whole, "Cid"), "Cid");
    expect(first.map(({ key }) => key)).toEqual(["won", "yours", "fooled"]);
    expect(first[1]?.again).toBe(6);
    expect(first[2]?.said).toBe("Round 3, planning: Bob said “Driver”, which was a lie. You acted on it.");
    expect(more.map(({ key }) => key)).toEqual(["luck", "mistake"]);
    const [own] = told(whole, "Bob").filter(({ key }) => key === "fooled");
    expect(own?.said).toBe("Round 3, planning: you said “Driver”, which was a lie. Ann acted on it.");
    expect(story(told(whole), null).more, "without a reader all is told").toEqual([]);
    expect(story(told(REVIEW, "Cid"), "Cid").more, "and while it is still being reviewed").toEqual([]);
    expect(story(told(WHOLE, "Cid"), "Cid").first.map(({ key }) => key)).toEqual(["swing", "yours"]);
  });

  it("says of a choice that turned the match whether it was a mistake", () => {
    const turned = { n: 8, seat: "Ann", action: { verb: "Ready" }, before: 0.6, after: 0.2, better: null };
    const chances = [7, 8].map((n) => ({ n, by_seat: { Ann: n === 7 ? 0.6 : 0.1 }, error: {} }));
    const one = {
      ...WHOLE,
      chances,
      turning_points: [turned],
      decided: { ...DECIDED, won: "choice", n: 8, seat: "Ann" },
    };
    expect(told(one, "Ann").find(({ key }) => key === "won")?.hindsight).toContain("Bad luck, not a mistake");
  });

  it("names the draw that did most of a winner's luck", () => {
    const drawn = (n: number, Ann: number) => ({
      ...{ n, by_seat: { Ann, Bob: -Ann }, exact: true, events: [{ event: "LeaderChosen", seat: n % 3 }] },
    });
    const luck = [drawn(1, 0.02), drawn(3, 0.18), drawn(4, -0.05)];
    const said = (one: Review) => told(one).find(({ key }) => key === "luck")?.said;
    expect(said({ ...WHOLE, luck })).toMatch(
      /helped Ann \(\+15% in all\), most of all the draw of the Leader \(round 3, planning: \+18%\)\.$/,
    );
    const unlucky = { ...WHOLE, luck, seats: [seat("Ann", 1, -0.15)] };
    expect(said(unlucky)).toMatch(/the cards were unkind \(−15% in all\), .+ \(round 3, planning: −5%\)\.$/);
    expect(said(WHOLE)).toMatch(/\(\+15% in all\)\.$/);
  });

  it("tells how a tie was broken with what won", () => {
    const tie = { how: "money", seats: ["Ann", "Bob"] };
    const alone = told({ ...WHOLE, decided: { ...DECIDED, tie } }, "Ann").find(({ key }) => key === "won");
    expect([alone?.seat, alone?.said]).toEqual(["Ann", "Ann and Bob had the same points; Ann won with more money."]);
    const rise = swing(3, "Ann", 0.3, 0.6);
    const won = told({ ...WHOLE, decided: { ...DECIDED, won: "swing", n: 3, seat: "Ann", rise, tie } });
    expect(won[0]?.said).toMatch(/^Round 3, .+ Ann won with more money\.$/);
  });

  it("tells how the heist ended that won it, and for whom the best deal was the best", () => {
    const outcome = {
      falls: [{ role: "brute" as const, why: "doubled", seats: ["Bob", "Cid"], by: "" }],
      sharers: ["Ann"],
    };
    const rise = swing(3, "Ann", 0.3, 0.6);
    const won = { ...DECIDED, won: "swing", n: 3, seat: "Ann", rise, outcome };
    const deals: DealReview[] = [
      {
        ...{ n: 4, seat: "Bob", proposal: 1, outcome: "struck", struck: true, worth: { Ann: 6, Bob: -1 } },
        action: { verb: "Propose", terms: { payments: [{ source: 1, target: 0, amount: 6 }], departures: [0] } },
        ...{ surplus: 5, lowest: null, highest: null, missed: false },
      },
    ];
    const review = { ...WHOLE, deals, best_deal: { n: 4, seat: "Ann", gain: 6 }, decided: won };
    const said = (key: string, me: string | null) => told(review, me).find((one) => one.key === key)?.said;
    expect(said("won", null)).toMatch(
      /Mainly thanks to Cid, who chose to .+\. Bob and Cid had both sent the Brute: out\. Ann had the loot alone\.$/,
    );
    const falls = [{ role: "driver" as const, why: "named", seats: ["Ann"], by: "Bob" }];
    const out = { ...rise, how: "heist", by: "", action: null, outcome: { falls, sharers: ["Bob"] } };
    const seats = [36, 35, 12].map((score, place) => ({
      ...seat(["Ann", "Bob", "Cid"][place] ?? "", place + 1),
      score,
    }));
    const lucky = { ...WHOLE, seats, decided: { ...won, rise: out, outcome: null } };
    expect(told(lucky).find(({ key }) => key === "won")?.said).toMatch(
      /Bob named the Driver: Ann out\. Bob had the loot alone\. Ann stayed ahead all the same, 36 to 35\.$/,
    );
    expect(said("best-deal", null)).toMatch(/^Round 3, planning, for Ann: /);
    expect(said("best-deal", "Ann")).toMatch(/^Round 3, planning, for you: /);
  });

  it("tells the reader's own bad luck, else the greatest", () => {
    const unlucky = [
      { n: 4, seat: "Bob", then: 16, now: 5 },
      { n: 6, seat: "Cid", then: 9, now: 4 },
    ];
    const said = (me: string | null) => told({ ...WHOLE, unlucky }, me).find(({ key }) => key === "unlucky")?.said;
    expect(said(null)).toBe(
      "Round 3, planning: Bob left. Nobody could know: by staying, Bob would have had 16 after this heist instead of 5.",
    );
    expect(said("Cid")).toMatch(/you left\. Nobody could know: by staying you would have had 9 after/);
    expect(told(WHOLE).map(({ key }) => key)).not.toContain("unlucky");
  });

  it("leaves the reasons to the whole review", () => {
    const why = [{ code: "money", seat: "Bob", then: 9.25, now: 6 }];
    const decisions = [{ ...choice(4, "Bob", 0.3), why }];
    expect(told({ ...WHOLE, decisions }).find(({ key }) => key === "mistake")?.said).toMatch(/ instead of 40%\.$/);
    expect(new ReviewWords(words, WHOLE).decision({ ...choice(4, "Bob", 0.3), why }).said).toMatch(/ Why: Bob ends/);
  });

  it("compares the reader's points with the winner's, by source", () => {
    const points = { companies: 12, colonies: 0, cash: 5 };
    const seats = WHOLE.seats?.map((one) => ({ ...one, points }));
    expect(told({ ...WHOLE, seats }, "Cid").at(-1)?.said).toBe(
      "Ann: 12 from companies, 0 from colonies, 5 from cash. Cid: 12 from companies, 0 from colonies, 5 from cash.",
    );
  });
});
