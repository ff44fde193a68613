/** Our own portraits on a field of 64 by 64: a head and shoulders, told apart by hair, what they wear and how they look. */
import type { Sitter } from "../../wire/messages";

export type Avatar = NonNullable<Sitter["face"]>;

/** Parts of a portrait. Paths are filled: `behind` and `hair` in the colour of the hair, `wear` in the accent; `lines` are drawn. */
export interface Face {
  skin: 0 | 1 | 2 | 3;
  tone: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  hairTone: 0 | 1 | 2 | 3 | 4;
  behind?: string;
  hair?: string;
  wear?: string;
  lines?: string;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
}

/** Drawn as lines, round-capped. */
export const EYES = {
  open: "M27 29v1.500M37 29v1.500",
  narrow: "M25.500 29.500h4M34.500 29.500h4",
  wink: "M27 29v1.500M34.500 30q2-2 4 0",
  raised: "M27 29v1.500M37 29v1.500M34.500 24.500q2.500-2 5 0M24.500 26h5",
  stern: "M27 30v1M37 30v1M24 25.500l5.500 2M40 25.500l-5.500 2",
  happy: "M25 30.500q2-2.500 4 0M35 30.500q2-2.500 4 0",
  tired: "M25 29q2 2 4 0M35 29q2 2 4 0",
  wide: "M27 28.500v2.500M37 28.500v2.500M24.500 24.500q2.500-2 5 0M34.500 24.500q2.500-2 5 0",
} as const;
export const MOUTHS = {
  smile: "M27.500 36.500q4.500 4 9 0",
  grin: "M26.500 36h11q-1 5-5.500 5t-5.500-5z",
  flat: "M28.500 38h7",
  smirk: "M28 38q5 1.500 8-2",
  frown: "M28 39q4-3 8 0",
  small: "M30.500 37.500q1.500 1.500 3 0",
} as const;

export const SHORT = "M19 30c-2-14 5-19 13-19s15 5 13 19c-1-6-3-9-6-10c-5 2-12 2-16-1c-2 2-3 6-4 11z";
export const SIDE = "M19 29c-2-13 5-18 14-18c8 0 14 6 12 18c-1-5-2-7-4-9c-7 1-12-1-15-4c-1 5-5 6-7 13z";
const BOB = "M17 42c-3-20 2-31 15-31s18 11 15 31c-3 2-6 1-7-1V22H24v19c-1 2-4 3-7 1z";
const LONG = "M16 52c-2-26 2-41 16-41s18 15 16 41h-9V22H25v30z";
export const FRINGE = "M19 27c0-12 6-16 13-16s13 4 13 16c-3-4-6-6-8-6c-3 2-8 3-11 0c-3 1-5 3-7 6z";
const CURLS =
  "M18 30c-4-2-4-8 0-9c-1-5 4-9 8-7c2-5 10-5 12 0c4-2 9 2 8 7c4 1 4 7 0 9c0-3-1-5-3-6c-4 1-18 1-22 0c-2 1-3 3-3 6z";
const BALD = "M20 24c1-8 6-13 12-13s11 5 12 13c-4-5-20-5-24 0z";
const FEDORA = "M12 21c6-3 34-3 40 0c-4 4-36 4-40 0zM20 19c0-8 3-13 7-12q5 2 10 0c4-1 7 4 7 12c-7 2-17 2-24 0z";
export const CAP = "M18 22c0-9 6-13 14-13s14 4 14 13zM18 20h-8c-2 0-2 4 0 4h36v-3z";
export const BEANIE = "M17 24c0-11 6-16 15-16s15 5 15 16zM16 21h32v5H16z";
export const GLASSES =
  "M21 29.500a5.500 5 0 1 0 11 0a5.500 5 0 1 0-11 0zM32 29.500a5.500 5 0 1 0 11 0a5.500 5 0 1 0-11 0";
