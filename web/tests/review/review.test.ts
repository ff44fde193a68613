import { describe, expect, it } from "vitest";

import { HEIGHT, marks, Scale } from "../../src/review/chart";
import { HEIGHT as PICTURE_HEIGHT, picture } from "../../src/review/picture";
import { readRecord } from "../../src/review/record";
import { ReviewWords } from "../../src/review/sentences";
import type { DealReview, Review } from "../../src/wire/messages";
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
const REVIEW: Review = {
  judge: { name: "quick playouts", version: 2 },
  game: "dollars-1e",
  deals: [deal(3, 1), deal(8, 2, { struck: false, outcome: "declined", lowest: null })],
  claims: [],
  turning_points: [{ n: 4, seat: "Bob", action: { verb: "Ready" }, before: 0.31, after: 0.44, better: null }],
};
const words = wordsFrom(`${catalogues("dollars-1e", "review")}\nterms = { $payments }`, {
  vocabulary: {
    actions: { Propose: { terms: "record:terms" } },
    records: { terms: { payments: "record:payment*" }, payment: { source: "seat", target: "seat", amount: "plain" } },
  },
});
const say = new ReviewWords(words, REVIEW);

describe("the sentences of a review", () => {
  it("say chances in percent and differences in points, with a real minus", () => {
    expect(say.percent(0.444)).toBe("44%");
    expect([say.points(0.0421), say.points(-0.3), say.points(0)]).toEqual(["+4.2", "−30.0", "0.0"]);
  });

  it("name the terms of the proposal that is answered, the latest of its number before the answer", () => {
    expect(say.deed(5, { verb: "Accept", proposal: 1 })).toMatch(/^agree to “.+”$/);
    expect(say.deed(2, { verb: "Accept", proposal: 1 })).not.toContain("“");
    expect(say.deed(9, { verb: "Decline", proposal: 2 })).toMatch(/^decline “/);
  });

  it("say what a deal was worth, and the prices at which both gain", () => {
    expect(say.deal(deal(3, 1))).toMatch(
      /struck\. Worth 1\.5 to Ann and −0\.3 to Bob\. Both gain .* from 2\.0 to 4\.5\./,
    );
    expect(say.deal(deal(3, 1, { lowest: 5 }))).not.toContain("Both gain");
  });

  it("say whom a claim moved most, and who could have known better of a lie", () => {
    const claim = { n: 2, seat: "Ann", character: 0, said: "driver", moved: { Bob: 0.1, Cid: 0.3 } };
    const lie = { ...claim, true: false, after: { Bob: 0.2, Cid: 0.6 }, impossible_to: ["Bob"] };
    expect(say.claim(lie)).toBe(
      "Line 2, Ann said: Driver (a lie). It moved Cid most: +30.0 points, to 60%. Bob could have known better.",
    );
    expect(say.claim({ ...lie, moved: {}, true: true })).toBe("Line 2, Ann said: Driver (true).");
  });

  it("say what would have been better", () => {
    const point = { n: 4, seat: "Bob", action: { verb: "Ready" }, before: 0.31, after: 0.44 };
    expect(say.turningPoint({ ...point, better: null })).toMatch(/31% → 44%\.$/);
    expect(say.turningPoint({ ...point, better: { verb: "Accept", proposal: 1 } })).toMatch(/Better: agree to “/);
  });
});

describe("the chart", () => {
  const scale = new Scale(5, 448);
  const points = [1, 2].map((n) => ({ n, by_seat: { Ann: n / 4 }, error: { Ann: 0.125 } }));

  it("leads from a line of the record to a place and back", () => {
    for (let n = 1; n <= 5; n++) expect(scale.lineAt(scale.x(n) / 448)).toBe(n);
    expect([scale.lineAt(-1), scale.lineAt(2)]).toEqual([1, 5]);
  });

  it("draws chances as steps, and the band within 0 and 1", () => {
    const [low, high] = [scale.y(0.25).toFixed(1), scale.y(0.5).toFixed(1)];
    expect(scale.line(points, "Ann")).toBe(`M40.0,${low}L140.0,${low}L140.0,${high}`);
    expect(scale.band(points, "Ann")).toContain(`40.0,${high}L`);
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

describe("the picture to share", () => {
  it("shows title, names with luck, and chances, and takes no markup from a name", () => {
    const mean = "<b>&Co";
    const by_seat = { [mean]: 0.25 };
    const seats = [{ name: mean, place: 1, result: 9, luck: 0.042, adjusted: 0.2 }];
    const review = { ...REVIEW, chances: [{ n: 1, by_seat, error: by_seat }], seats } satisfies Review;
    const match = { game: "dollars-1e", names: [mean], perSeat: 1, lines: [{ n: 1, events: [] }], variant: {} };
    const drawn = new DOMParser().parseFromString(picture(review, match, say, "Review of <it>"), "image/svg+xml");
    const said = [...drawn.querySelectorAll("text")].map((one) => one.textContent);
    expect(said).toEqual(expect.arrayContaining(["Review of <it>", "1. <b>&Co", expect.stringContaining("+4.2")]));
    expect(drawn.querySelector("svg")?.getAttribute("height")).toBe(String(PICTURE_HEIGHT));
    expect(drawn.querySelectorAll("b, parsererror")).toHaveLength(0);
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
      variant: { target: 25 },
      lines: [{ n: 1, events: [{ event: "E" }] }],
    });
  });
});
