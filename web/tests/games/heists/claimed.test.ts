import { describe, expect, it } from "vitest";

import { claimsIn, roleSaid } from "../../../src/games/heists/claimed";
import type { Event, Heist, Role } from "../../../src/games/heists/types";
import { LiveTable } from "../../../src/shell/live.svelte";
import type { Utterance } from "../../../src/wire/messages";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const ROLES: Role[] = ["driver", "brute", "crook", "snitch"];
const english = wordsFrom(catalogues("dollars-1e", "page-heists"), { game: "dollars-1e" });
const FRENCH: Record<string, string> = { driver: "Chauffeur", brute: "Brute", crook: "Escroc", snitch: "Balance" };
const french = { named: (_: string, role: string) => FRENCH[role] ?? "" };

describe("a role that a line says its speaker is", () => {
  it.each([
    ["I am a Driver", "driver"],
    ["im the brute, watch out", "brute"],
    ["Ada, I'm really the only Snitch!", "snitch"],
    ["i sent a crook", "crook"],
    ["I am not the Driver", null],
    ["Are you the Driver? I am the Driver?", null],
    ["If I am the Driver, you lose", null],
    ["Ada is the Driver", null],
    ["I am the Driver and I am the Brute", null],
    ["Siam Driver", null],
    ["I am Drivers", null],
  ])("%s", (line, role) => expect(roleSaid(line, ROLES, english)).toBe(role));

  it.each([
    ["Je suis Chauffeur", "driver"],
    ["je suis l’Escroc", "crook"],
    ["Moi c'est la brute", "brute"],
    ["Chuis vraiment le chauffeur", "driver"],
    ["Je ne suis pas Chauffeur", null],
    ["Je suis contre la Brute", null],
    ["Tu es la Balance", null],
  ])("%s", (line, role) => expect(roleSaid(line, ROLES, french)).toBe(role));
});

function scene(text: string, change: { seat?: number; at?: number; claimed?: Event[]; per_seat?: number } = {}) {
  const table = new LiveTable<Heist>("t");
  const { seat = 0, at = 11, claimed = [], per_seat = 1 } = change;
  const said: Utterance = { at, seat, text };
  const among = per_seat === 1 ? [0] : [0, 1];
  const turned: Event = {
    event: "LootTurned",
    round: 2,
    card: { name: "Bank", amount: 9, ante: 1, symbol: null },
  };
  Object.assign(table, {
    you: 0,
    settings: { game: "dollars-1e" },
    view: view({ per_seat }),
    forms: [
      {
        verb: "Claim",
        rule: "",
        blanks: { character: { kind: "one-of", among }, role: { kind: "one-of", among: ROLES } },
      },
    ],
    feed: [[10, turned] as const, ...claimed.map((event) => [12, event] as const)].map(([when, event], n) => ({
      id: String(n),
      n,
      at: when,
      event,
    })),
    talk: [said],
  });
  return claimsIn(table, said, english);
}

describe("the claim that such a line offers", () => {
  it("is for each of the player's characters", () => {
    expect(scene("I am the Brute")).toEqual([{ verb: "Claim", character: 0, role: "brute" }]);
    expect(scene("I am the Brute", { per_seat: 2 }).map(({ character }) => character)).toEqual([0, 1]);
  });
  it("is not for others, for earlier rounds, or once something was claimed", () => {
    const claimed: Event = { event: "Claimed", character: 0, role: "driver" };
    expect(scene("I am the Brute", { seat: 1 })).toEqual([]);
    expect(scene("I am the Brute", { at: 9 })).toEqual([]);
    expect(scene("I am the Brute", { claimed: [claimed] })).toEqual([]);
  });
});
