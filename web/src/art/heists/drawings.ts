/** Our own line drawings on a field of 48 by 48: solids are filled, lines are drawn. */
import type { Role } from "../../games/heists/types";

export interface Drawing {
  lines: string;
  solids?: string;
}

/** The roles of both editions: a role without a drawing is a type error. */
export const ROLES: Record<Role, Drawing> = {
  brute: {
    lines:
      "M10 25v-8a3.5 3.5 0 0 1 7 0v-3a3.5 3.5 0 0 1 7 0v0a3.5 3.5 0 0 1 7 0v3a3.5 3.5 0 0 1 7 0v11c0 8-6 13-14 13s-14-5-14-13zM10 25h11a4 4 0 0 1 0 8h-6M17 17v5M24 14v8M31 17v5",
  },
  driver: {
    lines: "M24 6a18 18 0 1 0 .01 0zM24 20a5 5 0 1 0 .01 0zM6.5 22h12.500M29 22h12.500M24 30v12",
  },
  crook: {
    lines: "M4 17c10-5 30-5 40 0c1 11-5 18-12 18c-5 0-5.500-6-8-6s-3 6-8 6c-7 0-13-7-12-18z",
    solids: "M11 22c3-2 7-1 9 2c-3 3-7 2-9-2zM37 22c-3-2-7-1-9 2c3 3 7 2 9-2z",
  },
  mastermind: {
    lines: "M24 4v9M20 8h8M16 21c-2-7 18-7 16 0c-1 5-4 7-4 12h-8c0-5-3-7-4-12zM15 37h18M12 43h24M17 21h14",
  },
  snitch: {
    lines: "M4 17h24a12 12 0 1 1-12 12v-5H4zM36 10l5-6M41 15l6-2M30 8l1-6",
    solids: "M28 24a5 5 0 1 0 .01 0z",
  },
  tech: {
    lines: "M13 13h22v22H13zM18 6v7M24 6v7M30 6v7M18 35v7M24 35v7M30 35v7M6 18h7M6 24h7M6 30h7M35 18h7M35 24h7M35 30h7",
    solids: "M20 20h8v8h-8z",
  },
  acrobat: {
    lines: "M14 2l-3 9h26l-3-9M15 11l9 14l9-14M24 25v8M24 33l-9 10M24 33l11 7",
    solids: "M24 13a4 4 0 1 0 .01 0z",
  },
  mentalist: {
    lines: "M3 27c10-13 32-13 42 0c-10 13-32 13-42 0zM24 20a7 7 0 1 0 .01 0zM24 12V4M12 15L8 8M36 15l4-7",
    solids: "M24 24a3 3 0 1 0 .01 0z",
  },
  brain: {
    lines:
      "M23 9c-5-4-12-1-12 5c-5 2-6 9-2 12c-2 6 3 11 8 10c2 3 6 3 6 0zM25 9c5-4 12-1 12 5c5 2 6 9 2 12c2 6-3 11-8 10c-2 3-6 3-6 0zM17 17c3 0 4 2 3 5M31 17c-3 0-4 2-3 5M16 29c2-2 4-2 6 0M32 29c-2-2-4-2-6 0",
  },
};

/** The outline of each role's sign on a field of 64 by 64: told apart without any colour. */
export const FRAMES: Record<Role, string> = {
  brute: "M9 5h46a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z",
  driver: "M32 3a29 29 0 1 0 .01 0z",
  crook: "M6 6h52v26c0 15-12 24-26 29C18 56 6 47 6 32z",
  mastermind: "M32 2l26 15v30L32 62L6 47V17z",
  snitch: "M10 4h44a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H30L16 62V52h-6a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z",
  tech: "M19 4h26l15 15v26L45 60H19L4 45V19z",
  acrobat: "M32 2l28 20v38H4V22z",
  mentalist: "M32 4C50 4 62 20 62 32S50 60 32 60S2 44 2 32S14 4 32 4zM32 4",
  brain: "M32 2l26 15v30L32 62L6 47V17z",
};

