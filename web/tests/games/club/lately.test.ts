import { describe, expect, it } from "vitest";

import { afterOwn, headlines, lately, movedBy, settled, story, type NewsLine } from "../../../src/games/club/lately";
import type { Club, Event, TileNow } from "../../../src/games/club/types";
import type { FeedEntry } from "../../../src/shell/live.svelte";
import { outlook, scene, view } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const BANK = 3;
const accounts: Record<string, [sort: string, number: number]> = { [BANK]: ["bank", 0] };
const words = wordsFrom(catalogues("million-club", "page-club"), {
  names: ["Ann", "Bob", "Cid"],
  vocabulary: { accounts },
});
const feed = (...events: Event[]): FeedEntry<Club>[] =>
  events.map((event, place) => ({ id: `1.${place}`, n: 1, at: 0, event }));
const ROUND: Event = { event: "RoundBegan", round: 2, closed: "lobby", first: 0 };
const paid = (source: number, target: number, amount: number, why: string): Event => ({
  event: "Paid",
  source,
  target,
  amount,
  why,
});

describe("what has happened this round", () => {
  it("puts the money beside what it was for, before or after it", () => {
    const lines = lately(
      feed(
        paid(BANK, 1, 9, "tax"),
        ROUND,
        { event: "IntriguePlayed", seat: 1, card: "racket" },
        paid(BANK, 1, 3, "racket"),
        paid(0, BANK, 3, "racketed"),
        paid(BANK, 2, 2, "tax"),
        { event: "Taxed", seat: 2, company: { sector: "industry", face: 1, bills: 0 } },
      ),
      scene(),
      words,
    );
    expect(lines.map(({ by, flows, tone }) => ({ by, flows, tone }))).toEqual([
      {
        by: 1,
        flows: [
          { seat: 1, amount: 3 },
          { seat: 0, amount: -3 },
        ],
        tone: "blow",
      },
      { by: 2, flows: [{ seat: 2, amount: 2 }], tone: "plain" },
    ]);
  });

  it("leaves the money of a contract with the contract, though nobody else sees the card", () => {
    const lines = lately(
      feed(ROUND, { event: "ContractBought", seat: 1, owner: 2 }, paid(1, 2, 3, "contract"), {
        event: "IntriguePlayed",
        seat: 0,
        card: "unfair-competition",
      }),
      scene(),
      words,
    );
    const flows = [-3, 3].map((amount, place) => ({ seat: place + 1, amount }));
    expect(lines.map((line) => line.flows)).toEqual([flows, []]);
  });

  it("shows the pawn of the player who played an intrigue, not of the owner whom it hits", () => {
    const company = { sector: "industry", face: 2, bills: 0 } as const;
    const lines = lately(
      feed(
        ROUND,
        { event: "IntriguePlayed", seat: 1, card: "unfair-competition" },
        { event: "FaceTurned", holding: { owner: 0, company }, by: -1 },
      ),
      scene(),
      words,
    );
    expect(lines.at(-1)).toMatchObject({ tone: "blow", by: 1 });
  });

  it("tells a takeover to its owner with the buyer and the price", () => {
    const company = { sector: "industry", face: 3, bills: 0 } as const;
    const [line] = lately(
      feed(ROUND, paid(1, 0, 9, "takeover"), { event: "TakenOver", seat: 1, holding: { owner: 0, company } }),
      scene(),
      words,
    );
    expect(line).toMatchObject({ tone: "blow", by: 1, flows: [] }); // the words name the price
    expect(line?.text).toBe("Takeover! Bob buys your Industry company for 9\u00a0M (−3\u00a0points).");
  });

  it("says in one line what the Exchange brought everybody", () => {
    const told = feed(
      ROUND,
      ...([{ event: "Settled", seat: 0, result: 4 }, paid(BANK, 0, 4, "exchange")] as const),
      ...([{ event: "Settled", seat: 1, result: -3 }, paid(1, BANK, 2, "exchange-loss")] as const),
      { event: "Settled", seat: 2, result: 0 },
    );
    const flows = [4, -2, 0].map((amount, seat) => ({ seat, amount }));
    expect(lately(told, scene(), words)).toMatchObject([{ text: "Exchange:", flows, tone: "gain", own: false }]);
    expect(settled(told).map(({ amount }) => amount)).toEqual([4, -3, 0]);
  });

  it("lets money rise sum by sum, and says which was taken from a player", () => {
    const both = feed(paid(BANK, 0, 4, "tax"), paid(0, BANK, 4, "company"), paid(1, BANK, 3, "racketed"));
    expect(movedBy(both, words)).toEqual([
      { seat: 0, amount: 4, taken: false },
      { seat: 0, amount: -4, taken: false },
      { seat: 1, amount: -3, taken: true },
    ]);
  });

  it("tells once all pawns stand who has which privilege", () => {
    const tile: TileNow = { tile: "colonies", closed: false, places: [], privileged: 1, deck: 20, draws: 3 };
    const events = feed(ROUND, { event: "PawnPlaced", seat: 1, spot: { tile: "colonies" } });
    const placing = { view: view(), outlook: outlook({ tiles: [tile] }) };
    expect(lately(events, placing, words)).toHaveLength(1);
    const lines = lately(events, { ...placing, outlook: outlook({ chapter: "colonies", tiles: [tile] }) }, words);
    expect(lines.at(-1)).toMatchObject({ tone: "star", text: "Privileges: Colonies: Bob." });
  });

  it("tells no privilege that the Lobby may still move, and the others after it", () => {
    const tile = { closed: false, places: [], privileged: 1, deck: null, draws: null };
    const tiles: TileNow[] = [
      { ...tile, tile: "lobby" },
      { ...tile, tile: "exchange", privileged: 2 },
    ];
    const events = feed(
      ROUND,
      { event: "PawnPlaced", seat: 1, spot: { tile: "lobby", sector: "industry" } },
      { event: "PawnMoved", seat: 1, sector: "industry", spot: { tile: "colonies" } },
      { event: "CardsDrawn", tile: "colonies", number: 2 },
      { event: "ColonyDiscarded", seat: 1 },
    );
    const texts = (chapter: "lobby" | "colonies") =>
      lately(events, { view: view({ closed: "intrigues" }), outlook: outlook({ chapter, tiles }) }, words).map(
        ({ text }) => text,
      );
    expect(texts("lobby")).toContain("Privileges: Lobby: Bob.");
    const later = texts("colonies");
    expect(later.indexOf("Privileges: Exchange: Cid.")).toBe(later.length - 2); // after the pawn that was moved on
  });

  it("says which spots of the Exchange a deed moves, until they are paid", () => {
    const pawns: TileNow = {
      ...{ tile: "exchange", closed: false, privileged: null, deck: null, draws: null },
      places: [{ spot: { tile: "exchange", sector: "industry" }, pawns: [0], seats: null, moves: null }],
    };
    const now = { view: view({ closed: "colonies" }), outlook: outlook({ chapter: "exchange", tiles: [pawns] }) };
    const company = { sector: "transport", face: 2, bills: 0 } as const;
    const developed: Event = { event: "Developed", seat: 1, company };
    const swings = (...events: Event[]) => lately(feed(ROUND, ...events), now, words).map((line) => line.swings);
    const both = [
      { sector: "industry", amount: -1 },
      { sector: "transport", amount: 1 },
    ];
    expect(swings(developed)[0]).toEqual(both);
    expect(swings(developed, { event: "Settled", seat: 0, result: 1 }, developed).map((one) => one?.length)).toEqual([
      2,
      undefined,
      0,
    ]);
    const none = { ...now, outlook: { ...now.outlook, tiles: [{ ...pawns, places: [] }] } };
    expect(lately(feed(ROUND, developed), none, words)[0]?.swings).toEqual([]);
  });
});

