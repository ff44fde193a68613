/** The generated types of Million Club. */
import type { Games } from "../../wire/games";

export type * from "../../wire/million-club";

export type Club = Games["million-club"];
export type Act = (action: Club["Action"]) => Promise<void>;
export type EventOf<E extends Club["Event"]["event"]> = Extract<Club["Event"], { event: E }>;
export type FormOf<V extends Club["Form"]["verb"]> = Extract<Club["Form"], { verb: V }>;
