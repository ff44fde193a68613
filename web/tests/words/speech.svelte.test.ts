import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { tastes } from "../../src/shell/tastes.svelte";
import { Speech } from "../../src/words/speech.svelte";
import { rulesOf, textsOf } from "../../src/words/texts";

const asked: string[] = [];
let down = false;
beforeEach(() => {
  asked.length = 0;
  down = false;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (down) return Promise.resolve(new Response("", { status: 503 }));
    return Promise.resolve(new Response(path.includes("vocabulary") ? `{"events": {}}` : `where = ${path}`));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const where = ({ bundle }: Awaited<ReturnType<typeof textsOf>>) => bundle.getMessage("where")?.value;

describe("texts", () => {
  it("of no game are the shared catalogues", async () => {
    const texts = await textsOf("en", null);
    expect(where(texts)).toMatch(/^\/texts\/en\/.*\+page$/);
    expect(texts.vocabulary.events).toEqual({});
  });

  it("of a game are its own and those of its table here, or the plain ones", async () => {
    expect(where(await textsOf("en", "one", ["page-one"]))).toMatch(/\+page\+one\+page-one$/);
    expect(where(await textsOf("en", "two"))).toMatch(/\+page\+plain\+two$/);
    expect(asked).toContain("/texts/vocabulary/two");
  });

  it("are fetched once, and again after a failure", async () => {
    down = true;
    await expect(textsOf("en", "three")).rejects.toThrow("503");
    down = false;
    await textsOf("en", "three");
    const before = asked.length;
    await textsOf("en", "three");
    expect(asked).toHaveLength(before);
  });

  it("have no rules page where the server has none", async () => {
    expect(await rulesOf("four", "fr")).toBe("where = /texts/fr/rules/four");
    down = true;
    expect(await rulesOf("five", "fr")).toBeNull();
  });
});

describe("speech", () => {
  function speaking(game: () => string | null): { speech: Speech; stop: () => void } {
    let speech: Speech | undefined;
    const stop = $effect.root(() => {
      speech = new Speech(game);
    });
    flushSync();
    if (!speech) throw new Error("no speech");
    return { speech, stop };
  }

  it("follows the language of this device", async () => {
    tastes.language = "en";
    const { speech, stop } = speaking(() => "six");
    expect(speech.words).toBeNull();
    await vi.waitFor(() => expect(speech.words?.lang).toBe("en"));
    tastes.language = "fr";
    flushSync();
    await vi.waitFor(() => expect(speech.words?.lang).toBe("fr"));
    stop();
  });

  it("tries again while the server does not answer", async () => {
    vi.useFakeTimers();
    down = true;
    const { speech, stop } = speaking(() => "seven");
    await vi.advanceTimersByTimeAsync(100);
    expect(speech.words).toBeNull();
    down = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(speech.words?.game).toBe("seven");
    stop();
  });
});
