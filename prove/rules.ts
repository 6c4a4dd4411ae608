// Mutation tests of policies: each row policy is left out, each of its conditions dropped, each
// field policy answered with yes and with no, and each of these must make a test fail. PROVE_ONLY
// is a pattern of those to try.

import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ask, end, start } from "../bench/support/process.ts";
import { afterwards, check, proof } from "./support/proof.ts";
import type { Seen, Tried } from "./support/run-under-wrong-rules.ts";

/** Mutations that no test can detect, and why. */
const UNSEEN: [pattern: RegExp, why: string][] = [
  [
    /^(Session|Notification|NotificationChoice|Message|MessageReport|Block|BlockedCommenter|Participant|PreviewLink) without( conversation)? id$/,
    "viewers who see no row may not call the operation",
  ],
  [/^BlockedCommenter without a rule$/, "whoever may call it sees all rows"],
  [
    /^User\.(email|lastSeenAt|suspensionReason) shown to everybody$/,
    "whoever sees an account may see these fields",
  ],
  [
    /^ProjectOwner without \$and 0 project (languages|\$or( 1 languages)?)$/,
    "owners are read below a project that is seen, or as the viewer's own invitation",
  ],
  [
    /^ProjectIntegration without \$or (0 project deletedAt|1 project( deletedAt| languages| \$or( 0( insiders)?| 1 languages)?)?)$/,
    "integrations are read and changed below a project that is seen",
  ],
  [/^SiteSettings without/, "others may not call the operation"],
  [/^ProjectLike without/, "queries only ask for the viewer's own like"],
  [/^Application(Event|Note) without/, "only read below an application, and written by recruiters"],
  [/^ChatPreferences without/, "queries only ask for the viewer's own row"],
  [/^(Reaction|MessageEdit) without (?!message \$or [01]$)/, "only read from a visible message"],
];

/** The name of the run without a mutation. */
const SOUND = "as it is";

/** How many copies of the database run at once; a server has many connections to its own. */
const mostAtOnce = (tests: string): number => (tests.startsWith("server/") ? 3 : 12);

const inParts = <Of>(all: readonly Of[], size: number): Of[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

/** What all entities that one function declares do is tested in one file. */
const OF_ALL: [declaredBy: string, tests: string][] = [
  ["entityResolvers", "schema/testing/every-entity.test.ts"],
  ["publicationPolicy", "schema/testing/every-publication.test.ts"],
];

/**
 * The tests of all entities of its kind, then those of an entity's domain, which are the most likely
 * to fail, then those of the server that mention it: files are served there.
 */
function testsFor(entity: string): string[] {
  const own = entity.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();
  const declares = new RegExp(`^export class ${entity}\\b`, "m");
  const home = globSync("schema/*/*.ts").find((file) => declares.test(readFileSync(file, "utf8")));
  if (!home) throw new Error(`No file declares ${entity}`);
  const sources = globSync(`${dirname(home)}/*.ts`).map((file) => readFileSync(file, "utf8"));
  const ofAll = OF_ALL.filter(([declaredBy]) => {
    const declaration = new RegExp(`\\b${declaredBy}\\(${entity}\\b`);
    return sources.some((source) => declaration.test(source));
  });
  const all = globSync(`${dirname(home)}/*.test.ts`).sort();
  const speaksOfIt = new RegExp(entity, "i");
  const elsewhere = globSync("server/{rest,uploads}/*.test.ts").filter((file) =>
    speaksOfIt.test(readFileSync(file, "utf8")),
  );
  const rank = (file: string): number => {
    const place = [`/${own}.access.`, `/${own}.`, `/${own}`].findIndex((part) =>
      file.includes(part),
    );
    if (place >= 0) return place;
    return speaksOfIt.test(readFileSync(file, "utf8")) ? 3 : 4;
  };
  return [
    ...ofAll.map(([, tests]) => tests),
    ...all.toSorted((one, other) => rank(one) - rank(other)),
    ...elsewhere.sort(),
  ];
}

await proof("rules", async () => {
  const runner = start("prove/support/run-under-wrong-rules.ts", {
    ...process.env,
    NODE_ENV: "test",
    VITEST: "true",
  });
  afterwards(() => end(runner));

  const listed = execFileSync(process.execPath, [
    "server/run.ts",
    "schema/testing/print-wrong-rules.ts",
  ]);
  const only = new RegExp(process.env.PROVE_ONLY ?? "");
  const names = String(listed).trim().split("\n");
  const chosen = names.filter((name) => only.test(name));
  for (const [entity, rules] of Map.groupBy(chosen, (name) => name.split(/[ .]/, 1)[0] ?? "")) {
    let unseen = rules;
    for (const tests of testsFor(entity)) {
      for (const tried of inParts(unseen, mostAtOnce(tests))) {
        const seen = await ask<Seen>(runner, { tests, rules: tried } satisfies Tried);
        const unsound = seen[SOUND];
        if (unsound) throw new Error(`${tests} fails as it is: "${unsound}"`);
        const found = tried.filter((rule) => seen[rule]);
        for (const rule of found) show(rule, seen[rule]);
        unseen = unseen.filter((rule) => !found.includes(rule));
      }
    }
    for (const rule of unseen) show(rule);
  }
});

function show(rule: string, seen?: string): void {
  const [, why] = UNSEEN.find(([pattern]) => pattern.test(rule)) ?? [];
  if (why) check(`${rule}: ${why}`, seen === undefined, `seen by "${seen}"`);
  else check(seen ? `${rule}: "${seen}"` : rule, seen !== undefined, "no test fails");
}
