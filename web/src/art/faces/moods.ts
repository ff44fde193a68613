/** The pictures of reactions on a field of 48 by 48: a round face, told apart by brows, eyes and mouth. */
import type { Reacts } from "../../wire/messages";

/** `lines` are drawn, round-capped; `solids` are filled; `beside` has a colour of its own. Tones are those of the portraits. */
export interface Mood {
  tone: Tone;
  lines: string;
  solids?: string;
  beside?: { tone: Tone; solid: string };
}
type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 7;

const EYES = "M17 19v3M31 19v3";
const SMILING_EYES = "M13 21q4-5 8 0M27 21q4-5 8 0";

/** In the order in which they are offered. */
export const MOODS: Record<Reacts["what"], Mood> = {
  yes: { tone: 3, lines: `${EYES}M13 28q11 13 22 0` },
  no: { tone: 5, lines: "M17 21v2M31 21v2M12 14l8 3M36 14l-8 3M14 35q10-9 20 0" },
  perhaps: { tone: 7, lines: `${EYES}M15 33q6-5 10-1t9-3` },
  thanks: {
    tone: 3,
    lines: `${SMILING_EYES}M15 28q9 8 18 0`,
    beside: { tone: 0, solid: "M38 30c3-4 9-1 7 4c-1 3-4 5-7 8c-3-3-6-5-7-8c-2-5 4-8 7-4z" },
  },
  sorry: {
    tone: 2,
    lines: "M17 21v2M31 21v2M12 17l7-3M36 17l-7-3M16 33h16",
    beside: { tone: 1, solid: "M40 5c3 5 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5 5-10z" },
  },
  laugh: { tone: 2, lines: "M13 16l7 4l-7 4M35 16l-7 4l7 4", solids: "M12 27h24q-2 13-12 13t-12-13z" },
  doubt: { tone: 4, lines: "M17 21v2M31 21v2M12 12q5-4 9 0M27 16h9M17 34q8-4 14 0" },
  surprise: { tone: 1, lines: "M17 18v4M31 18v4M12 12q5-4 9 0M27 12q5-4 9 0", solids: "M24 26a6 7 0 1 0 .1 0z" },
};
