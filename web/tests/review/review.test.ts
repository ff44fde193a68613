import { describe, expect, it } from "vitest";

import { HEIGHT, marks, rounds, Scale, written } from "../../src/review/chart";
import { memorableLies } from "../../src/review/memorable";
import { readRecord } from "../../src/review/record";
import { ReviewWords } from "../../src/review/sentences";
import type { ClaimReview, DealReview, DecisionReview, Review } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const PAID = { verb: "Propose", terms: { payments: [{ source: 0, target: 1, amount: 3 }], departures: [1] } };
const deal = (n: number, proposal: number, more: Partial<DealReview> = {}): DealReview => ({
  n,
  seat: "Ann",
  action: PAID,
  proposal,
  outcome: "struck",
  struck: true,
  worth: { Ann: 1.5, Bob: -0.25 },
  surplus: 1.25,
  lowest: 2,
  highest: 4.5,
  missed: false,
  ...more,
});
const decision = (n: number, more: Partial<DecisionReview> = {}): DecisionReview => ({
  n,
  seat: "Bob",
  action: { verb: "Withdraw", character: 1 },
  before: 0.31,
  after: 0.25,
  better: { verb: "Accept", proposal: 1 },
  loss: 0.06,
  error: 0.012,
  sure: true,
  swing_error: 0.01,
  ...more,
});
const chances = (n: number, Ann: number) => ({ n, by_seat: { Ann, Bob: 1 - Ann }, error: { Ann: 0, Bob: 0 } });
const REVIEW: Review = {
  judge: { name: "quick playouts", version: 2 },
  game: "dollars-1e",
  deals: [deal(3, 1), deal(8, 2, { struck: false, outcome: "declined", lowest: null })],
  parts: [
    { n: 1, round: 1, part: "claims" },
    { n: 3, round: 1, part: "negotiation" },
    { n: 6, round: 1, part: "heist" },
    { n: 7, round: 2, part: "negotiation" },
  ],
  claims: [],
  turning_points: [{ n: 4, seat: "Bob", action: { verb: "Ready" }, before: 0.31, after: 0.44, better: null }],
  decisions: [decision(4), decision(5, { sure: false }), decision(7), decision(6, { loss: 0.2 })],
  chances: [chances(3, 0.8), chances(4, 0.6), chances(5, 0.6)],
};
const words = wordsFrom(`${catalogues("dollars-1e", "review")}\nterms = { $payments }`, {
  vocabulary: {
    actions: { Propose: { terms: "record:terms" } },
    records: { terms: { payments: "record:payment*" }, payment: { source: "seat", target: "seat", amount: "plain" } },
  },
});
const say = new ReviewWords(words, REVIEW);