const MOUSTACHE = "M32 34c3-2 7-1 8 2c-3 0-6 1-8-.500c-2 1.500-5 .500-8 .500c1-3 5-4 8-2z";
const BEARD = "M20 30c0 12 4 18 12 18s12-6 12-18c-1 4-3 5-5 5h-14c-2 0-4-1-5-5z";
const STUBBLE = "M26 43l.500.500M32 44.500v.500M38 43l-.500.500";
export const TIE = "M29 49l3 3l3-3l-1.500 4l2 11h-7l2-11z";

/** A bot looks like what it is. A bot without a portrait gets one by its name. */
export const BOTS: Partial<Record<string, Face>> = {
  shrewd: {
    skin: 1,
    tone: 4,
    hairTone: 0,
    behind: BOB,
    hair: FRINGE,
    lines: "M22 49l10 8l10-8",
    eyes: "raised",
    mouth: "smirk",
  },
  sensible: { skin: 0, tone: 1, hairTone: 1, hair: SIDE, wear: TIE, lines: GLASSES, eyes: "open", mouth: "small" },
  honest: {
    skin: 0,
    tone: 3,
    hairTone: 3,
    hair: CURLS,
    lines: "M24 34h.010M26.500 35.500h.010M40 34h.010M37.500 35.500h.010",
    eyes: "happy",
    mouth: "grin",
  },
  bluffer: { skin: 2, tone: 0, hairTone: 0, hair: MOUSTACHE, wear: FEDORA, eyes: "wink", mouth: "smirk" },
  miser: { skin: 0, tone: 6, hairTone: 4, hair: BALD, lines: GLASSES, eyes: "narrow", mouth: "frown" },
  bully: {
    skin: 1,
    tone: 5,
    hairTone: 0,
    hair: BALD,
    lines: "M40 21l3 6M39.500 25l4-2",
    eyes: "stern",
    mouth: "frown",
  },
  gambler: {
    skin: 2,
    tone: 2,
    hairTone: 1,
    hair: SHORT,
    wear: "M17 23c6-5 24-5 30 0l4 4c-8-4-30-4-38 0z",
    eyes: "wide",
    mouth: "grin",
  },
  grudge: { skin: 3, tone: 5, hairTone: 0, behind: LONG, hair: FRINGE, eyes: "stern", mouth: "flat" },
  steward: {
    skin: 3,
    tone: 6,
    hairTone: 4,
    hair: SHORT,
    wear: "M26 50l6 3l6-3v6l-6-3l-6 3z",
    eyes: "tired",
    mouth: "small",
  },
  search: { skin: 1, tone: 7, hairTone: 4, hair: CURLS, lines: GLASSES, eyes: "open", mouth: "flat" },
  random: {
    skin: 0,
    tone: 2,
    hairTone: 3,
    hair: "M18 28c-3-10 1-20 4-14c1-8 6-9 7-2c2-7 8-6 7 1c4-6 9-2 7 3c4-1 5 6 2 12c-2-6-5-8-8-8c-4 1-9 1-12 0c-3 1-6 4-7 8z",
    eyes: "wide",
    mouth: "small",
  },
};

