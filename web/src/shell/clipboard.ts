/** Copies a text, and says so. Without a secure address a browser lends no clipboard: then an older way is tried. */
import { toast } from "./toast.svelte";

export async function copy(text: string): Promise<void> {
  const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => copyBySelecting(text),
  );
  if (done) toast.tell("invite-copied");
}

function copyBySelecting(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  document.body.append(box);
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  return done;
}
