import { Field, ID, ObjectType } from "type-graphql";
import { Locale } from "../foundation/locale.ts";
import type { DocumentDraft } from "../publication/document-draft.ts";
import { DocumentPreview } from "../publication/document-preview.ts";
import type { CreatePostInput } from "./post.input.ts";
import type { PreviewLink } from "./preview-link.ts";

type PostChanges = Pick<CreatePostInput, "authorId" | "categoryIds">;

@ObjectType({
  description: "The draft of a post in one language, as whoever has its preview link sees it.",
})
export class PostPreview extends DocumentPreview {
  @Field(() => ID) postId: string;
  @Field(() => Locale) locale: Locale;
  @Field(() => String, {
    nullable: true,
    description: "Its slug, if the language is published and there are no changes since.",
  })
  publishedSlug: string | null = null;
  @Field(() => [String]) tags: string[];
  @Field(() => Date, { description: "When it is to be published, or when it was last changed." })
  date: Date;
  authorId: string | null;
  /** Those of the draft; undefined: those of the post */
  categoryIds: string[] | undefined;

  constructor({ post, locale }: PreviewLink, draft: DocumentDraft | null) {
    super(post, locale, draft?.changes);
    const { id, author, tags, scheduledAt, updatedAt } = post;
    this.postId = id;
    this.locale = locale;
    this.tags = (draft?.changes["tags"] as string[] | undefined) ?? tags;
    this.date = new Date(scheduledAt[locale] ?? draft?.updatedAt ?? updatedAt);
    const { authorId, categoryIds } = (draft?.changes ?? {}) as PostChanges;
    this.authorId = authorId === undefined ? (author?.id ?? null) : authorId;
    this.categoryIds = categoryIds;
    if (!draft && post.languages.includes(locale)) this.publishedSlug = post.slug[locale] ?? null;
  }
}
