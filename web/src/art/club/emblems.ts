/** Our own engravings, drawn on a plate of 48 by 48: `line` is engraved, `fill` inked. */
export interface Plate {
  line?: string;
  fill?: string;
}

const PLATES = {
  // Tiles
  lobby: { fill: "M14 34 16 13q8-4 16 0l2 21z", line: "M5 36q19 7 38 0M15 28q9 4 18 0" },
  intrigues: {
    fill: "M5 17q19-8 38 0-1 17-11 17-6 0-8-7-2 7-8 7-10 0-11-17zM12 22q4 6 10 1-4-4-10-1zM26 23q6 5 10-1-6-3-10 1z",
    line: "M5 17 2 30M43 17l3 13",
  },
  colonies: {
    fill: "M24 5l4 15 15 4-15 4-4 15-4-15-15-4 15-4z",
    line: "M24 9a15 15 0 1 1-.01 0zM13 13l5 5M35 13l-5 5M13 35l5-5M35 35l-5-5",
  },
  exchange: { fill: "M5 17 24 5l19 12zM5 38h38v5H5z", line: "M11 20v15M20 20v15M28 20v15M37 20v15" },
  companies: {
    fill: "M33 25a7 7 0 1 1-.01 0zM29 37l-2 9 6-3 6 3-2-9z",
    line: "M26 40H6V7h36v18M12 14h24M12 20h16M12 26h10M12 32h9",
  },

  // Sectors
  resource: { fill: "M25 42l3-9 7-3 7 3 3 9zM9 42l4-7 6 0 4 7z", line: "M8 34 30 11M18 7q16-3 21 14" },
  industry: { fill: "M5 42V25l10-7v7l10-7v7h6l2-17h6l3 34z", line: "M35 6q-3-5-8-2-5-4-9 1" },
  transport: {
    fill: "M5 31V15h12v8h16v-9h6v9h5l-1 8zM13 33a5 5 0 1 1-.01 0zM27 33a5 5 0 1 1-.01 0zM39 35a4 4 0 1 1-.01 0z",
    line: "M3 15h16M36 10q-3-5 1-7M2 44h44",
  },

  // Regions, each by a plant of its trade
  africa: { fill: "M4 20q4-12 20-12t20 12q-20-7-40 0z", line: "M24 43V24M24 33l-9-14M24 30l9-13M15 43h18" },
  asia: { fill: "M8 21h27q0 18-13 18T8 21z", line: "M35 24q9-1 8 6-1 5-10 4M15 16q-4-4 0-9M23 16q-4-4 0-9M10 43h24" },
  america: {
    fill: "M24 3q8 6 8 20 0 8-3 13H19q-3-5-3-13 0-14 8-20zM21 10h6v2h-6zM19 17h10v2H19zM18 24h12v2H18zM19 31h10v2H19z",
    line: "M19 38Q6 34 7 20q7 3 9 12M29 38q13-4 12-18-7 3-9 12M24 38v7",
  },
  india: {
    fill: "M33 4q13 10 9 25-4 15-18 15-16 0-17-13-1-12 11-14 9-1 10 7 0 6-6 6 10 3 14-6 4-10-3-20z",
    line: "M14 34q5 6 13 4",
  },
  oceania: {
    fill: "M26 15Q16 3 6 15q10-6 20 0zM26 15Q22 1 10 3q10 2 16 12zM26 15q7-12 17-3-9-1-17 3zM26 15q14-2 14 11-4-8-14-11z",
    line: "M26 15q-7 9-4 22M4 41q7-6 13 0t13 0 14 0",
  },

  // Intrigues
  racket: { fill: "M17 15Q7 26 9 35q2 8 15 8t15-8q2-9-8-20z", line: "M17 12 13 4q11 5 22 0l-4 8zM16 12h16" },
  capitalization: {
    fill: "M8 34q0-5 9-5t9 5v5q0 5-9 5t-9-5zM22 22q0-5 9-5t9 5v14q0 5-9 5l-3-1v-8q-1-5-6-6z",
    line: "M8 35q2 4 9 4t9-4M23 24q2 3 8 3t9-3M29 34q8 0 11-4M17 20V6M11 12l6-6 6 6",
  },
  "colonial-contract": {
    fill: "M32 27a7 7 0 1 1-.01 0zM29 39l-2 8 5-3 5 3-2-8z",
    line: "M24 42H12q-6 0-6-6V8h28v16M13 15h14M13 21h14M13 27h9",
  },
  "unfair-competition": {
    fill: "M4 29h14q-1 7-7 7t-7-7zM30 19h14q-1 7-7 7t-7-7zM19 44q0-4 5-4t5 4z",
    line: "M24 6v34M9 17l30-9M11 16 4 29M11 16l7 13M37 9l-7 10M37 9l7 10",
  },
  "colonial-unrest": {
    fill: "M23 22q-8-6 1-18 0 7 5 9 3 5-1 9zM18 23h12l-2 5h-8z",
    line: "M21 28l2 16h2l2-16M8 12q-4 8 0 16M40 12q4 8 0 16",
  },
  dumping: { fill: "M4 8h16v13H4zM28 27h16v13H28z", line: "M26 12h13v9M35 17l4 5 4-5M22 36H9v-9M5 31l4-5 4 5" },
  expansion: {
    fill: "M18 18h12v12H18z",
    line: "M24 14V4M19 9l5-5 5 5M24 34v10M19 39l5 5 5-5M14 24H4M9 19l-5 5 5 5M34 24h10M39 19l5 5-5 5",
  },
  "capital-increase": { fill: "M4 22h28v20H4zM18 27a5 5 0 1 0 .01 0z", line: "M39 6v14M32 13h14M9 16h18" },
} satisfies Record<string, Plate>;

export type Emblem = keyof typeof PLATES;

export function plate(name: Emblem): Plate {
  return PLATES[name];
}
