import { CommentTotal } from "./comment-total.ts";
import { GraphQLJSONObject } from "graphql-scalars";
import {
  ArgsType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  registerEnumType,
} from "type-graphql";
import { z } from "zod";
import { slug } from "../categories/category.input.ts";
import { line, shaped, text, textByLocale, webAddress } from "../foundation/input.ts";
import { Direction } from "../foundation/connection.ts";
import { Locale, LocalizedTextInput } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { picturePath } from "../members/member.input.ts";
import type { RichText } from "../foundation/rich-text.ts";
import { PostStatus, Post } from "./post.ts";

@InputType({ description: "TipTap documents by language. `null` removes one." })
export class LocalizedContentInput {
  @Field(() => GraphQLJSONObject, { nullable: true }) en?: RichText | null;
  @Field(() => GraphQLJSONObject, { nullable: true }) fr?: RichText | null;
  @Field(() => GraphQLJSONObject, { nullable: true }) no?: RichText | null;
}

@InputType({ description: "The state a post is to have in one language." })
export class PublicationInput {
  @Field(() => Locale) locale!: Locale;
  @Field(() => PostStatus) status!: PostStatus;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "With SCHEDULED: when it is published. A time that has passed publishes at once.",
  })
  scheduledAt?: Date | null;
}

@InputType()
export class CreatePostInput {
  @Field(() => LocalizedTextInput, { nullable: true, description: "At most 160 characters each." })
  title?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: "Made from the title if left out.",
  })
  slug?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, { nullable: true, description: "At most 300 characters each." })
  description?: LocalizedTextInput;
  @Field(() => LocalizedContentInput, { nullable: true }) content?: LocalizedContentInput;
  @Field(() => [PublicationInput], { nullable: true, description: "New languages begin as DRAFT." })
  publications?: PublicationInput[];
  @Field(() => String, { nullable: true, description: "Path of a picture of this server." })
  cover?: string | null;
  @Field(() => LocalizedTextInput, { nullable: true }) coverAlt?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, { nullable: true }) metaTitle?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, { nullable: true }) metaDescription?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: "Words separated by commas, at most 300 characters each.",
  })
  metaKeywords?: LocalizedTextInput;
  @Field(() => String, {
    nullable: true,
    description:
      "Path of an uploaded picture, for links to the post: other sites do not show drawings.",
  })
  ogImage?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "An https address, where the post was published first elsewhere.",
  })
  canonical?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Asks search engines to leave the post out.",
  })
  noindex?: boolean;
  @Field(() => ID, { nullable: true, description: "A member; by default the caller's profile." })
  authorId?: string | null;
  @Field(() => [ID], { nullable: true }) categoryIds?: string[];
  @Field(() => [String], { nullable: true, description: "At most 20." }) tags?: string[];
  @Field(() => Boolean, { nullable: true }) featured?: boolean;
  @Field(() => Boolean, { nullable: true }) enableComments?: boolean;
}

@InputType()
export class UpdatePostInput extends CreatePostInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
}

@InputType()
export class PostFilter {
  @Field(() => Locale, { nullable: true, description: "Published in this language." })
  language?: Locale;
  @Field(() => ID, { nullable: true }) authorId?: string;
  @Field(() => ID, { nullable: true }) categoryId?: string;
  @Field(() => String, { nullable: true }) tag?: string;
}

@InputType()
export class PostEditFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words of title, slug or text in any language, or how they begin.",
  })
  search?: string | null;
  @Field(() => PostStatus, {
    nullable: true,
    description: "In this state in some language, or in the one that is named.",
  })
  status?: PostStatus | null;
  @Field(() => Locale, { nullable: true, description: "Begun in this language." })
  language?: Locale | null;
  @Field(() => [ID], { nullable: true, description: "Of one of these categories." })
  categoryIds?: string[] | null;
  @Field(() => ID, { nullable: true }) authorId?: string | null;
  @Field(() => [ID], { nullable: true, description: "At most 100." }) ids?: string[] | null;
}

const PostOrderField = {
  ...orderOf(Post, { TITLE: "sortTitle", UPDATED_AT: "updatedAt", CREATED_AT: "createdAt" }),
  ...orderOf(CommentTotal, { COMMENT_COUNT: "total" }),
};
type PostOrderField = (typeof PostOrderField)[keyof typeof PostOrderField];

registerEnumType(PostOrderField, { name: "PostOrderField" });

@InputType()
export class PostEditOrder {
  @Field(() => PostOrderField) field!: PostOrderField;
  @Field(() => Direction, { defaultValue: Direction.ASC }) direction!: Direction;
}

export const LAST_CHANGED: PostEditOrder = {
  field: PostOrderField.UPDATED_AT,
  direction: Direction.DESC,
};

export const isByComments = ({ field }: PostEditOrder): boolean =>
  field === PostOrderField.COMMENT_COUNT;

@ArgsType()
export class ChosenPosts {
  @Field(() => [ID], { nullable: true, description: "At most 100." }) ids?: string[] | null;
  @Field(() => ID, { nullable: true, description: "Instead: those of a selection." })
  selectionId?: string | null;
}

export const PostOrder = orderOf(Post, {
  UPDATED_AT_DESC: "updatedAt",
  CREATED_AT_DESC: "createdAt",
});
export type PostOrder = (typeof PostOrder)[keyof typeof PostOrder];

registerEnumType(PostOrder, { name: "PostOrder" });

const uploadedPicture = () => shaped(300, /^\/files\/posts\/[a-z0-9-]+\.webp$/u);

export const changedPost = z.object({
  title: textByLocale(line(160)).optional(),
  slug: textByLocale(slug()).optional(),
  description: textByLocale(text(300)).optional(),
  cover: picturePath().nullish(),
  coverAlt: textByLocale(line(300)).optional(),
  metaTitle: textByLocale(line(160)).optional(),
  metaDescription: textByLocale(text(300)).optional(),
  metaKeywords: textByLocale(line(300)).optional(),
  ogImage: uploadedPicture().nullish(),
  canonical: webAddress().nullish(),
  tags: z
    .array(line(40).transform((tag) => tag.toLowerCase()))
    .max(20, "At most 20")
    .optional(),
});
