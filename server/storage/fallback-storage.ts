import type { FileStorage } from "../../schema/foundation/services.ts";
import { FileMissing, StoredParts } from "../../schema/foundation/stored-parts.ts";

/** A storage to which files are moved from another one meanwhile: what is not there yet is read where it was. */
export function withFallback(storage: FileStorage, former: FileStorage): FileStorage {
  const orFormer = async <T>(work: (one: FileStorage) => Promise<T>): Promise<T> => {
    try {
      return await work(storage);
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
    }
    try {
      return await work(former);
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      return work(storage); // it was moved in between
    }
  };

  return {
    async write(key, content) {
      const isElsewhere = content instanceof StoredParts && (await someIn(former, content));
      await storage.write(key, isElsewhere ? streamed(content) : content);
    },
    read: (key, part) => orFormer((one) => one.read(key, part)),
    async size(key) {
      return (await storage.size(key)) ?? (await former.size(key)) ?? storage.size(key);
    },
    async *list(prefix) {
      const keys = new Set<string>();
      // first what is still there: what is moved meanwhile is listed at its new place
      for await (const file of former.list(prefix)) {
        keys.add(file.key);
        yield file;
      }
      for await (const file of storage.list(prefix)) if (!keys.has(file.key)) yield file;
    },
    async copy(from, to) {
      try {
        await storage.copy(from, to);
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
        await storage.write(to, await orFormer((one) => one.read(from)));
      }
    },
    async remove(key) {
      // in this order, so that who moves it meanwhile finds it gone
      await former.remove(key);
      await storage.remove(key);
    },
    async signedUrl(key, name) {
      return (await storage.size(key)) === undefined ? undefined : storage.signedUrl(key, name);
    },
  };
}

async function someIn(storage: FileStorage, { parts }: StoredParts): Promise<boolean> {
  for (const { key } of parts) if ((await storage.size(key)) !== undefined) return true;
  return false;
}

async function* streamed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* content;
}
