/** A button that binds does not hear the pointer for a moment after it appeared or moved: it was meant for something else. */
const SETTLES_MS = 400;

/** Attach to a button: it is marked while it settles, and the page's style keeps the pointer from it. The keyboard is heard. */
export function steady(button: HTMLElement): () => void {
  let place = placeOf(button);
  let [frame, timer] = [0, 0];
  const settle = () => {
    button.dataset["settling"] = "";
    clearTimeout(timer);
    timer = window.setTimeout(() => delete button.dataset["settling"], SETTLES_MS);
  };
  const look = () => {
    frame = 0;
    const now = placeOf(button);
    if (now !== place) settle();
    place = now;
  };
  const changed = () => (frame ||= requestAnimationFrame(look));
  const scrolled = () => (place = placeOf(button));
  const stop = whenChanged(changed, scrolled);
  settle();
  return () => {
    stop();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

function placeOf(button: HTMLElement): string {
  const { x, y } = button.getBoundingClientRect();
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Tells of everything that can move a button: by the page itself, and by who scrolls it. */
function whenChanged(changed: () => void, scrolled: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener("resize", changed);
  addEventListener("scroll", scrolled, true);
  return () => {
    observer.disconnect();
    removeEventListener("resize", changed);
    removeEventListener("scroll", scrolled, true);
  };
}
