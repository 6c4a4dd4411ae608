import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Creation and update times of rows, which no response depends on. */
const ALLOWED = [
  "schema/foundation/entity.ts",
  "schema/foundation/flush.ts",
  "schema/foundation/uuid.ts",
];

const READS_THE_CLOCK = /^(?!\s*(\*|\/\/)).*(\bnew Date\(\)|\bDate\.now\(\))/;

test("nothing in schema/ reads the system clock", () => {
  const sources = globSync("schema/**/*.ts").filter(
    (file) => !/\.(test|builder)\.ts$/.test(file) && !ALLOWED.includes(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) =>
        READS_THE_CLOCK.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(
    found,
    "A time that is frozen in a policy or query would be cached with its responses: use NOW or " +
      "THIS_MINUTE (foundation/reading/now.ts) there, and context.now() where something is done",
  ).toEqual([]);
});
