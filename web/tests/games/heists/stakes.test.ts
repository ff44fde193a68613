import { mount } from "svelte";
import { describe, expect, it } from "vitest";

import Effects from "../../../src/games/heists/Effects.svelte";
import Loot from "../../../src/games/heists/Loot.svelte";
import Stakes from "../../../src/games/heists/Stakes.svelte";
import { isPoor } from "../../../src/games/heists/stakes";
import type { Outlook, View } from "../../../src/games/heists/types";
import type { Games } from "../../../src/wire/games";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("page-heists", "dollars-1e"), { game: "dollars-1e" });
const outlook: Games["dollars-1e"]["Outlook"] = {
  amount: 10,
  shares: [10, 5, 3, 2],
  boosted: [],
  enough: 20,
  reach: [0, 1],
  doubled: ["driver"],
  prospect: { least: 0, likely: 5, most: 5 },
  own: [
    { hand: ["driver"], seats: [1, 2], least: 9, likely: 9, most: 9, reach: [2], rivals: [1] },
    { hand: ["driver"], seats: [0], least: -1, likely: 4, most: 6, reach: [], rivals: [1] },
  ],
  seen: [],
  believed: [[null, [5, 6]], [], []],
  fullest: { heads: 2, share: 5, rest: 0 },
  sharings: [],
  departures: [],
  deals: [],
};

/** What the page then says, with single spaces. */
const said = (target: HTMLElement) => target.textContent.replace(/[\s\u2068\u2069]+/g, " ").trim();

/** What the table tells of this view and outlook. */
function told(seen: View, out: Outlook = outlook): string {
  const target = document.createElement("div");
  mount(Stakes, { target, props: { outlook: out, view: seen, words } });
  return said(target);
}
const withGain = (gain: { least: number; likely: number; most: number }): Outlook => ({
  ...outlook,
  own: [{ hand: ["driver"], seats: [0], ...gain, reach: [], rivals: [] }],
});

