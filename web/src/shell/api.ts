/** HTTP: to find, open and leave tables. What is refused is thrown as the Refusal that the server gave. */
import type {
  Findings,
  GameCard,
  NewTable,
  PastTable,
  PublicTable,
  Refusal,
  Seated,
  SitDown,
  TableCard,
  TableOpened,
} from "../wire/messages";

import type { Happened } from "./messages";

export type { Findings, GameCard, PastTable, PublicTable } from "../wire/messages";

const OFFLINE: Refusal = { is: "Refusal", code: "offline", sentence: "the server cannot be reached" };

interface Asked {
  key?: string;
  body?: unknown;
}

export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, { key, body }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(`/api/${path}`, request).catch(() => null);
  if (!answer) throw OFFLINE;
  const said: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw isRefusal(said) ? said : OFFLINE;
  return said as T;
}

export function isRefusal(thing: unknown): thing is Refusal {
  return typeof thing === "object" && thing !== null && (thing as { is?: unknown }).is === "Refusal";
}

export const games = () => ask<GameCard[]>("GET", "games");
export const publicTables = () => ask<PublicTable[]>("GET", "tables");
export const history = (key: string) => ask<PastTable[]>("GET", "history", { key });
export const tableCard = (table: string) => ask<TableCard>("GET", `tables/${table}`);
export const openTable = (body: NewTable) => ask<TableOpened>("POST", "tables", { body });
export const sitDown = (table: string, body: SitDown) => ask<Seated>("POST", `tables/${table}/seats`, { body });
export const begin = (table: string, key: string) => ask<null>("POST", `tables/${table}/begin`, { key });
export const close = (table: string, key: string) => ask<null>("DELETE", `tables/${table}`, { key });
export const happened = (table: string, key: string | null) =>
  ask<Happened[]>("GET", `tables/${table}/happened`, key ? { key } : {});
export const verification = (table: string) => ask<Findings>("GET", `tables/${table}/verification`);
export const story = <T>(table: string, eyes: string) => ask<T[]>("GET", `tables/${table}/story?eyes=${eyes}`);
