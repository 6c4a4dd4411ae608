import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { email, line, shaped, text } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { CommentStatus } from "./comment.ts";

@InputType({ description: "Visitors give name and e-mail address; who is signed in is known." })
export class CommentInput {
  @Field(() => String, { description: "Plain text, 1 to 5,000 characters." })
  content!: string;
  @Field(() => String, { nullable: true, description: "1 to 80 characters." })
  name?: string | null;
  @Field(() => String, { nullable: true, description: "Never shown to anybody but moderators." })
  email?: string | null;
  @Field(() => Locale, { defaultValue: Locale.en, description: "The language of the page." })
  locale!: Locale;
  @Field(() => String, {
    nullable: true,
    description:
      "Made up by the caller, at least 16 characters that nobody can guess. Sent again with the " +
      "same key and the same words, a comment is made once.",
  })
  idempotencyKey?: string | null;
}

@InputType()
export class UpdateCommentInput {
  @Field(() => String, { description: "Plain text, 1 to 5,000 characters." })
  content!: string;
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
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

const content = text(5000);

/** An absent name or address is an empty one: both are required. */
const given = <T extends z.ZodType>(of: T) => z.preprocess((value) => value ?? "", of);

const idempotencyKey = shaped(100, /^[\w-]{16,}$/u).nullish();

export const visitorComment = z.object({
  content: given(content),
  name: given(line(80)),
  email: given(email()),
  idempotencyKey,
});
export const knownComment = z.object({ content: given(content), idempotencyKey });
export const changedComment = z.object({ content: given(content) });
