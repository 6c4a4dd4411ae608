import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// npm test walks one journey a domain in the browser: an end-to-end test whose title ends in @journey:blog.

const domains = globSync("schema/*/index.ts").map((path) => path.split("/")[1]);
const journeys = globSync("e2e/*.spec.ts").flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/@journey:([\w-]+)/g)].map(([, domain]) => domain),
);

/** Only programs read them. */
const WITHOUT_SCREEN = ["audit"];

test("every domain has a journey", () => {
  const walked = new Set([...journeys, ...WITHOUT_SCREEN]);
  expect(domains.filter((domain) => !walked.has(domain))).toEqual([]);
});

test("every journey is one of a domain", () => {
  expect(journeys.filter((domain) => !domains.includes(domain))).toEqual([]);
});
