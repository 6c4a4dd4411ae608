import { Field, ID, InputType } from "type-graphql";
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

export const isByComments = ({ field }: PostOrder): boolean => field === FIELDS.COMMENT_COUNT;
