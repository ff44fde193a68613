/** Cards to choose from shrink a little, where they would otherwise have to be scrolled. */
import type { Attachment } from "svelte/attachments";

import { largest } from "../../shell/fit";

/** Never smaller than this: then they are scrolled. */
const LEAST = 0.78;

/** Shrinks an element until the place that would scroll it holds all of it; anew whenever either has another size. */
export const snug: Attachment<HTMLElement> = (node) => {
  const place = node.closest<HTMLElement>(".rest");
  if (!place) return;
  const fits = (size: number) => {
    node.style.zoom = String(size);
    return place.scrollHeight <= place.clientHeight + 1;
  };
  const fit = () => (node.style.zoom = String(largest(LEAST, 1, fits)));
  const sizes = new ResizeObserver(fit);
  sizes.observe(place);
  const column = place.closest(".column");
  if (column) sizes.observe(column);
  fit();
  return () => sizes.disconnect();
};
