import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PageRequest, pageRequest, read } from "./request.ts";

type Rest = PageRequest["rest"];

/** A context for loaders, with a fake server that answers as the test says. */
function contextWith(rest: Rest) {
  const context = new RouterContextProvider();
  context.set(pageRequest, {
    nonce: undefined,
    origin: "https://atelier.example",
    demo: null,
    providers: [],
    maintenance: null,
    rest,
    call: async () => ({ status: 404, body: null }),
    query: () => Promise.reject(new Error("Nothing is queried")),
    session: async () => null,
  });
  return context;
}

const readPost = (rest: Rest, timeout?: number) =>
  read(contextWith(rest), "/api/blog/public/{slug}", {
    params: { slug: "a/b" },
    query: { locale: "en" },
    timeout,
  });

/** What the route's error page gets for a failure. */
const failure = (reading: Promise<unknown>) =>
  reading.then(
    () => expect.unreachable("it was read"),
    (thrown: unknown) => thrown,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a page reads from the REST adapter with encoded parameters", async () => {
  const rest = vi.fn<Rest>(async () => ({ status: 200, body: { post: { title: "Hi" } } }));
  expect(await readPost(rest)).toEqual({ post: { title: "Hi" } });
  expect(rest).toHaveBeenCalledWith("GET", "/api/blog/public/a%2Fb", { query: { locale: "en" } });
});

test("an error becomes the error page of its status", async () => {
  const body = { message: "Post not found", code: "NOT_FOUND" };
  expect(await failure(readPost(async () => ({ status: 404, body })))).toMatchObject({
    data: body,
    init: { status: 404 },
  });
});

test("moved content redirects to the URL that the loader gives, or fails", async () => {
  const body = { message: "Post not found", code: "NOT_FOUND", movedTo: "b" };
  const rest: Rest = async () => ({ status: 301, body });
  const there = new Response(null, { status: 301, headers: { location: "/blog/b" } });
  const reading = read(contextWith(rest), "/api/blog/public/{slug}", {
    params: { slug: "a" },
    moved: (slug) => (slug === "b" ? there : Response.error()),
  });
  expect(await failure(reading)).toBe(there);
  expect(await failure(readPost(rest))).toMatchObject({ data: body, init: { status: 301 } });
});

test("an answer in time leaves no timer behind", async () => {
  const rest: Rest = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ status: 200, body: { post: {} } }), 9_999);
    });
  const reading = readPost(rest, 10_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await reading).toEqual({ post: {} });
  expect(vi.getTimerCount()).toBe(0);
});

test("a late answer becomes the page that suggests a retry", async () => {
  const failed = failure(readPost(() => new Promise(() => {}), 10_000));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failed).toMatchObject({
    data: { message: "Something went wrong", code: "INTERNAL" },
    init: { status: 504 },
  });
});

test("an error after the timeout is ignored", async () => {
  const rest: Rest = () =>
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error("gone")), 20_000);
    });
  const failed = failure(readPost(rest, 10_000));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toMatchObject({ init: { status: 504 } });
});
