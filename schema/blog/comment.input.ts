import { Field, GraphQLISODateTime, ID, InputType } from "type-graphql";
import { email, line, matching, text } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { CommentStatus } from "./comment.ts";

const PLAIN = { required: true, description: "Plain text." };

@InputType({ description: "Visitors give name and e-mail address; who is signed in is known." })
export class CommentInput {
  @inputField(text(5_000), PLAIN) content!: string;
  @inputField(line(80), { nullable: true }) name?: string | null;
  @inputField(email(), { nullable: true, description: "Never shown to anybody but moderators." })
  email?: string | null;
  @Field(() => Locale, { defaultValue: Locale.en, description: "The language of the page." })
  locale!: Locale;
  @inputField(matching(100, /^[\w-]{16,}$/u), {
    nullable: true,
    description:
      "Made up by the caller, at least 16 characters that nobody can guess. Sent again with the " +
      "same key and the same words, a comment is made once.",
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
  @Field(() => Locale, { nullable: true, description: "The language of the page." })
  locale?: Locale | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Written then or later." })
  from?: Date | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Written before then." })
  before?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: "Words of text, name or e-mail address, or how they begin.",
  })
  search?: string | null;
}
