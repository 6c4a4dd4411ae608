// Each row rule left out, each of its conditions dropped, each field rule answered with yes and with no:
// every one of them makes a test fail. PROVE_ONLY names a part of those to try.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterwards, check, proof } from "./stage/proof.ts";

/** Whose tests must notice: those of the domain alone. */
const DOMAINS: Record<string, string> = {
  Session: "accounts",
  User: "accounts",
  Member: "members",
  MemberType: "members",
  Category: "categories",
  Post: "blog",
  Comment: "blog",
  OutgoingMail: "mail",
};

/** What no test can show, and why. */
const UNSEEN = new Map([
  ["Session without id", "a visitor may not ask for sessions"],
  ["User.email shown to everybody", "whoever sees an account may see it"],
  ["User.lastSeenAt shown to everybody", "as above"],
]);

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

await proof("rules", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atelier-rules-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const report = join(folder, "report.json");

  /** The first test that fails under a wrong rule, if any of these does. */
  function failsUnder(rule: string, tests: string): string | undefined {
    const { status } = spawnSync(
      "node_modules/.bin/vitest",
      [
        "run",
        tests,
        "--bail=1",
        "--testTimeout=60000",
        "--reporter=json",
        `--outputFile=${report}`,
      ],
      { stdio: "ignore", env: { ...process.env, WRONG_RULE: rule } },
    );
    if (status === 0) return undefined;
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find((one) => one.status === "failed");
    return failed?.fullName ?? "a file that does not load";
  }

  for (const domain of new Set(Object.values(DOMAINS))) {
    check(
      `${domain}: every test passes as it is`,
      failsUnder("", `schema/${domain}/`) === undefined,
    );
  }
  const listed = execFileSync(process.execPath, [
    "server/run.ts",
    "schema/testing/print-wrong-rules.ts",
  ]);
  const only = process.env.PROVE_ONLY ?? "";
  const names = String(listed).trim().split("\n");
  for (const name of names.filter((one) => one.includes(only))) {
    const [entity = ""] = name.split(/[ .]/);
    const domain = `schema/${DOMAINS[entity]}/`;
    const own = entity.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();
    // its own tests are the likeliest to notice
    const seen = failsUnder(name, `${domain}${own}`) ?? failsUnder(name, domain);
    const why = UNSEEN.get(name);
    if (why) check(`${name}: ${why}`, seen === undefined, `seen by "${seen}"`);
    else check(`${name}: "${seen}"`, seen !== undefined, "no test fails");
  }
});