/** The portraits that people choose from, by the name that goes over the wire. */
export const AVATARS: Record<Avatar, Face> = {
  cap: { skin: 1, tone: 1, hairTone: 0, wear: CAP, eyes: "open", mouth: "smile" },
  bun: {
    skin: 0,
    tone: 0,
    hairTone: 3,
    behind: "M25 10a7 7 0 1 1 14 0a7 7 0 1 1-14 0z",
    hair: FRINGE,
    eyes: "happy",
    mouth: "smile",
  },
  beard: { skin: 1, tone: 3, hairTone: 1, hair: `${SHORT}${BEARD}`, eyes: "open", mouth: "smile" },
  curls: { skin: 3, tone: 2, hairTone: 0, hair: CURLS, eyes: "happy", mouth: "grin" },
  glasses: { skin: 0, tone: 4, hairTone: 2, behind: BOB, hair: FRINGE, lines: GLASSES, eyes: "open", mouth: "small" },
  beanie: { skin: 2, tone: 7, hairTone: 0, wear: BEANIE, lines: STUBBLE, eyes: "tired", mouth: "smirk" },
  scarf: {
    skin: 2,
    tone: 5,
    hairTone: 0,
    wear: "M16 56C12 26 18 9 32 9s20 17 16 47c-4-4-8-6-8-8c4-5 6-12 5-19c-2-8-6-11-13-11s-11 3-13 11c-1 7 1 14 5 19c0 2-4 4-8 8z",
    eyes: "happy",
    mouth: "smile",
  },
  headphones: {
    skin: 1,
    tone: 6,
    hairTone: 2,
    hair: SHORT,
    wear: "M15 27h5v9h-5zM44 27h5v9h-5z",
    lines: "M17 27C15 4 49 4 47 27",
    eyes: "narrow",
    mouth: "smile",
  },
  mohawk: { skin: 0, tone: 0, hairTone: 3, hair: "M28 24C26 10 28 2 32 2s6 8 4 22z", eyes: "raised", mouth: "grin" },
  silver: { skin: 3, tone: 4, hairTone: 4, hair: `${SIDE}${MOUSTACHE}`, eyes: "open", mouth: "small" },
  long: { skin: 1, tone: 2, hairTone: 1, behind: LONG, hair: SIDE, eyes: "wink", mouth: "smile" },
  hat: { skin: 3, tone: 1, hairTone: 0, behind: BOB, wear: FEDORA, eyes: "open", mouth: "smirk" },
};

export const isAvatar = (name: string): name is Avatar => name in AVATARS;

const AVATAR_NAMES = Object.keys(AVATARS).filter(isAvatar);

/** Portraits that suit any name: no beard, no moustache, no stubble. */
const NEUTRAL: readonly Avatar[] = ["cap", "curls", "glasses", "scarf", "headphones", "mohawk", "hat"];

/** The portrait of a player who has chosen none: the same name always gets the same one. */
export function avatarFor(name: string): Avatar {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return NEUTRAL[sum % NEUTRAL.length] ?? "cap";
}

/**
 * The same people, each who has chosen no portrait with one that nobody else at the table has. They are given out in the
 * order of the names: the same people have the same ones on whatever seats.
 */
export function withFaces(sitters: readonly Sitter[]): Sitter[] {
  const worn = new Set(sitters.flatMap(({ face }) => face ?? []));
  const given = new Map<Sitter, Avatar>();
  const bare = sitters.filter(({ kind, taken, face }) => kind === "person" && taken && !face);
  const called = ({ name, kind }: Sitter) => name ?? kind;
  for (const one of bare.sort((a, b) => (called(a) < called(b) ? -1 : 1))) {
    const usual = avatarFor(called(one));
    const face = [usual, ...NEUTRAL, ...AVATAR_NAMES].find((own) => !worn.has(own)) ?? usual;
    worn.add(face);
    given.set(one, face);
  }
  return sitters.map((one) => (given.has(one) ? { ...one, face: given.get(one) ?? null } : one));
}

const TONES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const HAIR_TONES = [0, 1, 2, 3, 4] as const;
const SKINS = [0, 1, 2, 3] as const;

/** Bots of one kind are siblings: the same features, other colours by their initials, which differ at a table. */
function sibling(face: Face, name: string): Face {
  const by = name.codePointAt(0) ?? 0;
  const moved = <T extends number>(all: readonly T[], from: T): T => all[(from + by) % all.length] ?? from;
  return {
    ...face,
    tone: moved(TONES, face.tone),
    hairTone: moved(HAIR_TONES, face.hairTone),
    skin: moved(SKINS, face.skin),
  };
}

/** Who is drawn at a seat: a bot by its kind, a person by the portrait they chose, else by their name. */
export function faceOf({ kind, name, face }: Pick<Sitter, "kind" | "name" | "face">): Face {
  const bot = BOTS[kind.split(":")[0] ?? ""];
  if (bot) return name ? sibling(bot, name) : bot;
  return AVATARS[face ?? avatarFor(name ?? kind)];
}