describe("what is at stake", () => {
  it("is what staying brings with the player's own role, beside leaving, in one line", () => {
    expect(told(view())).toContain("If all stay: usually +4 (−1 to +6). If you leave: 0 (ante back).");
  });

  it("is said shorter where it is certain", () => {
    const lost = { least: -2, likely: -2, most: -2 };
    expect(told(view(), withGain(lost))).toContain("If all stay: you lose 2. If you leave: 0 (ante back).");
    const alone = withGain({ least: 9, likely: 9, most: 9 });
    expect(told(view({ crew: [0] }), alone)).toContain("If you stay: you gain 9. If you leave: 0 (ante back).");
  });

  it("goes by the claims once everybody has claimed, and says what is so without them below", () => {
    const claims = ([1, 2, 3] as const).map((character) => ({
      event: "Claimed" as const,
      character,
      role: "brute" as const,
    }));
    const lured = { ...outlook, believed: [[null, [-1, -1]], [], []] } satisfies Outlook;
    const all = told(view({ claims }), lured);
    expect(all).toMatch(/^If all tell the truth: you lose 1. If you leave: 0 \(ante back\)/);
    expect(all).toContain("Believing nobody: usually +4 (−1 to +6).");
    expect(told(view({ claims: claims.slice(1) }), lured)).toMatch(
      /^If all stay: usually \+4 .*If all tell the truth: −1/,
    );
  });

  it("does not say twice what the claims do not change", () => {
    const same = { ...withGain({ least: -2, likely: -2, most: -2 }), believed: [[[-2, -2]], [], []] } satisfies Outlook;
    expect(told(view(), same)).not.toContain("truth");
  });

  it("counts from now on where a deal has changed the player's money", () => {
    const target = document.createElement("div");
    mount(Stakes, { target, props: { outlook, view: view(), words, dealt: true } });
    expect(said(target)).toContain("If you leave: 0 from now on (ante back).");
  });

  it("makes an offer poor for which one would leave for less than what is likely without it", () => {
    const offer = (gets: number, pays: number, leaves: number[]) => ({
      proposal: 1,
      parties: [{ seat: 0, gets, pays, leaves, antes: 0, purse: 5 }],
      share: 5,
      fullest: { heads: 2, share: 5, rest: 0 },
      reach: [],
    });
    expect(isPoor(offer(2, 0, [0]), outlook, view())).toBe(true);
    expect(isPoor(offer(4, 0, [0]), outlook, view())).toBe(false);
    expect(isPoor(offer(0, 3, []), outlook, view()), "what staying brings then is not known").toBe(false);
    const lost = withGain({ least: -2, likely: -2, most: -2 });
    expect(isPoor(offer(1, 0, [0]), lost, view())).toBe(false);
    expect(isPoor(undefined, outlook, view())).toBe(false);
  });

  it("is a share for a player who has left, whose role is nobody's double any more", () => {
    const left = told(view({ crew: [1, 2, 3], left: [0] }));
    expect(left).toContain("If all stay, each who shares gets 0 to 5, usually 5.");
    expect(left).not.toContain("(you)");
    const none = { ...outlook, prospect: { least: 0, likely: 0, most: 5 } };
    expect(told(view({ viewer: -1, known: [] }), none)).toContain("at most 5 each; usually nobody shares.");
  });

  it("names the only player who is in", () => {
    const one = { ...outlook, prospect: { least: 9, likely: 9, most: 9 } };
    const left = told(view({ crew: [2], left: [0, 1, 3] }), one);
    expect(left).toContain("If Cid stays, the share is 9.");
  });

  it("says that the player chooses, where the player's own role does", () => {
    const mine = view({
      known: ["snitch", null, null, null],
      claims: [{ event: "Claimed", character: 1, role: "brute" }],
    });
    const own: typeof outlook = {
      ...outlook,
      own: [{ hand: ["snitch"], seats: [0], least: -1, likely: 4, most: 6, reach: [], rivals: [] }],
      believed: [[[5, 6]], [], []],
    };
    expect(told(mine, own)).toContain("If all tell the truth: +5 to +6 for you, depending on the role you name.");
  });

  it("changes if the claims are true, and if a role has a choice, by that choice", () => {
    expect(told(view())).toContain("If all tell the truth: +5 to +6 for you.");
    const snitch = view({ claims: [{ event: "Claimed", character: 1, role: "snitch" }] });
    expect(told(snitch)).toContain("+5 to +6 for you, depending on the role the Snitch names.");
  });

  it("says of two who claim the player's role that all are out, of one that both are", () => {
    const claims = (...characters: number[]) =>
      view({
        shown: ["driver", "crook", "snitch"],
        claims: characters.map((character) => ({ event: "Claimed", character, role: "driver" })),
      });
    expect(told(claims(1))).toContain("Bob claims your role: if that is true, you are both out.");
    expect(told(claims(1, 2))).toContain("Bob and Cid claim your role: if that is true, you are all out.");
  });

  it("names who can win beside the viewer's own cards", () => {
    expect(told(view())).toContain("If all stay, can reach 20 and win: Bob.");
    expect(told(view({ viewer: -1, known: [] }))).toContain("can reach 20 and win: you and Bob.");
  });

  it("counts with a card that the viewer has looked at", () => {
    const own = { hand: ["driver" as const], seats: [0], least: -1, likely: -1, most: -1, reach: [], rivals: [] };
    const seen = [{ seat: 0, character: 1, role: "driver" as const, own, believed: [null] }];
    const looked = told(view({ known: ["driver", "driver", null, null] }), { ...outlook, seen });
    expect(looked).toContain("If all stay: you lose 1.");
    expect(looked).not.toContain("can reach");
    const other = told(view({ known: ["driver", "brute", null, null] }), { ...outlook, seen });
    expect(other).toContain("can reach 20 and win: Bob.");
  });
});

it("the second edition's card shows the ante", () => {
  const target = document.createElement("div");
  const second = wordsFrom(`number-ante = 2\n${catalogues("page-heists", "dollars-2e")}`, { game: "dollars-2e" });
  const loot = { name: "pawn-shop", amount: 12, bonuses: [] };
  mount(Loot, { target, props: { view: view({ loot }), words: second } });
  expect(said(target)).toContain("12 from the card ante 2");
});

describe("what a deal leaves", () => {
  const then = (sharing: Outlook["fullest"], leaves: number[]) => {
    const target = document.createElement("div");
    mount(Effects, { target, props: { effects: [{ seat: 1, change: 0, leaves }], sharing, view: view(), words } });
    return said(target);
  };

  it("is the sharing that is possible, as the game says", () => {
    expect(then({ heads: 2, share: 5, rest: 0 }, [1])).toContain("Then at most 2 of 3 can share: 5 each.");
    expect(then({ heads: 3, share: 3, rest: 1 }, [1])).toContain("Then 3 each, if the 3 who stay all share.");
    expect(then(null, [1, 2])).toContain("Then nobody can share.");
  });
});
