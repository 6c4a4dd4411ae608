import { createReadStream, createWriteStream } from "node:fs";
import { access, copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStorage, ListedFile } from "../../schema/foundation/services.ts";
import { FileMissing } from "../../schema/foundation/stored-parts.ts";
import { isStorageKey, storageKey } from "./storage-key.ts";

/** Files in a folder. A write is atomic, even if the process is killed. */
export function diskStorage(folder: string): FileStorage {
  const path = (key: string): string => join(folder, ...storageKey(key).split("/"));

  /** Makes a file beside, which takes the place of the former one when it is complete. */
  async function replace(key: string, make: (part: string) => Promise<unknown>): Promise<void> {
    const file = path(key);
    const part = `${file}.${crypto.randomUUID()}.part`;
    await mkdir(join(file, ".."), { recursive: true });
    try {
      await make(part);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async function* list(prefix: string): AsyncGenerator<ListedFile> {
    const [top = "", below] = prefix.split("/");
    if (below === undefined) {
      for (const entry of await entriesOf(folder)) {
        if (!entry.name.startsWith(top)) continue;
        if (entry.isDirectory()) yield* list(`${entry.name}/`);
        else yield* listed(entry.name);
      }
      return;
    }
    if (!isStorageKey(top)) return;
    for (const { name } of await entriesOf(join(folder, top)))
      if (name.startsWith(below)) yield* listed(`${top}/${name}`);
  }

  /** Nothing of a file that was removed meanwhile, or is only being written. */
  async function* listed(key: string): AsyncGenerator<ListedFile> {
    const size = isStorageKey(key) ? await sizeOf(key) : undefined;
    if (size !== undefined) yield { key, size };
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const there = await stat(path(key)).catch(exceptNone);
    return there?.isFile() ? there.size : undefined;
  }

  const missing = (key: string) => (error: unknown) => {
    exceptNone(error);
    throw new FileMissing(key);
  };

  return {
    write: (key, content) =>
      replace(key, (part) => pipeline(content, createWriteStream(part, { flush: true }))),
    async read(key, part) {
      await access(path(key)).catch(missing(key));
      return createReadStream(path(key), part);
    },
    size: sizeOf,
    list,
    copy: (from, to) => replace(to, (part) => copyFile(path(from), part)).catch(missing(from)),
    async remove(key) {
      await rm(path(key), { force: true });
    },
    signedUrl: () => Promise.resolve(undefined),
  };
}

const entriesOf = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(exceptNone);
  return (entries ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

/** There is no such file or folder. */
function exceptNone(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
}
