// Writes the names that the icon picker offers, from the installed packages: one file per set,
// names separated by spaces. --check compares instead of writing.
import { readFileSync, writeFileSync } from "node:fs";
import { ICON_SETS, iconSet } from "../server/icons/icon-sets.ts";

const check = process.argv.includes("--check");

for (const prefix of ICON_SETS) {
  const { icons } = await iconSet(prefix);
  const names = Object.keys(icons).filter((name) => !icons[name]?.hidden);
  const path = `client/ui/icon-picker/names/${prefix}.json`;
  const text = `${JSON.stringify(names.join(" "))}\n`;
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} is not what its package has: node scripts/icon-names.ts writes it`);
    process.exitCode = 1;
  }
}
