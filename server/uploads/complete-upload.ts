import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { attachmentName } from "../../schema/chat/index.ts";
import { DECODABLE_TYPES, type PictureRefusal, previewOf } from "./chat-picture.ts";
import type { DecodeQueue } from "./decode-queue.ts";
import { SNIFFED_BYTES, typeOf, typeOrText, UNKNOWN } from "./kind.ts";
import type { PartialFile } from "./partial-files.ts";

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
  { id, path, length, name }: PartialFile,
  userId: string,
  decodes: DecodeQueue,
  isOriginal = false,
): Promise<Bytes> {
  const type = await typeAt(path, isOriginal ? typeOrText : typeOf);
  const values = { id, name: attachmentName(name), sha256: await sha256At(path) };
  const isPicture = !isOriginal && DECODABLE_TYPES.includes(type);
  const picture = isPicture ? await decodes.run(userId, () => previewOf(path)) : undefined;
  if (typeof picture === "object") {
    const { content, width, height } = picture;
    const size = content.length;
    return {
      ...values,
      type: "image/webp",
      size,
      width,
      height,
      content: Readable.from([content]),
    };
  }
  // of a broken picture only the first bytes are those of a picture
  const known = isPicture ? UNKNOWN : type;
  return {
    ...values,
    type: known,
    size: length,
    ...(picture && { refusal: picture }),
    content: createReadStream(path),
  };
}

async function typeAt(path: string, find: (bytes: Buffer) => string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return find(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The hash of the bytes as they were sent, in however many parts. */
async function sha256At(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
