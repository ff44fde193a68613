/** A match round by round, as far as a viewer was told: who was what, what was said of it, and which deals were struck. */
import { cost, payersOf } from "../../shell/payments";
import { ownerOf } from "./facts";
import type { Event, Role, Terms } from "./types";

/** A role that was said of a character, by its player: in a claim or in an announcement. */
export interface Said {
  character: number;
  role: Role;
}
export interface Deal {
  round: number;
  terms: Terms;
}
export interface Round {
  round: number;
  /** For each character its role, if the viewer was told. */
  roles: (Role | null)[];
  left: number[];
  out: number[];
  /** Everything that was said and struck, in this order; saying again what was said last counts once, as in the review. */
  moves: (Said | Deal)[];
}
type Crew = { players: number; per_seat: number };

const isDeal = (move: Said | Deal): move is Deal => "terms" in move;
export const dealsOf = ({ moves }: Round): Deal[] => moves.filter(isDeal);
export const saidIn = ({ moves }: Round): Said[] => moves.filter((move): move is Said => !isDeal(move));

export function chronicle(events: readonly Event[], crew: Crew): Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    if (event.event === "LootTurned") rounds.push(empty(event.round, crew));
    const round = rounds.at(-1);
    if (round) note(round, event, crew);
  }
  return rounds;
}

function empty(round: number, { players, per_seat }: Crew): Round {
  const roles = Array.from({ length: players * per_seat }, () => null);
  return { round, roles, left: [], out: [], moves: [] };
}

function note(round: Round, event: Event, { per_seat }: Crew): void {
  switch (event.event) {
    case "Placed":
      return event.roles.forEach((role, place) => (round.roles[event.to * per_seat + place] = role));
    case "Revealed":
      return event.characters.forEach((character) => (round.roles[character] = event.role));
    case "Saw":
      round.roles[event.character] ??= event.role;
      return;
    case "Withdrew":
      round.left.push(event.character);
      return;
    case "Eliminated":
      round.out.push(event.character);
      return;
    case "Claimed":
      return say(round, event);
    case "Announced":
      return event.roles.forEach((role, place) => say(round, { character: event.seat * per_seat + place, role }));
    case "Struck":
      round.moves.push({ round: round.round, terms: event.terms });
  }
}

function say(round: Round, { character, role }: Said): void {
  const last = saidIn(round)
    .filter((one) => one.character === character)
    .at(-1);
  if (last?.role !== role) round.moves.push({ character, role });
}

/** The roles that were said of a character and are known to be false. */
export function liesAbout(round: Round, character: number): Role[] {
  const role = round.roles[character];
  return saidIn(round).flatMap((one) => (one.character === character && role && one.role !== role ? [one.role] : []));
}

const parties = ({ terms }: Deal, crew: Crew): number[] => [
  ...terms.payments.flatMap(({ source, target }) => [source, target]),
  ...terms.departures.map((character) => ownerOf(crew, character)),
];

export interface Liar {
  seat: number;
  lies: number;
  /** Who struck a deal with the liar after a lie, in the same round. */
  believers: number[];
  /** How many such deals. */
  deals: number;
}

/** Who lied, how often, and who dealt with them afterwards; most lies first. */
export function liars(rounds: readonly Round[], crew: Crew): Liar[] {
  const found = Array.from({ length: crew.players }, (_, seat): Liar => ({ seat, lies: 0, believers: [], deals: 0 }));
  for (const round of rounds) {
    const lying = new Set<number>();
    for (const move of round.moves) {
      if (isDeal(move)) {
        const named = new Set(parties(move, crew));
        const believers = [...named].filter((one) => !lying.has(one));
        for (const liar of found.filter(({ seat }) => lying.has(seat) && named.has(seat))) {
          liar.believers.push(...believers);
          if (believers.length) liar.deals += 1;
        }
      } else if (liesAbout(round, move.character).includes(move.role)) {
        const seat = ownerOf(crew, move.character);
        lying.add(seat);
        const liar = found[seat];
        if (liar) liar.lies += 1;
      }
    }
  }
  return found
    .filter(({ lies }) => lies > 0)
    .map((liar) => ({ ...liar, believers: [...new Set(liar.believers)].sort((a, b) => a - b) }))
    .sort((a, b) => b.lies - a.lies);
}

export interface Bargain extends Deal {
  seat: number;
  paid: number;
}

/** Everybody who paid for a deal, and what it cost them. */
export function bargains(rounds: readonly Round[]): Bargain[] {
  return rounds.flatMap((round) =>
    dealsOf(round).flatMap((deal) =>
      payersOf(deal.terms.payments).flatMap((seat) => {
        const paid = cost(deal.terms.payments, seat);
        return paid > 0 ? [{ ...deal, seat, paid }] : [];
      }),
    ),
  );
}

/** The deals that cost somebody most: several, if they cost the same. Which was the best, the review tells. */
export function dearest(rounds: readonly Round[]): Bargain[] {
  const all = bargains(rounds);
  const most = Math.max(...all.map(({ paid }) => paid));
  return all.filter(({ paid }) => paid === most);
}

/** What is known of a seat: its roles by round, the roles it said where the truth came out, and how many were false. */
export function known(
  rounds: readonly Round[],
  seat: number,
  crew: Crew,
): { shown: { round: number; role: Role | null }[]; claims: number; lies: number } {
  const mine = (character: number) => ownerOf(crew, character) === seat;
  const shown = rounds.flatMap(({ round, roles }) =>
    roles.flatMap((role, character) => (mine(character) ? [{ round, role }] : [])),
  );
  const checked = rounds.flatMap((round) =>
    saidIn(round).filter(({ character }) => mine(character) && round.roles[character]),
  );
  const lies = rounds.flatMap((round) =>
    round.roles.flatMap((_, character) => (mine(character) ? liesAbout(round, character) : [])),
  );
  return { shown, claims: checked.length, lies: lies.length };
}

/** Between two seats: what the first paid the second in deals, and what it got. */
export function between(rounds: readonly Round[], seat: number, other: number): { paid: number; got: number } {
  const payments = rounds.flatMap(dealsOf).flatMap(({ terms }) => terms.payments);
  const sum = (source: number, target: number) =>
    payments.reduce((all, one) => all + (one.source === source && one.target === target ? one.amount : 0), 0);
  return { paid: sum(seat, other), got: sum(other, seat) };
}
