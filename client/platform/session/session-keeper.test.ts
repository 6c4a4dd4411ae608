// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "./call.ts";
import { SessionKeeper } from "./session-keeper.ts";
import type { Session } from "./session.ts";
import { notifyOtherTabs } from "./tabs.ts";

const freya: Session = {
  user: {
    id: "1",
    name: "Freya Holm",
    email: "freya@example.org",
    image: null,
    roles: ["member"],
    memberId: null,
  },
  expires: "2026-12-21T00:00:00.000Z",
};

/** A fake server with or without a session, which records its calls. */
function serverWith(body: object, status = 200) {
  const requests: string[] = [];
  const server = { body, status, requests };
  const call: Call = async (method, path, sent) => {
    requests.push(`${method} ${path.replace("/api/auth/", "")}`);
    if (path.endsWith("_log")) requests.push(String((sent as URLSearchParams).get("code")));
    return path.endsWith("session") ? server : { status: 200, body: {} };
  };
  return { server, requests, call };
}

const stops: (() => void)[] = [];

function started(call: Call, options: ConstructorParameters<typeof SessionKeeper>[1] = {}) {
  const keeper = new SessionKeeper(call, options);
  stops.push(keeper.start());
  return keeper;
}

const anotherTab = (key: string, newValue: string) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("the state is loading during the request, then signed in or out", async () => {
  for (const [body, state] of [
    [freya, { status: "authenticated", data: freya }],
    [{}, { status: "unauthenticated", data: null }],
  ] as const) {
    const keeper = started(serverWith(body).call);
    expect(keeper.state()).toEqual({ status: "loading", data: undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.state()).toEqual(state);
  }
});

test("the session that came with the page is known at once", () => {
  const { call, requests } = serverWith(freya);
  expect(started(call, { session: null }).state().status).toBe("unauthenticated");
  expect(started(call, { session: freya }).state().status).toBe("authenticated");
  expect(requests).toEqual(["POST heartbeat"]);
});

test("the session is refetched when the page gets focus", async () => {
  const { server, call, requests } = serverWith(freya);
  const keeper = started(call, { session: freya });
  server.body = {};
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(["POST heartbeat", "GET session"]);
  expect(keeper.state().status).toBe("unauthenticated");
});

test("the session is refetched when another tab reports a change, by the protocol", async () => {
  const { call, requests } = serverWith({});
  started(call, { session: null });
  notifyOtherTabs("signin");
  const stored = localStorage.getItem("nextauth.message") ?? "";
  expect(JSON.parse(stored)).toEqual({
    event: "session",
    data: { trigger: "signin" },
    timestamp: Math.floor(Date.now() / 1_000),
  });
  anotherTab("nextauth.message", stored);
  expect(requests).toEqual(["GET session"]);
  anotherTab("something else", stored);
  anotherTab("nextauth.message", "{");
  anotherTab("nextauth.message", '{"event":"other"}');
  expect(requests).toEqual(["GET session"]);
});

test("the session is refetched by interval while someone is signed in, but not offline", async () => {
  const { server, call, requests } = serverWith(freya);
  started(call, { session: freya, interval: 10 });
  const looks = () => requests.filter((it) => it === "GET session").length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(looks()).toBe(2);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(looks()).toBe(2);
  online.mockReturnValue(true);
  server.body = {};
  await vi.advanceTimersByTimeAsync(30_000);
  expect(looks()).toBe(3);
});

test("offline the session is refetched only on request", async () => {
  const { call, requests } = serverWith(freya);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  started(call, { session: freya, interval: 10, whenOffline: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toContain("GET session");
});

test("heartbeats are sent at once and every minute while someone is signed in", async () => {
  const { server, call, requests } = serverWith(freya);
  const keeper = started(call);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests.filter((it) => it === "POST heartbeat")).toHaveLength(3);
  server.body = {};
  await keeper.refetch();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests.filter((it) => it === "POST heartbeat")).toHaveLength(3);
});

test("a failed heartbeat is ignored", async () => {
  const call: Call = async (_method, path) => {
    if (path.endsWith("heartbeat")) throw new Error("no connection");
    return { status: 200, body: freya };
  };
  const keeper = started(call, { session: freya });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keeper.state().status).toBe("authenticated");
  expect(console.error).not.toHaveBeenCalled();
});

test("a failed request counts as signed out and is logged", async () => {
  const { call, requests } = serverWith({ message: "no" }, 500);
  const keeper = started(call, { session: null });
  expect(await keeper.refetch()).toBeNull();
  expect(requests).toEqual(["GET session", "POST _log", "CLIENT_FETCH_ERROR"]);

  const failing: Call = async (_method, path) => {
    if (path.endsWith("session")) throw new Error("no connection");
    return { status: 200, body: {} };
  };
  expect(await started(failing, { session: null }).refetch()).toBeNull();
  expect(console.error).toHaveBeenLastCalledWith(
    "[session] CLIENT_SESSION_ERROR",
    "",
    "no connection",
  );
});
