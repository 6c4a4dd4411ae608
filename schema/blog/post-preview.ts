import { GraphQLJSON } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Locale } from "../foundation/locale.ts";
import type { Heading } from "../foundation/rich-text.ts";
import type { PreviewLink } from "./preview-link.ts";

@ObjectType({
  description: "The draft of a post in one language, as whoever has its preview link sees it.",
})
export class PostPreview {
  @Field(() => ID) postId: string;
  @Field(() => Locale) locale: Locale;
  @Field(() => String, {
    nullable: true,
    description: "Its slug, if the language has been published since.",
  })
  publishedSlug: string | null = null;
  @Field(() => String) title: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => String, { nullable: true, description: "The content as sanitized HTML." })
  html: string | null;
  @Field(() => GraphQLJSON, { nullable: true, description: "The headings as [{id, text}]." })
  headings: Heading[] | null;
  @Field(() => Int, { nullable: true }) readingMinutes: number | null;
  @Field(() => String, { nullable: true }) cover: string | null;
  @Field(() => String, { nullable: true }) coverAlt: string | null;
  @Field(() => [String]) tags: string[];
  @Field(() => Date, { description: "When it is to be published, or when it was last changed." })
  date: Date;
  authorId: string | undefined;

  constructor({ post, locale }: PreviewLink) {
    const { id, author, cover = null, tags, scheduledAt, updatedAt } = post;
    this.postId = id;
    this.locale = locale;
    this.title = post.title[locale] ?? "";
    this.description = post.description[locale] ?? null;
    this.html = post.html[locale] ?? null;
    this.headings = post.headings[locale] ?? null;
    this.readingMinutes = post.readingMinutes[locale] ?? null;
    this.cover = cover;
    this.coverAlt = post.coverAlt[locale] ?? null;
    this.tags = tags;
    this.date = new Date(scheduledAt[locale] ?? updatedAt);
    this.authorId = author?.id;
    if (post.languages.includes(locale)) this.publishedSlug = post.slug[locale] ?? null;
  }
}