describe("the sentences of a review", () => {
  it("say chances in percent and differences with a sign, a real minus", () => {
    expect(say.percent(0.444)).toBe("44%");
    expect([say.change(0.0421), say.change(-0.3), say.change(0)]).toEqual(["+4%", "−30%", "0%"]);
    expect([say.gain(1.5), say.gain(-0.3)]).toEqual(["+1.5", "−0.3"]);
  });

  it("give no sign to what is rounded to zero", () => {
    expect([say.money(-0.04), say.change(-0.0004), say.percent(-0.004)]).toEqual(["0.0", "0%", "0%"]);
    expect([say.money(-0.06), say.percent(-0.006), say.money(-10)]).toEqual(["−0.1", "−1%", "−10.0"]);
  });

  it("name the terms of the proposal that is answered, the latest of its number before the answer", () => {
    expect(say.deed(5, { verb: "Accept", proposal: 1 })).toMatch(/^agree to “.+”$/);
    expect(say.deed(2, { verb: "Accept", proposal: 1 })).not.toContain("“");
    expect(say.deed(9, { verb: "Decline", proposal: 2 })).toMatch(/^decline “/);
  });

  it("say who leaves only where a seat has two characters", () => {
    const withdraw = { verb: "Withdraw", character: 1 };
    expect(say.deed(4, withdraw)).toBe("leave");
    expect(new ReviewWords(words.at(words.names, 2, null), REVIEW).deed(4, withdraw)).not.toBe("leave");
  });

  it("say what a deal was worth, and the prices at which both gain", () => {
    expect(say.deal(deal(3, 1))).toMatch(
      /struck\. Expected gain: Ann \+1\.5 and Bob −0\.3\. Good for both: any price from 2 to 4\.$/,
    );
    const none = "No whole price was good for both.";
    expect(say.deal(deal(3, 1, { lowest: 5 }))).toContain(none);
    expect(say.deal(deal(3, 1, { lowest: -2, highest: -0.3 }))).toContain(none);
    expect(say.deal(deal(3, 1, { lowest: 0.2, highest: 0.9 }))).toContain(none);
    expect(say.deal(deal(3, 1, { lowest: 3.2, highest: 4.1 }))).toContain("Good for both: a price of 4.");
    expect(say.deal(deal(3, 1, { lowest: -2 }))).toContain("from 1 to 4.");
  });

  it("call a deal missed only where everybody in it could expect to gain, and nobody did well to decline it", () => {
    const declined = { struck: false, outcome: "declined", lowest: null };
    expect(say.deal(deal(3, 1, declined)), "whatever it was worth to all together").toMatch(/Bob −0\.3\.$/);
    expect(say.deal(deal(3, 1, { ...declined, missed: true }))).toMatch(
      /−0\.3\. A missed deal: everybody in it could expect to gain\.$/,
    );
    const regretted = { ...declined, missed: true, better_without: ["Bob"] };
    expect(say.deal(deal(3, 1, regretted))).toMatch(/gain\. In the end, Bob did better without it\.$/);
    expect(say.missed(deal(3, 1, regretted))).toMatch(
      /Everybody in it could expect to gain: Ann \+1\.5 and Bob −0\.3\. In the end, Bob did better without it\.$/,
    );
    const rightly = { ...declined, lowest: 2, rightly: true, declined_by: "Bob", declined_at: 4 };
    expect(say.deal(deal(3, 1, rightly)), "no price beside it").toMatch(/Bob did well to decline: .+ without it\.$/);
  });

  it("say whom a claim moved most, and who could have doubted a lie, from what", () => {
    const claim = { n: 2, seat: "Ann", character: 0, said: "driver", moved: { Bob: 0.1, Cid: 0.3 } };
    const lie = { ...claim, true: false, after: { Bob: 0.2, Cid: 0.6 }, impossible_to: [] };
    const seen = { seat: "Bob", evidence: "seen", chance: 0 };
    const own = { seat: "Cid", evidence: "own", chance: 0.048 };
    expect(say.claim(lie)).toBe(
      "Round 1, first claims: Ann said: Driver (a lie). Cid had most reason to believe it (30% before, 60% after).",
    );
    expect(say.claim({ ...lie, doubts: [seen, own] })).toMatch(
      /after\)\. Bob had seen the card\. Cid could doubt it: no other card of that role was shown than the one that Cid held\.$/,
    );
    expect(say.claim({ ...lie, true: true, doubts: [own] })).not.toContain("doubt");
    expect(say.claim({ ...lie, earned: -0.5, doubts: [seen] })).toContain("If believed, it cost Ann 0.5. Bob had seen");
    expect(say.claim({ ...lie, earned: 0.25 })).not.toContain("If believed");
    expect(say.claim({ ...lie, moved: {}, true: true })).toBe("Round 1, first claims: Ann said: Driver (true).");
  });

  it("say once what made several lies doubtful, and why nothing spoke for believing one", () => {
    const claim = { seat: "Ann", character: 0, said: "driver", moved: { Bob: 0.3, Cid: 0.1 }, after: { Bob: 0.6 } };
    const doubts = ["Bob", "Cid"].map((seat) => ({ seat, evidence: "none", chance: 0.05 }));
    const lie = (n: number) => ({ ...claim, n, true: false, impossible_to: [], doubts });
    const [first, second] = say.claims([lie(2), lie(3)]);
    expect(first).toMatch(/after\)\. Bob and Cid could doubt it: no card of that role was shown\.$/);
    expect(second).not.toContain("doubt");
    expect(say.claim({ ...lie(2), moved: { Bob: 0.01, Cid: 0 } })).toMatch(
      /\(a lie\)\. Nothing spoke for believing it: no card of that role was shown\.$/,
    );
    expect(say.claim({ ...lie(2), moved: { Bob: 0.01 }, doubts: [] })).toMatch(/Nothing spoke for believing it\.$/);
  });

  it("say what would have been better, and the chance it would have brought", () => {
    const point = { n: 4, seat: "Bob", action: { verb: "Ready" }, before: 0.31, after: 0.44 };
    expect(say.turningPoint({ ...point, better: null }).said).toMatch(
      /: from 31% to 44%\. No other choice was clearly better or worse\.$/,
    );
    expect(say.turningPoint({ ...point, better: { verb: "Accept", proposal: 1 } }).said).toMatch(
      /Better: agree to “.+” \(50%\)\.$/,
    );
  });

  it("say of a deal that gained money, but cost a chance to win, that both are so", () => {
    const review = { ...REVIEW, deals: [deal(3, 1, { worth: { Ann: -1, Bob: 2 } })] };
    const agreed = decision(4, { action: { verb: "Accept", proposal: 1 }, better: { verb: "Ready" } });
    const why = [{ code: "wins", seat: "Ann", then: 0.2, now: 0.6 }];
    const both = "In money the deal was good for Bob (+2.0), but it lowered the chance to win.";
    const { said } = new ReviewWords(words, review).brief({ ...agreed, why });
    expect(said).toMatch(
      /Better: stay for the heist\. By what Bob knew, that gave a chance to win of 31% instead of 25%\./,
    );
    expect(said).toContain(` ${both} Why: Ann wins`);
    expect(new ReviewWords(words, review).decision({ ...agreed, why }).said).toBe(said);
    expect(new ReviewWords(words, REVIEW).brief({ ...agreed, why }).said, "it cost money, too").not.toContain("money");
    const richer = new ReviewWords(words, review).decision({
      ...{ ...agreed, why: [{ code: "money", seat: "Bob", then: 9.25, now: 6 }] },
    }).said;
    expect(richer, "the better choice brought more money as well").not.toContain("In money");
    expect(richer).toContain("Why: Bob ends the round with 9.3 instead of 6.0");
    const proposed = decision(3, { seat: "Ann", action: PAID, better: { verb: "Ready" } });
    expect(say.brief(proposed).said).toContain("In money the deal was good for Ann (+1.5), but");
  });

  it("connect a mistake with the lies by which it was made, and say that somebody acted on them", () => {
    const lie = (seat: string, said: string, role: string, how: string): ClaimReview => ({
      ...{ n: 3, seat, character: 0, said, role, true: false, moved: { Bob: 0.01 }, after: { Bob: 0.2 } },
      ...{ impossible_to: [], misled: [{ seat: "Bob", n: 5, how }] },
    });
    const claims = [lie("Ann", "mastermind", "driver", "paid"), lie("Cid", "driver", "mastermind", "stayed")];
    const paid = decision(4, { action: PAID, better: { verb: "Ready" } });
    const told = new ReviewWords(words, { ...REVIEW, claims });
    const lies = "Ann said Mastermind and was the Driver and Cid said Driver and was the Mastermind.";
    expect(told.brief(paid).said).toContain(` Bob was lied to: ${lies}`);
    expect(new ReviewWords(words, { ...REVIEW, claims }, "Bob").decision(paid).said).toContain(
      `You were lied to: ${lies}`,
    );
    expect(told.brief({ ...paid, n: 6 }).said, "later").not.toContain("lied");
    expect(told.brief({ ...paid, sure: false }).said, "no mistake").not.toContain("lied");
    expect(told.brief({ ...paid, seat: "Ann" }).said, "another player").not.toContain("lied");
    const [bought, stayed] = told.claims(claims);
    expect(bought).toMatch(/Ann said: Mastermind \(a lie\)\. Bob then acted on it\.$/);
    expect(stayed).toMatch(/Nothing spoke for believing it\.$/);
    const gone = { n: 5, seat: "Bob", then: 9, now: 4 };
    expect(told.unlucky(gone)).toContain("instead of 4. Bob was lied to: Ann said");
  });

  it("tell the most memorable lies first, the other claims folded", () => {
    const lie = (n: number, more: Partial<ClaimReview>): ClaimReview => ({
      ...{ n, seat: "Ann", character: 0, said: "driver", true: false, moved: { Bob: 0 }, after: { Bob: 0.3 } },
      ...{ impossible_to: [], ...more },
    });
    const doubts = [{ seat: "Bob", evidence: "own", chance: 0.1 }];
    const claims = [
      lie(3, { moved: { Bob: 0.4 } }),
      lie(4, { earned: 2, followed: ["Bob"], moved: { Bob: 0.5 } }),
      lie(5, { doubts }),
      lie(6, { true: true, moved: { Bob: 0.9 } }),
      lie(7, {}),
    ];
    const ledgers = new ReviewWords(words, { ...REVIEW, claims }).ledgers().slice(-2);
    expect(ledgers.map(({ heading, open = false, findings }) => [heading, open, findings.length])).toEqual([
      ["review-page-lies", true, 3],
      ["review-page-all-claims", false, 5],
    ]);
    expect(memorableLies(claims).map(({ kind, lie }) => [kind, lie.n])).toEqual([
      ["earned", 4],
      ["believed", 3],
      ["boldest", 5],
    ]);
  });

  it("say when something happened as players would, or the line where that is not known", () => {
    expect([say.when(2), say.when(5, "review-moment")]).toEqual(["Round 1, first claims", "round 1, negotiation"]);
    expect(new ReviewWords(words, { ...REVIEW, parts: [] }).when(5)).toBe("Line 5");
    const setup = { ...REVIEW, parts: [{ n: 1, round: 0, part: "setup" }] };
    expect(new ReviewWords(words, setup).when(5)).toBe("Setting up");
  });

  it("say which move was the move of the match, and which deal won it", () => {
    const award = { code: "best-move", seat: "Bob", n: 7, value: 0.34 };
    expect(say.award(award)).toBe(
      "Move of the match: Bob chose to leave (round 2, negotiation). By what Bob knew, that was +34% against the next best choice.",
    );
    expect(say.winningDeal()).toEqual([]);
    const winning_deal = { n: 3, at: 5, seat: "Bob", before: 0.4, after: 0.85 };
    expect(new ReviewWords(words, { ...REVIEW, winning_deal }).winningDeal()).toEqual([
      "Round 1, negotiation: Ann pays Bob 3. That raised Bob’s chance to win from 40% to 85%.",
    ]);
  });

  it("keep hindsight apart, and name it, where the chances on both sides of a line are known", () => {
    const [risen, good] = ["from 20% to 40%.", "With all cards open, the chance rose too: from 20% to 40%."];
    expect(say.decision(decision(4)).hindsight).toBe(
      `It went well by luck: with all cards open, the chance rose ${risen}`,
    );
    expect(say.decision(decision(4)).said).toMatch(
      /^Round 1, negotiation: Bob chose to leave\. Better: agree to “.+”\. By what Bob knew, that gave a chance to win of 31% instead of 25%\.$/,
    );
    const mine = new ReviewWords(words, REVIEW, "Bob").decision(decision(4)).said;
    expect(mine).toMatch(/: you chose to leave\. .+ By what you knew, that/);
    expect(REVIEW.turning_points?.map((point) => say.turningPoint(point).hindsight)).toEqual([good]);
    const fell = { ...REVIEW, chances: [chances(3, 0.2), chances(4, 0.6)] };
    const [point] = REVIEW.turning_points ?? [];
    expect(point && new ReviewWords(words, fell).turningPoint(point).hindsight).toMatch(
      /^Bad luck, not a mistake: .+ Bob could not know\.$/,
    );
    const ends = { ...REVIEW, parts: [...(REVIEW.parts ?? []), { n: 5, round: 2, part: "planning" }] };
    expect(new ReviewWords(words, ends).decision(decision(4)).hindsight, "the end of a round").toBeUndefined();
    expect(say.decision(decision(3)).hindsight).toBeUndefined();
    expect(say.decision(decision(5)).hindsight, "what is the same before and after says nothing").toBeUndefined();
    expect(say.decision(decision(6)).hindsight).toBeUndefined();
  });

  it("say what speaks for the better action, or for a good one against the next best", () => {
    const point = { n: 4, seat: "Bob", action: { verb: "Ready" }, before: 0.31, after: 0.44, better: null };
    const why = [
      { code: "same-role", seat: "Bob", then: 0.816, other: "Ann", role: "driver" },
      { code: "money", seat: "Bob", then: 9.25, now: 6 },
    ];
    const good = new ReviewWords(words, { ...REVIEW, decisions: [decision(4, { gain: 0.14 })] });
    expect(good.turningPoint({ ...point, next_best: { verb: "Withdraw", character: 1 }, why }).said).toMatch(
      /Next best: leave \(30%\)\. Why it was good to stay for the heist: the chance that Ann was the Driver too was 82%; Bob ends .* 9\.3 instead of 6\.0 on average\.$/,
    );
    expect(say.decision(decision(6, { why })).said).toMatch(/ instead of 25%\. Why: the chance that Ann was/);
  });

  it("list sure losses that are no turning points, the worst first, then deals and claims, and nothing empty", () => {
    const found = say
      .ledgers()
      .map(({ heading, findings }) => [heading, findings.map(({ said }) => said.slice(0, 17))]);
    expect(found).toEqual([
      ["review-decisions", ["Round 1, the heis", "Round 2, negotiat"]],
      ["review-page-all-deals", ["Round 1, negotiat", "Round 2, negotiat"]],
    ]);
  });
});

