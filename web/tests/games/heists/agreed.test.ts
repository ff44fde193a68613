import { mount } from "svelte";
import { describe, expect, it } from "vitest";

import { agreement, agreements, dear, promised, proposal } from "../../../src/games/heists/agreed";
import { inOrder } from "../../../src/games/heists/deal";
import Offer from "../../../src/games/heists/Offer.svelte";
import { lesson } from "../../../src/games/heists/lesson";
import type { Event, Heist, Terms, View } from "../../../src/games/heists/types";
import { LiveTable } from "../../../src/shell/live.svelte";
import type { Replies, Utterance } from "../../../src/wire/messages";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("dollars-1e", "page-heists"), { game: "dollars-1e" });
const pays = (source: number, target: number, amount: number) => ({ source, target, amount });
const BUYS: Terms = { payments: [pays(0, 1, 3)], departures: [1] };
const SELLS: Terms = { payments: [pays(1, 0, 2)], departures: [0] };
const says = (at: number, seat: number, deal: Terms | null, change: Partial<Replies> = {}): Utterance => ({
  at,
  seat,
  phrase: { phrase: "Replies", to: 0, what: "more", amount: deal?.payments[0]?.amount ?? null, deal, ...change },
});
const LOOT: Event = { event: "LootTurned", round: 2, card: { name: "Bank", amount: 9, ante: 1, symbol: null } };
const proposed = (seat: number, terms: Terms, awaiting: number[]): Event => ({
  event: "Proposed",
  proposal: 1,
  seat,
  terms,
  awaiting,
});

interface Scene {
  talk: Utterance[];
  events?: [at: number, event: Event][];
  purses?: Record<number, number>;
  characters?: number[];
  change?: Partial<View>;
}

/** Ann, who can propose deals, with the bots Bob and Cid and with Dot, a person; round 2 began at 10. */
function scene({ talk, events = [], purses, characters = [0, 1, 2, 3], change = {} }: Scene): LiveTable<Heist> {
  const table = new LiveTable<Heist>("t");
  const sitter = (kind: string) => ({ kind, name: null, taken: true, steward: false });
  const terms = { kind: "terms", proposer: 0, per_seat: 1, characters, purses: purses ?? { 0: 5, 1: 5, 2: 5, 3: 5 } };
  Object.assign(table, {
    you: 0,
    settings: { game: "dollars-1e" },
    room: { stage: "playing", sitters: ["person", "honest", "miser", "person"].map(sitter) },
    view: view(change),
    forms: [{ verb: "Propose", rule: "", blanks: { terms } }],
    feed: [[10, LOOT] as const, ...events].map(([at, event], n) => ({ id: String(n), n, at, event })),
    talk,
  });
  return table;
}
const found = (one: Scene) => agreements(scene(one)).map(({ terms }) => terms);

