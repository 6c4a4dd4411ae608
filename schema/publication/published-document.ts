import type { Opt } from "@mikro-orm/core";
import { GraphQLJSON } from "graphql-scalars";
import { Int } from "type-graphql";
import { changedIn, type Locale, type Localized } from "../foundation/locale.ts";
import {
  boolean,
  embedded,
  localized,
  model,
  reference,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { type Heading, readingMinutes, render, type RichText } from "../foundation/rich-text.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import { DocumentMetadata } from "./document-metadata.ts";
import { PublishedEntity } from "./published-entity.ts";

/** A published entity that is read as a page: content per language, a cover, and metadata. */
@model({ abstract: true })
export abstract class PublishedDocument extends PublishedEntity {
  @localized({
    of: () => GraphQLJSON,
    byLocale: () => GraphQLJSON,
    description: "The content as a TipTap document (JSON).",
  })
  content: Localized<RichText> = {};

  @localized({
    editable: false,
    description: "The content as sanitized HTML, rendered when it was saved.",
  })
  html: Localized = {};

  @localized({
    of: () => GraphQLJSON,
    editable: false,
    description: "The headings of the content as [{id, text}], for a table of contents.",
  })
  headings: Localized<Heading[]> = {};

  @localized({
    of: () => Int,
    editable: false,
    description: "Reading time in minutes, at 220 words per minute.",
  })
  readingMinutes: Localized<number> = {};

  @text({ nullable: true, description: "URL path of the cover image." })
  cover?: string | null;

  @localized({ description: "Alt text of the cover image." })
  coverAlt: Localized = {};

  @localized({ description: "The title for search engines; by default `title`." })
  metaTitle: Localized = {};

  @localized({ description: "The description for search engines; by default `description`." })
  metaDescription: Localized = {};

  @localized({ description: "Keywords for search engines, separated by commas." })
  metaKeywords: Localized = {};

  @text({ nullable: true, description: "URL path of the image for link previews." })
  ogImage?: string | null;

  // the uploaded pictures it shows, maintained by a trigger
  @stringList({ internal: true })
  pictures: Opt<string[]> = [];

  @text({
    nullable: true,
    description: "The URL of the original publication; null if it was first published here.",
  })
  canonical?: string | null;

  @boolean({ default: false, description: "Whether search engines are asked not to index it." })
  noindex: Opt<boolean> = false;

  // the id of the member who changed it last, who may be gone: editors read `changedBy`
  @reference({ internal: true, nullable: true })
  changedById?: string | null;

  // the ids of the members who submitted its languages for review, who may be gone
  @localized({ internal: true, editable: false })
  submittedBy: Localized = {};

  @embedded(() => DocumentMetadata, {
    languages: "languages",
    title: "metaTitle",
    description: "metaDescription",
    keywords: "metaKeywords",
    ogImage: "ogImage",
    canonical: "canonical",
    noindex: "noindex",
  })
  metadata!: Opt<DocumentMetadata>;

  @searchVector(
    searchable(
      inAllLanguages("title"),
      inAllLanguages("slug"),
      `regexp_replace(${inAllLanguages("html")}, '<[^>]*>', ' ', 'g')`,
    ),
  )
  declare terms?: Opt<string>;

  /** Sets the content in one language, with its derived values. */
  write(locale: Locale, document: RichText | null): void {
    const rendered = document && render(document);
    this.content = changedIn(this.content, locale, document);
    this.html = changedIn(this.html, locale, rendered?.html);
    this.headings = changedIn(this.headings, locale, rendered?.headings);
    this.readingMinutes = changedIn(
      this.readingMinutes,
      locale,
      rendered && readingMinutes(rendered.text),
    );
  }

  override textIn(locale: Locale): string {
    return JSON.stringify([this.title[locale], this.description[locale], this.html[locale]]);
  }
}
