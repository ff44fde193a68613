import { SvelteMap } from "svelte/reactivity";
import { describe, expect, it } from "vitest";

import type { Agreement } from "../../../src/games/heists/agreed";
import {
  amountsOutOfRange,
  answersTo,
  dealToTell,
  dearTo,
  inOrder,
  isOldNews,
  openAlready,
  proposedSince,
  struckSince,
  wordStands,
  rivalOf,
} from "../../../src/games/heists/deal";
import { Draft } from "../../../src/games/heists/draft.svelte";
import { isOffered, picked } from "../../../src/games/heists/pair";
import type { Event, Form, Heist, Proposal } from "../../../src/games/heists/types";
import type { FeedEntry } from "../../../src/shell/live.svelte";
import type { TermsBlank } from "../../../src/wire/messages";
import { view } from "../../support/heist";

const BLANK: TermsBlank = {
  kind: "terms",
  proposer: 0,
  purses: { 0: 4, 1: 2, 2: 0 },
  characters: [0, 1, 2],
  per_seat: 1,
};
const LOOT: Event = { event: "LootTurned", round: 2, card: { name: "Bank", amount: 9, ante: 1, symbol: null } };
const pays = (source: number, target: number, amount: number) => ({ source, target, amount });
const proposal = (id: number, awaiting: number[]): Proposal => ({
  id,
  proposer: 3,
  terms: { payments: [], departures: [] },
  parties: [3, ...awaiting],
  awaiting,
});

/** Seat 1 pays seat 0 this much for leaving. */
const offered = (amount: number): Proposal => ({
  id: 7,
  proposer: 1,
  terms: { payments: [pays(1, 0, amount)], departures: [0] },
  parties: [0, 1],
  awaiting: [0],
});

it("a deal that is on the table is open, in whatever order it is written", () => {
  const terms = { payments: [{ source: 0, target: 2, amount: 3 }], departures: [2, 3] };
  const open = [{ id: 1, proposer: 0, parties: [0, 2, 3], awaiting: [2], terms: { ...terms, departures: [3, 2] } }];
  expect(openAlready(terms, open)?.proposer).toBe(0);
  expect(openAlready({ ...terms, departures: [2] }, open)).toBeUndefined();
  expect(openAlready(terms, [])).toBeUndefined();
});

describe("whom a deal comes to mind with", () => {
  it("is a player in the heist who says to have my role", () => {
    const says = (character: number, role: "driver" | "crook") => ({ event: "Claimed" as const, character, role });
    expect(rivalOf(view())).toBeNull();
    expect(rivalOf(view({ claims: [says(1, "crook"), says(3, "driver")] }))).toBe(3);
    expect(rivalOf(view({ claims: [says(3, "driver")], crew: [0, 1, 2], left: [3] }))).toBeNull();
    expect(rivalOf(view({ claims: [says(3, "driver")], known: ["driver", null, "driver", "crook"] }))).toBe(2);
  });
});

