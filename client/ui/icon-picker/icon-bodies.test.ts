// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shape = { body: "<path d='M0 0'/>", viewBox: "0 0 24 24" };

let requested: string[];
let answer: (address: string) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, "error").mockReturnValue();
  requested = [];
  answer = async () => Response.json({ icons: { pencil: shape } });
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    return answer(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const memory = () => import("./icon-bodies.ts");

test("icons requested at about the same time share one request, each only once", async () => {
  const { requestIcon, iconBody, onIcons } = await memory();
  const listener = vi.fn<() => void>();
  onIcons(listener);
  requestIcon("tabler:pencil");
  await vi.advanceTimersByTimeAsync(30);
  requestIcon("tabler:trash");
  requestIcon("tabler:pencil");
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(30);
  expect(requested).toEqual(["/icons/tabler.json?icons=pencil,trash"]);
  expect(iconBody("tabler:pencil")).toEqual(shape);
  expect(listener).toHaveBeenCalledOnce();

  requestIcon("tabler:pencil");
  requestIcon("tabler:trash");
  await vi.advanceTimersByTimeAsync(100);
  expect(requested).toHaveLength(1);
});

test("a failure is logged in the console, and can be retried", async () => {
  const { requestIcon, iconBody } = await memory();
  answer = async () => new Response(null, { status: 503 });
  requestIcon("eva:pencil");
  await vi.advanceTimersByTimeAsync(60);
  expect(console.error).toHaveBeenCalledWith("Failed to load icons:", expect.any(Error));
  expect(iconBody("eva:pencil")).toBeUndefined();

  answer = async () => Response.json({ icons: { pencil: shape } });
  requestIcon("eva:pencil");
  await vi.advanceTimersByTimeAsync(60);
  expect(iconBody("eva:pencil")).toEqual(shape);
});
