import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { FileStorage } from "../../schema/foundation/services.ts";

/** Adds a file to an archive; resolves once its bytes are read, so that one source is open at a time. */
export type AddEntry = (path: string, source: Readable, options: EntryOptions) => Promise<void>;

interface EntryOptions {
  modifiedAt: Date;
  compress: boolean;
}

/**
 * Writes a ZIP archive into the storage while `fill` adds to it: nothing of it is held in memory but what is on its way.
 * If adding or writing fails, nothing is stored.
 */
export async function writeArchive(
  storage: FileStorage,
  key: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: unknown): void => {
    const reason = error instanceof Error ? error : new Error("The archive was not written");
    output.destroy(reason);
    current?.destroy(reason);
  };
  zip.on("error", fail);
  output.on("error", fail); // it may break off before the storage reads it
  const add: AddEntry = async (path, source, { modifiedAt, compress }) => {
    if (output.destroyed) throw output.errored ?? new Error("The archive was not written");
    current = source;
    // of unknown size: more than 4 GB would not fit otherwise
    zip.addReadStream(source, path, { mtime: modifiedAt, compress, forceZip64Format: true });
    await finished(source);
  };
  const written = storage.write(key, output);
  written.catch(fail);
  try {
    await fill(add);
    zip.end();
  } catch (error) {
    fail(error);
    await written.catch(() => undefined);
    throw error;
  }
  await written;
}
