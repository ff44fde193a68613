import { describe, expect, it } from "vitest";

import { effectsOf, started, you } from "../../../src/games/heists/deal";
import {
  around,
  charactersOf,
  countedRoles,
  likedRoles,
  ownerOf,
  ownProspect,
  phaseOf,
  potOf,
  seenCards,
} from "../../../src/games/heists/facts";
import { isOffered, picked } from "../../../src/games/heists/pair";
import { formFor, type Form } from "../../../src/games/heists/types";
import type { TermsBlank } from "../../../src/wire/messages";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

describe("the roles on the Loot card", () => {
  it("are told as far as they are in play", () => {
    const loot = { name: "Bank", amount: 9, ante: 1, symbol: "driver" as const };
    expect(likedRoles(view({ loot }))).toEqual([{ role: "driver", amount: null }]);
    expect(likedRoles(view({ loot, roles_in_play: ["brute"] }))).toEqual([]);
    const bonuses = [{ role: "brute" as const, amount: 4 }];
    expect(likedRoles(view({ loot: { name: "Casino", amount: 12, bonuses } }))).toEqual(bonuses);
    expect(likedRoles(view())).toEqual([]);
  });
});

describe("what a player may get", () => {
  const own = [
    { hand: ["brute", "driver"] as const, least: 0, likely: 4, most: 8, reach: [], rivals: [] },
    { hand: ["driver"] as const, least: 1, likely: 2, most: 3, reach: [], rivals: [] },
    { hand: ["snitch"] as const, least: -1, likely: 2, most: 3, reach: [], rivals: [] },
  ].map(({ hand, ...rest }) => ({ hand: [...hand], seats: [0, 1], ...rest }));
  const believed: [number, number][][] = [
    [
      [5, 5],
      [6, 6],
      [7, 7],
    ],
  ];

  it("depends on the own characters that are in", () => {
    const two = view({ per_seat: 2, known: ["driver", "brute", null, null], crew: [0, 1, 2, 3] });
    expect(ownProspect({ own, seen: [], believed }, two)?.range.likely).toBe(4);
    expect(ownProspect({ own, seen: [], believed }, { ...two, crew: [0, 2, 3], left: [1] })?.range.likely).toBe(2);
    expect(ownProspect({ own, seen: [], believed }, view())?.range.likely).toBe(2);
    expect(ownProspect({ own, seen: [], believed }, view())?.believed).toEqual([6, 6]);
  });

  it("is unknown to a player who has left, and to a spectator", () => {
    expect(ownProspect({ own, seen: [], believed }, view({ crew: [1, 2, 3], left: [0] }))).toBeUndefined();
    expect(
      ownProspect({ own, seen: [], believed }, view({ viewer: -1, known: [null, null, null, null] })),
    ).toBeUndefined();
  });
});

describe("a character", () => {
  it("stands in, left, out, or is not placed", () => {
    const table = view({ crew: [0], left: [1], face_up: [2] });
    const standing = (seat: number) => charactersOf(table, seat)[0]?.standing;
    expect([0, 1, 2, 3].map(standing)).toEqual(["in", "left", "out", "none"]);
  });

  it("was last said to be what was claimed last, or announced", () => {
    const claims = [
      { event: "Claimed" as const, character: 1, role: "brute" as const },
      { event: "Claimed" as const, character: 1, role: "snitch" as const },
    ];
    const announced = ["tech" as const, null, null, null];
    expect(charactersOf(view({ claims, announced }), 1)[0]?.said).toBe("snitch");
    expect(charactersOf(view({ claims, announced }), 0)[0]?.said).toBe("tech");
  });

  it("shows who looked at it until it lies open", () => {
    const looks = [{ event: "Looked" as const, seat: 3, character: 1 }];
    expect(charactersOf(view({ looks }), 1)[0]?.lookers).toEqual([3]);
    expect(charactersOf(view({ looks, face_up: [1] }), 1)[0]?.lookers).toEqual([]);
  });

  it("is one of two with three players", () => {
    const three = view({ per_seat: 2, players: 3 });
    expect(charactersOf(three, 1).map(({ id, label }) => [id, label])).toEqual([
      [2, "A"],
      [3, "B"],
    ]);
    expect(ownerOf(three, 3)).toBe(1);
  });
});

