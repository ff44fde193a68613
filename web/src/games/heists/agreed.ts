/** What a bot has agreed to in talk, or the price that it has named there: a deal that this player can propose at once. */
import type { FeedEntry, LiveTable } from "../../shell/live.svelte";
import { cost } from "../../shell/payments";
import { seatsIn, spelled } from "../../shell/terms";
import type { TermsBlank, Utterance } from "../../wire/messages";
import type { Words } from "../../words/words";
import { amountsOutOfRange, ifDear, inThisRound, openAlready } from "./deal";
import { ownerOf } from "./facts";
import { formFor, type Heist, type Terms, type View } from "./types";

export interface Agreement {
  /** The bot that would accept it. */
  proposer: number;
  terms: Terms;
  /** The line in which it said so. */
  said: Utterance;
}

/**
 * The deals that bots would accept from this player, the newest last: the last one of each bot in this round, until it is
 * proposed, the bot itself offers something, or somebody in it has left or cannot pay.
 */
export function agreements(table: LiveTable<Heist>): Agreement[] {
  const { view } = table;
  const blank = formFor(table.forms, "Propose")?.blanks.terms;
  if (!view || !blank) return [];
  const round = inThisRound(table.feed);
  return spoken(table, round).filter((one) => stands(one, blank, round, view));
}

/** An open proposal of this player to which a bot has agreed in talk, and that bot. */
export interface Promised {
  proposal: number;
  by: number;
}

/** All of them: they come before what the bots offer themselves. */
export function promised(table: LiveTable<Heist>): Promised[] {
  const { view, you } = table;
  if (!view) return [];
  return spoken(table, inThisRound(table.feed)).flatMap(({ proposer, terms }) => {
    const open = openAlready(terms, view.proposals);
    return open?.proposer === you && open.awaiting.includes(proposer) ? [{ proposal: open.id, by: proposer }] : [];
  });
}

/** What bots have said in this round that they would accept from this player: the last of each, the newest last. */
function spoken(table: LiveTable<Heist>, round: readonly FeedEntry<Heist>[]): Agreement[] {
  const begun = table.feed[table.feed.length - round.length - 1]?.at;
  if (begun === undefined) return []; // it is not known yet what happened in this round
  const isBot = (seat: number) => (table.room?.sitters[seat]?.kind ?? "person") !== "person";
  const found = new Map<number, Agreement>();
  for (const said of table.talk) {
    const { at, seat, phrase } = said;
    if (at < begun || !isBot(seat) || phrase?.phrase !== "Replies" || phrase.to !== table.you || !phrase.deal) continue;
    found.delete(seat); // the newest is the last one
    found.set(seat, { proposer: seat, terms: phrase.deal, said });
  }
  return [...found.values()];
}

function stands(
  { proposer, terms, said }: Agreement,
  blank: TermsBlank,
  round: readonly FeedEntry<Heist>[],
  view: View,
): boolean {
  const seats = seatsIn(blank);
  const named = terms.payments.flatMap(({ source, target }) => [source, target]);
  const isPossible =
    named.every((seat) => seats.includes(seat)) &&
    terms.departures.every((one) => blank.characters.includes(one)) &&
    amountsOutOfRange(terms, blank).length === 0;
  const since = round.flatMap(({ at, event }) => (at >= said.at && event.event === "Proposed" ? [event] : []));
  const isOver = since.some(
    (one) =>
      (one.seat === proposer && one.awaiting.includes(blank.proposer)) ||
      (one.seat === blank.proposer && isSame(one.terms, terms, blank)),
  );
  return isPossible && !isOver && !isDeclined(terms, round, blank) && !openAlready(terms, view.proposals);
}

/** Has this player declined just that deal in this round? */
function isDeclined(terms: Terms, round: readonly FeedEntry<Heist>[], blank: TermsBlank): boolean {
  const declined = round.flatMap(({ event }) =>
    event.event === "Declined" && event.seat === blank.proposer ? [event.proposal] : [],
  );
  return round.some(
    ({ event }) => event.event === "Proposed" && declined.includes(event.proposal) && isSame(event.terms, terms, blank),
  );
}

const isSame = (one: Terms, other: Terms, blank: TermsBlank) =>
  JSON.stringify(spelled(one, blank)) === JSON.stringify(spelled(other, blank));

/** The newest of them, where one acts. */
export const agreement = (table: LiveTable<Heist>): Agreement | null => agreements(table).at(-1) ?? null;

/** "Propose: Ada pays me 3, I leave": just what is sent. */
export function proposal({ payments, departures }: Terms, view: View, words: Words): string {
  const who = (seat: number) => (seat === words.me ? "me" : "other");
  const parts = [
    ...payments.map(({ source, target, amount }) =>
      words.text("heist-agreed-pays", {
        payer: who(source),
        source: words.seat(source),
        target: words.seat(target),
        amount,
      }),
    ),
    ...departures.map((one) => {
      const seat = ownerOf(view, one);
      const whose = view.per_seat > 1 ? "character" : who(seat);
      return words.text("heist-agreed-leaves", { whose, seat: words.seat(seat), character: words.character(one) });
    }),
  ];
  return words.text("heist-agreed-propose", { terms: parts.join(", ") });
}

/** What it costs this player, if that is more than half of their purse. */
export const dear = ({ payments }: Terms, view: View): number | null =>
  ifDear(cost(payments, view.viewer), view.money[view.viewer] ?? 0);
