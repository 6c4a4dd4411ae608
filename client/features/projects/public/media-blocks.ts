import type { Project } from "../../../platform/rest.ts";

type Media = Project["media"][number];

/** Media that are shown together. */
export interface MediaBlock {
  media: Media[];
  /** Across the whole width with its text below, or before or after its text; sides alternate */
  form: "wide" | "start" | "end";
  /** Counts the blocks with a title, from 1 */
  number: number | null;
}

/** From this ratio of width to height a picture needs the whole width. */
const WIDE = 1.5;

/** From this ratio a picture as narrow as a phone is too low to read. */
const VERY_WIDE = 2;

const isPicture = ({ kind, url }: Media) => kind === "image" && url.startsWith("/");
const hasText = ({ title, content }: Media) => Boolean(title || content);
const ratioOf = ({ width, height }: Media) => (width && height ? width / height : WIDE);
const isUpright = (media: Media) => isPicture(media) && ratioOf(media) < 1;

/** Whether a picture keeps its width on a phone and is scrolled there, such as a plan. */
export const keepsWidth = (media: Media): boolean =>
  isPicture(media) && ratioOf(media) >= VERY_WIDE;

/** Arranges media in their order: two upright pictures stand together if the second has no text of its own. */
export function mediaBlocks(all: readonly Media[]): MediaBlock[] {
  const blocks: MediaBlock[] = [];
  let titles = 0;
  let side: "start" | "end" = "end";
  for (let at = 0; at < all.length; at += 1) {
    const [first, second] = all.slice(at, at + 2);
    if (!first) break;
    const isPair = second && isUpright(first) && isUpright(second) && !hasText(second);
    if (isPair) at += 1;
    const isBeside = hasText(first) && isPicture(first) && ratioOf(first) < WIDE;
    if (isBeside) side = side === "start" ? "end" : "start";
    blocks.push({
      media: isPair ? [first, second] : [first],
      form: isBeside ? side : "wide",
      number: first.title ? (titles += 1) : null,
    });
  }
  return blocks;
}
