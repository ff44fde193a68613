/** What one prefers on this device: a language, light or dark, a name. */
import { catalogue, LANGUAGES, type Language } from "../words/catalogues";
import { remember, remembered } from "./keys";
import { Words } from "./words";

export type Theme = "auto" | "light" | "dark";

function firstLanguage(): Language {
  const wanted = [remembered("language"), ...navigator.languages].map((one) => one?.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}

/** Names for whoever gives none: anybody's, in both languages, and no bot's. */
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
  theme = $state<Theme>((remembered("theme") as Theme | null) ?? "auto");
  name = $state(remembered("name") ?? "");
  private readonly first = Math.floor(Math.random() * MADE_UP.length);
  /** What one may be called: one's own name, or else any that is made up, first the one that was offered. */
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

/** The words of one game (or of none) in the present language; null until they are here. They follow the language. */
export class Speech {
  words = $state.raw<Words | null>(null);

  constructor(game: () => string | null) {
    $effect(() => {
      const [lang, wanted] = [tastes.language, game()];
      let stale = false;
      void catalogue(lang, wanted).then((bundle) => {
        if (!stale) this.words = new Words(lang, wanted, bundle);
      });
      return () => (stale = true);
    });
  }
}
