import type { Text } from "./text.ts";
import type { DocNode } from "./writing.ts";

/**
 * A post of the demo world. It is published in every language its content has,
 * except where `drafts` or `scheduled` say otherwise.
 */
export interface DemoPost {
  /** The handle of a demo member. */
  author: string;
  /** Keys of demo categories; the first one is shown on cards. */
  categories: string[];
  tags: string[];
  /** A drawn cover served by the product, "/artwork/{drawing}-{hue}.svg". */
  cover: string;
  coverAlt: Text;
  featured?: boolean;
  title: Text;
  /** Made from the title by default. */
  slug?: Text;
  description: Text;
  content: { en: DocNode; fr?: DocNode; no?: DocNode };
  /** ISO 8601 with its time zone. */
  publishedAt: string;
  drafts?: ("en" | "fr" | "no")[];
  /** Its drafts are submitted and wait for an editor. */
  inReview?: boolean;
  scheduled?: { locale: "en" | "fr" | "no"; at: string }[];
  views?: number;
}
