/** The people behind the roles of both heist games. */
import type { Role } from "../../games/heists/types";
import { BEANIE, CAP, FRINGE, GLASSES, SHORT, SIDE, TIE, type Face } from "./faces";

const STAR = "M32 2l2 4l4.500.500l-3.300 3l1 4.500l-4.200-2.200l-4.200 2.200l1-4.500l-3.300-3L30 6z";
/** With two holes to look through. */
const MASK =
  "M18 28c8-4 20-4 28 0c0 5-4 7-7 6c-3-1-4-3-7-3s-4 2-7 3c-3 1-7-1-7-6zM27 27a2.800 2.800 0 1 0 .010 0zM37 27a2.800 2.800 0 1 0 .010 0z";

export const CREW: Record<Role, Face> = {
  brute: {
    skin: 1,
    tone: 5,
    hairTone: 0,
    lines: "M40 20l3 7M39 24.500l5-2.500M24 41.500q8 5 16 0",
    eyes: "stern",
    mouth: "flat",
  },
  driver: {
    skin: 2,
    tone: 1,
    hairTone: 0,
    wear: CAP,
    lines: "M20 28h24M21 29.500a5 4.500 0 1 0 10 0M33 29.500a5 4.500 0 1 0 10 0",
    eyes: "narrow",
    mouth: "smirk",
  },
  crook: { skin: 0, tone: 3, hairTone: 0, hair: MASK, wear: BEANIE, eyes: "open", mouth: "smirk" },
  mastermind: {
    skin: 0,
    tone: 4,
    hairTone: 4,
    hair: SIDE,
    wear: TIE,
    lines: "M32 29.500a5.500 5 0 1 0 11 0a5.500 5 0 1 0-11 0M43 30l2 12",
    eyes: "raised",
    mouth: "flat",
  },
  snitch: {
    skin: 0,
    tone: 2,
    hairTone: 1,
    wear: "M14 58C8 28 16 7 32 7s24 21 18 51c-3-6-8-8-9-11c5-6 6-12 4-19c-2-6-7-8-13-8s-11 2-13 8c-2 7-1 13 4 19c-1 3-6 5-9 11z",
    eyes: "wide",
    mouth: "small",
  },
  tech: {
    skin: 1,
    tone: 7,
    hairTone: 1,
    hair: SHORT,
    wear: "M15 27h5v9h-5zM44 27h5v9h-5z",
    lines: `${GLASSES}M17 27C15 4 49 4 47 27M18 36q2 6 9 6`,
    eyes: "open",
    mouth: "small",
  },
  acrobat: {
    skin: 3,
    tone: 0,
    hairTone: 0,
    behind: "M26 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
    hair: FRINGE,
    wear: "M22 50l10 6l10-6l-4 14H26z",
    eyes: "happy",
    mouth: "smile",
  },
  mentalist: {
    skin: 2,
    tone: 1,
    hairTone: 0,
    wear: `M16 23C14 10 22 5 32 5s18 5 16 18c-5-5-27-5-32 0z${STAR}`,
    lines: "M27 20q5-4 10 0q-5 4-10 0z",
    eyes: "tired",
    mouth: "small",
  },
  brain: {
    skin: 0,
    tone: 4,
    hairTone: 4,
    hair: "M18 27c-6-2-5-9-1-10c1 4 3 5 3 5zM46 27c6-2 5-9 1-10c-1 4-3 5-3 5z",
    lines: `${GLASSES}M27 16q5 2 10 0M28 19.500q4 1.500 8 0`,
    eyes: "open",
    mouth: "smile",
  },
};
