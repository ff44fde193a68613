import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableConnection } from "../../src/shell/connection";
import { LiveTable } from "../../src/shell/live.svelte";

/** A socket that is opened, fed and closed by the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  sent: { do: string; id?: string; key?: string; after?: number }[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** As in a browser, a socket closes only once. */
  close(): void {
    const { onclose } = this;
    this.onclose = () => undefined;
    onclose();
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const answers = { status: 200, body: "[]" };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  Object.assign(answers, { status: 200, body: "[]" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(answers.body, { status: answers.status })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => FakeSocket.all.at(-1) ?? new FakeSocket("");

function opened(key: string | null = "key") {
  const table = new LiveTable("t1");
  const strangers = vi.fn();
  const connection = new TableConnection(table, key, strangers);
  last().onopen();
  return { table, connection, strangers };
}

describe("a connection", () => {
  it("says hello with its key, and where to go on", () => {
    const { table } = opened();
    expect(last().url).toContain("/api/tables/t1/socket");
    expect(last().sent).toEqual([{ do: "Hello", key: "key" }]);
    expect(table.connection).toBe("live");
    table.n = 7;
    last().close();
    vi.advanceTimersByTime(1000);
    last().onopen();
    expect(last().sent[0]).toEqual({ do: "Hello", key: "key", after: 7 });
  });

  it("resolves a command when it is done", async () => {
    const { connection } = opened();
    const done = connection.send({ do: "WishPause" });
    const { id } = last().sent[1] ?? {};
    last().tell({ is: "Done", id, n: 3 });
    await expect(done).resolves.toMatchObject({ n: 3 });
  });

  it("rejects a command with its refusal", async () => {
    const { connection } = opened();
    const refused = connection.send({ do: "Leave" });
    last().tell({ is: "Refusal", id: last().sent[1]?.id, code: "no", sentence: "no" });
    await expect(refused).rejects.toMatchObject({ code: "no" });
  });

  it("sends a command again, under the same id, after it was cut off", () => {
    const { connection } = opened();
    void connection.send({ do: "WishPause" });
    const { id } = last().sent[1] ?? {};
    last().close();
    vi.advanceTimersByTime(1000);
    last().onopen();
    expect(last().sent.slice(1)).toEqual([{ do: "WishPause", id }]);
  });

  it("is back within two seconds of a restart, and later retries more and more slowly", () => {
    const { table } = opened();
    const began = Date.now();
    while (Date.now() - began < 60_000) {
      const before = FakeSocket.all.length;
      last().close();
      expect(table.connection).toBe("offline");
      vi.advanceTimersByTime(2_000);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    for (const least of [1_400, 2_800, 5_600, 10_000]) {
      const before = FakeSocket.all.length;
      last().close();
      vi.advanceTimersByTime(least * 0.75 - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(least * 0.5 + 2);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("finds out that there is no such table", async () => {
    const { table } = opened();
    answers.status = 404;
    last().close();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.connection).toBe("gone");
  });

  it("does not come back by itself after another device took over", () => {
    const { table, connection } = opened();
    last().tell({ is: "Goodbye", why: "taken-over" });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(table.connection).toBe("taken-over");
    expect(FakeSocket.all).toHaveLength(1);
    connection.takeBack();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tells that its key fits no seat", () => {
    const { strangers } = opened();
    last().tell({ is: "Refusal", code: "wrong-key", sentence: "" });
    expect(strangers).toHaveBeenCalledOnce();
  });

  it("asks for what happened before a snapshot", async () => {
    const { table } = opened();
    answers.body = JSON.stringify([{ n: 1, at: 1, events: [{ event: "RoundBegan" }] }]);
    const view = { viewer: 0, agenda: [] };
    last().tell({
      is: "Snapshot",
      n: 3,
      you: 0,
      settings: { game: "g", chairs: [] },
      room: null,
      view,
      forms: [],
      outlook: null,
      talk: [],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.feed.map(({ event }) => event.event)).toEqual(["RoundBegan"]);
  });

  it("passes presence on, and stays closed when closed", () => {
    const { table, connection } = opened();
    last().tell({ is: "Presence", here: [1, 2], gone_since: [], at: 5000 });
    expect(table.present).toEqual([1, 2]);
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
