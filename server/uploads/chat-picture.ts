import { MAX_PIXELS } from "./picture.ts";

interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

export const DECODABLE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** The largest size that a screen shows. */
const FRAME = { width: 2_560, height: 2_560, fit: "inside", withoutEnlargement: true } as const;

const MAX_SECONDS = 10;

/**
 * The picture for display: WebP, upright, without camera metadata; animations are kept. Undefined
 * if it cannot be decoded, or not in time: then it is treated as any other file.
 */
export async function previewOf(path: string): Promise<Picture | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(path, {
      animated: true,
      limitInputPixels: MAX_PIXELS, // of all frames together
      failOn: "error",
    });
    const { pages = 1 } = await image.metadata();
    const upright = pages > 1 ? image : image.rotate();
    const { data, info } = await upright
      .resize(FRAME)
      .webp({ quality: 82, effort: pages > 1 ? 2 : 4 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return undefined;
  }
}
