// Writes docs/decisions/README.md, the index of all decisions. With --check it only says whether the
// index is outdated. Either way it fails on numbers that are missing or double, and on links and
// mentions that lead nowhere.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import {
  danglingLinks,
  danglingMentions,
  type Decision,
  indexOf,
  numberingFaults,
  parseDecision,
} from "./decision-records.ts";

const FOLDER = "docs/decisions";
const INDEX = `${FOLDER}/README.md`;

const faults: string[] = [];
const decisions: Decision[] = [];
for (const file of readdirSync(FOLDER).toSorted()) {
  if (file === "README.md") continue;
  const decision = parseDecision(file, readFileSync(`${FOLDER}/${file}`, "utf8"));
  if (typeof decision === "string") faults.push(decision);
  else decisions.push(decision);
}
faults.push(...numberingFaults(decisions));

const index = indexOf(decisions);
const isCurrent = existsSync(INDEX) && readFileSync(INDEX, "utf8") === index;
if (!process.argv.includes("--check")) writeFileSync(INDEX, index);
else if (!isCurrent) faults.push(`${INDEX} is outdated: node scripts/decisions.ts`);

for (const path of textFiles()) {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".md")) faults.push(...danglingLinks(path, text, existsSync));
  faults.push(...danglingMentions(path, text, decisions));
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Tracked files and those about to be. */
function textFiles(): string[] {
  const options = ["ls-files", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", options, { encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.(md|tsx?|js|css|graphql|sql|yml)$|(^|\/)Dockerfile$/.test(path))
    .filter((path) => !path.startsWith("scripts/decision") && existsSync(path));
}
