import type { ImgHTMLAttributes } from "react";
import { srcSetOf } from "../../schema/foundation/picture-widths.ts";

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** How wide it is shown on a large screen, in CSS pixels */
  shownWidth: number;
  /** If it is not as wide as a phone there: "96px" */
  sizes?: string;
}

/** A picture, of which the browser loads the size it needs if it was uploaded here. */
export function Picture({
  shownWidth,
  sizes = `(width < 48rem) 100vw, ${shownWidth}px`,
  alt,
  ...image
}: PictureProps) {
  const srcSet = srcSetOf(image.src, shownWidth);
  return <img {...image} alt={alt} {...(srcSet && { srcSet, sizes })} />;
}
