/** Putting a deal together: payments and departures, as the form of `Propose` describes them. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { TermsBlank } from "../../wire/messages";
import type { Words } from "../../words/words";
import { around, charactersOf, ownerOf } from "./facts";
import { formFor, type Form, type Heist, type Outlook, type Proposal, type Terms, type View } from "./types";

/** Common deals to begin with: I pay you to leave, you pay me to leave, we both leave. */
export const STARTS = ["buy", "sell", "both"] as const;
export type Start = (typeof STARTS)[number];

/** What a deal does to one of the players in it. */
export interface Effect {
  seat: number;
  change: number;
  leaves: number[];
}

/** A common deal with a partner, for this amount or for what the payer has. */
export function started(start: Start, blank: TermsBlank, partner: number, wanted = 1): Terms {
  const me = blank.proposer;
  const amountOf = (payer: number) => Math.max(1, Math.min(wanted, blank.purses[payer] ?? 0));
  const first = (seat: number) => blank.characters.filter((one) => ownerOf(blank, one) === seat).slice(0, 1);
  if (start === "buy")
    return { payments: [{ source: me, target: partner, amount: amountOf(me) }], departures: first(partner) };
  if (start === "sell")
    return { payments: [{ source: partner, target: me, amount: amountOf(partner) }], departures: first(me) };
  return { payments: [], departures: [...first(me), ...first(partner)] };
}

/** A player in the heist who is said to have, or has, a role of the viewer's: a deal with them comes to mind first. */
export function rivalOf(view: View): number | null {
  const inIt = (seat: number) => charactersOf(view, seat).filter(({ standing }) => standing === "in");
  const mine = inIt(view.viewer).map(({ role }) => role);
  const isRival = (seat: number) => inIt(seat).some(({ role, said }) => mine.includes(role ?? said ?? null));
  return around(view.players, view.viewer).find(isRival) ?? null;
}

/** What the outlook says that an open proposal does to the players in it. */
export function dealEffects(deal: Outlook["deals"][number] | undefined): Effect[] {
  return (deal?.parties ?? []).map(({ seat, pays, gets, leaves }) => ({ seat, change: gets - pays, leaves }));
}

export const ANSWERS = ["Accept", "Decline", "TakeBack"] as const;
export type Answer = (typeof ANSWERS)[number];

/** What one can answer to a proposal now. */
export function answersTo(proposal: number, forms: readonly Form[]): Answer[] {
  return ANSWERS.filter((verb) => formFor(forms, verb)?.blanks.proposal.among.includes(proposal));
}

/** Proposals that are agreed to in talk (`promised`), those that wait for this player, the others; each kind as they were made. */
export function inOrder(proposals: readonly Proposal[], seat: number, promised: readonly number[] = []): Proposal[] {
  const waits = ({ id, awaiting }: Proposal) => (promised.includes(id) ? -1 : awaiting.includes(seat) ? 0 : 1);
  return [...proposals].sort((a, b) => waits(a) - waits(b) || a.id - b.id);
}

/** What a deal costs a player, if that is more than half of their purse. */
export function dearTo(seat: number, deal: Outlook["deals"][number] | undefined, purse: number): number | null {
  const party = deal?.parties.find((one) => one.seat === seat);
  return ifDear(party ? party.pays - party.gets : 0, purse);
}

/** This cost, if it is more than half of a purse. */
export const ifDear = (cost: number, purse: number): number | null => (2 * cost > purse ? cost : null);

