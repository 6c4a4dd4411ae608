import { z } from "zod";
import { defineForm, type ValuesOf } from "../../dashboard/edit/define-form.ts";
import {
  choices,
  flag,
  localizedRichText,
  localizedSlug,
  localizedText,
  picture,
  reference,
  references,
  webAddress,
} from "../../dashboard/edit/field-kinds.ts";

export const MAX_TAGS = 20;

export const postForm = defineForm("post-edit", {
  title: localizedText(160),
  slug: localizedSlug(),
  description: localizedText(300),
  content: localizedRichText(),
  cover: picture(),
  coverAlt: localizedText(300),
  /** Shown where others link to the post; the cover, where there is none */
  ogImage: picture(),
  authorId: { ...reference(), from: "author" },
  categoryIds: { ...references(), from: "categories" },
  tags: choices(z.array(z.string()).max(MAX_TAGS)),
  featured: flag(),
  enableComments: flag(true),
  metaTitle: localizedText(160),
  metaDescription: localizedText(300),
  metaKeywords: localizedText(300),
  /** Where it was published first; empty for here */
  canonical: webAddress(),
  noindex: flag(),
});

export type PostValues = ValuesOf<typeof postForm.fields>;
