import { Readable } from "node:stream";
import { PICTURE_WIDTHS, type PictureWidth } from "../../schema/foundation/picture-widths.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { DecodeQueue } from "./decode-queue.ts";
import { MAX_PIXELS } from "./picture.ts";

const MAX_SECONDS = 10;

const variantKey = (key: string, width: PictureWidth): string => `${key}-w${width}`;

/** The width that a request asks for; any other value asks for the picture itself. */
export function widthAsked(asked: unknown): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => String(width) === asked);
}

/** A storage in which the smaller sizes of a picture are removed with it. */
export function withVariants(storage: FileStorage): FileStorage {
  return {
    write: (key, content) => storage.write(key, content),
    read: (key, part) => storage.read(key, part),
    async remove(key) {
      await storage.remove(key);
      await Promise.all(PICTURE_WIDTHS.map((width) => storage.remove(variantKey(key, width))));
    },
  };
}

/**
 * Smaller sizes of stored pictures, made when they are first asked for and kept. There is a fixed
 * number of them for each picture, none larger than it. Who may read the picture is asked before.
 */
export class PictureVariants {
  readonly #storage: FileStorage;
  // apart from uploads: neither waits for the other
  readonly #decodes = new DecodeQueue();
  readonly #making = new Map<string, Promise<boolean>>();

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  /** The key of the file to serve: that of the picture itself, where it has no such smaller size. */
  async keyFor(key: string, width: PictureWidth): Promise<string> {
    const smaller = variantKey(key, width);
    if (await this.#exists(smaller)) return smaller;
    const making = this.#making.get(smaller) ?? this.#make(key, width, smaller);
    return (await making) ? smaller : key;
  }

  #make(key: string, width: PictureWidth, smaller: string): Promise<boolean> {
    const making = this.#decodes
      .run(smaller, () => this.#store(key, width, smaller))
      .finally(() => this.#making.delete(smaller));
    this.#making.set(smaller, making);
    return making;
  }

  async #store(key: string, width: PictureWidth, smaller: string): Promise<boolean> {
    const bytes = await this.#bytesOf(key);
    const content = bytes && (await resized(bytes, width));
    if (!content) return false;
    await this.#storage.write(smaller, Readable.from([content]));
    // removed meanwhile: then nothing else would remove this
    if (await this.#exists(key)) return true;
    await this.#storage.remove(smaller);
    return false;
  }

  async #bytesOf(key: string): Promise<Buffer | undefined> {
    const content = await this.#storage.read(key).catch(() => undefined);
    return content && Buffer.concat(await Array.fromAsync(content));
  }

  /** One byte is enough to know it. */
  async #exists(key: string): Promise<boolean> {
    const content = await this.#storage.read(key, { start: 0, end: 0 }).catch(() => undefined);
    if (!content) return false;
    await Array.fromAsync(content);
    return true;
  }
}

/** Undefined if the picture is no larger, moves, or cannot be decoded. */
async function resized(bytes: Buffer, width: PictureWidth): Promise<Buffer | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { width: whole, pages = 1 } = await image.metadata();
    if (whole <= width || pages > 1) return undefined;
    return await image
      .resize({ width })
      .webp({ quality: 78 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    return undefined;
  }
}
