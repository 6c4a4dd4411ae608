import type { Opt } from "@mikro-orm/core";
import { GraphQLJSON } from "graphql-scalars";
import { Int } from "type-graphql";
import { changedIn, type Locale, type Localized } from "../foundation/locale.ts";
import { boolean, embedded, localized, model, searchVector, text } from "../foundation/model.ts";
import { type Heading, readingMinutes, render, type RichText } from "../foundation/rich-text.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import { DocumentMetadata } from "./document-metadata.ts";
import { PublishedEntity } from "./published-entity.ts";

/** Something published that is read as a page: a text in each language, a cover, words for search engines. */
@model({ abstract: true })
export abstract class PublishedDocument extends PublishedEntity {
  @localized({
    of: () => GraphQLJSON,
    byLocale: () => GraphQLJSON,
    description: "The text as a TipTap document.",
  })
  content: Localized<RichText> = {};

  @localized({
    editable: false,
    description: "The text as sanitised HTML, made when it was written.",
  })
  html: Localized = {};

  @localized({
    of: () => GraphQLJSON,
    editable: false,
    description: "Its headings as [{id, text}], for a table of contents.",
  })
  headings: Localized<Heading[]> = {};

  @localized({ of: () => Int, editable: false, description: "Minutes at 220 words each." })
  readingMinutes: Localized<number> = {};

  @text({ nullable: true, description: "Path of its picture." })
  cover?: string | null;

  @localized({ description: "What the picture shows." })
  coverAlt: Localized = {};

  @localized({ description: "For search engines; by default the title." })
  metaTitle: Localized = {};

  @localized({ description: "For search engines; by default the description." })
  metaDescription: Localized = {};

  @localized({ description: "For search engines: words, separated by commas." })
  metaKeywords: Localized = {};

  @text({ nullable: true, description: "Path of the picture that links to it are shown with." })
  ogImage?: string | null;

  @text({
    nullable: true,
    description: "Where it was published first, if that is another address.",
  })
  canonical?: string | null;

  @boolean({ default: false, description: "Search engines are asked to leave it out." })
  noindex: Opt<boolean> = false;

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

  /** Writes the text in one language, and what follows from it. */
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