it("tells the phase from the step that waits", () => {
  expect(phaseOf(view())).toBe("negotiation");
  expect(phaseOf(view({ agenda: [{ step: "ChooseCharacters" }] }))).toBe("planning");
  expect(phaseOf(view({ agenda: [] }))).toBe("over");
});

it("seats the others clockwise", () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
});

it("counts the roles in the centre", () => {
  expect(countedRoles(view().shown)).toEqual([
    { role: "driver", count: 2 },
    { role: "snitch", count: 1 },
  ]);
});

it("says what was seen of cards: mine by others, others' by me", () => {
  const looks = [
    { event: "Looked" as const, seat: 0, character: 2 },
    { event: "Looked" as const, seat: 3, character: 0 },
    { event: "Looked" as const, seat: 3, character: 1 },
  ];
  expect(seenCards(view({ looks, known: ["driver", null, "brute", null] }))).toEqual([
    { event: "Saw", to: 0, character: 2, role: "brute" },
    { event: "Looked", seat: 3, character: 0 },
  ]);
});

it("finds the pot where the game has one", () => {
  const accounts: Record<string, [string, number]> = { "4": ["pot", 0] };
  const words = wordsFrom("", { vocabulary: { accounts } });
  expect(potOf(view({ money: [1, 1, 1, 1, 12] }), words)).toBe(12);
  expect(potOf(view(), wordsFrom(""))).toBeNull();
});

describe("a deal", () => {
  const BLANK: TermsBlank = {
    kind: "terms",
    proposer: 0,
    characters: [0, 1, 3],
    purses: { 0: 3, 1: 2, 3: 0 },
    per_seat: 1,
  };

  it("begins with a common one", () => {
    expect(started("buy", BLANK, 1)).toEqual({ payments: [{ source: 0, target: 1, amount: 1 }], departures: [1] });
    expect(started("sell", BLANK, 1)).toEqual({ payments: [{ source: 1, target: 0, amount: 1 }], departures: [0] });
    expect(started("both", BLANK, 3)).toEqual({ payments: [], departures: [0, 3] });
  });

  it("shows what each player pays, gets and leaves with", () => {
    const terms = {
      payments: [
        { source: 0, target: 1, amount: 2 },
        { source: 3, target: 1, amount: 1 },
      ],
      departures: [1],
    };
    expect(effectsOf(terms, { per_seat: 1 })).toEqual([
      { seat: 0, change: -2, leaves: [] },
      { seat: 1, change: 3, leaves: [1] },
      { seat: 3, change: -1, leaves: [] },
    ]);
  });

  it("marks the player's own name", () => {
    const words = wordsFrom(catalogues("dollars-1e", "page-heists"), { me: 1 });
    expect(you(1, words)).toBe(` ${words.text("heist-you")}`);
    expect(you(0, words)).toBe("");
  });
});

describe("two characters", () => {
  const HANDS = [
    ["brute", "crook"],
    ["crook", "brute"],
    ["brute", "driver"],
  ] as const;

  it("are picked one by one", () => {
    expect(picked(HANDS, ["brute", "crook"], 1, "driver")).toEqual(["brute", "driver"]);
  });

  it("swap where they must differ", () => {
    expect(picked(HANDS, ["brute", "crook"], 0, "crook")).toEqual(["crook", "brute"]);
  });

  it("are checked against what is offered", () => {
    expect(isOffered(HANDS, ["driver", "brute"])).toBe(false);
  });
});

it("finds the form for a verb", () => {
  const forms: Form[] = [{ verb: "Ready", rule: "M1-N8", blanks: {} }];
  expect(formFor(forms, "Ready")?.rule).toBe("M1-N8");
  expect(formFor(forms, "Claim")).toBeUndefined();
});
