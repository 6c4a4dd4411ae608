import { describe, expect, test, vi } from "vitest";
import type { BrowserStore } from "./browser-store.ts";
import { FileUploads } from "./file-uploads.ts";
import { isUploading, Outbox, type Outcome, type Outgoing } from "./outbox.ts";

const written = (id: string): Omit<Outgoing, "state"> => ({
  id,
  conversationId: "c",
  body: id,
  attachments: [],
  replyTo: null,
  mentions: [],
  createdAt: `2026-11-20T08:00:0${id}Z`,
});

class MemoryShelf implements BrowserStore<Outgoing> {
  readonly stored = new Map<string, Outgoing>();
  all = async () => [...this.stored.values()].reverse();
  put = async (one: Outgoing) => void this.stored.set(one.id, one);
  remove = async (id: string) => void this.stored.delete(id);
}

function begin(outcomes: Record<string, Outcome[]> = {}) {
  const shelf = new MemoryShelf();
  const sent: string[] = [];
  const network = { online: true, atOnce: 0, most: 0 };
  const send = async ({ id }: Outgoing): Promise<Outcome> => {
    network.atOnce += 1;
    network.most = Math.max(network.most, network.atOnce);
    await Promise.resolve();
    network.atOnce -= 1;
    sent.push(id);
    return outcomes[id]?.shift() ?? { done: true };
  };
  const arriving: { name: string; done: (id: string) => void; fail: (code: string) => void }[] = [];
  const upload = ({ name }: File, signal: AbortSignal) =>
    new Promise<{ id: string }>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      arriving.push({ name, done: (id) => resolve({ id }), fail: (code) => reject({ code }) });
    });
  const make = () =>
    new Outbox(
      shelf,
      send,
      new FileUploads((file, _to, _onProgress, signal) => upload(file, signal)),
      () => network.online,
    );
  return { shelf, sent, network, arriving, make, outbox: make() };
}

const settled = async (outbox: Outbox) =>
  vi.waitFor(() => expect(outbox.outgoing().every(({ state }) => state !== "sending")).toBe(true));

describe("the outbox", () => {
  test("sends in order, one at a time", async () => {
    const { outbox, sent, network } = begin();
    for (const id of ["1", "2", "3"]) outbox.add(written(id));
    await vi.waitFor(() => expect(outbox.outgoing()).toEqual([]));
    expect(sent).toEqual(["1", "2", "3"]);
    expect(network.most).toBe(1);
  });

  test("waits while there is no connection", async () => {
    const { outbox, sent, network } = begin();
    network.online = false;
    outbox.add(written("1"));
    outbox.add(written("2"));
    expect(outbox.outgoing().map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    expect(sent).toEqual([]);
    network.online = true;
    await outbox.work();
    expect(sent).toEqual(["1", "2"]);
  });

  test("survives a reload, in order", async () => {
    const { outbox, make, sent, network, shelf } = begin();
    network.online = false;
    outbox.add(written("1"));
    outbox.add(written("2"));
    network.online = true;
    const reloaded = make();
    await reloaded.restore();
    await vi.waitFor(() => expect(reloaded.outgoing()).toEqual([]));
    expect(sent).toEqual(["1", "2"]);
    expect(shelf.stored.size).toBe(0);
  });

  test("keeps a refused message with its reason, and sends the next ones", async () => {
    const { outbox, sent } = begin({ "1": [{ done: false, retry: "never", reason: "blocked" }] });
    outbox.add(written("1"));
    outbox.add(written("2"));
    await settled(outbox);
    await vi.waitFor(() => expect(sent).toEqual(["1", "2"]));
    expect(outbox.outgoing()).toMatchObject([{ id: "1", state: "failed", reason: "blocked" }]);
    outbox.retry("1");
    await vi.waitFor(() => expect(outbox.outgoing()).toEqual([]));
  });

  test("holds back later messages while one may still succeed", async () => {
    const { outbox, sent } = begin({ "1": [{ done: false, retry: "later" }] });
    outbox.add(written("1"));
    outbox.add(written("2"));
    await settled(outbox);
    expect(sent).toEqual(["1"]);
    await outbox.work();
    expect(sent).toEqual(["1", "1", "2"]);
    outbox.stop();
  });

  const withFile = (id: string, conversationId = "c") => ({
    ...written(id),
    conversationId,
    attachments: [{ key: `file ${id}`, file: new File(["…"], `${id}.txt`) }],
  });

  test("sends a message once its files are uploaded, with its later ones after it", async () => {
    const { outbox, sent, arriving } = begin();
    outbox.add(withFile("1"));
    outbox.add(written("2"));
    outbox.add({ ...written("3"), conversationId: "another" });
    await vi.waitFor(() => expect(sent).toEqual(["3"]));
    expect(outbox.outgoing().map(isUploading)).toEqual([true, false]);
    arriving[0]?.done("attachment");
    await vi.waitFor(() => expect(sent).toEqual(["3", "1", "2"]));
  });

  test("uploads the files of an earlier visit again, and those of a message written offline", async () => {
    const { outbox, make, sent, arriving, network } = begin();
    network.online = false;
    outbox.add(withFile("1"));
    expect(arriving).toEqual([]);
    network.online = true;
    const reloaded = make();
    await reloaded.restore();
    expect(arriving.map(({ name }) => name)).toEqual(["1.txt"]);
    arriving[0]?.done("attachment");
    await vi.waitFor(() => expect(sent).toEqual(["1"]));
  });

  test("a message whose file is refused has failed, and is uploaded again when it is retried", async () => {
    const { outbox, sent, arriving } = begin();
    outbox.add(withFile("1"));
    outbox.add(written("2"));
    arriving[0]?.fail("QUOTA_EXCEEDED");
    await vi.waitFor(() => expect(sent).toEqual(["2"]));
    expect(outbox.outgoing()).toMatchObject([{ id: "1", state: "failed", reason: "quota" }]);
    outbox.retry("1");
    arriving[1]?.done("attachment");
    await vi.waitFor(() => expect(sent).toEqual(["2", "1"]));
  });

  test("a lost connection during an upload is no failure", async () => {
    const { outbox, sent, arriving } = begin();
    outbox.add(withFile("1"));
    arriving[0]?.fail("OFFLINE");
    await settled(outbox);
    expect(outbox.outgoing().map(isUploading)).toEqual([true]);
    await vi.waitFor(() => {
      void outbox.work();
      expect(arriving).toHaveLength(2);
    });
    arriving[1]?.done("attachment");
    await vi.waitFor(() => expect(sent).toEqual(["1"]));
  });

  test("discarding a message ends its uploads", async () => {
    const { outbox, sent, arriving, shelf } = begin();
    outbox.add(withFile("1"));
    outbox.discard("1");
    arriving[0]?.done("attachment");
    await outbox.work();
    expect(sent).toEqual([]);
    expect(shelf.stored.size).toBe(0);
  });

  test("neither sends nor keeps a discarded message", async () => {
    const { outbox, sent, network, shelf } = begin();
    network.online = false;
    outbox.add(written("1"));
    outbox.discard("1");
    network.online = true;
    await outbox.work();
    expect(sent).toEqual([]);
    expect(shelf.stored.size).toBe(0);
  });
});
