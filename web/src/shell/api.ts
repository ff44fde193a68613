/** HTTP: to find, open and leave tables. A refused request throws the server's Refusal. */
import type {
  AnyGame,
  Anyone,
  AskBranch,
  Calling,
  Calls,
  Change,
  Check,
  Checked,
  Exercise,
  Findings,
  GameCard,
  Gathered,
  HouseCard,
  NewTable,
  OwnProfile,
  PastEvents,
  PastTable,
  PracticeAnswer,
  Profile,
  PublicTable,
  RematchTable,
  Reach,
  Refusal,
  Review,
  ReviewProgress,
  Seated,
  ShowProfile,
  SitDown,
  TableCard,
  TableOpened,
  Verdict,
} from "../wire/messages";

import { base } from "./base";

const OFFLINE: Refusal = { is: "Refusal", code: "offline", sentence: "the server cannot be reached" };
const NO_CONTENT = 204;

interface Asked {
  key?: string;
  body?: unknown;
}

/** The answer of the server, which is what the caller's type says: both come from the same definition. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, { key, body }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(base + path, request).catch(() => null);
  if (!answer) throw OFFLINE;
  const read: unknown = answer.status === NO_CONTENT ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw isRefusal(read) ? read : OFFLINE;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the one place where answers get their types
  return read as T;
}

export function isRefusal(thing: unknown): thing is Refusal {
  return typeof thing === "object" && thing !== null && "is" in thing && thing.is === "Refusal";
}

/** What was caught, as a refusal: anything else is a bug and goes on. */
export function refusalOf(caught: unknown): Refusal {
  if (isRefusal(caught)) return caught;
  throw caught;
}

const at = (table: string, part = "") => `/api/tables/${table}${part}`;

export const games = () => ask<GameCard[]>("GET", "/api/games");
export const publicTables = () => ask<PublicTable[]>("GET", "/api/tables");
export const history = (key: string) => ask<PastTable[]>("GET", "/api/history", { key });
export const ownProfile = (key: string) => ask<OwnProfile>("GET", "/api/profile", { key });
export const showProfile = (key: string, body: ShowProfile) => ask<Profile>("POST", "/api/profile", { key, body });
export const hideProfile = (key: string) => ask<null>("DELETE", "/api/profile", { key });
export const profile = (id: string) => ask<Profile>("GET", `/api/profiles/${encodeURIComponent(id)}`);
export const house = () => ask<HouseCard>("GET", "/api/house");
export const reach = () => ask<Reach>("GET", "/api/network");
export const openToNetwork = () => ask<Reach>("POST", "/api/network");
export const calls = (key: string) => ask<Calls>("GET", "/api/calls", { key });
export const changeCalls = (key: string, body: Calling) => ask<null>("POST", "/api/calls", { key, body });
export const anyone = (body: Anyone) => ask<Gathered>("POST", "/api/anyone", { body });
export const tableCard = (table: string) => ask<TableCard>("GET", at(table));
/** A secret link as a QR code in SVG; null if there is none. */
const secretCode = (path: string, key: string) =>
  fetch(base + path, { headers: { Authorization: `Bearer ${key}` } })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
/** The way to a seat, and the way to be this player, from another device. */
export const seatCode = (table: string, key: string) => secretCode(at(table, "/qr.svg"), key);
export const personCode = (key: string) => secretCode("/api/person/qr.svg", key);
export const openTable = (body: NewTable) => ask<TableOpened>("POST", "/api/tables", { body });
export const sitDown = (table: string, body: SitDown) => ask<Seated>("POST", at(table, "/seats"), { body });
export const begin = (table: string, key: string) => ask<null>("POST", at(table, "/begin"), { key });
export const close = (table: string, key: string) => ask<null>("DELETE", at(table), { key });
export const remove = (table: string, seat: number, successor: "bot" | "free", key: string) =>
  ask<null>("DELETE", at(table, `/seats/${seat}?successor=${successor}`), { key });
export const happened = <T extends AnyGame>(table: string, key: string | null) =>
  ask<PastEvents<T>[]>("GET", at(table, "/happened"), key ? { key } : {});
/** Why the rules would refuse an action now, if they would. */
export const check = (table: string, key: string, action: AnyGame["Action"]) =>
  ask<Checked>("POST", at(table, "/check"), { key, body: { action } satisfies Check });
export const rematch = (table: string, key: string, host: string) =>
  ask<RematchTable>("POST", at(table, "/rematch"), { key, body: { host } });
export const branch = (table: string, body: AskBranch) => ask<TableOpened>("POST", at(table, "/branch"), { body });
const text = async (address: string) => {
  const answer = await fetch(base + address).catch(() => null);
  if (!answer?.ok) throw OFFLINE;
  return answer.text();
};
export const record = (table: string) => text(at(table, "/record"));
/** The picture to share, as SVG. */
export const reviewPicture = (table: string, lang: string) => text(at(table, `/review.svg?lang=${lang}`));
export const verification = (table: string) => ask<Findings>("GET", at(table, "/verification"));
export const review = (table: string) => ask<Review | ReviewProgress>("GET", at(table, "/review"));
const practised = (table: string | null) => (table ? at(table, "/practice") : "/api/practice");
/** A moment of a negotiation: of a finished match, or of the server's own collection. */
export const exercise = (table: string | null, wanted: { seed?: string; seat?: string; game?: string }) =>
  ask<Exercise>("GET", `${practised(table)}?${new URLSearchParams(wanted).toString()}`);
export const verdict = (table: string | null, body: PracticeAnswer) => ask<Verdict>("POST", practised(table), { body });
export const story = (table: string, eyes: string) => ask<Change[]>("GET", at(table, `/story?eyes=${eyes}`));
