import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
  UploadPartCopyCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { StorageFull, StorageUnavailable } from "../../schema/foundation/errors.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { FileMissing, StoredParts } from "../../schema/foundation/stored-parts.ts";
import { attachmentDisposition } from "./content-disposition.ts";
import type { S3Bucket } from "./s3-url.ts";
import { exactParts } from "./exact-parts.ts";
import { isStorageKey, storageKey } from "./storage-key.ts";

/** The smallest part of a multipart upload, except of its last: S3's limit. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
/** In memory for each file that is being written; S3 takes 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024;

const SIGNED_SECONDS = 60;
const CONNECT_WITHIN_MS = 5_000;
const SILENT_MS = 30_000;
/** Each download in progress uses one. */
const MAX_SOCKETS = 1_000;

/** One part of a multipart upload: bytes, or a file that the server copies. */
type Part = { bytes: Buffer } | { copyOf: string };

export interface S3Storage extends FileStorage {
  /** Why the bucket cannot be used; undefined if it can, or if the server does not answer now. */
  refusal(): Promise<string | undefined>;
}

/** Files in a bucket. @param onError is told what the server answered, or why it did not */
export function s3Storage(
  { bucket: Bucket, endpoint, region, isPathStyle, isPublic, ...credentials }: S3Bucket,
  onError: (error: unknown) => void,
): S3Storage {
  const sockets = { keepAlive: true, maxSockets: MAX_SOCKETS };
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: isPathStyle,
    // other servers than Amazon's refuse the checksums that the library adds by itself
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENT_MS,
      httpAgent: sockets,
      httpsAgent: sockets,
    },
  });
  const of = (key: string) => ({ Bucket, Key: storageKey(key) });
  const source = (key: string) => `${Bucket}/${storageKey(key)}`;

  /** Errors in our own terms. */
  async function ask<T>(key: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isMissing(error)) throw new FileMissing(key);
      onError(error);
      throw statusOf(error) === 507 ? new StorageFull() : new StorageUnavailable();
    }
  }

  async function write(key: string, parts: AsyncIterable<Part>): Promise<void> {
    const ahead = parts[Symbol.asyncIterator]();
    try {
      const first = await ahead.next();
      const second = first.done ? first : await ahead.next();
      if (second.done) return await writeWhole(key, first.done ? undefined : first.value);
      await writeInParts(key, chain([first.value as Part, second.value], ahead));
    } finally {
      await ahead.return?.();
    }
  }

  async function writeWhole(key: string, part: Part | undefined): Promise<void> {
    if (part && "copyOf" in part) return copy(part.copyOf, key);
    const Body = part?.bytes ?? Buffer.alloc(0);
    await ask(key, client.send(new PutObjectCommand({ ...of(key), Body })));
  }

  async function writeInParts(key: string, parts: AsyncIterable<Part>): Promise<void> {
    const create = new CreateMultipartUploadCommand(of(key));
    const { UploadId } = await ask(key, client.send(create));
    const upload = { ...of(key), UploadId };
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    try {
      for await (const part of parts) {
        const PartNumber = Parts.length + 1;
        const ETag = await writePart({ ...upload, PartNumber }, part);
        Parts.push({ ETag, PartNumber });
      }
      const complete = { ...upload, MultipartUpload: { Parts } };
      await ask(key, client.send(new CompleteMultipartUploadCommand(complete)));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(onError);
      throw error;
    }
  }

  async function writePart(
    to: ReturnType<typeof of> & { UploadId: string | undefined; PartNumber: number },
    part: Part,
  ): Promise<string | undefined> {
    if ("bytes" in part) {
      const put = new UploadPartCommand({ ...to, Body: part.bytes });
      return (await ask(to.Key, client.send(put))).ETag;
    }
    const copied = new UploadPartCopyCommand({ ...to, CopySource: source(part.copyOf) });
    return (await ask(part.copyOf, client.send(copied))).CopyPartResult?.ETag;
  }

  const read: FileStorage["read"] = async (key, part) => {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const { Body } = await ask(key, client.send(new GetObjectCommand({ ...of(key), Range })));
    return Body as Readable;
  };

  const sizeOf: FileStorage["size"] = async (key) => {
    try {
      const { ContentLength } = await ask(key, client.send(new HeadObjectCommand(of(key))));
      return ContentLength;
    } catch (error) {
      if (error instanceof FileMissing) return undefined;
      throw error;
    }
  };

  async function copy(from: string, to: string): Promise<void> {
    await ask(from, client.send(new CopyObjectCommand({ ...of(to), CopySource: source(from) })));
  }

  return {
    write: (key, content) =>
      write(
        storageKey(key),
        content instanceof StoredParts && canBeCopied(content) ? copies(content) : inParts(content),
      ),
    read,
    size: sizeOf,
    copy,
    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const { Contents = [], NextContinuationToken } = await ask(Prefix, client.send(page));
        for (const { Key: key = "", Size: size = 0 } of Contents)
          if (isStorageKey(key)) yield { key, size };
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
    },
    async remove(key) {
      const gone = client.send(new DeleteObjectCommand(of(key)));
      await ask(key, gone).catch((error: unknown) => {
        if (!(error instanceof FileMissing)) throw error;
      });
    },
    async signedUrl(key, name) {
      if (!isPublic) return undefined;
      const get = new GetObjectCommand({
        ...of(key),
        ResponseContentDisposition: attachmentDisposition(name),
        ResponseContentType: "application/octet-stream",
        ResponseCacheControl: "private, no-store",
      });
      return getSignedUrl(client, get, { expiresIn: SIGNED_SECONDS });
    },
    async refusal() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) return `there is no bucket ${Bucket}`;
        if (status === 401 || status === 403) return "the server refuses these keys";
        onError(error);
      }
      return undefined;
    },
  };
}

async function* chain(first: readonly Part[], rest: AsyncIterator<Part>): AsyncGenerator<Part> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  for await (const bytes of exactParts(content, PART_BYTES)) yield { bytes };
}

/** Some servers want all parts but the last to be of one size. */
function canBeCopied({ parts }: StoredParts): boolean {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || last.size > first.size) return false;
  const isLarge = first.size >= MIN_PART_BYTES || parts.length === 1;
  return isLarge && parts.slice(0, -1).every(({ size }) => size === first.size);
}

async function* copies({ parts }: StoredParts): AsyncGenerator<Part> {
  for (const { key } of parts) yield { copyOf: key };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** The file is missing, not its bucket. */
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== "NoSuchBucket";
