import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { characterCount } from "../foundation/characters.ts";
import { email, id, line, randomKey, text } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { ContactKind, ContactStatus } from "./contact-request.ts";

const MIN_MESSAGE_LENGTH = 10;

const message = () =>
  text(5_000)
    .refine(
      (value) => !value || characterCount(value) >= MIN_MESSAGE_LENGTH,
      `At least ${MIN_MESSAGE_LENGTH} characters`,
    )
    .meta({ description: "10 to 5,000 characters.", maxLength: 5_000 });

@InputType({
  description:
    "A message to the team of the site, or with `memberId` or `projectId` a request for a quote.",
})
export class ContactInput {
  @inputField(line(80), {
    nullable: true,
    description: "Required for visitors; by default the name of the viewer's account.",
  })
  name?: string | null;
  @inputField(email(), {
    nullable: true,
    description: "Required for visitors; by default the address of the viewer's account.",
  })
  email?: string | null;
  @inputField(line(40), { nullable: true, description: "Where the sender may be called." })
  phone?: string | null;
  @inputField(line(120), { nullable: true, description: "Whom the sender writes for." })
  company?: string | null;
  @inputField(line(160), {
    nullable: true,
    description: "Required unless a quote or a question is asked.",
  })
  subject?: string | null;
  @inputField(message(), { required: true, description: "Plain text." }) message!: string;
  @inputField(line(120), { nullable: true, description: "What a quote may cost." })
  budget?: string | null;
  @inputField(line(120), { nullable: true, description: "When the work is needed." })
  timing?: string | null;
  @inputField(id(), { nullable: true, description: "The member who is asked for a quote." })
  memberId?: string | null;
  @inputField(id(), {
    nullable: true,
    description: "The project whose owners are asked for a quote; not with `memberId`.",
  })
  projectId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "A question to the team of the site, without `memberId` and `projectId`.",
  })
  isQuestion?: boolean | null;
  @inputField(line(40), {
    required: true,
    description:
      "The version of the privacy policy that the sender has agreed to, such as `2026-11-23.1`.",
  })
  consent!: string;
  @Field(() => Locale, { defaultValue: Locale.en, description: "The language of the page." })
  locale!: Locale;
  @Field(() => String, {
    nullable: true,
    description: "A field that people don't see: what fills it in is taken for spam.",
  })
  website?: string | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the form was shown: what is sent within seconds is suspicious.",
  })
  shownAt?: Date | null;
  @inputField(randomKey(), {
    nullable: true,
    description: "A repeated request with the same key and content creates only one.",
  })
  idempotencyKey?: string | null;
}

@InputType()
export class ContactAnswerInput {
  @inputField(id(), {
    required: true,
    description:
      "A UUID made by the client, which becomes the id of the answer: repeating it sends one mail.",
  })
  id!: string;
  @inputField(text(5_000), { required: true, description: "Plain text." }) content!: string;
  @Field(() => Int, {
    description: "The `answerCount` that the writer has seen. CONFLICT if there are others since.",
  })
  answerCount!: number;
}

@InputType()
export class ContactNoteInput {
  @inputField(text(5_000), { required: true, description: "Plain text." }) content!: string;
}

@InputType()
export class UpdateContactRequestInput extends VersionedInput {
  @Field(() => ContactStatus, { nullable: true }) status?: ContactStatus;
}

@InputType()
export class ContactRequestFilter {
  @Field(() => ContactStatus, { nullable: true }) status?: ContactStatus | null;
  @Field(() => Boolean, { nullable: true, description: "Only spam, or all that is not spam." })
  isSpam?: boolean | null;
  @Field(() => ContactKind, { nullable: true }) kind?: ContactKind | null;
  @Field(() => Locale, { nullable: true }) locale?: Locale | null;
  @Field(() => ID, { nullable: true, description: "Those about this project." })
  projectId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "With `contact:read`: those that this member looks after.",
  })
  assigneeId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "With `contact:read`: only those that the viewer looks after.",
  })
  isMine?: boolean | null;
  @Field(() => String, { nullable: true, description: "Those sent with this email address." })
  email?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "With `contact:read`: only those that ask the viewer.",
  })
  isOwn?: boolean | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Sent at this time or later." })
  from?: Date | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Sent before this time." })
  before?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in name, email address, company, subject or message; prefixes match.",
  })
  search?: string | null;
}
