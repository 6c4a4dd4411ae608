import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { BoardHue } from "../boards/board-column.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { arrayOf, email, id, line, parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { inputField, validatorOf, VersionedInput } from "../foundation/input-field.ts";
import { MailFolder, MailSource } from "./mail-thread.ts";
import { MailKind, MailQuote } from "./mail.ts";

/** The most recipients of a mail, in each of its fields. */
const MAX_RECIPIENTS = 50;
/** The most characters of a mail that staff write, with its markup. */
const MAX_HTML = 200_000;

export const SystemLabel = enumType(
  "SystemLabel",
  {
    ALL: "Without SPAM and TRASH.",
    INBOX: "With mails that came in and were not dealt with.",
    SENT: "With mails that were sent.",
    DRAFTS: "With mails that are being written.",
    STARRED: "Starred by the viewer.",
    IMPORTANT: "Marked as important.",
    ARCHIVE: "Put away.",
    SPAM: "Taken for spam.",
    TRASH: "Deleted after 30 days.",
  },
  "A list of conversations that everyone has. ALL leaves out SPAM and TRASH, as do SENT, DRAFTS, STARRED and IMPORTANT.",
);
export type SystemLabel = EnumOf<typeof SystemLabel>;

@InputType()
export class MailAddressInput {
  @inputField(line(120), { nullable: true }) name?: string | null;
  @inputField(email(), { required: true, description: "An email address." }) address!: string;
}

const address = () => z.lazy(() => validatorOf(MailAddressInput));
const addresses = () => arrayOf(address(), MAX_RECIPIENTS).meta({ type: () => [MailAddressInput] });

/** Empty is allowed: a draft is not finished. */
const html = () =>
  z
    .string({ error: "Must be text" })
    .max(MAX_HTML, `At most ${MAX_HTML} characters`)
    .meta({ description: "At most 200,000 characters.", maxLength: MAX_HTML });

@InputType({ description: "What a draft says. Fields that are left out stay as they are." })
export class UpdateMailDraftInput extends VersionedInput {
  @inputField(addresses()) to?: MailAddressInput[];
  @inputField(addresses()) cc?: MailAddressInput[];
  @inputField(addresses()) bcc?: MailAddressInput[];
  @inputField(
    z
      .string({ error: "Must be text" })
      .transform((value) => value.replaceAll(/\s+/gu, " ").trim().toWellFormed())
      .refine((value) => value.length <= 255, "At most 255 characters")
      .meta({ description: "At most 255 characters; empty if there is none.", maxLength: 255 }),
  )
  subject?: string;
  @inputField(html(), {
    description:
      "What is not allowed in a mail, such as scripts and forms, is removed. Pictures are attachments, as `cid:` and the id of one.",
  })
  html?: string;
  @Field(() => Boolean, {
    nullable: true,
    description: "True leaves the quoted text out, false brings it back.",
  })
  isQuoteRemoved?: boolean | null;
}

@InputType({ description: "A new draft: in a conversation, or of a new one." })
export class CreateMailDraftInput extends UpdateMailDraftInput {
  @inputField(id(), {
    nullable: true,
    description: "A UUID made by the client, which becomes the draft's id: repeating it makes one.",
  })
  id?: string | null;
  @inputField(id(), { nullable: true, description: "The conversation that it belongs to." })
  threadId?: string | null;
  @inputField(id(), {
    nullable: true,
    description:
      "The mail that it answers or forwards, in the same conversation. Without `to`, an answer goes to its author.",
  })
  answeredId?: string | null;
  @Field(() => MailQuote, {
    nullable: true,
    description:
      "How it quotes the answered mail. FORWARD adds copies of its files, which count for the viewer's space.",
  })
  quote?: MailQuote | null;
  @Field(() => Locale, {
    nullable: true,
    description: "The language of what is said about the quoted mail; by default en.",
  })
  locale?: Locale | null;
}

@InputType({ description: "What a draft says in the end, and when it leaves." })
export class SendMailInput extends UpdateMailDraftInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "The `mailCount` of the conversation that the writer has seen. CONFLICT if a mail has come or was sent since; omit it to send anyway.",
  })
  mailCount?: number | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it leaves, at most a year from now; otherwise 10 seconds later.",
  })
  sendAt?: Date | null;
  @Field(() => MailFolder, {
    nullable: true,
    description: "Where the conversation is moved, for example ARCHIVE.",
  })
  folder?: MailFolder | null;
}

@InputType()
export class MailLabelInput {
  @inputField(line(40)) name?: string;
  @Field(() => BoardHue, { nullable: true }) hue?: BoardHue | null;
}

@InputType()
export class MailThreadFilter {
  @Field(() => SystemLabel, { nullable: true, description: "By default ALL." })
  label?: SystemLabel | null;
  @Field(() => ID, { nullable: true, description: "Those with this label of the staff." })
  labelId?: string | null;
  @Field(() => MailSource, { nullable: true }) source?: MailSource | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the viewer has not read its newest mails.",
  })
  isUnread?: boolean | null;
  @Field(() => Boolean, { nullable: true }) hasAttachment?: boolean | null;
  @Field(() => String, { nullable: true, description: "With this email address." })
  from?: string | null;
  @Field(() => ID, { nullable: true, description: "That this member looks after." })
  assigneeId?: string | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "With the newest mail before this time.",
  })
  until?: Date | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "With the newest mail at this time or later.",
  })
  since?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in one of its mails: subject, people, text; prefixes match.",
  })
  search?: string | null;
}

@InputType()
export class MailFilter extends MailThreadFilter {
  @Field(() => MailKind, { nullable: true }) kind?: MailKind | null;
}

@InputType({ description: "Changes of conversations; what is left out stays." })
export class MailThreadChanges {
  @Field(() => Boolean, { nullable: true, description: "For the viewer alone." })
  isUnread?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "For the viewer alone." })
  isStarred?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "For all." })
  isImportant?: boolean | null;
  @inputField(arrayOf(id(), 20).meta({ type: () => [ID] }), {
    description: "Labels that they get, for all.",
  })
  addLabelIds?: string[];
  @inputField(arrayOf(id(), 20).meta({ type: () => [ID] }), {
    description: "Labels that are taken from them, for all.",
  })
  removeLabelIds?: string[];
}

export const parsedDraft = <T extends UpdateMailDraftInput>(type: new () => T, input: T): T =>
  parseInput(type, input);
