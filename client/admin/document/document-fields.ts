import type { ValuesOf } from "../form/define-form.ts";
import {
  flag,
  localizedRichText,
  localizedSlug,
  localizedText,
  picture,
  webAddress,
} from "../form/field-kinds.ts";

/**
 * The fields of every document: texts and a slug by language, pictures, and metadata for search
 * engines.
 */
export const documentFields = {
  title: localizedText(160),
  slug: localizedSlug(),
  description: localizedText(300),
  content: localizedRichText(),
  cover: picture(),
  coverAlt: localizedText(300),
  /** The picture of link previews; the cover by default */
  ogImage: picture(),
  metaTitle: localizedText(160),
  metaDescription: localizedText(300),
  metaKeywords: localizedText(300),
  /** Where it was first published; empty for this site */
  canonical: webAddress(),
  noindex: flag(),
};

export type DocumentValues = ValuesOf<typeof documentFields>;
