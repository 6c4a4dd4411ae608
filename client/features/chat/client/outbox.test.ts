import { describe, expect, test, vi } from "vitest";
import { Outbox, type Outcome, type Outgoing, type OutboxStorage } from "./outbox.ts";

const written = (id: string): Omit<Outgoing, "state"> => ({
  id,
  conversationId: "c",
  body: id,
  attachments: [],
  replyTo: null,
  mentions: [],
  createdAt: `2026-11-20T08:00:0${id}Z`,
});

class MemoryShelf implements OutboxStorage {
  readonly kept = new Map<string, Outgoing>();
  all = async () => [...this.kept.values()].reverse();
  put = async (one: Outgoing) => void this.kept.set(one.id, one);
  remove = async (id: string) => void this.kept.delete(id);
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
  const make = () => new Outbox(shelf, send, () => network.online);
  return { shelf, sent, network, make, outbox: make() };
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
    expect(shelf.kept.size).toBe(0);
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

  test("neither sends nor keeps a discarded message", async () => {
    const { outbox, sent, network, shelf } = begin();
    network.online = false;
    outbox.add(written("1"));
    outbox.discard("1");
    network.online = true;
    await outbox.work();
    expect(sent).toEqual([]);
    expect(shelf.kept.size).toBe(0);
  });
});
