import type { ValuesOf } from "../form/define-form.ts";
import {
  flag,
  localizedRichText,
  localizedSlug,
  localizedText,
  picture,
  webAddress,
} from "../form/field-kinds.ts";

/** What every document has: texts and a slug by language, pictures, and what search engines are told. */
export const documentFields = {
  title: localizedText(160),
  slug: localizedSlug(),
  description: localizedText(300),
  content: localizedRichText(),
  cover: picture(),
  coverAlt: localizedText(300),
  /** Shown where others link to it; the cover, where there is none */
  ogImage: picture(),
  metaTitle: localizedText(160),
  metaDescription: localizedText(300),
  metaKeywords: localizedText(300),
  /** Where it was published first; empty for here */
  canonical: webAddress(),
  noindex: flag(),
};

export type DocumentValues = ValuesOf<typeof documentFields>;
