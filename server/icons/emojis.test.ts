import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";

const server = await testServer();

test.each(["1f525", "2764", "1f469-1f3fd-200d-1f680", "1f449"])(
  "%s has a drawing",
  async (characters) => {
    const { status, headers, text } = await server.ask("GET", `/icons/emoji/${characters}.svg`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(text).toMatch(/^<svg .*<\/svg>$/s);
  },
);

test.each(["fire", "0", "1f525-1f525", "__proto__", "..%2Fregister"])(
  "%s is not an emoji",
  async (file) => {
    expect((await server.ask("GET", `/icons/emoji/${file}.svg`)).status).toBe(404);
  },
);
