import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { ICON_SETS, iconSet } from "./icon-sets.ts";

const server = await testServer();
const ask = (path: string) => server.ask("GET", path);

test("icons are returned by name with their view box, cacheable for a week", async () => {
  const { status, headers, body } = await ask("/icons/tabler.json?icons=pencil,trash");
  expect(status).toBe(200);
  expect(Object.keys(body.icons)).toEqual(["pencil", "trash"]);
  expect(body.icons.pencil.body).toMatch(/^<(path|g)\b/);
  expect(body.icons.pencil.viewBox).toBe("0 0 24 24");
  expect(headers.get("cache-control")).toBe("public, max-age=604800");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("every set has its own view box", async () => {
  const boxes: Record<string, string> = {};
  for (const [prefix, name] of [
    ["bi", "alarm"],
    ["ant-design", "account-book-filled"],
    ["fa6-solid", "address-book"],
    ["fa6-solid", "user-plus"],
  ]) {
    const { body } = await ask(`/icons/${prefix}.json?icons=${name}`);
    boxes[`${prefix}:${name}`] = body.icons[name ?? ""].viewBox;
  }
  expect(boxes).toEqual({
    "bi:alarm": "0 0 16 16",
    "ant-design:account-book-filled": "0 0 1024 1024",
    "fa6-solid:address-book": "0 0 512 512",
    "fa6-solid:user-plus": "0 0 640 512",
  });
});

test("an unknown name is left out, a repeated one is returned once", async () => {
  const names = "heart,constructor,__proto__,no-such-icon,heart";
  const { status, body } = await ask(`/icons/feather.json?icons=${names}`);
  expect(status).toBe(200);
  expect(Object.keys(body.icons)).toEqual(["heart"]);
});

test.each([
  "/icons/logos.json?icons=react",
  "/icons/..%2Ftabler.json?icons=a",
  "/icons/tabler?icons=a",
])("an unknown set is not found: %s", async (path) => {
  const { status, body } = await ask(path);
  expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
});

test.each(["/icons/eva.json", "/icons/eva.json?icons=", "/icons/eva.json?icons=a&icons=b"])(
  "the parameter `icons` is required exactly once: %s",
  async (path) => {
    const { status, body } = await ask(path);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "MALFORMED" });
  },
);

test("a URL has at most 500 characters", async () => {
  const path = "/icons/eva.json?icons=";
  expect((await ask(path + "a".repeat(500 - path.length))).status).toBe(200);
  expect((await ask(path + "a".repeat(501 - path.length))).status).toBe(414);
});

test("bodies contain only shapes: no scripts, no handlers, no external resources", async () => {
  for (const prefix of ICON_SETS) {
    const bodies = Object.values((await iconSet(prefix)).icons).map(({ body }) => body);
    const suspicious = bodies.filter(
      (body) =>
        [...body.matchAll(/<(\w+)/g)].some(
          ([, name = ""]) =>
            !["circle", "defs", "ellipse", "g", "path", "rect", "use"].includes(name),
        ) || /\son\w+\s*=|href="[^#]|url\([^#]|javascript:/i.test(body),
    );
    expect({ prefix, suspicious }).toEqual({ prefix, suspicious: [] });
  }
});

test("an icon is a picture of its own, for pages without scripts", async () => {
  const { status, headers, text } = await ask("/icons/tabler/route.svg");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("image/svg+xml");
  expect(headers.get("cache-control")).toBe("public, max-age=604800");
  expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 24 24"></);
});

test.each([
  "/icons/tabler/no-such-icon.svg",
  "/icons/tabler/constructor.svg",
  "/icons/tabler/route.png",
  "/icons/logos/react.svg",
])("there is no picture at %s", async (path) => {
  const { status, body } = await ask(path);
  expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
});
