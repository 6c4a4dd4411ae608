import { Readable } from "node:stream";
import { PICTURE_WIDTHS, type PictureWidth } from "../../schema/foundation/picture-widths.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { PARTS_FOLDER } from "../../schema/files/index.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import { DecodeQueue } from "./decode-queue.ts";
import { linkPreview, MAX_PIXELS, MAX_SECONDS } from "./picture.ts";

/** A smaller size of a picture, or the part of it that link previews show. */
type Variant = PictureWidth | "preview";

const VARIANTS: readonly Variant[] = [...PICTURE_WIDTHS, "preview"];

const variantKey = (key: string, variant: Variant): string =>
  variant === "preview" ? `${key}-preview` : `${key}-w${variant}`;

/** What of a picture a request may ask for: `?w=640` or `?preview`. */
export interface VariantQuery {
  w?: unknown;
  preview?: unknown;
}

/** What a request asks for; any other value asks for the picture itself. */
export function requestedVariant({ w, preview }: VariantQuery): Variant | undefined {
  return preview === "" ? "preview" : PICTURE_WIDTHS.find((width) => String(width) === w);
}

/** A storage in which what was made of a picture is removed with it. */
export function withVariants(storage: FileStorage): FileStorage {
  return {
    ...storage,
    async remove(key) {
      await storage.remove(key);
      if (key.startsWith(PARTS_FOLDER)) return; // of pictures only
      await Promise.all(VARIANTS.map((variant) => storage.remove(variantKey(key, variant))));
    },
  };
}

/**
 * Smaller sizes and link previews of stored pictures, made when they are first asked for and kept.
 * There is a fixed number of them for each picture. Who may read the picture is asked before.
 */
export class PictureVariants {
  readonly #storage: FileStorage;
  // apart from uploads: neither waits for the other
  readonly #decodes = new DecodeQueue();
  readonly #making = new Map<string, Promise<boolean>>();

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  /** The key of the file to serve: that of the picture itself, where it has no such variant. */
  async keyFor(key: string, variant: Variant): Promise<string> {
    const made = variantKey(key, variant);
    if (await this.#exists(made)) return made;
    const making = this.#making.get(made) ?? this.#make(key, variant, made);
    return (await making) ? made : key;
  }

  #make(key: string, variant: Variant, made: string): Promise<boolean> {
    const making = this.#decodes
      .run(made, () => this.#store(key, variant, made))
      .finally(() => this.#making.delete(made));
    this.#making.set(made, making);
    return making;
  }

  async #store(key: string, variant: Variant, made: string): Promise<boolean> {
    const bytes = await this.#bytesOf(key);
    const content = bytes && (await variantOf(bytes, variant));
    if (!content) return false;
    await this.#storage.write(made, Readable.from([content]));
    // removed meanwhile: then nothing else would remove this
    if (await this.#exists(key)) return true;
    await this.#storage.remove(made);
    return false;
  }

  async #bytesOf(key: string): Promise<Buffer | undefined> {
    const content = await this.#storage.read(key).catch(exceptMissing);
    return content && Buffer.concat(await Array.fromAsync(content));
  }

  async #exists(key: string): Promise<boolean> {
    return (await this.#storage.size(key)) !== undefined;
  }
}

/** Undefined if the picture is no larger, moves, or cannot be decoded. */
async function variantOf(bytes: Buffer, variant: Variant): Promise<Buffer | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    if (variant === "preview") return await linkPreview(image);
    const { width: whole, pages = 1 } = await image.metadata();
    if (whole <= variant || pages > 1) return undefined;
    return await image
      .resize({ width: variant })
      .webp({ quality: 78 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    return undefined;
  }
}
