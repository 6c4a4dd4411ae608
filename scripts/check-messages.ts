// Every language has the same messages, every id in the code has a message, so has every field of a form
// and every list, and no message is unused or shown without its values. Public pages show only messages
// that they load. The texts of mails and of invoices are messages of their own.
import { globSync, readFileSync } from "node:fs";
import { derivedMessages } from "./derived-messages.ts";
import { idsWithoutValues, matcher, mentionedIds, needsValues, shownIds } from "./message-ids.ts";
import { isPublicMessage } from "./public-messages.ts";
import { run } from "./run.ts";

interface Source {
  path: string;
  source: string;
}

const sourcesOf = (patterns: string[]): Source[] =>
  globSync(patterns)
    .filter((path) => !/\.(generated|test)\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, "utf8") }));

/** The messages of a folder, and what is wrong with them where they are used. */
function checked(folder: string, sources: readonly Source[]) {
  const english = `${folder}/en.json`;
  const messages = JSON.parse(readFileSync(english, "utf8")) as Record<string, string>;
  const keys = Object.keys(messages);
  const isAlike = run(
    `formatjs verify '${folder}/*.json' --source-locale en --missing-keys --extra-keys --structural-equality`,
  );
  const missing = sources.flatMap(({ path, source }) =>
    [...new Set(shownIds(source))]
      .filter((id) => !keys.some(matcher(id)))
      .map((id) => `${path}: no message "${id}"`),
  );
  const unfilled = sources.flatMap(({ path, source }) =>
    [...new Set(idsWithoutValues(source))].flatMap((id) => {
      const meant = keys.filter(matcher(id));
      if (meant.length === 0 || !meant.every((key) => needsValues(messages[key] ?? ""))) return [];
      return [`${path}: "${id}" is shown without its values`];
    }),
  );
  const mentions = sources
    .flatMap(({ source }) => [...mentionedIds(source), ...shownIds(source)])
    .map(matcher);
  const unused = keys
    .filter((key) => !mentions.some((means) => means(key)))
    .map((key) => `${english}: nothing shows "${key}"`);
  return { keys, isAlike, findings: [...missing, ...unfilled, ...unused] };
}

const mails = checked("schema/mail/messages", sourcesOf(["{schema,server/mail}/**/*.ts"]));
const papers = checked("server/invoices/messages", sourcesOf(["server/invoices/**/*.ts"]));

const sources = sourcesOf(["{client,server}/**/*.{ts,tsx}"]).filter(
  ({ path }) => !/^server\/(invoices|mail)\//.test(path),
);
const client = checked("client/messages", sources);
const { keys } = client;
const underived = derivedMessages(sources)
  .filter(({ ids }) => !ids.some((id) => keys.includes(id)))
  .map(
    ({ path, ids: [id], of }) =>
      `${path}: no message for ${of}: add "${id}" to client/messages/en.json, fr.json and no.json`,
  );
const PUBLIC_FILE = /^client\/((shell|screens|features\/[\w-]+)\/public)\//;
const notLoaded = sources
  .filter(({ path }) => PUBLIC_FILE.test(path))
  .flatMap(({ path, source }) =>
    [...new Set(shownIds(source))].flatMap((id) => {
      const meant = keys.filter(matcher(id));
      if (meant.length === 0 || meant.some(isPublicMessage)) return [];
      return [`${path}: public pages do not load "${id}" (scripts/public-messages.ts)`];
    }),
  );

const findings = [
  ...mails.findings,
  ...papers.findings,
  ...client.findings,
  ...underived,
  ...notLoaded,
];
for (const finding of findings) console.error(finding);
if (![mails, papers, client].every(({ isAlike }) => isAlike) || findings.length > 0)
  process.exitCode = 1;
