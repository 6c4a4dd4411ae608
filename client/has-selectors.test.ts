import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const client = new URL(".", import.meta.url).pathname;

// One rule such as `:is(.group:has(…) *)` or `.field:has(…) > span` has Chromium compute the styles of everything
// below whatever any :has() is about, with each element that is added or removed.
test("what :has() finds styles the element itself, or one named by a class", () => {
  const files = globSync("**/*.{ts,tsx}", {
    cwd: client,
    exclude: ["**/*.generated.ts", "**/*.test.ts"],
  });
  const own = files.flatMap((file) => {
    const source = readFileSync(client + file, "utf8");
    const found = source.match(/\b(group|peer)-has-[^\s"`]*|\bhas-[^\s"`:]*:\[&[^\s"`]*/g);
    return (found ?? []).map((use) => `${file}: ${use}`);
  });
  expect(own).toEqual([]);
});
