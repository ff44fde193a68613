import { expect, it } from "vitest";

import { asked, momentOf, owesAnswer } from "../../../src/games/heists/television";
import type { Proposal } from "../../../src/games/heists/types";
import { view } from "../../support/heist";

const words = {
  text: (key: string, { shape, seat, amount, names }: Record<string, unknown> = {}) =>
    [key, shape, seat, amount, names].join(" "),
  seat: (seat: number) => `s${seat}`,
  both: (names: readonly string[]) => names.join("+"),
  value: () => "",
};

const offer = (
  proposer: number,
  awaiting: number[],
  source: number,
  target: number,
  departures: number[],
): Proposal => ({
  id: 1,
  proposer,
  parties: [0, 1],
  awaiting,
  terms: { payments: [{ source, target, amount: 2 }], departures },
});

it("an open offer is a question on a television, in the shortest words that tell it", () => {
  const says = (one: Proposal) => asked(view({ per_seat: 1, proposals: [one] }), words);
  expect(says(offer(0, [1], 0, 1, [1]))).toBe("heist-tv-asks buys s0 2 s1");
  expect(says(offer(0, [1], 1, 0, [0]))).toBe("heist-tv-asks sells s0 2 s1");
  expect(says(offer(0, [1, 2], 0, 1, [1, 2]))).toBe("heist-tv-asks other s0 2 s1+s2");
  expect(asked(view(), words)).toBe("");
});

it("who owes an answer is told, and the part of the round", () => {
  const now = view({ proposals: [offer(0, [1], 0, 1, [1])], agenda: [{ step: "Negotiate" }] });
  expect([owesAnswer(now, 0), owesAnswer(now, 1)]).toEqual([false, true]);
  expect(momentOf(now)).toBe(`${now.round} negotiation`);
});
