import { expect, onTestFinished, test, vi } from "vitest";
import { eventsInOrder } from "./events-in-order.ts";

function log() {
  const seen: string[] = [];
  const note = (what: string) => () => void seen.push(what);
  return { seen, note, read: async () => note("page")() };
}

test("events wait until the page has been read, then they are applied in order", async () => {
  const { seen, note, read } = log();
  const events = eventsInOrder();
  events.add(note("first"));
  events.add(note("second"));
  expect(seen).toEqual([]);
  await events.catchUp(read);
  events.add(note("third"));
  expect(seen).toEqual(["page", "first", "second", "third"]);
});

test("after a lost connection they wait again", async () => {
  const { seen, note, read } = log();
  const events = eventsInOrder();
  await events.catchUp(read);
  events.lost();
  events.add(note("event"));
  expect(seen).toEqual(["page"]);
  await events.catchUp(read);
  expect(seen).toEqual(["page", "page", "event"]);
});

test("a failed read is retried, and the events wait for it", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  const { seen, note, read } = log();
  const events = eventsInOrder();
  const failing = vi
    .fn<typeof read>(read)
    .mockRejectedValueOnce(new Error("500"))
    .mockRejectedValueOnce("429");
  const reading = events.catchUp(failing);
  events.add(note("event"));
  await vi.advanceTimersByTimeAsync(2_999);
  expect([seen, failing.mock.calls.length]).toEqual([[], 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toBe(true);
  expect(seen).toEqual(["page", "event"]);
});

test("nothing is read again for a lost connection", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  const events = eventsInOrder();
  const failing = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("500"));
  const reading = events.catchUp(failing);
  await vi.advanceTimersByTimeAsync(0);
  events.lost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toBe(false);
  expect(failing).toHaveBeenCalledTimes(1);
});

test("a read that ends after the connection was lost releases no events", async () => {
  const { seen, note, read } = log();
  const events = eventsInOrder();
  const page = Promise.withResolvers<void>();
  const reading = events.catchUp(() => page.promise);
  events.add(note("event"));
  events.lost();
  page.resolve();
  await reading;
  expect(seen).toEqual([]);
  await events.catchUp(read);
  expect(seen).toEqual(["page", "event"]);
});
