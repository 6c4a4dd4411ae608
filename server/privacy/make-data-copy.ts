import { Readable } from "node:stream";
import type { EntityManager } from "@mikro-orm/core";
import type { User } from "../../schema/accounts/index.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import {
  countOwn,
  dataCopyReadme,
  OWN_NOUNS,
  type OwnNounName,
  type Owner,
  ownerOf,
  ownFiles,
  ownRows,
} from "../../schema/privacy/index.ts";
import { asStream } from "../uploads/serve-file.ts";
import { type AddEntry, writeArchive } from "./write-archive.ts";

interface Making {
  em: EntityManager;
  storage: FileStorage;
  now: Date;
}

/** Writes what the site stores of a user as a ZIP archive: a JSON file for each noun, and their files. */
export async function makeDataCopy(user: User, key: string, making: Making): Promise<void> {
  const owner = ownerOf(user);
  await writeArchive(making.storage, key, async (add) => {
    const counts = await addRows(owner, add, making);
    const { hasFiles, missing } = await addFiles(owner, add, making);
    const contents = { email: user.email, madeAt: making.now, counts, hasFiles, missing };
    const readme = Readable.from([dataCopyReadme(contents, user.locale)]);
    await add("README.txt", readme, { modifiedAt: making.now, compress: true });
  });
}

async function addRows(owner: Owner, add: AddEntry, { em, now }: Making) {
  const counts: [OwnNounName, number][] = [];
  for (const name of Object.keys(OWN_NOUNS) as OwnNounName[]) {
    const count = await countOwn(OWN_NOUNS[name], owner, em);
    if (!count) continue;
    const rows = Readable.from(jsonList(ownRows(OWN_NOUNS[name], owner, em)));
    await add(`${name}.json`, rows, { modifiedAt: now, compress: true });
    counts.push([name, count]);
  }
  return counts;
}

async function* jsonList(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + row;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function addFiles(owner: Owner, add: AddEntry, { em, storage }: Making) {
  const files = await ownFiles(owner, em);
  const missing: string[] = [];
  for (const { path, modifiedAt, key } of files) {
    const content = await storage.read(key).catch(exceptMissing);
    if (content) await add(path, asStream(content), { modifiedAt, compress: false });
    else missing.push(path);
  }
  return { hasFiles: files.length > 0, missing };
}
