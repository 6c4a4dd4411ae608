import { Field, ID, InputType, Int } from "type-graphql";
import { Direction } from "../foundation/connection.ts";
import { orderInput } from "../foundation/order-input.ts";
import { inputField } from "../foundation/input-field.ts";
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
export class PostFilter extends PublicationFilter {
  @Field(() => [ID], { nullable: true, description: "In at least one of these categories." })
  categoryIds?: string[] | null;
  @Field(() => ID, { nullable: true }) authorId?: string | null;
}

const FIELDS = {
  ...orderOf(Post, { TITLE: "sortTitle", UPDATED_AT: "updatedAt", CREATED_AT: "createdAt" }),
  ...orderOf(CommentTotal, { COMMENT_COUNT: "total" }),
};

export const PostOrder = orderInput({ input: "PostOrder", field: "PostOrderField" }, FIELDS);
export type PostOrder = InstanceType<typeof PostOrder>;

export const LAST_CHANGED: PostOrder = {
  field: FIELDS.UPDATED_AT,
  direction: Direction.DESC,
};

export const isByComments = ({ field }: PostOrder): boolean => field === FIELDS.COMMENT_COUNT;
