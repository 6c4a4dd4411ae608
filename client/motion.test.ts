import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const client = new URL(".", import.meta.url).pathname;
const tokens = readFileSync(`${client}motion.css`, "utf8");

test.each([
  ["--transition-duration-base", "0.32s"],
  ["--transition-duration-in", "0.64s"],
  ["--transition-duration-out", "0.48s"],
  ["--transition-duration-dialog-in", "0.32s"],
  ["--transition-duration-dialog-out", "0.24s"],
  ["--spacing-travel", "120px"],
  ["--stagger", "0.05s"],
])("%s is the specification's %s", (name, value) => {
  expect(tokens).toContain(`${name}: ${value};`);
});

test("there are no durations outside the tokens", () => {
  const files = globSync("**/*.{ts,tsx,css}", { cwd: client, exclude: ["**/*.generated.ts"] });
  const own = files
    .filter((file) => !["motion.css", "motion.test.ts"].includes(file))
    .flatMap((file) => {
      const source = readFileSync(client + file, "utf8");
      const found = source.match(
        /\b(duration|delay)-(\d|\[)[^\s"`]*|transition: [^;]*\d\.?\d*m?s/g,
      );
      return (found ?? []).map((use) => `${file}: ${use}`);
    });
  expect(own).toEqual([]);
});
