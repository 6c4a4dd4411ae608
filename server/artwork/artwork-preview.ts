import { LruMap } from "../../schema/foundation/lru-map.ts";
import { DecodeQueue } from "../uploads/decode-queue.ts";
import { LINK_PREVIEW, linkPreview } from "../uploads/picture.ts";
import { artwork } from "./artwork.ts";
import { rgbColors } from "./rgb-colors.ts";

/** Of about 40 KB each; others are drawn again in some 50 ms. */
const MAX_KEPT = 50;

/** Sharp reads the size of a drawing as that of a screen with so many dots per inch. */
const DOTS_PER_INCH = 72;

/** Drawings as bitmaps for link previews, which show no SVG. */
export class ArtworkPreviews {
  readonly #queue = new DecodeQueue();
  readonly #drawn = new LruMap<string, Promise<Buffer>>(MAX_KEPT);

  /** Undefined if there is no drawing of that name. */
  find(name: string): Promise<Buffer> | undefined {
    const cached = this.#drawn.get(name);
    if (cached) return cached;
    const drawing = artwork(name);
    if (!drawing) return undefined;
    const drawn = this.#queue.run(name, () => bitmap(drawing));
    this.#drawn.set(name, drawn);
    drawn.catch(() => this.#drawn.delete(name)); // the next request tries again
    return drawn;
  }
}

async function bitmap(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = Buffer.from(rgbColors(drawing));
  const { width, height } = await sharp(svg).metadata();
  const scale = Math.max(LINK_PREVIEW.width / width, LINK_PREVIEW.height / height);
  return linkPreview(sharp(svg, { density: DOTS_PER_INCH * scale }));
}
