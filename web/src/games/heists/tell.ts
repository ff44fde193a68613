/** A beat in sentences: the catalogues' own, without what another of its sentences has said. */
import type { Words } from "../../words/words";
import type { Beat, Lie } from "./beats";
import type { Liar } from "./chronicle";
import type { Event, EventOf } from "./types";

type Paid = EventOf<"Paid">;

/** Reasons of payments that the sentence of the event before them has told. */
const TOLD: Partial<Record<Event["event"], string[]>> = {
  LootShared: ["share"],
  PotShared: ["share", "rounding"],
  Robbed: ["mentalist"],
};

const isPaid = (event: Event): event is Paid => event.event === "Paid";
const isEliminated = (event: Event): event is EventOf<"Eliminated"> => event.event === "Eliminated";

export function told(beat: Beat, words: Words): string[] {
  if (beat.lies) return lied(beat.lies, words);
  if (beat.brought) return [words.text("heist-brought")];
  if (beat.liars) return mostLies(beat.liars, beat.aloud ?? false, words);
  if (beat.purses) return [words.text("heist-purses")];
  if (beat.asks) return [words.text("heist-tv-chooses", { step: beat.asks.step, seat: words.seat(beat.asks.seat) })];
  const [first] = beat.events;
  if (beat.kind === "out" && beat.role) return out(beat, words);
  const known = first ? TOLD[first.event] : undefined;
  const untold = beat.events.filter((event) => !(isPaid(event) && known?.includes(event.why)));
  const fees = untold.filter(isPaid).filter(({ why }) => why === "driver");
  const lines = fees.length > 1 ? [fee(fees, words)] : untold.map((event) => words.event(event));
  return beat.added ? [...lines, words.text("heist-mastermind-adds", { amount: beat.added })] : lines;
}

function lied(lies: readonly Lie[], words: Words): string[] {
  const each = lies.map(({ character, said, role }) =>
    words.text("heist-lied", {
      character: words.character(character),
      said: words.named("role", said),
      role: words.named("role", role),
      kind: role,
    }),
  );
  return [words.text("heist-last-look"), ...each];
}

/** Who lied most in the match; below, everybody else who lied. */
function mostLies(liars: readonly Liar[], aloud: boolean, words: Words): string[] {
  const most = liars[0]?.lies;
  if (most === undefined) return [words.text("ending-no-lies", { aloud: aloud ? "yes" : "no" })];
  const said = (lies: number, found: readonly Liar[]) =>
    words.text("heist-liars", {
      names: words.both(found.map(({ seat }) => words.seat(seat))),
      count: found.length,
      lies,
    });
  const [first, rest] = [liars.filter(({ lies }) => lies === most), liars.filter(({ lies }) => lies < most)];
  return [words.text("heist-lied-most"), said(most, first), ...rest.map((one) => said(one.lies, [one]))];
}

/** Several of one role are out: told once, with what became of their antes, and what they take all the same. */
function out({ events, role }: Beat, words: Words): string[] {
  const gone = events.filter(isEliminated);
  const antes = events.filter(isPaid).filter(({ why }) => why.startsWith("ante-"));
  const rest = events.filter((event) => !isEliminated(event) && !(isPaid(event) && antes.includes(event)));
  const sentence = words.text("story-out", {
    why: gone[0]?.why ?? "",
    role: role ?? "",
    characters: words.both(gone.map(({ character }) => words.character(character))),
    "characters-count": gone.length,
    ante: antes[0]?.why === "ante-back" ? "back" : "lost",
    amount: antes[0]?.amount ?? 0,
  });
  return [sentence, ...rest.map((event) => words.event(event))];
}

/** The Driver's fee, told once for everybody who pays it. */
function fee(fees: readonly Paid[], words: Words): string {
  const sources = [...new Set(fees.map(({ source }) => words.account(source)))];
  const [first] = fees;
  return words.text("story-drivers-fee", {
    sources: words.both(sources),
    "sources-count": sources.length,
    target: first ? words.account(first.target) : "",
    amount: first?.amount ?? 0,
  });
}
