/**
 * What this device keeps of a table to check at the end that nobody has chosen the cards: the first promise it saw, its
 * own salt, and the commitments of all seats as they were before it revealed the salt (docs/record.md says why).
 *
 * The hashes come from a library, not from the browser: `crypto.subtle` is missing where a page comes over plain HTTP.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { TableState } from "../wire/messages";
import type { Unsent } from "./connection";
import { newKey, remember, remembered } from "./keys";

type Commitments = (string | null)[];

export interface Pledge {
  /** The first promise that this device saw: the hash of the dealer's secret. */
  promise: string | null;
  /** Whether it was seen before the match began. */
  inTime: boolean;
  /** This device's salt; null for a spectator. */
  salt: string | null;
  /** The commitments of all seats, as seen before the salt was revealed; null if it was not revealed from here. */
  commitments: Commitments | null;
}

/** What is not as this device saw it, or does not fit. */
export type Breach = "promise" | "commitments" | "salt" | "events" | "secret" | "salts";

export interface Verdict {
  breaches: Breach[];
  inTime: boolean;
  /** Whether this device's salt is in the deal. */
  salted: boolean;
  /** How many seats bots took because their players did not reveal their salts. */
  replaced: number;
}

/** The parts of a record that this page checks. */
interface Dealt {
  commitment: string;
  commitments: Commitments | null;
  salts: string[];
  secret: string;
}

const NOTHING: Pledge = { promise: null, inTime: false, salt: null, commitments: null };

export const commitmentTo = (salt: string) => bytesToHex(sha256(utf8ToBytes(salt)));

const derivedSalt = (secret: string, seat: number) =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`salt|${seat}`)));

export function pledgeAt(table: string): Pledge {
  try {
    const kept: unknown = JSON.parse(remembered(`promise.${table}`) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(table: string, pledge: Pledge): Pledge {
  remember(`promise.${table}`, JSON.stringify(pledge));
  return pledge;
}

/** The commitment to this device's salt at a table. The salt is made once, so that a repeated request sends the same. */
export function ownCommitment(table: string): string {
  const pledge = pledgeAt(table);
  const salt = pledge.salt ?? newKey();
  if (salt !== pledge.salt) keep(table, { ...pledge, salt });
  return commitmentTo(salt);
}

/** Keep the promise if it is the first one. Gives what is kept. */
export function see(table: string, room: TableState): Pledge {
  const pledge = pledgeAt(table);
  if (pledge.promise !== null) return pledge;
  const inTime = room.stage === "open" || room.stage === "revealing";
  return keep(table, { ...pledge, promise: room.commitment, inTime });
}

/** What is not as this device saw it before. */
export function breaches(pledge: Pledge, now: { commitment: string; commitments: Commitments | null }): Breach[] {
  const found: Breach[] = [];
  if (pledge.promise !== null && pledge.promise !== now.commitment) found.push("promise");
  const seen = pledge.commitments;
  if (seen && now.commitments?.some((one, seat) => one !== null && one !== seen[seat])) found.push("commitments");
  return found;
}

/** The command that is due from this seat: a commitment, or the salt. A salt is revealed only if the promise stands. */
export function due(table: string, room: TableState, you: number): Unsent | null {
  const pledge = see(table, room);
  if (you < 0 || pledge.promise !== room.commitment) return null;
  const committed = room.commitments[you] ?? null;
  if (room.stage === "open") {
    const commitment = ownCommitment(table);
    return committed === commitment ? null : { do: "Commit", commitment };
  }
  if (room.stage !== "revealing" || pledge.salt === null || room.revealed.includes(you)) return null;
  if (committed !== commitmentTo(pledge.salt)) return null;
  keep(table, { ...pledge, commitments: room.commitments });
  return { do: "Reveal", salt: pledge.salt };
}

/** Check the record of a finished match, as far as that needs no rules of the game; `shown` are events this page told. */
export function check(pledge: Pledge, record: string, shown: readonly unknown[] = []): Verdict {
  const dealt = readRecord(record);
  const found = breaches(pledge, dealt);
  const happened = new Set(eventsOf(record));
  if (!shown.every((event) => happened.has(JSON.stringify(event)))) found.push("events");
  const salted = pledge.salt !== null && dealt.salts.includes(pledge.salt);
  if (pledge.commitments && !salted) found.push("salt");
  if (!isHex(dealt.secret) || bytesToHex(sha256(hexToBytes(dealt.secret))) !== dealt.commitment) found.push("secret");
  else if (dealt.commitments?.some((one, seat) => !fits(dealt, one, seat))) found.push("salts");
  const seen = pledge.commitments ?? [];
  const replaced = (dealt.commitments ?? []).filter((one, seat) => one === null && seen[seat]).length;
  return { breaches: found, inTime: pledge.inTime, salted, replaced };
}

/** Is the salt of a seat the one it committed to or, if it committed to none, the one that follows from the secret? */
function fits(dealt: Dealt, commitment: string | null, seat: number): boolean {
  const salt = dealt.salts[seat] ?? "";
  return commitment === null ? salt === derivedSalt(dealt.secret, seat) : commitment === commitmentTo(salt);
}

const isHex = (text: string) => /^([0-9a-f]{2})+$/.test(text);

/** The first and the last line of a record; what cannot be read is left empty, and fails the checks. */
function readRecord(text: string): Dealt {
  const lines = text.trimEnd().split("\n");
  const { commitment = "", commitments = null, salts = [] } = parsed(lines[0]);
  const { secret = "" } = parsed(lines.at(-1));
  return { commitment, commitments, salts, secret };
}

/** Every event of a record, as text. */
function eventsOf(record: string): string[] {
  const lines = record.trimEnd().split("\n");
  return lines.flatMap((line) => (parsed(line).events ?? []).map((event) => JSON.stringify(event)));
}

function parsed(line = ""): Partial<Dealt & { events: unknown[] }> {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
