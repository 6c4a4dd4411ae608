import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { addAttachment, type Attachment, attachmentName } from "../../schema/chat/index.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { DECODABLE_TYPES, previewOf } from "./chat-picture.ts";
import type { DecodeQueue } from "./decode-queue.ts";
import { SNIFFED_BYTES, typeOf, UNKNOWN } from "./kind.ts";
import type { PartialFile } from "./partial-files.ts";

/** Makes an attachment of a completed upload. Idempotent. */
export async function completeUpload(
  upload: PartialFile,
  context: Context,
  decodes: DecodeQueue,
): Promise<Attachment> {
  const { id, path, length, conversationId, name } = upload;
  const type = await typeAt(path);
  const sha256 = await sha256At(path);
  const { userId = "" } = context.viewer;
  const picture = DECODABLE_TYPES.includes(type)
    ? await decodes.run(userId, () => previewOf(path))
    : undefined;
  const facts = { id, name: attachmentName(name), sha256 };
  if (picture) {
    const { content, width, height } = picture;
    const shown = { ...facts, type: "image/webp", size: content.length, width, height };
    return addAttachment(conversationId, shown, Readable.from([content]), context);
  }
  const isBroken = DECODABLE_TYPES.includes(type); // only its first bytes are those of a picture
  const kept = { ...facts, type: isBroken ? UNKNOWN : type, size: length };
  return addAttachment(conversationId, kept, createReadStream(path), context);
}

async function typeAt(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return typeOf(buffer.subarray(0, bytesRead));
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
