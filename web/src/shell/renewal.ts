/** A part of the page cannot be fetched: a newer page has replaced the one that is open. Loading the page again gets the
 * new one, whole; the match goes on where it was. */

/** The key in the session's storage: when the page was loaded again. */
const WHEN = "millions.renewed";

/** A server that cannot be reached must not make the page load without end. */
const ONCE_IN_MS = 60_000;

type Kept = Pick<Storage, "getItem" | "setItem">;

/** Load the page again, unless that was done within the last minute. */
export function renewOnce(reload: () => void, now = Date.now(), kept: Kept = sessionStorage): boolean {
  const last = Number(kept.getItem(WHEN) ?? 0);
  if (now - last < ONCE_IN_MS) return false;
  kept.setItem(WHEN, String(now));
  reload();
  return true;
}

/** Vite says `vite:preloadError` when a part that is loaded on demand is not there. */
export function renewWhenReplaced(): void {
  addEventListener("vite:preloadError", (event) => {
    if (renewOnce(() => location.reload())) event.preventDefault();
  });
}
