import { GraphQLJSON } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { Locale } from "../foundation/locale.ts";
import { type Heading, readingMinutes, render, type RichText } from "../foundation/rich-text.ts";
import type { Changes } from "./draft-changes.ts";
import type { PublishedDocument } from "./published-document.ts";

@ObjectType({
  description: "A document in one language as its page will be once its draft is published.",
})
export class DocumentPreview {
  @Field(() => String) title: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => String, { nullable: true, description: "The content as sanitized HTML." })
  html: string | null;
  @Field(() => GraphQLJSON, { nullable: true, description: "The headings as [{id, text}]." })
  headings: Heading[] | null;
  @Field(() => Int, { nullable: true, description: "Reading time in minutes." })
  readingMinutes: number | null;
  @Field(() => String, { nullable: true, description: "URL path of the cover image." })
  cover: string | null;
  @Field(() => String, { nullable: true, description: "Alt text of the cover image." })
  coverAlt: string | null;

  constructor(document: PublishedDocument, locale: Locale, changes: Changes = {}) {
    const changed = <T>(field: string, stored: T | undefined): T | null => {
      const texts = changes[field] as Partial<Record<Locale, T | null>> | undefined;
      return (texts?.[locale] === undefined ? stored : texts[locale]) ?? null;
    };
    const content = (changes["content"] as Record<string, RichText | null> | undefined)?.[locale];
    const rendered = content && render(content);
    const isSame = content === undefined;
    this.title = changed("title", document.title[locale]) ?? "";
    this.description = changed("description", document.description[locale]);
    this.html = (isSame ? document.html[locale] : rendered?.html) ?? null;
    this.headings = (isSame ? document.headings[locale] : rendered?.headings) ?? null;
    this.readingMinutes =
      (isSame ? document.readingMinutes[locale] : rendered && readingMinutes(rendered.text)) ??
      null;
    this.cover =
      ("cover" in changes ? (changes["cover"] as string | null) : document.cover) ?? null;
    this.coverAlt = changed("coverAlt", document.coverAlt[locale]);
  }
}
