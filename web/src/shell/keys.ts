/** What this device remembers: keys to seats and tables, a name, and preferences. Keys are sent in headers and greetings only. */

/** 128 random bits, as base64url. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`millions.${name}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`millions.${name}`);
    else localStorage.setItem(`millions.${name}`, value);
  } catch {
    // a browser that keeps nothing: everything works until the page is closed
  }
}

export const seatKey = (table: string) => remembered(`seat.${table}`);
export const keepSeatKey = (table: string, key: string | null) => remember(`seat.${table}`, key);

/** Which seat was taken from this page a moment ago; told once. */
export function justSat(table: string): number | null {
  const seat = fresh.get(table);
  fresh.delete(table);
  return seat ?? null;
}
export const keepJustSat = (table: string, seat: number) => fresh.set(table, seat);
const fresh = new Map<string, number>();

export const hostKey = (table: string) => remembered(`host.${table}`);
export const keepHostKey = (table: string, key: string) => remember(`host.${table}`, key);

/** What a table was opened for from this device, where that is not just a match: a first game with the guide, or a decision tried again. */
export type Purpose = "lesson" | "retry";
export const purposeOf = (table: string): Purpose | null =>
  (["lesson", "retry"] as const).find((one) => remembered(`purpose.${table}`) === one) ?? null;
export const keepPurpose = (table: string, purpose: Purpose) => remember(`purpose.${table}`, purpose);

/** This device's person: made once. */
export function personKey(): string {
  const known = remembered("person");
  if (known) return known;
  const made = newKey();
  becomePerson(made);
  return made;
}
export const becomePerson = (key: string) => remember("person", key);

/** A person that comes from another device: the key, and what they are called and look like there. */
export interface Brought {
  key: string;
  name: string | null;
  face: string | null;
}

/** The other person that an address brings after `#`; null if there is none, or this device has the key already. */
export function broughtPerson(hash: string): Brought | null {
  const [key = "", ...rest] = hash.slice(1).split("&");
  const along = new URLSearchParams(rest.join("&"));
  if (!isKey(key) || key === remembered("person")) return null;
  return { key, name: along.get("name"), face: along.get("face") };
}
