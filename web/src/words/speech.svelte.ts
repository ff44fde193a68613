/** The words of one game, or of none, in the language of this device. They follow the language. */
import { lookOf } from "../games";
import { tastes } from "../shell/tastes.svelte";
import { textsOf } from "./texts";
import { Words } from "./words";

const RETRY_AFTER_MS = 2000;

export class Speech {
  /** Null until the first texts are here; then the last ones that could be fetched. */
  words = $state.raw<Words | null>(null);

  /** `more` names catalogues beyond those of every page and of the game. */
  constructor(game: () => string | null, more: readonly string[] = []) {
    $effect(() => {
      const [lang, wanted] = [tastes.language, game()];
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stale = false;
      const load = () =>
        textsOf(lang, wanted, lookOf(wanted ?? "").catalogues, more).then(
          (texts) => {
            if (!stale) this.words = new Words(lang, wanted, texts);
          },
          () => {
            if (!stale) timer = setTimeout(() => void load(), RETRY_AFTER_MS);
          },
        );
      void load();
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }
}