describe("what a bot has agreed to in talk", () => {
  it("is the last price of each bot to this player, the newest last", () => {
    const other = { payments: [pays(0, 2, 1)], departures: [2] };
    expect(found({ talk: [says(11, 1, BUYS)] })).toEqual([BUYS]);
    expect(found({ talk: [says(11, 1, BUYS), says(12, 2, other), says(13, 1, SELLS)] })).toEqual([other, SELLS]);
    expect(agreement(scene({ talk: [says(11, 1, BUYS), says(12, 2, other)] }))?.proposer).toBe(2);
  });

  it("is not what others agree to, what a person says, or what names no price", () => {
    const forged = { payments: [pays(0, 3, 4)], departures: [3] };
    expect(found({ talk: [says(11, 1, BUYS, { to: 2 }), says(11, 3, forged), says(12, 2, null)] })).toEqual([]);
    expect(found({ talk: [says(11, 1, BUYS), says(12, 1, null, { what: "patience" })] })).toEqual([BUYS]);
  });

  it("is over with the round", () => {
    expect(found({ talk: [says(9, 1, BUYS)] })).toEqual([]);
    const table = scene({ talk: [says(11, 1, BUYS)] });
    table.forms = [];
    expect(agreements(table)).toEqual([]);
  });

  it("is over once it is proposed, whatever becomes of it, or once the bot offers something", () => {
    const talk = [says(11, 1, BUYS)];
    expect(found({ talk, events: [[12, proposed(0, BUYS, [1])]] })).toEqual([]);
    expect(found({ talk, events: [[12, proposed(1, SELLS, [0])]] })).toEqual([]);
    expect(found({ talk, events: [[12, proposed(0, SELLS, [1])]] })).toEqual([BUYS]);
    expect(found({ talk, events: [[12, proposed(1, SELLS, [2])]] })).toEqual([BUYS]);
    const older = { id: 1, proposer: 1, terms: SELLS, parties: [0, 1], awaiting: [0] };
    expect(found({ talk, events: [[10, proposed(1, SELLS, [0])]], change: { proposals: [older] } })).toEqual([BUYS]);
    const same = { ...older, terms: BUYS };
    expect(found({ talk, events: [[10, proposed(1, BUYS, [0])]], change: { proposals: [same] } })).toEqual([]);
  });

  it("comes first once it is proposed, before what the bot offers itself", () => {
    const mine = { id: 2, proposer: 0, terms: SELLS, parties: [0, 1], awaiting: [1] };
    const theirs = { id: 1, proposer: 1, terms: BUYS, parties: [0, 1], awaiting: [0] };
    const table = scene({ talk: [says(11, 1, SELLS)], change: { proposals: [theirs, mine] } });
    expect(promised(table)).toEqual([{ proposal: 2, by: 1 }]);
    expect(inOrder([theirs, mine], 0, [2]).map(({ id }) => id)).toEqual([2, 1]);
    expect(promised(scene({ talk: [says(9, 1, SELLS)], change: { proposals: [mine] } })), "another round").toEqual([]);
    expect(promised(scene({ talk: [says(11, 1, SELLS)], change: { proposals: [theirs] } }))).toEqual([]);
  });

  it("is no deal that this player has declined before", () => {
    const before = proposed(1, SELLS, [0]);
    const declined = (seat: number): Event => ({ event: "Declined", proposal: 1, seat });
    const talk = [says(14, 1, SELLS)];
    expect(
      found({
        talk,
        events: [
          [11, before],
          [12, declined(0)],
        ],
      }),
    ).toEqual([]);
    expect(
      found({
        talk,
        events: [
          [11, proposed(1, BUYS, [0])],
          [12, declined(0)],
        ],
      }),
    ).toEqual([SELLS]);
  });

  it("is over once somebody in it has left or cannot pay", () => {
    const talk = [says(11, 1, BUYS)];
    expect(found({ talk, characters: [0, 2, 3], purses: { 0: 5, 2: 5, 3: 5 } })).toEqual([]);
    expect(found({ talk, purses: { 0: 2, 1: 5, 2: 5, 3: 5 } })).toEqual([]);
  });
});

describe("the button for it", () => {
  it("says what it sends", () => {
    expect(proposal(BUYS, view(), words)).toBe("Propose: I pay Bob 3, Bob leaves");
    expect(proposal(SELLS, view(), words)).toBe("Propose: Bob pays me 2, I leave");
  });

  it("asks first where it costs more than half of the purse", () => {
    expect(dear(BUYS, view())).toBe(3);
    expect(dear(BUYS, view({ money: [6, 5, 5, 5] }))).toBeNull();
    expect(dear(SELLS, view({ money: [0, 5, 5, 5] }))).toBeNull();
  });

  it("is what is to be pressed, not an older offer of the same bot", () => {
    const offer = { id: 1, proposer: 1, terms: SELLS, parties: [0, 1], awaiting: [0] };
    const loud = (outdated: boolean, poor = false) => {
      const target = document.createElement("div");
      const [act, counter] = [() => Promise.resolve(), null];
      const props = { proposal: offer, reason: "", deal: undefined, answers: ["Accept"] as const, view: view(), words };
      mount(Offer, { target, props: { ...props, outdated, poor, act, counter } });
      return target.querySelectorAll(".primary, .asked").length;
    };
    expect([loud(false), loud(true)]).toEqual([2, 0]);
    expect(loud(false, true), "the offer itself still asks for an answer").toBe(1);
  });

  it("is what the guide speaks of, and nothing else that can wait", () => {
    const table = scene({ talk: [says(11, 1, BUYS)] });
    expect(lesson(table, [])).toEqual({ mark: "agreed", seat: 1, only: true });
    expect(lesson(scene({ talk: [] }), [])?.mark).not.toBe("agreed");
  });
});
