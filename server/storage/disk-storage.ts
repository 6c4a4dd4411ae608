import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStorage } from "../../schema/foundation/services.ts";

/** Letters, digits and hyphens, in at most two segments: a key can never leave the folder. */
const KEY = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/;

/** Files in a folder. A write is atomic, even if the process is killed. */
export function diskStorage(folder: string): FileStorage {
  const path = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, ...key.split("/"));
  };
  return {
    async write(key, content) {
      const file = path(key);
      const part = `${file}.${crypto.randomUUID()}.part`;
      await mkdir(join(file, ".."), { recursive: true });
      try {
        await pipeline(content, createWriteStream(part, { flush: true }));
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key, part) {
      await access(path(key));
      return createReadStream(path(key), part);
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
  };
}
