import { Field, ID, InputType, Int } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { z } from "zod";
import { id, line, arrayOf, text } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { ReportReason } from "./message-report.ts";
import { ContentType } from "./message.ts";

/** Specification: a message has at most this many characters and files. */
const MAX_MESSAGE_LENGTH = 8_000;
const MAX_FILES = 10;
/** In a group, with whoever made it. */
export const MAX_PARTICIPANTS = 500;
export const MAX_TITLE_LENGTH = 80;

export const ConversationFolder = enumType(
  "ConversationFolder",
  ["INBOX", "UNREAD", "PINNED", "ARCHIVED", "ALL"],
  "Of one's conversations: those not archived, of these the unread or the pinned; the archived; all.",
);
export type ConversationFolder = EnumOf<typeof ConversationFolder>;

@InputType()
export class ConversationFilter {
  @Field(() => ConversationFolder, { nullable: true, description: "By default INBOX." })
  folder?: ConversationFolder | null;

  @Field(() => String, {
    nullable: true,
    description: "Words of its title or of the names of those in it.",
  })
  search?: string | null;
}

@InputType({ description: "With one other member a one-to-one conversation, with more a group." })
export class StartConversationInput {
  @Field(() => [ID], { description: "The other members: 1 to 499." })
  recipients!: string[];

  @Field(() => String, {
    nullable: true,
    description: "Of a group: at most 80 characters, by default the first names of its people.",
  })
  title?: string | null;

  @Field(() => Boolean, { nullable: true, description: "A group also with one other." })
  isGroup?: boolean | null;
}

const body = z
  .union([
    z
      .string()
      .refine((value) => value.trim() === "")
      .transform(() => ""),
    text(MAX_MESSAGE_LENGTH),
  ])
  .meta({ description: `At most ${MAX_MESSAGE_LENGTH.toLocaleString("en")} characters.` });

@InputType()
export class SendMessageInput {
  @Field(() => ID) conversationId!: string;
  @inputField(id(), {
    required: true,
    description:
      "A UUID that the sender makes up. It becomes the message's id: sent again, it is sent once.",
  })
  messageId!: string;
  @inputField(body, {
    nullable: true,
    description: "Plain text; with attachments it may be empty.",
  })
  message?: string | null;
  @Field(() => ContentType, {
    nullable: true,
    description:
      "If given, what the message is: IMAGE with pictures alone, FILE with attachments, otherwise TEXT.",
  })
  contentType?: ContentType | null;
  @inputField(arrayOf(id(), MAX_FILES), {
    nullable: true,
    description: "Ids of attachments that were uploaded to this conversation.",
  })
  attachments?: string[] | null;
  @inputField(id(), { nullable: true, description: "The message it quotes." })
  replyToId?: string | null;
  @inputField(arrayOf(id(), MAX_PARTICIPANTS), {
    nullable: true,
    description: "The members it speaks to.",
  })
  mentions?: string[] | null;
  @Field(() => Date, {
    nullable: true,
    description: "When the sender's device says it was written.",
  })
  createdAt?: Date | null;
  @Field(() => ID, { nullable: true, description: "If given, the viewer's own member." })
  senderId?: string | null;
}

@InputType()
export class MessageFilter {
  @Field(() => Int, { nullable: true, description: "From this `seq` on." })
  fromSeq?: number | null;

  @Field(() => Int, { nullable: true, description: "Up to this `seq`." })
  toSeq?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Only those with an address of the web." })
  hasLink?: boolean | null;
}

@InputType()
export class MessageReportFilter {
  @Field(() => ReportReason, { nullable: true })
  reason?: ReportReason | null;

  @Field(() => String, {
    nullable: true,
    description: "Words of the message, or of the names of who wrote or who reported it.",
  })
  search?: string | null;
}

@InputType({ description: "What is left out stays as it is." })
export class ParticipationInput {
  @Field(() => Boolean, { nullable: true })
  isMuted?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isPinned?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isArchived?: boolean | null;
}

export const editInput = z.object({ message: text(MAX_MESSAGE_LENGTH) });
export const titleInput = z.object({ title: line(MAX_TITLE_LENGTH) });
export const noteInput = z.object({ note: z.union([z.literal(""), text(1_000)]) });

/** What is not sent yet may be as long as what is, and stays as it was typed. */
export const draftInput = z.object({ text: z.string().max(MAX_MESSAGE_LENGTH * 2) });

/** One emoji, whatever it is made of. */
export const emojiInput = z.object({
  emoji: z
    .string()
    .max(40)
    .regex(/^(\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{RGI_Emoji})$/v, "Not an emoji"),
});
