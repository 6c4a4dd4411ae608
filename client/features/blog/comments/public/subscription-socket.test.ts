import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSubscriptions } from "./subscription-socket.ts";

/** A fake of the browser's socket: the test sends what the server would. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: { code: number }) => void) | null;
  readonly sent: unknown[] = [];
  closed = false;

  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
    this.drop(1005);
  }
  drop(code: number) {
    this.onclose?.({ code });
  }
  say(...messages: object[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  accept() {
    this.onopen?.();
    this.say({ type: "connection_ack" });
  }
}

const url = "ws://atelier.example/graphql";
const added = vi.fn<() => void>();
const changed = vi.fn<() => void>();
const listener = { connected: vi.fn<() => void>(), disconnected: vi.fn<() => void>() };

function open() {
  return openSubscriptions(
    url,
    [
      { query: "subscription A", variables: { postId: "p" }, next: added },
      { query: "subscription B", variables: {}, next: changed },
    ],
    listener,
  );
}

const subscriptions = [
  { id: "0", type: "subscribe", payload: { query: "subscription A", variables: { postId: "p" } } },
  { id: "1", type: "subscribe", payload: { query: "subscription B", variables: {} } },
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  // The middle of the random range: pauses have their nominal length.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test("it initialises first and subscribes after the acknowledgement", () => {
  open();
  const socket = FakeSocket.last;
  expect([socket.url, socket.protocol]).toEqual([url, "graphql-transport-ws"]);
  expect(socket.sent).toEqual([]);
  socket.onopen?.();
  expect(socket.sent).toEqual([{ type: "connection_init" }]);
  expect(listener.connected).not.toHaveBeenCalled();
  socket.say({ type: "connection_ack" });
  expect(socket.sent.slice(1)).toEqual(subscriptions);
  expect(listener.connected).toHaveBeenCalledOnce();
});

test("each event reaches its subscription; messages without data are ignored", () => {
  open();
  FakeSocket.last.accept();
  FakeSocket.last.say(
    { type: "next", id: "1", payload: { data: { commentChanged: 1 } } },
    { type: "next", id: "0", payload: { data: null, errors: [{ message: "Not found" }] } },
    { type: "next", id: "7", payload: { data: { another: 1 } } },
  );
  expect(changed.mock.calls).toEqual([[{ commentChanged: 1 }]]);
  expect(added).not.toHaveBeenCalled();
});

test("a ping is answered, a pong is not", () => {
  open();
  const socket = FakeSocket.last;
  socket.accept();
  const before = socket.sent.length;
  socket.say({ type: "ping" }, { type: "pong" });
  expect(socket.sent.slice(before)).toEqual([{ type: "pong" }]);
});

test("after a lost connection it reconnects, subscribes again and reports it", () => {
  open();
  FakeSocket.last.accept();
  FakeSocket.last.drop(1006);
  expect(listener.disconnected).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(499);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent.slice(1)).toEqual(subscriptions);
  expect(listener.connected).toHaveBeenCalledTimes(2);
});

test("pauses double up to half a minute, and start again after a success", () => {
  open();
  const pauses = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  for (const pause of pauses) expect(reconnectsAfter(1006)).toBe(pause);
  FakeSocket.last.accept();
  expect(reconnectsAfter(1001)).toBe(500);
});

test("a pause is randomized by up to half", () => {
  open();
  vi.mocked(Math.random).mockReturnValue(0);
  expect(reconnectsAfter(1006)).toBe(250);
  vi.mocked(Math.random).mockReturnValue(0.999);
  expect(reconnectsAfter(1006)).toBe(1_499);
});

test("it does not reconnect if the server would refuse it again", () => {
  for (const code of [4400, 4401, 4403, 4406, 4409, 4429]) {
    open();
    expect(reconnectsAfter(code)).toBeUndefined();
  }
  open();
  // The connection was acknowledged too late: the next one may be in time.
  expect(reconnectsAfter(4408)).toBe(500);
});

test("a subscription that the server has ended is not repeated", () => {
  open();
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "error", id: "0", payload: [{ message: "Post not found" }] });
  expect(reconnectsAfter(1006)).toBe(500);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent.slice(1)).toEqual(subscriptions.slice(1));
  FakeSocket.last.say({ type: "complete", id: "1" });
  expect(FakeSocket.last.closed).toBe(true);
  expect(listener.disconnected).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("after it was closed it is silent and does not reconnect, even during a pause", () => {
  const close = open();
  FakeSocket.last.accept();
  close();
  expect(FakeSocket.last.closed).toBe(true);
  expect(listener.disconnected).not.toHaveBeenCalled();

  const closeLater = open();
  FakeSocket.last.drop(1006);
  closeLater();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

/** After how many ms a dropped connection is retried; undefined if not within a minute. */
function reconnectsAfter(code: number): number | undefined {
  const count = FakeSocket.all.length;
  const since = Date.now();
  FakeSocket.last.drop(code);
  vi.advanceTimersToNextTimer();
  return FakeSocket.all.length > count ? Date.now() - since : undefined;
}
