/** How far everybody is from winning: by the sum that ends the game, and by the last round. */
import type { Words } from "../../words/words";
import { around, ownerOf, phaseOf } from "./facts";
import type { Outlook, View } from "./types";

/** A number of the game as it is played here: the book's, or the variant's. */
const numberOf = (name: string, words: Pick<Words, "text">): number => Number(words.text(`number-${name}`));

export const isLast = (view: View, words: Pick<Words, "text">): boolean => view.round === numberOf("rounds", words);

export interface Short {
  seat: number;
  missing: number;
}

/** Who lacks no more than this card brings, the nearest first: the job alone may end the game. */
export function nearly(view: View, words: Pick<Words, "text">, most = 3): Short[] {
  const target = numberOf("target", words);
  return view.money
    .slice(0, view.players)
    .map((purse, seat) => ({ seat, missing: target - purse }))
    .filter(({ missing }) => missing > 0 && missing <= (view.loot?.amount ?? 0))
    .sort((a, b) => a.missing - b.missing)
    .slice(0, most);
}

export interface Race {
  /** The richest of the others. */
  seats: number[];
  /** What the viewer is ahead of them; below zero, behind. */
  lead: number;
}

/** What each player has if all leave now: what a heist brings is counted from there. */
function fortunesOf(view: View, outlook: Pick<Outlook, "departures"> | null): number[] {
  const antes = (seat: number) =>
    (outlook?.departures ?? []).reduce((sum, one) => sum + (ownerOf(view, one.character) === seat ? one.ante : 0), 0);
  return view.money.slice(0, view.players).map((purse, seat) => purse + antes(seat));
}

/**
 * Where the viewer stands against the richest of the others, with the antes that leaving brings back; null for who watches,
 * and in the heist itself, where antes are at stake.
 */
export function raceOf(view: View, outlook: Pick<Outlook, "departures"> | null): Race | null {
  if (view.viewer < 0 || (!outlook && phaseOf(view) !== "planning")) return null;
  const fortunes = fortunesOf(view, outlook);
  const others = around(view.players, view.viewer).map((seat) => ({ seat, purse: fortunes[seat] ?? 0 }));
  const most = Math.max(...others.map(({ purse }) => purse));
  const seats = others.filter(({ purse }) => purse === most).map(({ seat }) => seat);
  return { seats, lead: (fortunes[view.viewer] ?? 0) - most };
}

/** What roles may pay or take in a heist, whatever it is played for; the numbers of one edition are none of the other. */
const TAKINGS = ["crooks-take", "symbol-bonus", "mentalists-take", "acrobats-take", "brutes-take", "mastermind-bonus"];
const LOSSES = ["snitch-fine", "tech-fine", "crooks-take", "mentalists-take", "drivers-fee"];

/**
 * No heist of this card can make the viewer win, whoever stays: with all there is to take, and the richest losing all that
 * one can lose, the viewer has less, and less than the sum that ends the game. Deals are not counted.
 */
export function isLost(
  { lead, seats }: Race,
  view: View,
  outlook: Outlook,
  words: Pick<Words, "text" | "has">,
): boolean {
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => all + (words.has(`number-${name}`) ? numberOf(name, words) : 0), 0);
  const bonuses = view.loot && "bonuses" in view.loot ? (view.loot.bonuses ?? []) : [];
  const again = view.roles_in_play.includes("brain") ? (view.loot?.amount ?? 0) : 0; // a Brain adds the card once more
  const loot = outlook.amount + again + bonuses.reduce((all, one) => all + one.amount, 0);
  const gain = loot + sum(TAKINGS) + view.players * sum(["drivers-fee"]);
  const fortunes = fortunesOf(view, outlook);
  const ante = (seat: number) => (fortunes[seat] ?? 0) - (view.money[seat] ?? 0);
  const loss = Math.max(...seats.map(ante), 0) + sum(LOSSES);
  return lead + gain + loss < 0 && (fortunes[view.viewer] ?? 0) + gain < outlook.enough;
}
