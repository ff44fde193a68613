/** The preferences of this device: language, light or dark, the player's name. */
import { LANGUAGES, type Language } from "../words/texts";
import { remember, remembered } from "./keys";

export const THEMES = ["auto", "light", "dark"] as const;
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

class Tastes {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(THEMES.find((theme) => theme === remembered("theme")) ?? "auto");
  name = $state(remembered("name") ?? "");
  private readonly first = Math.floor(Math.random() * MADE_UP.length);
  /** Names to try when sitting down: the player's own, or made-up ones, first the one that the page shows. */
  names = $derived(
    this.name.trim() ? [this.name.trim()] : [...MADE_UP.slice(this.first), ...MADE_UP.slice(0, this.first)],
  );

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
  }

  wear(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.dress();
  }

  call(name: string): void {
    this.name = name;
    remember("name", name);
  }

  /** Put the theme on the page. */
  dress(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const tastes = new Tastes();
