/** The path below which the server is reached behind a proxy, such as `/games`; empty at the root of a site. */
export const base = document.documentElement.dataset["base"] ?? "";

/** The path of an address as the page names its places: without the base. A proxy is not needed: then there is none. */
export const withoutBase = (path: string, below = base) =>
  `${path}/`.startsWith(`${below}/`) ? path.slice(below.length) : path;
