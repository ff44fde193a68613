import { describe, expect, it } from "vitest";

import { catalogues, wordsFrom } from "../support/words";

const GAME = { game: "dollars-1e", vocabulary: VOCABULARY() };

function VOCABULARY() {
  return {
    events: {
      Withdrew: { character: "character" },
      Paid: { source: "account", target: "account", amount: "plain", why: "plain" },
      Placed: { to: "seat", roles: "hand" },
      Bid: { seat: "seat", amount: "plain" },
    },
    actions: {
      Claim: { character: "character", role: "enum:role" },
      PlaceBid: { amount: "plain", friends: "seat*" },
    },
    steps: { Negotiate: {} },
    secrets: ["Placed"],
    accounts: { "0": ["seat", 0], "4": ["character", 0], "-1": ["reserve", 0] } satisfies Record<
      string,
      [string, number]
    >,
  };
}

describe("sentences of the catalogues", () => {
  const words = wordsFrom(catalogues("dollars-1e"), GAME);

  it("say an event with the names of its seats", () => {
    expect(words.event({ event: "Withdrew", character: 1 })).toContain("Bob");
  });

  it("say whose account it is", () => {
    expect(words.account(0)).toBe("Ann");
    expect(words.account(-1)).toBe(words.text("account-reserve"));
  });

  it("say an event once and remember it", () => {
    const event = { event: "Withdrew", character: 1 };
    expect(words.event(event)).toBe(words.event(event));
  });

  it("say nothing of roles that are not in play", () => {
    const vocabulary = {
      events: { LootTurned: { round: "plain", card: "record:loot-card" } },
      records: {
        "loot-card": { name: "card name", amount: "plain", bonuses: "record:bonus*", brain: "plain" },
        bonus: { role: "enum:role", amount: "plain" },
      },
      roles: ["acrobat", "brute", "brain", "driver"],
    };
    const second = wordsFrom(catalogues("dollars-2e"), { game: "dollars-2e", vocabulary });
    const bonuses = [
      { role: "acrobat", amount: 4 },
      { role: "brute", amount: 2 },
    ];
    const turned = { event: "LootTurned", round: 1, card: { name: "Sky Gallery", amount: 13, bonuses, brain: 7 } };
    expect(second.at(["Ann"], 1, null, {}, ["brute"]).event(turned)).toContain("into the pot, bonus Brute +2.");
    expect(second.at(["Ann"], 1, null, {}, ["driver"]).event(turned)).toContain("into the pot.");
    expect(second.event(turned)).toContain("Brain 7");
  });

  it("tell a player's own secret from another's", () => {
    const mine = words.event({ event: "Placed", to: 0, roles: ["driver"] });
    expect(mine).not.toBe(words.event({ event: "Placed", to: 1, roles: ["driver"] }));
  });

  it("begin a button with a capital letter", () => {
    const action = { verb: "Claim", character: 0, role: "driver" };
    expect(words.button(action).charAt(0)).toBe(words.action(action).charAt(0).toUpperCase());
  });

  it("list what a form offers, or a few of it", () => {
    const among = ["brute", "crook", "driver", "mastermind"];
    const form = {
      verb: "Claim",
      rule: "M1-N1",
      blanks: { character: { kind: "one of" as const, among: [0] }, role: { kind: "one of" as const, among } },
    };
    const listing = wordsFrom(
      "form-Claim = { $role }\nlist-or = { $first } or { $last }\nlist-comma = { $first }, { $rest }\nrole = { $role }",
      GAME,
    );
    expect(listing.form({ ...form, blanks: { role: form.blanks.role } }, 9)).toContain("mastermind");
    expect(listing.form({ ...form, blanks: { role: form.blanks.role } }, 2)).toBe("brute or …");
  });

  it("write a minus sign before numbers below zero", () => {
    expect(wordsFrom("sum = { $amount }").text("sum", { amount: -3 })).toBe("−3");
  });

  it("show a missing sentence as its key", () => {
    expect(words.text("no-such-sentence")).toBe("no-such-sentence");
  });

  it("join lists", () => {
    expect(words.both(["Ann", "Bob", "Cid"])).toBe("Ann, Bob and Cid");
    expect(words.either(["Ann", "Bob"])).toBe("Ann or Bob");
    expect(words.both([])).toBe("");
  });

  it("name two characters of a seat A and B", () => {
    const three = wordsFrom(catalogues("dollars-1e"), { ...GAME, perSeat: 2 });
    expect(three.character(3)).toContain("Bob");
    expect(three.character(3)).toContain("B");
    expect(three.character(2)).not.toBe(three.character(3));
  });

  it("isolate a name that is written from right to left", () => {
    expect(wordsFrom("", { names: ["דנה"] }).seat(0)).toBe("\u2068דנה\u2069");
  });
});