describe("what a player reads before acting", () => {
  const line = (id: string, change: Partial<NewsLine> = {}): NewsLine => ({
    ...{ id, by: 1, text: id, flows: [], tone: "plain", own: false },
    ...change,
  });
  const ids = (...lines: NewsLine[]) => headlines(lines, 2).map(({ id }) => id);

  it("is the newest since they acted, rather what was done to them", () => {
    expect(ids(line("old"), line("mine", { own: true }), line("a"), line("b"))).toEqual(["a", "b"]);
    expect(ids(line("blow", { tone: "blow" }), line("a"), line("b"))).toEqual(["blow", "b"]);
  });

  it("is what was done to them, however much has happened since", () => {
    const later = ["a", "b", "c", "d", "e", "f"].map((id) => line(id));
    expect(ids(line("blow", { tone: "blow" }), ...later)).toEqual(["blow", "f"]);
    expect(ids(line("blow", { tone: "blow" }), line("mine", { own: true }), ...later)).toEqual(["e", "f"]);
    const three = ["x", "y", "z"].map((id) => line(id, { tone: "blow" }));
    expect(ids(...three, ...later)).toEqual(["x", "y", "z"]);
  });

  it("can all be looked back on, in the order in which it happened", () => {
    const lines = [line("old"), line("mine", { own: true }), line("blow", { tone: "blow" }), line("a"), line("b")];
    expect(afterOwn(lines).map(({ id }) => id)).toEqual(["blow", "a", "b"]);
  });

  it("stays in the story while others play on", () => {
    const later = ["a", "b", "c", "d"].map((id) => line(id));
    const told = story([line("blow", { tone: "blow" }), ...later], 3);
    expect(told.map(({ id }) => id)).toEqual(["blow", "c", "d"]);
  });

  it("is told into the next round, until they act", () => {
    const racket: Event[] = [{ event: "IntriguePlayed", seat: 1, card: "racket" }, paid(0, BANK, 3, "racketed")];
    const placed = (seat: number): Event => ({ event: "PawnPlaced", seat, spot: { tile: "colonies" } });
    const tones = (...events: Event[]) => headlines(lately(feed(...events), scene(), words), 2).map(({ tone }) => tone);
    expect(tones(ROUND, placed(0), ...racket, ROUND, placed(1))).toContain("blow");
    expect(tones(ROUND, placed(0), ...racket, { event: "Searched", seat: 0, tile: "colonies" })).toContain("blow");
    expect(tones(ROUND, placed(0), ...racket, ROUND, placed(1), placed(0))).not.toContain("blow");
  });

  it("is a level they lost, though the company is theirs", () => {
    const company = { sector: "industry", face: 2, bills: 0 } as const;
    const turned: Event[] = [
      { event: "IntriguePlayed", seat: 1, card: "unfair-competition" },
      { event: "FaceTurned", holding: { owner: 0, company }, by: -1 },
    ];
    const lines = lately(feed(ROUND, ...turned, { event: "Passed", seat: 2 }), scene(), words);
    expect(headlines(lines, 2)).toContainEqual(expect.objectContaining({ tone: "blow", own: false }));
  });
});
