import { createHash } from "node:crypto";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import type { Config } from "../config.ts";
import { StartupError } from "../startup-error.ts";
import { diskStorage } from "./disk-storage.ts";
import { filesFolder } from "./open-storage.ts";

const AT_ONCE = 4;
const REPORT_EVERY = 100;

export interface Moved {
  files: number;
  bytes: number;
  /** Keys of files that are already there with other content: they stay where they are. */
  different: string[];
}

/** npm run move-files: moves all files from DATA_DIR to the bucket of S3_URL, also while the site runs on it. */
export async function moveToBucket(config: Config, print: (line: string) => void): Promise<void> {
  if (!config.s3) throw new StartupError("S3_URL: needed to move files there");
  const { s3Storage } = await import("./s3-storage.ts");
  const bucket = s3Storage(config.s3, (error) => print(`S3: ${String(error)}`));
  const refusal = await bucket.refusal();
  if (refusal) throw new StartupError(`S3_URL: ${refusal}`);
  const { files, bytes, different } = await moveFiles(
    diskStorage(filesFolder(config)),
    bucket,
    (count) => print(`${count.toLocaleString("en")} files moved`),
  );
  for (const key of different) print(`${key} is in the bucket with other content, and was left`);
  const megabytes = (bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 });
  print(`Done: ${files.toLocaleString("en")} files moved, ${megabytes} MB`);
  if (different.length) process.exitCode = 1;
}

/**
 * Moves all files: each is copied, read back and compared by its SHA-256 before it is removed where it was. It can be
 * stopped at any time and started again.
 */
export async function moveFiles(
  from: FileStorage,
  to: FileStorage,
  onProgress: (files: number) => void = () => undefined,
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, different: [] };
  const files = from.list("")[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { key, size } = next.value;
      const result = await moveFile(key, from, to);
      if (result === "different") moved.different.push(key);
      if (result !== "moved") continue;
      moved.files += 1;
      moved.bytes += size;
      if (moved.files % REPORT_EVERY === 0) onProgress(moved.files);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return moved;
}

async function moveFile(
  key: string,
  from: FileStorage,
  to: FileStorage,
): Promise<"moved" | "different" | "gone"> {
  const isThere = (await to.size(key)) !== undefined;
  const source = await from.read(key).catch(exceptMissing);
  if (!source) return "gone";
  const sent = createHash("sha256");
  if (isThere) for await (const chunk of source) sent.update(chunk);
  else await to.write(key, hashed(source, sent));
  const arrived = createHash("sha256");
  for await (const chunk of await to.read(key)) arrived.update(chunk);
  if (sent.digest("hex") !== arrived.digest("hex")) {
    if (isThere) return "different";
    await to.remove(key);
    throw new Error(`${key} did not arrive as it was sent`);
  }
  if ((await from.size(key)) === undefined) {
    await to.remove(key); // the site has removed it meanwhile
    return "gone";
  }
  await from.remove(key);
  return "moved";
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
