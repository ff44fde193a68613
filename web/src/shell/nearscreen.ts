/**
 * Windows of one browser tell each other which tables they show on a shared screen. Beside such a screen, a player's own
 * page need not show the same once more, with sound: the laptop that drives a television.
 */
import type { LiveTable } from "./live.svelte";

type Word = "asks" | "shows" | "hides";

/** A shared screen tells of itself as long as it can be seen; any other page listens. Gives what ends it. */
export function nearScreen(table: Pick<LiveTable, "id" | "screenNear">, screen: boolean): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(`millions.screen.${table.id}`);
  const say = (word: Word) => channel.postMessage(word);
  const tell = () => say(document.visibilityState === "visible" ? "shows" : "hides");
  const leave = () => say("hides");
  if (screen) {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data === "asks") tell();
    };
    document.addEventListener("visibilitychange", tell);
    addEventListener("pagehide", leave);
    tell();
  } else {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data !== "asks") table.screenNear = data === "shows";
      if (data === "hides") say("asks"); // there may be another one
    };
    say("asks");
  }
  return () => {
    if (screen) leave();
    document.removeEventListener("visibilitychange", tell);
    removeEventListener("pagehide", leave);
    channel.close();
  };
}
