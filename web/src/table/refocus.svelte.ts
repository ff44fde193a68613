/** Keeps the keyboard in the game. */
import { tick } from "svelte";

/**
 * A control that was pressed is often gone when the next message comes: the keyboard focus then goes to the game, not to
 * the top of the page.
 */
export function refocused(table: { n: number | null }): (game: HTMLElement) => () => void {
  return (game) => {
    let inGame = false;
    const note = ({ target }: FocusEvent) => (inGame = target instanceof Node && game.contains(target));
    document.addEventListener("focusin", note);
    $effect(() => {
      void table.n;
      void tick().then(() => inGame && document.activeElement === document.body && game.focus({ preventScroll: true }));
    });
    return () => document.removeEventListener("focusin", note);
  };
}
