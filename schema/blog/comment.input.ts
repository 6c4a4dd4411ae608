import { Field, GraphQLISODateTime, ID, InputType } from "type-graphql";
import { email, line, randomKey, text } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { CommentStatus } from "./comment.ts";

const PLAIN = { required: true, description: "Plain text." };

@InputType({
  description: "Visitors give name and email address; for signed-in users both are ignored.",
})
export class CommentInput {
  @inputField(text(5_000), PLAIN) content!: string;
  @inputField(line(80), { nullable: true }) name?: string | null;
  @inputField(email(), {
    nullable: true,
    description: "Required for visitors. Visible to moderators only.",
  })
  email?: string | null;
  @Field(() => Locale, {
    defaultValue: Locale.en,
    description: "The language of the page the comment is written on.",
  })
  locale!: Locale;
  @inputField(randomKey(), {
    nullable: true,
    description: "A repeated request with the same key and content creates only one comment.",
  })
  idempotencyKey?: string | null;
}

@InputType()
export class UpdateCommentInput extends VersionedInput {
  @inputField(text(5_000), PLAIN) content!: string;
}

@InputType()
export class CommentFilter {
  @Field(() => CommentStatus, { nullable: true }) status?: CommentStatus | null;
  @Field(() => ID, { nullable: true }) postId?: string | null;
  @Field(() => Locale, {
    nullable: true,
    description: "The language of the page the comment was written on.",
  })
  locale?: Locale | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Written at this time or later.",
  })
  from?: Date | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Written before this time." })
  before?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in text, name or email address; prefixes match.",
  })
  search?: string | null;
}
