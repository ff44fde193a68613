/** A part of the page cannot be fetched: a newer page has replaced the one that is open. Loading the page again gets the
 * new one, whole; the match goes on where it was. */

const WHEN = "millions.renewed";
const ONCE_IN_MS = 60_000;
/** A server that cannot be reached must not make the page load without end. */

export function renewOnce(reload: () => void, now = Date.now(), kept: Storage = sessionStorage): boolean {
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
