/** A screen that nobody scrolls: its content is drawn as large as the window allows. */
import type { Attachment } from "svelte/attachments";

const STEPS = 8;
/** What the page may add below. */
const EDGE_PX = 17;

/** The largest size between two for which `fits` holds, nearly; the smallest if none does. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [least, most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Sizes an element, as often as it or the window changes, so that all of it is in the window. Off: leaves it alone. */
export function fitted(on: boolean, least = 0.5, most = 3): Attachment<HTMLElement> {
  return sized(on, least, most, (node) => {
    const { bottom } = node.getBoundingClientRect();
    return bottom <= innerHeight - EDGE_PX && document.documentElement.scrollWidth <= innerWidth && !isCut(node);
  });
}

/** Shrinks what lies in an element whose place does not grow with it, until nothing of it hangs out. Off: leaves it alone. */
export function contained(on: boolean, least = 0.6): Attachment<HTMLElement> {
  return sized(on, least, 1, (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    const parts = [...node.children]
      .flatMap((one) => (one.clientHeight ? [one] : [...one.children]))
      .filter((one) => one.clientHeight && getComputedStyle(one).position !== "absolute");
    const isIn = (one: DOMRect) => one.top >= top - 1 && one.bottom <= bottom + 1;
    return parts.every((one) => isIn(one.getBoundingClientRect()) && !hangsOut(one)) && !isCut(node);
  });
}

function sized(
  on: boolean,
  least: number,
  most: number,
  isFit: (node: HTMLElement) => boolean,
): Attachment<HTMLElement> {
  return (node) => {
    if (!on) return;
    const fits = (size: number) => {
      node.style.zoom = String(size);
      return isFit(node);
    };
    let frame = 0;
    const fit = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (node.style.zoom = String(largest(least, most, fits))));
    };
    const changes = new MutationObserver(fit);
    changes.observe(node, { subtree: true, childList: true, characterData: true });
    addEventListener("resize", fit);
    node.addEventListener("load", fit, true);
    fit();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener("resize", fit);
      node.removeEventListener("load", fit, true);
      node.style.zoom = "";
    };
  };
}

const hangsOut = (node: Element) => node.scrollHeight > node.clientHeight + 1;
const isCut = (node: HTMLElement) => node.scrollWidth > node.clientWidth + 1;
