/** Copies a text to the clipboard and shows a note. Browsers offer the clipboard API on secure addresses only; elsewhere the text is selected and copied. */
import { toast } from "./toast.svelte";

export async function copy(text: string): Promise<void> {
  const done = window.isSecureContext
    ? await navigator.clipboard.writeText(text).then(
        () => true,
        () => copyBySelecting(text),
      )
    : copyBySelecting(text);
  if (done) toast.tell("invite-copied");
}

function copyBySelecting(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  document.body.append(box);
  box.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without a secure address
  const done = document.execCommand("copy");
  box.remove();
  return done;
}
