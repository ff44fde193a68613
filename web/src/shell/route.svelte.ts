/** Where one is: addresses without a server behind them, since any of them gives this page. */

import { base, withoutBase } from "./base";

export interface Place {
  path: string[];
  query: URLSearchParams;
}

function here(): Place {
  return {
    path: withoutBase(location.pathname).split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}

class Route {
  at = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.at = here()));
  }

  /** Go to an address of the page, such as `/t/TABLE`. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", base + address);
    this.at = here();
    scrollTo(0, 0);
    document.getElementById("page")?.focus({ preventScroll: true }); // a new page is read from its top
  }
}

export const route = new Route();

/** A link that stays on the page: `<a href="{base}/…" {@attach inside}>`. */
export function inside(link: HTMLAnchorElement): () => void {
  const follow = (click: MouseEvent) => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    route.go(withoutBase(link.getAttribute("href") ?? "/"));
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