/** Every player named in a draft, with the money they pay or get and the characters that leave. */
export function effectsOf(terms: Terms, view: { per_seat: number }): Effect[] {
  const found = new Map<number, Effect>();
  const of = (seat: number) => {
    const effect = found.get(seat) ?? { seat, change: 0, leaves: [] };
    found.set(seat, effect);
    return effect;
  };
  for (const { source, target, amount } of terms.payments) {
    of(source).change -= amount;
    of(target).change += amount;
  }
  for (const character of terms.departures) of(ownerOf(view, character)).leaves.push(character);
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/** The payers who cannot pay what they are to pay in all: at least 1 each time, and no more than they have. */
export function amountsOutOfRange(terms: Terms, blank: TermsBlank): { seat: number; most: number }[] {
  const payers = [...new Set(terms.payments.map(({ source }) => source))];
  return payers.flatMap((seat) => {
    const amounts = terms.payments.filter(({ source }) => source === seat).map(({ amount }) => amount);
    const most = blank.purses[seat] ?? 0;
    const fine = amounts.every((one) => Number.isInteger(one) && one >= 1);
    return fine && amounts.reduce((sum, one) => sum + one, 0) <= most ? [] : [{ seat, most }];
  });
}

/** The open proposal with just these terms, if there is one. */
export function openAlready(terms: Terms, proposals: readonly Proposal[]): Proposal | undefined {
  const gist = ({ payments, departures }: Terms) =>
    JSON.stringify([
      payments.map(({ source, target, amount }) => [source, target, amount].join()).sort(),
      [...departures].sort((a, b) => a - b),
    ]);
  return proposals.find((one) => gist(one.terms) === gist(terms));
}

/** The number of the deal that this player proposed last, after this message. */
export function proposedSince(n: number, seat: number, feed: readonly FeedEntry<Heist>[]): number | null {
  const made = feed.flatMap(({ n: told, event }) =>
    told > n && event.event === "Proposed" && event.seat === seat ? [event.proposal] : [],
  );
  return made.at(-1) ?? null;
}

/** Has a deal with this player in it been struck after this message? */
export function struckSince(
  n: number,
  seat: number,
  feed: readonly FeedEntry<Heist>[],
  crew: { per_seat: number },
): boolean {
  return feed.some(
    ({ n: told, event }) =>
      told > n && event.event === "Struck" && effectsOf(event.terms, crew).some((one) => one.seat === seat),
  );
}

/** Deals are numbered anew in each round. */
export const inThisRound = (feed: readonly FeedEntry<Heist>[]): readonly FeedEntry<Heist>[] =>
  feed.slice(feed.map(({ event }) => event.event).lastIndexOf("LootTurned") + 1);

/** Does a player's "ready" stand, although an offer took it away? It is said for them again once they have declined. */
export function wordStands(feed: readonly FeedEntry<Heist>[], seat: number): boolean {
  return inThisRound(feed).reduce((stands, { event }) => {
    if (event.event === "SaidReady" && event.seat === seat) return true;
    const gone =
      ((event.event === "Proposed" || event.event === "Agreed") && event.seat === seat) ||
      event.event === "Struck" ||
      event.event === "Withdrew" ||
      event.event === "HeistBegan";
    return stands && !gone;
  }, false);
}

/** Is it old news what became of this proposal? A player in it has left since, or has made an offer to another in it. */
export function isOldNews(proposal: number, feed: readonly FeedEntry<Heist>[], view: View): boolean {
  const proposed = inThisRound(feed).flatMap(({ event }) => (event.event === "Proposed" ? [event] : []));
  const named = proposed.flatMap((one) => (one.proposal === proposal ? [one.seat, ...one.awaiting] : []));
  const isIn = (seat: number) => view.crew.some((one) => ownerOf(view, one) === seat);
  const answers = proposed.some(
    (one) => one.proposal > proposal && named.includes(one.seat) && one.awaiting.some((seat) => named.includes(seat)),
  );
  return answers || !named.every(isIn);
}

/**
 * The deal of this round that this player proposed or answered last, for telling what has come of it; none while it is their
 * own and still waits, because then it lies on the table.
 */
export function dealToTell(
  feed: readonly FeedEntry<Heist>[],
  { viewer, proposals }: Pick<View, "viewer" | "proposals">,
): number | null {
  const last = inThisRound(feed)
    .flatMap(({ event }) => ("proposal" in event && "seat" in event && event.seat === viewer ? [event.proposal] : []))
    .at(-1);
  const waits = proposals.some(({ id, proposer }) => id === last && proposer === viewer);
  return last === undefined || waits ? null : last;
}

/** "(you)" after a player's own name: not everybody has typed their own. */
export function you(seat: number, words: Words): string {
  return seat === words.me ? ` ${words.text("heist-you")}` : "";
}
