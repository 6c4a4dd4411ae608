import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no operation bypasses the cache, which is the dashboard's only store", () => {
  const paths = globSync("client/**/*.{ts,tsx}").filter((path) => !path.endsWith(".test.ts"));
  expect(paths.length).toBeGreaterThan(500);
  const bypassing = paths.filter((path) =>
    /fetchPolicy: "no-cache"/i.test(readFileSync(path, "utf8")),
  );
  expect(bypassing).toEqual([]);
});