describe("refusals", () => {
  const words = wordsFrom(catalogues("dollars-1e"), GAME);
  const refusal = { is: "Refusal" as const, sentence: "seat 0 may not Propose(...)" };

  it("give the rules' reason with the names of players", () => {
    const problem = { code: "deal-player-left", rule: "M1-N6", facts: { seat: 2 } };
    expect(words.refusal({ ...refusal, code: "illegal-action", problem })).toContain("Cid");
  });

  it("do not show the program's own words for an action the rules refuse", () => {
    expect(words.refusal({ ...refusal, code: "illegal-action" })).toBe(words.text("page-not-now"));
  });

  it("show the server's sentence where the catalogue has none", () => {
    expect(words.refusal({ ...refusal, code: "unheard-of" })).toBe("Seat 0 may not Propose(...)");
  });
});

describe("a game from outside, without sentences", () => {
  const words = wordsFrom(catalogues(), { game: "tiny-auction", vocabulary: VOCABULARY() });

  it("is called by its name", () => {
    expect(words.gameTitle("tiny-auction")).toBe("Tiny auction");
    expect(words.gameTitle("million-club")).toBe("Million Club");
  });

  it("is called by its title where it brings one", () => {
    const titled = wordsFrom(`${catalogues()}\ngame-title = Going, going, gone`, { game: "tiny-auction" });
    expect(titled.gameTitle("tiny-auction")).toBe("Going, going, gone");
  });

  it("has buttons made of the verb and what fills its blanks", () => {
    expect(words.button({ verb: "PlaceBid", amount: 3, friends: [1, 2] })).toBe("Place bid 3 Bob and Cid");
    expect(words.form({ verb: "PlaceBid", rule: "", blanks: {} })).toBe("Place bid");
  });

  it("tells events by their names and fields, the player first", () => {
    expect(words.event({ event: "Bid", seat: 1, amount: 4 })).toBe("Bob: Bid: amount 4");
  });

  it("says nothing of a step without a sentence", () => {
    expect(words.step({ step: "WaitForBids" })).toBe("");
  });

  it("names an unknown kind of account and of value", () => {
    expect(words.named("lot", "old_clock")).toBe("old clock");
    expect(words.card("First Bank")).toBe("First Bank");
  });
});

describe("French words before a vowel", () => {
  it("lose theirs", () => {
    const words = wordsFrom("offer = Accord { DE($seat) }, dès { QUE($seat) } accepte");
    expect(words.text("offer", { seat: "Ada" })).toBe("Accord d’Ada, dès qu’Ada accepte");
    expect(words.text("offer", { seat: "Bob" })).toBe("Accord de Bob, dès que Bob accepte");
    expect(words.text("offer", { seat: "Émile" })).toBe("Accord d’Émile, dès qu’Émile accepte");
  });
});

describe("a game with other numbers than the book's", () => {
  const book = wordsFrom(catalogues("dollars-1e") + "\nnumber-target = 20\nnumber-rounds = 8", GAME);
  const varied = book.at(["Ann", "Bob"], 1, 0, { target: 25 });

  it("says which, and what the book has", () => {
    expect(varied.otherNumbers()).toBe("House rules – money that ends the game: 25 (20 in the book).");
    expect(book.otherNumbers()).toBe("");
  });

  it("names them in its sentences, and the book's game does not", () => {
    const won = { why: "twenty", winners: "Ann", "winners-count": 1 };
    expect(varied.text("event-GameWon", won)).toContain("and 25 or more");
    expect(book.text("event-GameWon", won)).toContain("and 20 or more");
  });
});
