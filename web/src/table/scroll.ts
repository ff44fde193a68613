/** Keeps the end of a list in sight, whatever grows: in it, or in the place around it. */

/** As near to its end as this, a list is at it. */
const NEAR_PX = 24;

/** Attach to a list that scrolls: its newest line stays in sight, unless its reader has scrolled up. */
export function atItsEnd(list: HTMLElement): () => void {
  let stays = true;
  let [height, content] = [list.clientHeight, list.scrollHeight];
  const toEnd = () => {
    [height, content] = [list.clientHeight, list.scrollHeight];
    if (stays) list.scrollTop = content;
  };
  /** By its reader: a list also scrolls by itself when its place or what is in it changes. */
  const scrolled = () => {
    if (height !== list.clientHeight || content !== list.scrollHeight) return;
    stays = list.scrollTop + height >= content - NEAR_PX;
  };
  const sizes = new ResizeObserver(toEnd);
  const lines = new MutationObserver(toEnd);
  sizes.observe(list);
  lines.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", scrolled);
  toEnd();
  return () => {
    sizes.disconnect();
    lines.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
