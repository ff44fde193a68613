/** The preferences of this device: language, light or dark, the player's name. */
import { isAvatar, type Avatar } from "../art/faces/faces";
import { LANGUAGES, type Language } from "../words/texts";
import { remember, remembered } from "./keys";

export const THEMES = ["auto", "light", "dark"] as const;
/** How fast what happens is shown step by step: how long a step lasts, compared with the usual. 0: not at all. */
export const SHOW_SPEEDS = { slow: 1.6, usual: 1, quick: 0.5, off: 0 };
export type ShowSpeed = keyof typeof SHOW_SPEEDS;
const isShowSpeed = (name: string | null): name is ShowSpeed => name !== null && name in SHOW_SPEEDS;

export type Theme = (typeof THEMES)[number];

function firstLanguage(): Language {
  const wanted = [remembered("language"), ...navigator.languages].map((one) => one?.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}

/** Names for players who give none: usual in both languages, and no bot's. */
const MADE_UP = [
  "Alex",
  "Camille",
  "Charlie",
  "Claude",
  "Dominique",
  "Lou",
  "Maxime",
  "Noa",
  "Robin",
  "Sacha",
  "Sam",
  "Swann",
];

/** A device keeps the name that was made up for it. */
function firstMadeUp(): number {
  const kept = MADE_UP.indexOf(remembered("made-up") ?? "");
  if (kept >= 0) return kept;
  const drawn = Math.floor(Math.random() * MADE_UP.length);
  remember("made-up", MADE_UP[drawn] ?? null);
  return drawn;
}

function firstShow(): ShowSpeed {
  const show = remembered("show");
  return isShowSpeed(show) ? show : "usual";
}

/** How long bots take for a decision, in milliseconds; null: as the table says. */
function firstPace(): number | null {
  const pace = Number(remembered("pace") ?? NaN);
  return Number.isInteger(pace) && pace >= 0 ? pace : null;
}

function firstFace(): Avatar | null {
  const face = remembered("face");
  return face !== null && isAvatar(face) ? face : null;
}

class Tastes {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(THEMES.find((theme) => theme === remembered("theme")) ?? "auto");
  show = $state<ShowSpeed>(firstShow());
  pace = $state<number | null>(firstPace());
  name = $state(remembered("name") ?? "");
  /** The portrait the player has chosen; null: one by their name. */
  face = $state<Avatar | null>(firstFace());
  private suits: Theme = "auto";
  private readonly first = firstMadeUp();
  /** Names to try when sitting down: the player's own, or made-up ones, first the one that the page shows. */
  names = $derived(
    this.name.trim() ? [this.name.trim()] : [...MADE_UP.slice(this.first), ...MADE_UP.slice(0, this.first)],
  );

  look(face: Avatar): void {
    this.face = face;
    remember("face", face);
  }

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
  }

  wear(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.dress(this.suits);
  }

  watch(show: ShowSpeed): void {
    this.show = show;
    remember("show", show);
  }

  hurry(pace: number | null): void {
    this.pace = pace;
    remember("pace", pace === null ? null : String(pace));
  }

  call(name: string): void {
    this.name = name;
    remember("name", name);
  }

  /** Put the theme on the page. A player who has chosen none gets the one that suits the game, or the device's. */
  dress(suits: Theme = "auto"): void {
    this.suits = suits;
    const worn = this.theme === "auto" ? suits : this.theme;
    if (worn === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = worn;
  }

  /** Put on what suits a game; gives what takes it off. */
  suit(suits: Theme): () => void {
    this.dress(suits);
    return () => this.dress();
  }
}

export const tastes = new Tastes();
