import { expect, test } from "vitest";
import { eventsInOrder } from "./events-in-order.ts";

function log() {
  const seen: string[] = [];
  const note = (what: string) => () => void seen.push(what);
  return { seen, note, read: async () => note("page")() };
}

test("events wait until the page has been read, then they come in their order", async () => {
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

test("a page that was read for a connection which is lost by then lets nothing through", async () => {
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
