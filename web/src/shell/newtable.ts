/** The settings of a new table, as a player chooses them. */
import type { GameCard, Settings } from "../wire/messages";

export const TALK = ["open", "structured", "same-room"] as const;
const DAY_S = 24 * 3600;
/** Seconds for each decision and for a negotiation. */
export const CLOCKS_S = {
  none: {},
  calm: { decision: 120, negotiation: 600 },
  brisk: { decision: 45, negotiation: 180 },
  days: { decision: 2 * DAY_S, negotiation: 4 * DAY_S },
};
export type ClockName = keyof typeof CLOCKS_S;
/** What is offered: seconds until the others may let a bot play for an absent player, and until one plays by itself. */
export const GRACES_S = [10, 20, 60, 300, 3600, DAY_S];
export const ABSENCES_S = [30, 60, 180, 600, null];

/** How long an absent player is waited for, unless the host says otherwise: over days nobody has to be connected. */
const PATIENCE: { friends: Patience; days: Patience } = {
  friends: { graceS: 20, absenceS: 60 },
  days: { graceS: DAY_S, absenceS: null },
};
interface Patience {
  /** From then on the others may let a bot play for an absent player, or nudge a slow one. */
  graceS: number;
  /** From then on a bot plays by itself for an absent player; null: never. */
  absenceS: number | null;
}
/** The name of a table's clock, if it has one. */
export function clockOf(clocks: Settings["clocks"]): ClockName | undefined {
  const given = JSON.stringify([clocks?.decision ?? null, clocks?.negotiation ?? null]);
  const same = (one: { decision?: number; negotiation?: number }) =>
    JSON.stringify([one.decision ?? null, one.negotiation ?? null]) === given;
  return CLOCK_NAMES.find((name) => same(CLOCKS_S[name]));
}
export const CLOCK_NAMES = ["none", "calm", "brisk", "days"] as const satisfies readonly ClockName[];

/** Another clock, with the patience that goes with it. */
export function withClock(house: HouseRules, clock: ClockName): HouseRules {
  return { ...house, clock, ...(clock === "days" ? PATIENCE.days : PATIENCE.friends) };
}

export const PACES_MS = { slow: 3000, usual: 1500, quick: 400 };
export const DELAYS_S = [0, 60, 300];
/** The bots that are suggested, in this order; after them, more of the last kind. */
const COMPANY = ["shrewd", "bluffer", "honest", "gambler", "sensible", "bully", "miser"];
const ANY_BOT = "sensible";

/** How the host takes part: on this device, on a phone beside this device as the shared screen, or not at all. */
export const PARTS = ["here", "phone", "none"] as const;
export type Part = (typeof PARTS)[number];

/** The rules of a table that are not the game's. */
export interface HouseRules extends Patience {
  talk: (typeof TALK)[number];
  clock: ClockName;
  pace: keyof typeof PACES_MS;
  delayS: number;
  listed: boolean;
  /** About half as many rounds as in the book. */
  short: boolean;
  /** The game's options that are switched on or off; an option that is not named is off. */
  options: Record<string, boolean>;
}

export const USUAL_RULES: HouseRules = {
  talk: "open",
  clock: "none",
  ...PATIENCE.friends,
  pace: "usual",
  delayS: 0,
  listed: false,
  short: false,
  options: {},
};

/** The game's options that are a yes or a no. */
export function switchesOf({ options }: GameCard): string[] {
  return options.filter((option) => typeof option.default === "boolean").map(({ name }) => name);
}

/** The rounds of a short game. */
export function shortOf(rounds: number): number {
  return Math.ceil(rounds / 2);
}

/** The numbers of bots that can join this number of people. */
export function roomForBots({ players }: GameCard, people: number): number[] {
  return players.map((count) => count - people).filter((count) => count >= 0);
}

/** This number of bots: those chosen so far, then suggested ones. */
export function botsSeated(bots: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, place) => bots[place] ?? COMPANY[place] ?? ANY_BOT);
}

/** When people come or go, bots make room or fill it; as few as possible change. */
export function botsFitted(bots: readonly string[], room: readonly number[]): readonly string[] {
  if (!room.length || room.includes(bots.length)) return bots;
  return botsSeated(bots, Math.min(Math.max(bots.length, Math.min(...room)), Math.max(...room)));
}

/** What is sent to open the table. */
export function settingsOf(card: GameCard, people: number, bots: readonly string[], house: HouseRules): Settings {
  return {
    game: card.game,
    chairs: [...Array.from({ length: people }, () => ({})), ...bots.map((kind) => ({ kind }))],
    options: Object.fromEntries(switchesOf(card).map((name) => [name, house.options[name] ?? false])),
    ...(house.short && card.rounds ? { deck: { variant: { rounds: shortOf(card.rounds) } } } : {}),
    clocks: { ...CLOCKS_S[house.clock], grace: house.graceS, absence: house.absenceS },
    talk: house.talk,
    public: house.listed,
    pace: PACES_MS[house.pace],
    watch_delay: house.delayS,
  };
}
