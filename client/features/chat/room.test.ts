import { describe, expect, test } from "vitest";
import type { ChatMessage } from "./message.ts";
import { PAGE, Room } from "./room.ts";

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  seq,
  revision: seq,
  body: `Message ${seq}`,
  contentType: "TEXT",
  happening: null,
  createdAt: "2026-11-20T08:00:00Z",
  editedAt: null,
  deletedAt: null,
  mentions: [],
  sender: { id: "ada", displayName: "Ada" },
  about: null,
  replyTo: null,
  attachments: [],
  reactions: [],
  ...more,
});

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => message(from + place));

function roomOf(lastSeq: number, revision = lastSeq): Room {
  const room = new Room();
  room.open({ lastSeq, revision });
  return room;
}

const bodies = (room: Room) => room.all().map(({ body }) => body);

describe("a room", () => {
  test("keeps messages by number, whatever order they come in", () => {
    const room = roomOf(3);
    room.merge([message(3), message(1)]);
    room.merge([message(2)]);
    expect(bodies(room)).toEqual(["Message 1", "Message 2", "Message 3"]);
  });

  test("lets the higher revision win", () => {
    const room = roomOf(2);
    room.merge([message(1, { revision: 5, body: "Edited" })]);
    room.merge([message(1, { revision: 1, body: "As it was" })]);
    expect(room.at(1)?.body).toBe("Edited");
    room.merge([message(1, { revision: 6, body: "", deletedAt: "2026-11-20T09:00:00Z" })]);
    expect(room.at(1)?.deletedAt).not.toBeNull();
  });

  test("has a message once that comes as an answer and as an event", () => {
    const room = roomOf(0);
    expect(room.merge([message(1)])).toHaveLength(1);
    expect(room.hear(message(1))).toHaveLength(0);
    expect(room.all()).toHaveLength(1);
    expect(room.synced).toBe(1);
  });

  test("says which pages are missing, the last one first", () => {
    const room = roomOf(2 * PAGE + 3);
    expect(room.missing({ from: PAGE, to: 99 })).toEqual([
      { from: 2 * PAGE + 1, to: 2 * PAGE + 3 },
      { from: PAGE + 1, to: 2 * PAGE },
      { from: 1, to: PAGE },
    ]);
    room.merge(messages(PAGE + 1, 2 * PAGE));
    expect(room.missing({ from: PAGE + 1, to: 2 * PAGE })).toEqual([]);
    room.merge([message(2 * PAGE + 4)]);
    expect(room.missing({ from: 2 * PAGE + 1, to: 2 * PAGE + 4 })).toEqual([
      { from: 2 * PAGE + 1, to: 2 * PAGE + 4 },
    ]);
  });

  test("notices that something was missed", () => {
    const room = roomOf(5);
    room.hear(message(6));
    expect(room).toMatchObject({ synced: 6, hasGap: false });
    room.hear(message(8));
    expect(room).toMatchObject({ synced: 6, hasGap: true });
    room.hear(message(7));
    expect(room).toMatchObject({ synced: 8, hasGap: false });
  });

  test("an edit made twice leaves a gap that catching up closes", () => {
    const room = roomOf(5);
    room.hear(message(5, { revision: 7, body: "Twice" }));
    expect(room.hasGap).toBe(true);
    room.catchUp([message(5, { revision: 7, body: "Twice" })], room.heard);
    expect(room).toMatchObject({ synced: 7, hasGap: false });
  });

  test("what was heard while it asked does not hide what came before that", () => {
    const room = roomOf(5);
    room.hear(message(7));
    const { heard } = room;
    room.hear(message(9));
    room.catchUp([message(6), message(7)], heard);
    expect(room).toMatchObject({ synced: 7, hasGap: true });
    room.hear(message(8));
    expect(room).toMatchObject({ synced: 9, hasGap: false });
  });

  test("catches up page by page before live events count", () => {
    const room = roomOf(1);
    room.hear(message(250));
    room.catchUp(messages(2, 101));
    expect(room).toMatchObject({ synced: 101, hasGap: true });
    room.catchUp(messages(102, 201));
    room.catchUp(messages(202, 250), room.heard);
    expect(room).toMatchObject({ synced: 250, hasGap: false, lastSeq: 250 });
  });

  test("more than a thousand behind begins anew", () => {
    const room = roomOf(10);
    room.merge(messages(1, 10));
    expect(room.isTooFarBehind(1_010)).toBe(false);
    expect(room.isTooFarBehind(1_011)).toBe(true);
    room.beginAnew({ lastSeq: 900, revision: 1_011 });
    expect(room.all()).toEqual([]);
    expect(room).toMatchObject({ lastSeq: 900, synced: 1_011 });
  });

  test("tells whoever looks, and nobody who has gone", () => {
    const room = roomOf(1);
    let told = 0;
    const leave = room.subscribe(() => (told += 1));
    room.merge([message(1)]);
    leave();
    room.merge([message(2)]);
    expect(told).toBe(1);
  });
});
