import { Readable } from "node:stream";
import type { EntityManager } from "@mikro-orm/core";
import type { User } from "../../schema/accounts/index.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import {
  countOwn,
  dataCopyReadme,
  KeptDataKind,
  nounsOf,
  OWN_NOUNS,
  type OwnNounName,
  type Owner,
  type OwnFile,
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
  parts: readonly KeptDataKind[];
  /** Called when so many parts are in the archive. */
  onProgress: (partsDone: number) => Promise<void>;
}

/**
 * Writes what the site stores of a user as a ZIP archive, part by part: a JSON file for each noun, and their files.
 */
export async function makeDataCopy(user: User, key: string, making: Making): Promise<void> {
  const { em, now, parts, onProgress } = making;
  const owner = ownerOf(user);
  await writeArchive(making.storage, key, async (add) => {
    const files = await ownFiles(owner, em);
    const counts: [OwnNounName, number][] = [];
    const missing: string[] = [];
    for (const [done, part] of parts.entries()) {
      counts.push(...(await addRows(owner, part, add, making)));
      const own = files.filter((file) => file.part === part);
      missing.push(...(await addFiles(own, add, making)));
      await onProgress(done + 1);
    }
    const leftOut = Object.values(KeptDataKind).filter((part) => !parts.includes(part));
    const hasFiles = files.some(({ part }) => parts.includes(part));
    const contents = { email: user.email, madeAt: now, counts, leftOut, hasFiles, missing };
    const readme = Readable.from([dataCopyReadme(contents, user.locale)]);
    await add("README.txt", readme, { modifiedAt: now, compress: true });
  });
}

async function addRows(
  owner: Owner,
  part: KeptDataKind,
  add: AddEntry,
  { em, now }: Making,
): Promise<[OwnNounName, number][]> {
  const counts: [OwnNounName, number][] = [];
  for (const name of nounsOf(part)) {
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

/** Returns the paths of those whose bytes are not in the storage. */
async function addFiles(
  files: readonly OwnFile[],
  add: AddEntry,
  { storage }: Making,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { path, modifiedAt, key } of files) {
    const content = await storage.read(key).catch(exceptMissing);
    if (content) await add(path, asStream(content), { modifiedAt, compress: false });
    else missing.push(path);
  }
  return missing;
}
