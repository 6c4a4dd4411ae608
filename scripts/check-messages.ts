// Every language has the same messages, every id in the code has a message, and no message is
// unused.
import { globSync, readFileSync } from "node:fs";
import { matcher, mentionedIds, shownIds } from "./message-ids.ts";
import { run } from "./run.ts";

const alike = run(
  "formatjs verify 'client/messages/*.json' --source-locale en --missing-keys --extra-keys --structural-equality",
);

const messages = JSON.parse(readFileSync("client/messages/en.json", "utf8")) as object;
const keys = Object.keys(messages);
const sources = globSync("{client,server}/**/*.{ts,tsx}")
  .filter((path) => !/\.(generated|test)\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));

const missing = sources.flatMap(({ path, source }) =>
  [...new Set(shownIds(source))]
    .filter((id) => !keys.some(matcher(id)))
    .map((id) => `${path}: no message "${id}"`),
);
const mentions = sources.flatMap(({ source }) => mentionedIds(source)).map(matcher);
const unused = keys
  .filter((key) => !mentions.some((means) => means(key)))
  .map((key) => `client/messages/en.json: nothing shows "${key}"`);

for (const finding of [...missing, ...unused]) console.error(finding);
if (!alike || missing.length > 0 || unused.length > 0) process.exitCode = 1;
