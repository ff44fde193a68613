/** What one prefers on this device: a language, light or dark, a name. */
import { catalogue, LANGUAGES, type Language } from "../words/catalogues";
import { remember, remembered } from "./keys";
import { Words } from "./words";

export type Theme = "auto" | "light" | "dark";

function firstLanguage(): Language {
  const wanted = [remembered("language"), ...navigator.languages].map((one) => one?.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}

class Tastes {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((remembered("theme") as Theme | null) ?? "auto");
  name = $state(remembered("name") ?? "");

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
