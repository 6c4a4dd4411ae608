import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { z } from "zod";
import { line, text } from "../foundation/input.ts";
import { isUuid } from "../foundation/uuid.ts";
import { ReportReason } from "./message-report.ts";
import { ContentType } from "./message.ts";

/** Specification: a message has at most this many characters and files. */
const MOST_CHARACTERS = 8_000;
const MOST_FILES = 10;
/** In a group, with whoever made it. */
export const MOST_PEOPLE = 500;
export const LONGEST_TITLE = 80;

export enum ConversationsShown {
  INBOX = "inbox",
  UNREAD = "unread",
  PINNED = "pinned",
  ARCHIVED = "archived",
  ALL = "all",
}

registerEnumType(ConversationsShown, {
  name: "ConversationsShown",
  description:
    "Of one's conversations: those not archived, of these the unread or the pinned; the archived; all.",
});

@InputType()
export class ConversationFilter {
  @Field(() => ConversationsShown, { nullable: true, description: "By default INBOX." })
  shown?: ConversationsShown | null;

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

@InputType()
export class SendMessageInput {
  @Field(() => ID)
  conversationId!: string;

  @Field(() => ID, {
    description:
      "A UUID that the sender makes up. It becomes the message's id: sent again, it is sent once.",
  })
  messageId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Plain text, at most 8,000 characters; with attachments it may be empty.",
  })
  message?: string | null;

  @Field(() => ContentType, {
    nullable: true,
    description:
      "If given, what the message is: IMAGE with pictures alone, FILE with attachments, otherwise TEXT.",
  })
  contentType?: ContentType | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of attachments that were uploaded to this conversation; at most 10.",
  })
  attachments?: string[] | null;

  @Field(() => ID, { nullable: true, description: "The message it quotes." })
  replyToId?: string | null;

  @Field(() => [ID], { nullable: true, description: "The members it speaks to." })
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

const uuid = z.string({ error: "Required" }).refine(isUuid, "Not valid");

const body = z.union([
  z.null(),
  z
    .string()
    .refine((value) => value.trim() === "")
    .transform(() => ""),
  text(MOST_CHARACTERS),
]);

export const messageInput = z
  .object({
    messageId: uuid,
    message: body.optional().transform((value) => value ?? ""),
    attachments: z
      .array(uuid)
      .max(MOST_FILES, `At most ${MOST_FILES}`)
      .nullish()
      .transform((ids) => [...new Set(ids)]),
    replyToId: uuid.nullish().transform((id) => id ?? undefined),
    mentions: z
      .array(uuid)
      .max(MOST_PEOPLE)
      .nullish()
      .transform((ids) => [...new Set(ids)]),
    createdAt: z.date().nullish(),
  })
  .refine(({ message, attachments }) => message || attachments.length > 0, {
    path: ["message"],
    error: "Required",
  });

export const editInput = z.object({ message: text(MOST_CHARACTERS) });
export const titleInput = z.object({ title: line(LONGEST_TITLE) });
export const noteInput = z.object({ note: z.union([z.literal(""), text(1_000)]) });

/** What is not sent yet may be as long as what is, and stays as it was typed. */
export const draftInput = z.object({ text: z.string().max(MOST_CHARACTERS * 2) });

/** One emoji, whatever it is made of. */
export const emojiInput = z.object({
  emoji: z
    .string()
    .max(40)
    .regex(/^(\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{RGI_Emoji})$/v, "Not an emoji"),
});
