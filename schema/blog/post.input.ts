import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { Direction } from "../foundation/connection.ts";
import { orderInput } from "../foundation/order-input.ts";
import { inputField } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { tagsInput } from "../foundation/tags.ts";
import { PublicationFilter } from "../publication/publications-to-edit.ts";
import { DocumentInput } from "../publication/published.input.ts";
import { CommentTotal } from "./comment-total.ts";
import { Post } from "./post.ts";

@InputType()
export class CreatePostInput extends DocumentInput {
  @Field(() => ID, {
    nullable: true,
    description: "The author's member id; by default the viewer's own profile.",
  })
  authorId?: string | null;
  @Field(() => [ID], { nullable: true }) categoryIds?: string[];
  @inputField(tagsInput()) tags?: string[];
  @Field(() => Boolean, { nullable: true }) featured?: boolean;
  @Field(() => Boolean, { nullable: true }) enableComments?: boolean;
}

@InputType()
export class UpdatePostInput extends CreatePostInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "The `version` of the post that was edited. CONFLICT if it was changed since; omit it to skip the check.",
  })
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
export class PostEditFilter extends PublicationFilter {
  @Field(() => [ID], { nullable: true, description: "In at least one of these categories." })
  categoryIds?: string[] | null;
  @Field(() => ID, { nullable: true }) authorId?: string | null;
}

const FIELDS = {
  ...orderOf(Post, { TITLE: "sortTitle", UPDATED_AT: "updatedAt", CREATED_AT: "createdAt" }),
  ...orderOf(CommentTotal, { COMMENT_COUNT: "total" }),
};

export const PostEditOrder = orderInput(
  { input: "PostEditOrder", field: "PostOrderField" },
  FIELDS,
);
export type PostEditOrder = InstanceType<typeof PostEditOrder>;

export const LAST_CHANGED: PostEditOrder = {
  field: FIELDS.UPDATED_AT,
  direction: Direction.DESC,
};

export const isByComments = ({ field }: PostEditOrder): boolean => field === FIELDS.COMMENT_COUNT;

export const PostOrder = orderOf(Post, {
  UPDATED_AT_DESC: "updatedAt",
  CREATED_AT_DESC: "createdAt",
});
export type PostOrder = (typeof PostOrder)[keyof typeof PostOrder];

registerEnumType(PostOrder, { name: "PostOrder" });
