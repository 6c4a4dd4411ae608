import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { ArchiveEntry } from "../../schema/files/index.ts";
import { asStream } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/**
 * A ZIP archive as a stream: one file is read at a time, and nothing is compressed. If a file cannot be read, the
 * stream breaks off, so that nobody takes it for whole.
 */
export function archiveOf(entries: readonly ArchiveEntry[], storage: Given["storage"]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : undefined);
  zip.on("error", fail);
  output.once("close", () => source?.destroy());
  for (const { path, modifiedAt: mtime, size, key } of entries) {
    if (!key) zip.addEmptyDirectory(path, { mtime });
    else
      zip.addReadStreamLazy(path, { mtime, size, compress: false }, (ready) => {
        storage.read(key).then((bytes) => {
          source = asStream(bytes).once("error", fail);
          ready(null, source);
        }, fail);
      });
  }
  zip.end();
  return output;
}
