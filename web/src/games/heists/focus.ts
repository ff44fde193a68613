/** Keeps the keyboard's place: when the control that has it goes away, its panel gets it. */

/** For the root of a table: panels are elements with `data-panel` and a tabindex. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let panels: HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    panels = [];
    for (
      let one = last.closest<HTMLElement>("[data-panel]");
      one;
      one = one.parentElement?.closest("[data-panel]") ?? null
    )
      panels.push(one);
  };
  const forget = () => queueMicrotask(() => last?.isConnected && last !== document.activeElement && (last = null));
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const panel = panels.find((one) => one.isConnected) ?? root.querySelector<HTMLElement>("[data-panel]");
    panel?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", note);
  root.addEventListener("focusout", forget);
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", note);
    root.removeEventListener("focusout", forget);
  };
}
