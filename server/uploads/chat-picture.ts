import type { Metadata } from "sharp";
import { isTimeout, MAX_ANIMATION_PIXELS, MAX_PIXELS } from "./picture.ts";

interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/** Why a file that begins like a picture is not shown as one. */
export type PictureRefusal = "TOO_LARGE" | "DAMAGED";

export const DECODABLE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** The largest size that a screen shows. */
const FRAME = { width: 2_560, height: 2_560, fit: "inside", withoutEnlargement: true } as const;

/** An animation that takes longer is shown as its first frame. */
const MAX_ANIMATION_SECONDS = 10;
const MAX_SECONDS = 30;

/**
 * The picture for display: WebP, upright, without camera metadata. Animations stay animated, unless
 * they are too long: then it is their first frame.
 */
export async function previewOf(path: string): Promise<Picture | PictureRefusal> {
  const { default: sharp } = await import("sharp");
  try {
    const metadata = await sharp(path, { animated: true, limitInputPixels: false }).metadata();
    if (pixelsOf(metadata) > MAX_PIXELS) return "TOO_LARGE";
    const moving = isAnimated(metadata)
      ? await encode(path, true).catch(() => undefined)
      : undefined;
    return moving ?? (await encode(path, false));
  } catch (error) {
    return isTimeout(error) ? "TOO_LARGE" : "DAMAGED";
  }
}

/** Of one frame. */
const pixelsOf = ({ width, height, pageHeight = height }: Metadata): number => width * pageHeight;

const isAnimated = (metadata: Metadata): boolean => {
  const { pages = 1 } = metadata;
  return pages > 1 && pages * pixelsOf(metadata) <= MAX_ANIMATION_PIXELS;
};

async function encode(path: string, animated: boolean): Promise<Picture> {
  const { default: sharp } = await import("sharp");
  const limitInputPixels = animated ? MAX_ANIMATION_PIXELS : MAX_PIXELS;
  const image = sharp(path, { animated, limitInputPixels, failOn: "error" });
  const { data, info } = await (animated ? image : image.rotate())
    .resize(FRAME)
    .webp({ quality: 82, effort: animated ? 2 : 4 })
    .timeout({ seconds: animated ? MAX_ANIMATION_SECONDS : MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.pageHeight ?? info.height };
}
