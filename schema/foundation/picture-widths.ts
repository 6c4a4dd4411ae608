/** The widths in pixels in which uploaded pictures are also served: `/files/….webp?w=640`. */
export const PICTURE_WIDTHS = [96, 192, 320, 640, 960, 1_280, 1_920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Half the shown width is enough for phones; twice of it for sharp screens. */
const [SMALLEST, LARGEST] = [0.5, 2.5];

const UPLOADED = /^\/files\/[\w./%~!'()*-]+$/u;

/**
 * The value of `srcset` for an uploaded picture that is shown in a width of about so many CSS pixels;
 * undefined for drawings, which have no size, and for pictures of other sites.
 */
export function srcSetOf(src: string, shownWidth: number): string | undefined {
  if (!UPLOADED.test(src)) return undefined;
  const widths = PICTURE_WIDTHS.filter(
    (width) => width >= shownWidth * SMALLEST && width <= shownWidth * LARGEST,
  );
  if (widths.length === 0) return undefined;
  return widths.map((width) => `${src}?w=${width} ${width}w`).join(", ");
}
