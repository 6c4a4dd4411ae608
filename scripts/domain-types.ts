// Generates types for the names that domains declare in schema/*/index.ts, so that their uses are
// checked. It reads the source text: types inferred from the declarations would be circular.

import { globSync, readFileSync, writeFileSync } from "node:fs";

const declarations = globSync("schema/*/index.ts").map((path) => readFileSync(path, "utf8"));

/** A union of the names before each match. */
function namesBefore(pattern: RegExp): string {
  const names = declarations.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, name = ""]) => name),
  );
  const inOrder = names.toSorted();
  return inOrder.map((name) => `\n  | "${name}"`).join("");
}

const DECLARED = /"?([a-z-]+:[a-z-]+)"?: \[/g;
const ASKED = /(?:AllowedTo\(|may\(|write: |permissions?: \[?)"([a-z-]+:[a-z-]+)"/g;

/** An error for a permission that no domain declares; it says where to declare it. */
function refuseUndeclared(): void {
  const declared = new Set(
    declarations.flatMap((text) => Array.from(text.matchAll(DECLARED), ([, name]) => name)),
  );
  const unknown = globSync(["schema/*/*.ts", "client/**/*.{ts,tsx}"])
    .filter((path) => !/\.(generated|test)\.tsx?$/.test(path))
    .flatMap((path) =>
      Array.from(readFileSync(path, "utf8").matchAll(ASKED), ([, name = ""]) => ({ path, name })),
    )
    .filter(({ name }) => !declared.has(name));
  for (const { path, name } of unknown) {
    console.error(
      `${path} asks for "${name}", which no domain declares: ` +
        `permissions: { "${name}": [Role.ADMIN] } in the domain's schema/<name>/index.ts`,
    );
  }
  if (unknown.length > 0) process.exit(1);
}
refuseUndeclared();

const permissions = namesBefore(DECLARED);
const limits = namesBefore(/(\w+): \{\s*times:/g);

const claims = namesBefore(/(\w+): \{\s*cookie:/g);

const PERMISSION = `/** What operations and rules ask for. */\nexport type Permission =${permissions};\n`;
const LIMIT = `/** What is taken before something is done that has a limit. */\nexport type LimitName =${limits};\n`;
const CLAIM = `/** What a signed cookie vouches for. */\nexport type ClaimName =${claims};\n`;

writeFileSync("schema/foundation/declared.generated.ts", `${PERMISSION}\n${LIMIT}\n${CLAIM}`);
writeFileSync("client/platform/session/permission.generated.ts", PERMISSION);
