import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumColumn, model, dateTime, int, manyToOne, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Conversation } from "./conversation.ts";
import { Message } from "./message.ts";

export const ReportReason = enumType(
  "ReportReason",
  {
    SPAM: "Advertising, or sent to many.",
    HARASSMENT: "Insults or threats.",
    OTHER: "Another reason.",
  },
  "Why a message was reported.",
);
export type ReportReason = EnumOf<typeof ReportReason>;

/** How many messages before and after a reported one are disclosed. */
const AROUND = 10;

// Maintains messages.is_disclosed: moderators see the messages around an open report, and nothing
// else.
@maintains({
  table: "message_reports",
  name: "disclose",
  body: (changes) => `
    for change in
      select distinct conversation_id, from_seq, to_seq from ${changes} as changes order by 1, 2, 3
    loop
      update messages set is_disclosed = not is_disclosed
      where conversation_id = change.conversation_id
        and seq between change.from_seq and change.to_seq
        and is_disclosed <> exists (
          select from message_reports as reports
          where closed_at is null and reports.conversation_id = messages.conversation_id
            and seq between from_seq and to_seq);
    end loop;`,
})
@Index({ properties: ["conversation"] })
@Unique({ properties: ["message", "reporter"] })
@Index({ properties: ["createdAt", "id"] })
@model({
  table: "message_reports",
  messages: { notFound: "Report not found" },
  description:
    "A report of a message to moderators. While it is open, they see the message and up to " +
    "ten messages before and after it.",
})
export class MessageReport extends StoredEntity {
  @manyToOne(() => Message, { index: false, deleteRule: "cascade" })
  message!: Message;

  // the range of disclosed messages
  @manyToOne(() => Conversation, { internal: true, index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @int({ internal: true })
  fromSeq!: number;

  @int({ internal: true })
  toSeq!: number;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  reporter!: Member;

  @enumColumn(() => ReportReason)
  reason!: ReportReason;

  @text({ description: "A note by the reporter, at most 1,000 characters; may be empty." })
  note!: string;

  @dateTime({ nullable: true, description: "When a moderator decided; null while it is open." })
  closedAt?: Date | null;

  constructor(
    values: Pick<MessageReport, "message" | "reporter" | "reason" | "note" | "createdAt">,
  ) {
    super();
    Object.assign(this, values);
    const { conversation, seq } = values.message;
    this.conversation = conversation;
    this.fromSeq = seq - AROUND;
    this.toSeq = seq + AROUND;
  }
}

export const MessageReportConnection = connection("MessageReport", () => MessageReport);