describe("answering deals", () => {
  it("those that wait for me come first, older before newer", () => {
    const open = [proposal(1, [2]), proposal(2, [0]), proposal(3, [1]), proposal(4, [0, 2])];
    expect(inOrder(open, 0).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  it("offers what the forms offer", () => {
    const among = (...ids: number[]) => ({ proposal: { kind: "one of" as const, among: ids } });
    const forms: Form[] = [
      { verb: "Accept", rule: "", blanks: among(1) },
      { verb: "TakeBack", rule: "", blanks: among(2) },
    ];
    expect([answersTo(1, forms), answersTo(2, forms), answersTo(3, forms)]).toEqual([["Accept"], ["TakeBack"], []]);
  });

  it("is dear above half a purse", () => {
    const deal = (amount: number) => ({
      proposal: 1,
      parties: [{ seat: 0, pays: amount, gets: 1, leaves: [], antes: 0, purse: 0 }],
      share: 0,
      fullest: null,
      reach: [],
    });
    expect(dearTo(0, deal(3), 4)).toBeNull();
    expect(dearTo(0, deal(4), 4)).toBe(3);
    expect(dearTo(1, deal(4), 0)).toBeNull();
  });
});

describe("a draft", () => {
  it("is sent as it is shown: an amount out of range is named, not changed", () => {
    const draft = new Draft(() => BLANK);
    draft.pay(0, pays(0, 1, 9));
    expect(draft.spelled.payments).toEqual([pays(0, 1, 9)]);
    expect(draft.outOfRange).toEqual([{ seat: 0, most: 4 }]);
    draft.pay(0, pays(0, 1, 4));
    expect(draft.outOfRange).toEqual([]);
  });

  it("counts all that one player pays, and nothing that is no whole number", () => {
    const outOfRange = (...payments: ReturnType<typeof pays>[]) =>
      amountsOutOfRange({ payments, departures: [] }, BLANK).map(({ seat }) => seat);
    expect(outOfRange(pays(0, 1, 3), pays(0, 2, 2))).toEqual([0]);
    expect(outOfRange(pays(1, 0, NaN), pays(2, 0, 1))).toEqual([1, 2]);
    expect(outOfRange(pays(1, 0, 0.5), pays(0, 2, 0))).toEqual([1, 0]);
  });

  it("is a common deal with the chosen partner until it is changed", () => {
    const draft = new Draft(() => BLANK);
    expect([draft.start, draft.partner, draft.terms.departures]).toEqual(["buy", 1, [1]]);
    draft.leave(0, true);
    draft.addPayment();
    expect([draft.start, draft.spelled.departures]).toEqual([null, [0, 1]]);
    draft.unpay(0);
    draft.deal(2);
    draft.begin("both");
    expect(draft.spelled).toEqual({ payments: [], departures: [0, 2] });
  });

  it("keeps what the player chose when others come to mind, and when it is proposed", () => {
    const minds = new SvelteMap([["now", 2]]);
    const draft = new Draft(
      () => BLANK,
      () => minds.get("now") ?? null,
    );
    draft.pay(0, pays(0, 2, 3));
    minds.set("now", 1);
    draft.keep();
    expect([draft.partner, draft.spelled.payments]).toEqual([2, [pays(0, 2, 3)]]);
    draft.deal(1);
    draft.begin("sell");
    expect(draft.spelled).toEqual({ payments: [pays(1, 0, 2)], departures: [0] });
  });

  it("is a common deal with another player, for the same amount, once its partner has left", () => {
    const blanks = new SvelteMap([["now", BLANK]]);
    const draft = new Draft(() => blanks.get("now"));
    draft.pay(0, pays(0, 1, 3));
    expect(draft.start).toBe("buy");
    blanks.set("now", { ...BLANK, purses: { 0: 4, 2: 0 }, characters: [0, 2] });
    expect([draft.partner, draft.start]).toEqual([2, "buy"]);
    expect(draft.spelled).toEqual({ payments: [pays(0, 2, 3)], departures: [2] });
  });

  it("keeps the sum that was typed when the other player is to pay, as far as they have it", () => {
    const draft = new Draft(() => BLANK);
    draft.pay(0, pays(0, 1, 3));
    draft.begin("sell");
    expect(draft.spelled.payments).toEqual([pays(1, 0, 2)]);
    draft.begin("both");
    draft.begin("buy");
    expect(draft.spelled.payments).toEqual([pays(0, 1, 3)]);
    draft.pay(0, pays(1, 0, 3));
    expect(draft.spelled.payments).toEqual([pays(1, 0, 2)]);
    draft.pay(0, pays(2, 0, 2));
    expect(draft.spelled.payments).toEqual([pays(2, 0, 1)]);
  });

  it("begins at 1 when the other player is to pay and no sum was typed", () => {
    const draft = new Draft(() => BLANK);
    draft.counter(offered(2));
    draft.begin("buy");
    expect(draft.spelled.payments).toEqual([pays(0, 1, 1)]);
  });

  it("begins with the offer that waits for an answer, until it is changed", () => {
    const offers = new SvelteMap([["now", offered(2)]]);
    const draft = new Draft(
      () => BLANK,
      () => 2,
      () => offers.get("now") ?? null,
    );
    expect([draft.partner, draft.start, draft.spelled.payments]).toEqual([1, "sell", [pays(1, 0, 2)]]);
    draft.begin("buy");
    expect(draft.spelled.payments).toEqual([pays(0, 1, 1)]);
    draft.begin("sell");
    expect(draft.spelled.payments).toEqual([pays(1, 0, 2)]);
    draft.pay(0, pays(1, 0, 1));
    offers.delete("now");
    expect([draft.partner, draft.spelled.payments]).toEqual([1, [pays(1, 0, 1)]]);
  });

  it("answers an offer with its terms, whatever was put together before", () => {
    const draft = new Draft(() => BLANK);
    draft.deal(2);
    draft.begin("both");
    draft.counter(offered(2));
    expect([draft.partner, draft.start]).toEqual([1, "sell"]);
    expect(draft.spelled).toEqual({ payments: [pays(1, 0, 2)], departures: [0] });
  });

  it("stays as it is when an offer comes while it is open, and begins with the offer when it is opened afterwards", () => {
    const offers = new SvelteMap<string, ReturnType<typeof offered>>();
    const begun = () =>
      new Draft(
        () => BLANK,
        () => 1,
        () => offers.get("now") ?? null,
      );
    const [opened, chosen, untouched] = [begun(), begun(), begun()];
    opened.open();
    chosen.deal(1);
    untouched.open();
    offers.set("now", offered(2));
    for (const one of [opened, chosen]) expect(one.spelled).toEqual({ payments: [pays(0, 1, 1)], departures: [1] });
    untouched.open();
    expect(untouched.spelled).toEqual({ payments: [pays(1, 0, 2)], departures: [0] });
    chosen.open();
    expect(chosen.spelled).toEqual({ payments: [pays(0, 1, 1)], departures: [1] });
  });

  it("opens with what a bot has agreed to in talk, not with its older offer", () => {
    const deals = new SvelteMap<string, Agreement>();
    const begun = () =>
      new Draft(
        () => BLANK,
        () => 2,
        () => offered(2),
        () => deals.get("now") ?? null,
      );
    const [draft, touched, counter] = [begun(), begun(), begun()];
    for (const one of [draft, touched]) one.open();
    touched.pay(0, pays(0, 2, 4));
    const terms = { payments: [pays(0, 1, 3)], departures: [1] };
    deals.set("now", { proposer: 1, terms, said: { at: 5, seat: 1 } });
    for (const one of [draft, touched]) {
      expect(one.spelled).not.toEqual(terms); // it is open: nothing in it changes
      one.open();
      expect([one.partner, one.start, one.spelled]).toEqual([1, "buy", terms]);
    }
    touched.pay(0, pays(0, 1, 2));
    touched.open();
    expect(touched.spelled.payments).toEqual([pays(0, 1, 2)]); // what the player changed since is kept
    counter.counter(offered(2));
    counter.open();
    expect(counter.spelled.payments).toEqual([pays(1, 0, 2)]);
    expect(counter.answering).toBe(true);
    counter.widen();
    expect(counter.answering).toBe(false);
  });

  it("has one more payment for a player whom none names, as long as there is one", () => {
    const draft = new Draft(() => BLANK);
    draft.pay(0, pays(0, 1, 3));
    draft.addPayment();
    expect(draft.terms.payments).toEqual([pays(0, 1, 3), pays(0, 2, 1)]);
    expect(draft.unpaid).toBeNull();
    draft.addPayment();
    expect(draft.terms.payments.length).toBe(2);
    draft.unpay(0);
    expect(draft.unpaid).toBe(1);
  });

  it("is done when one of mine is struck", () => {
    const struck = (n: number, source: number, target: number): FeedEntry<Heist> => ({
      id: `${n}.0`,
      n,
      at: n,
      event: { event: "Struck", proposal: n, terms: { payments: [pays(source, target, 1)], departures: [target] } },
    });
    const feed = [struck(3, 0, 1), struck(5, 1, 2)];
    expect([struckSince(2, 0, feed, BLANK), struckSince(3, 0, feed, BLANK)]).toEqual([true, false]);
    expect(struckSince(3, 2, feed, BLANK)).toBe(true);
  });

  it("is known again by the number it got", () => {
    const feed = [1, 2, 3].map((n) => ({
      id: `${n}.0`,
      n,
      at: n,
      event: {
        event: "Proposed" as const,
        proposal: n,
        seat: n % 2,
        awaiting: [],
        terms: { payments: [], departures: [] },
      },
    }));
    expect([proposedSince(1, 1, feed), proposedSince(3, 1, feed)]).toEqual([3, null]);
  });
});

describe("what became of a deal", () => {
  const terms = { payments: [], departures: [2] };
  const proposed = (n: number, seat: number, to: number): FeedEntry<Heist> => ({
    id: `${n}.0`,
    n,
    at: 0,
    event: { event: "Proposed", proposal: n, seat, awaiting: [to], terms },
  });

  it("is old news once a player in it has left", () => {
    const feed = [proposed(1, 0, 2)];
    expect(isOldNews(1, feed, view())).toBe(false);
    expect(isOldNews(1, feed, view({ crew: [0, 1, 3], left: [2] }))).toBe(true);
    expect(isOldNews(1, feed, view({ crew: [0, 2], left: [1, 3] }))).toBe(false);
  });

  it("is old news once they have made another offer to each other", () => {
    expect(isOldNews(1, [proposed(1, 0, 2), proposed(2, 2, 3)], view())).toBe(false);
    expect(isOldNews(1, [proposed(1, 0, 2), proposed(2, 2, 0)], view())).toBe(true);
    const turned = { ...proposed(0, 0, 0), event: LOOT };
    expect(isOldNews(1, [proposed(2, 2, 0), turned, proposed(1, 0, 2)], view()), "of an earlier round").toBe(false);
  });
});

describe("the deal to tell about", () => {
  const told = (...events: Event[]) =>
    events.map((event, at): FeedEntry<Heist> => ({ n: at + 1, id: `${at}`, at: 0, event }));
  const terms = { payments: [], departures: [] };
  const turned: Event = {
    event: "LootTurned",
    round: 1,
    card: { name: "Bank", amount: 9, ante: 1, symbol: null },
  };
  const proposed = (proposal: number, seat: number): Event => ({
    event: "Proposed",
    seat,
    proposal,
    terms,
    awaiting: [],
  });
  const declined = (proposal: number, seat: number): Event => ({ event: "Declined", seat, proposal });

  it("is the one I proposed or answered last, in this round", () => {
    const feed = told(proposed(1, 0), turned, proposed(1, 2), declined(1, 0), proposed(2, 2), declined(2, 1));
    expect(dealToTell(feed, { viewer: 0, proposals: [] })).toBe(1);
    expect(dealToTell(feed, { viewer: 3, proposals: [] })).toBeNull();
    expect(dealToTell(told(proposed(1, 0), turned), { viewer: 0, proposals: [] })).toBeNull();
  });

  it("is none while my own still lies on the table", () => {
    const open: Proposal = { id: 1, proposer: 0, terms, parties: [0, 1], awaiting: [1] };
    expect(dealToTell(told(turned, proposed(1, 0)), { viewer: 0, proposals: [open] })).toBeNull();
    expect(dealToTell(told(turned, proposed(1, 0), declined(1, 1)), { viewer: 0, proposals: [] })).toBe(1);
  });
});

describe("two characters", () => {
  const HANDS = [
    ["driver", "brute"],
    ["brute", "driver"],
  ] as const;

  it("begin without a role, and swap where they must differ", () => {
    const one = picked(HANDS, [null, null], 0, "driver");
    expect(one).toEqual(["driver", null]);
    expect(picked(HANDS, one, 1, "driver")).toEqual([null, "driver"]);
    expect(picked(HANDS, ["driver", "brute"], 1, "driver")).toEqual(["brute", "driver"]);
  });

  it("are offered whole", () => {
    expect([isOffered(HANDS, ["driver", "brute"]), isOffered(HANDS, ["driver"])]).toEqual([true, false]);
  });
});

describe("the word of a player who said ready", () => {
  const asked: Event = {
    event: "Proposed",
    proposal: 1,
    seat: 2,
    terms: { payments: [], departures: [0, 2] },
    awaiting: [0],
  };
  const stands = (...events: Event[]) =>
    wordStands(
      [LOOT, ...events].map((event, n) => ({ id: `${n}`, n, at: 0, event })),
      0,
    );
  it("stands although an offer took it away, until a deal, a departure or an offer of their own", () => {
    const said: Event = { event: "SaidReady", seat: 0 };
    expect(stands(asked)).toBe(false);
    expect(stands(said, asked)).toBe(true);
    expect(stands(said, asked, { event: "Withdrew", character: 1 })).toBe(false);
    expect(stands(said, asked, { ...asked, seat: 0, awaiting: [2] })).toBe(false);
    expect(stands(said, LOOT, asked)).toBe(false);
  });
});
