/** A small view and outlook of Million Club, for three players. */
import type { Scene } from "../../src/games/club/club";
import type { Outlook, View } from "../../src/games/club/types";

const DRAFT = {
  chairs: [],
  drawn: 0,
  handed: [],
  picked: [],
  bought: [],
  searched_by: null,
  rest: null,
  played: null,
};

export function view(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    players: 3,
    contents: [],
    agenda: [],
    first: 0,
    round: 2,
    closed: "lobby",
    profiles: [],
    pawns: [],
    companies: [[], [], []],
    quotations: [1, 2, 3],
    capital: 8,
    colony_counts: [1, 1, 1],
    deck_sizes: [8, 20, 20],
    scores: [],
    winners: [],
    money: [10, null, null],
    colonies: [["asia"], null, null],
    intrigue_draft: DRAFT,
    colony_draft: DRAFT,
    company_draft: DRAFT,
    looks: [],
    ...change,
  };
}

/** Three seats, of which this number have picked, and the hands that were passed along as far as the viewer saw them. */
export function draft<Card>(handed: (Card[] | null)[], picked: (Card | null)[] = []) {
  return { ...DRAFT, chairs: [0, 1, 2], drawn: 4, handed, picked };
}

export function outlook(change: Partial<Outlook> = {}): Outlook {
  return {
    chapter: "placing",
    calendar: [],
    placing: [],
    tiles: [],
    sectors: [
      { sector: "resource", quotation: 1, depends_on: "industry", earns: 0 },
      { sector: "industry", quotation: 2, depends_on: "transport", earns: 0 },
      { sector: "transport", quotation: 3, depends_on: "resource", earns: 0 },
    ],
    exchange: [],
    seats: [],
    leaders: [null, null, null],
    concessions: [null, null, null, null, null],
    prices: { colony: 2, company: 4, contract: 3, point: 4 },
    sheet: [],
    ...change,
  };
}

export const scene = (change: Partial<View> = {}): Scene => ({ view: view(change), outlook: outlook() });