describe("the chart", () => {
  it("writes the numbers of neighbouring turning points side by side, and says where rounds begin", () => {
    const turn = (n: number) => ({ kind: "turn" as const, n, label: "" });
    const [first = 0, second = 0, third = 0] = written([turn(10), turn(11), turn(90)], new Scale(100, 448));
    expect([second - first, third]).toEqual([11, new Scale(100, 448).x(90)]);
    expect(rounds(REVIEW).map(({ n, round }) => [n, round])).toEqual([
      [1, 1],
      [7, 2],
    ]);
  });

  const scale = new Scale(5, 448);
  const points = [1, 2].map((n) => ({ n, by_seat: { Ann: n / 4 }, error: { Ann: 0.125 } }));

  it("leads from a line of the record to a place and back", () => {
    for (let n = 1; n <= 5; n++) expect(scale.lineAt(scale.x(n) / 448)).toBe(n);
    expect([scale.lineAt(-1), scale.lineAt(2)]).toEqual([1, 5]);
  });

  it("draws chances as steps, and the band within 0 and 1", () => {
    const [low, high] = [scale.y(0.25).toFixed(1), scale.y(0.5).toFixed(1)];
    expect(scale.line(points, "Ann")).toBe(`M48.0,${low}L146.0,${low}L146.0,${high}`);
    expect(scale.band(points, "Ann")).toContain(`48.0,${high}L`);
    expect(scale.y(2)).toBe(scale.y(1));
    expect(scale.y(0)).toBeLessThan(HEIGHT);
    expect([scale.line([], "Ann"), scale.band([], "Ann")]).toEqual(["", ""]);
  });

  it("marks turning points by number, deals that were struck, and lies", () => {
    expect(marks(REVIEW).map(({ kind, n, label }) => [kind, n, label])).toEqual([
      ["turn", 4, "1"],
      ["deal", 3, "◆"],
    ]);
  });
});

describe("the record", () => {
  it("tells who played and what happened in each line", () => {
    const text = [
      '{"millions":2,"game":"dollars-1e","seats":["Ann","Bob"],"deck":{"variant":{"target":25}}}',
      '{"n":1,"seat":-1,"action":{"verb":"X"},"events":[{"event":"E"}],"changes":{"per_seat":2}}',
      '{"over":true,"secret":"00"}',
    ].join("\n");
    expect(readRecord(text)).toEqual({
      game: "dollars-1e",
      names: ["Ann", "Bob"],
      perSeat: 2,
      roles: [],
      variant: { target: 25 },
      lines: [{ n: 1, events: [{ event: "E" }] }],
    });
  });
});