/** What a Loot card pictures, by a word of its name; any other card shows a vault. */
const VAULT: Drawing = {
  lines: "M24 4a20 20 0 1 0 .01 0zM24 14a10 10 0 1 0 .01 0zM24 14v20M14 24h20M17 17l14 14M31 17L17 31",
};
export const LOOTS: Partial<Record<string, Drawing>> = {
  bank: { lines: "M5 19L24 7l19 12zM5 41h38M9 37h30M12 22v12M20 22v12M28 22v12M36 22v12" },
  savings: {
    lines: "M8 26c0-8 8-12 17-12c4 0 6-3 9-3v6c3 2 5 4 6 7h4v9h-4c-2 3-3 3-4 4v6h-6v-4H19v4h-6v-6c-3-2-5-6-5-11z",
    solids: "M33 22a2 2 0 1 0 .01 0z",
  },
  harbour: {
    lines:
      "M24 14v29M8 29c1 9 8 14 16 14s15-5 16-14M8 29l-3 6M8 29l6 4M40 29l3 6M40 29l-6 4M15 20h18M24 5a4.500 4.500 0 1 0 .01 0z",
  },
  train: {
    lines:
      "M13 6h22a4 4 0 0 1 4 4v20a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6V10a4 4 0 0 1 4-4zM9 22h30M14 36l-6 8M34 36l6 8M14 42h20",
    solids: "M16 29a2 2 0 1 0 .01 0zM32 29a2 2 0 1 0 .01 0z",
  },
  casino: {
    lines: "M8 14l16-8l16 8v20l-16 8l-16-8zM8 14l16 8l16-8M24 22v20",
    solids:
      "M16 26a2 2 0 1 0 .01 0zM14 33a2 2 0 1 0 .01 0zM32 29a2.500 2.500 0 1 0 .01 0zM24 12a2.500 2.500 0 1 0 .01 0z",
  },
  museum: {
    lines: "M17 6h14M19 6c0 5 1 6-3 9c-8 7-6 18 2 24h12c8-6 10-17 2-24c-4-3-3-4-3-9M14 43h20M13 21h22M11 28h26",
  },
  diamond: { lines: "M13 9h22l9 11L24 43L4 20zM4 20h40M13 9l5 11l6 23l6-23l5-11M24 9l-6 11M24 9l6 11" },
  convoy: { lines: "M3 13h25v22H3zM28 19h9l8 9v7H28zM12 35a4 4 0 1 0 .01 0zM36 35a4 4 0 1 0 .01 0zM9 20h13M9 26h13" },
  vault: VAULT,
  mint: { lines: "M20 12a14 14 0 1 0 .01 0zM28 6a14 14 0 0 1 7 24M20 18v16M24 21c-7-3-9 3-4 5s4 8-4 5" },
  shop: {
    lines:
      "M24 4v8M10 12h28M14 12v6M34 12v6M24 12v14M14 18a5 5 0 1 0 .01 0zM34 18a5 5 0 1 0 .01 0zM24 26a6 6 0 1 0 .01 0z",
  },
  race: {
    lines: "M10 4v40M10 7h30v22H10zM20 7v22M30 7v22M10 14h30M10 22h30",
    solids: "M10 7h10v7H10zM30 7h10v7H30zM20 14h10v8H20zM10 22h10v7H10zM30 22h10v7H30z",
  },
  auction: { lines: "M18 8l14 14M12 14l14 14M16 6l-6 6M34 20l-6 6M20 18L5 36l5 5l17-16M26 43h18" },
  hotel: { lines: "M8 34h32M12 34a12 12 0 0 1 24 0M24 22v-6M20 16h8M6 40h36" },
  data: {
    lines: "M8 5h32v11H8zM8 18h32v11H8zM8 31h32v11H8zM27 10h8M27 23h8M27 36h8",
    solids: "M14 8a2.500 2.500 0 1 0 .01 0zM14 21a2.500 2.500 0 1 0 .01 0zM14 34a2.500 2.500 0 1 0 .01 0z",
  },
  gallery: { lines: "M5 9h38v30H5zM10 14h28v20H10zM10 30l9-9l7 7l5-5l7 7" },
};

/** Small signs beside names and numbers. */
export const SIGNS = {
  mask: ROLES.crook,
  leader: {
    lines: "",
    solids: "M24 3l6.500 14.500l15.500 1.500l-12 10.500l4 15.500L24 37l-14 8l4-15.500L2 19l15.500-1.500z",
  },
  fist: ROLES.brute,
  ready: { lines: "M8 26l11 11L41 11" },
  door: { lines: "M26 44H8V4h18M20 24h24M36 15l9 9l-9 9" },
  cross: { lines: "M10 10l28 28M38 10L10 38" },
  note: { lines: "M3 12h42v24H3zM24 17a7 7 0 1 0 .01 0z", solids: "M9 22a2 2 0 1 0 .01 0zM39 22a2 2 0 1 0 .01 0z" },
  eye: ROLES.mentalist,
  clock: { lines: "M24 6a18 18 0 1 0 .01 0zM24 14v10l7 6" },
  speech: { lines: "M5 7h38v26H22l-10 9v-9H5z" },
  deal: { lines: "M4 15h12l8 5l8-5h12M4 33h9l9 8c2 1.500 4 0 4-2l8-2c2-1 3-3 1-5L24 20l-6 6c-3 2-6-1-4-4l6-7" },
} satisfies Record<string, Drawing>;

/** The drawing for a Loot card. */
export function lootDrawing(name: string): Drawing {
  const words = name.toLowerCase().split(/\W+/);
  return words.map((word) => LOOTS[word]).find((drawing) => drawing !== undefined) ?? VAULT;
}
