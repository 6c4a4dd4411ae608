import type { Sharp } from "sharp";
import { Invalid, Problem } from "../../schema/foundation/errors.ts";

/** Signatures of picture formats; names and types given by callers are ignored. */
const BEGINNINGS: [kind: string, bytes: RegExp][] = [
  ["jpeg", /^ffd8ff/],
  ["png", /^89504e470d0a1a0a/],
  ["webp", /^52494646.{8}57454250/],
];

const isPicture = (bytes: Buffer): boolean => {
  const beginning = bytes.subarray(0, 12).toString("hex");
  return BEGINNINGS.some(([, form]) => form.test(beginning));
};

/** Of one frame. Phones make up to 50 megapixels, cameras up to 100; rows are decoded one by one. */
export const MAX_PIXELS = 102_000_000;

/** Of all frames of an animation together; of a longer one the first frame is taken. */
export const MAX_ANIMATION_PIXELS = 100_000_000;

export const MAX_SECONDS = 30;

/** Said with the size of files, since a picture is refused for either. */
const TOO_MANY_PIXELS = "At most 100 megapixels";

export interface Frame {
  width: number;
  height: number;
  /** Crop to the frame, or fit inside it. */
  fit: "cover" | "inside";
}

/** In pixels, as client/platform/seo.ts says it. */
export const LINK_PREVIEW = { width: 1_200, height: 630 } as const;

interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * The picture as it is stored: WebP, upright, no larger than its frame, without camera metadata.
 */
export async function cropped(bytes: Buffer, { width, height, fit }: Frame): Promise<Picture> {
  if (!isPicture(bytes))
    throw new Problem("UNSUPPORTED_TYPE", "Pictures must be JPEG, PNG or WebP");
  const { default: sharp } = await import("sharp");
  const image = sharp(bytes, { limitInputPixels: false, failOn: "error" });
  const metadata = await image.metadata().catch(() => undefined);
  if (!metadata) throw new Invalid({ picture: "Not valid" });
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new Problem("TOO_LARGE", TOO_MANY_PIXELS);
  try {
    const { data, info } = await image
      .rotate()
      .resize({ width, height, fit, withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (isTimeout(error)) throw new Problem("TOO_LARGE", "It takes too long to decode");
    throw new Invalid({ picture: "Not valid" });
  }
}

/** Whether sharp gave up after the seconds it was given. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("timeout");

/** A picture cut to the size of link previews. A JPEG, because not all programs show WebP. */
export const linkPreview = (image: Sharp): Promise<Buffer> =>
  image
    .resize({ ...LINK_PREVIEW, fit: "cover" })
    .flatten({ background: "white" })
    .jpeg({ quality: 82, progressive: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
