import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Examples that a reader is to write. */
const EXAMPLES = new Set(["schema/look.test.ts", "server/database/demo/loans.demo.ts"]);

/** What a document calls a file: a path from a folder of the repository, without a placeholder. */
const PATH =
  /`((?:bench|client|docs|e2e|prove|schema|scripts|server)\/[\w./-]+\.(?:graphql|js|json|md|sh|tsx?))`/g;

test("every file that the documentation names is there", () => {
  // Decisions say what was true when they were made.
  const documents = globSync(["*.md", "docs/*.md", "docs/recipes/*.md"]).filter(
    (path) => path !== "CHANGELOG.md",
  );
  const named = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(PATH)].map(([, path = ""]) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !EXAMPLES.has(path) && !existsSync(path))).toEqual([]);
});
