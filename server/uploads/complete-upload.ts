import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { attachmentName } from "../../schema/chat/index.ts";
import type { Upload } from "../../schema/files/index.ts";
import type { StoredParts } from "../../schema/foundation/stored-parts.ts";
import { DECODABLE_TYPES, type PictureRefusal, previewOf } from "./chat-picture.ts";
import type { DecodeQueue } from "./decode-queue.ts";
import { SNIFFED_BYTES, typeOf, typeOrText, UNKNOWN } from "./kind.ts";

/** A completed upload: what its bytes are, and the bytes to store. */
export interface Bytes {
  id: string;
  name: string;
  sha256: string;
  type: string;
  size: number;
  width?: number;
  height?: number;
  /** Of a picture that cannot be shown */
  refusal?: PictureRefusal;
  content: AsyncIterable<Uint8Array>;
}

/** Reads a completed upload; a picture is encoded anew, unless the original is wanted. */
export async function completeUpload(
  { id, length, name }: Upload,
  content: StoredParts,
  userId: string,
  decodes: DecodeQueue,
  isOriginal = false,
): Promise<Bytes> {
  const beginning = await beginningOf(content, SNIFFED_BYTES);
  const type = (isOriginal ? typeOrText : typeOf)(beginning);
  const values = { id, name: attachmentName(name), sha256: await sha256Of(content) };
  const isPicture = !isOriginal && DECODABLE_TYPES.includes(type);
  const picture = isPicture
    ? await decodes.run(userId, () => withFile(content, previewOf))
    : undefined;
  if (typeof picture === "object") {
    const { width, height } = picture;
    const size = picture.content.length;
    return {
      ...values,
      type: "image/webp",
      size,
      width,
      height,
      content: Readable.from([picture.content]),
    };
  }
  // of a broken picture only the first bytes are those of a picture
  const known = isPicture ? UNKNOWN : type;
  return { ...values, type: known, size: length, ...(picture && { refusal: picture }), content };
}

async function beginningOf(content: AsyncIterable<Uint8Array>, bytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= bytes) break;
  }
  return Buffer.concat(chunks).subarray(0, bytes);
}

/** The hash of the bytes as they were sent, in however many parts. */
async function sha256Of(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

/** Runs work on a file with this content, which exists meanwhile. */
async function withFile<T>(
  content: AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-picture-"));
  try {
    const path = join(folder, "picture");
    await pipeline(content, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
