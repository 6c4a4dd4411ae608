import { posix } from "node:path";
import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

test("the foundation imports nothing of a domain, and nothing that knows one", () => {
  expect(sources.length).toBeGreaterThan(50);
  const imports = sources.flatMap(([path, text]) =>
    [...text.matchAll(/(?:from|import)\(? ?"(\.[^"]+)"/g)].map(([, to = ""]) => ({
      path,
      to: posix.join("schema/foundation", posix.dirname(path), to),
    })),
  );
  expect(imports.length).toBeGreaterThan(100);
  const leaving = imports.filter(({ to }) => !to.startsWith("schema/foundation/"));
  expect(leaving.map(({ path, to }) => `schema/foundation/${path} imports ${to}`)).toEqual([]);
});
