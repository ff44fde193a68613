/** The settings of a new table, as a player chooses them. */
import type { GameCard, Settings } from "../wire/messages";

export const TALK = ["open", "structured", "same-room"] as const;
/** After a minute without a connection a bot plays for somebody whom the others wait for. */
const ABSENCE_S = 60;
const DAY_S = 24 * 3600;
/** Seconds for each decision and for a negotiation; where people play over days, nobody has to be connected. */
export const CLOCKS_S = {
  none: { absence: ABSENCE_S },
  calm: { decision: 120, negotiation: 600, absence: ABSENCE_S },
  brisk: { decision: 45, negotiation: 180, absence: ABSENCE_S },
  days: { decision: 2 * DAY_S, negotiation: 4 * DAY_S, grace: DAY_S },
};
/** The name of a table's clock. */
export function clockOf(clocks: Settings["clocks"]): keyof typeof CLOCKS_S {
  const given = JSON.stringify([clocks?.decision ?? null, clocks?.negotiation ?? null]);
  const same = (one: { decision?: number; negotiation?: number; absence?: number; grace?: number }) =>
    JSON.stringify([one.decision ?? null, one.negotiation ?? null]) === given;
  const found = Object.entries(CLOCKS_S).find(([, seconds]) => same(seconds));
  return isClock(found?.[0]) ? found[0] : "none";
}
const isClock = (name: string | undefined): name is keyof typeof CLOCKS_S => name !== undefined && name in CLOCKS_S;

export const PACES_MS = { slow: 3000, usual: 1500, quick: 400 };
export const DELAYS_S = [0, 60, 300];
/** The bots that are suggested, in this order; after them, more of the last kind. */
const COMPANY = ["shrewd", "bluffer", "honest", "gambler", "sensible", "bully", "miser"];
const ANY_BOT = "sensible";

/** The rules of a table that are not the game's. */
export interface HouseRules {
  talk: (typeof TALK)[number];
  clock: keyof typeof CLOCKS_S;
  pace: keyof typeof PACES_MS;
  delayS: number;
  listed: boolean;
  /** The game's options that are switched on or off; an option that is not named is off. */
  options: Record<string, boolean>;
}

export const USUAL_RULES: HouseRules = {
  talk: "open",
  clock: "none",
  pace: "usual",
  delayS: 0,
  listed: false,
  options: {},
};

/** The game's options that are a yes or a no. */
export function switchesOf({ options }: GameCard): string[] {
  return options.filter((option) => typeof option.default === "boolean").map(({ name }) => name);
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
    clocks: CLOCKS_S[house.clock],
    talk: house.talk,
    public: house.listed,
    pace: PACES_MS[house.pace],
    watch_delay: house.delayS,
  };
}
