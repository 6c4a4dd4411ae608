import { Collection, type Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index, Trigger, Unique } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import {
  enumColumn,
  boolean,
  oneToMany,
  model,
  dateTime,
  int,
  manyToOne,
  searchVector,
  text,
  stringList,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { Attachment } from "./attachment.ts";
import { Conversation } from "./conversation.ts";
import { MessageEdit } from "./message-edit.ts";
import { Reaction } from "./reaction.ts";

export const ContentType = enumType(
  "ContentType",
  { TEXT: "Text.", IMAGE: "A picture.", FILE: "A file.", SYSTEM: "Reports a `systemEvent`." },
  "The main content of a message. SYSTEM messages report a `systemEvent`.",
);
export type ContentType = EnumOf<typeof ContentType>;

/** What a SYSTEM message reports. */
export const SystemEvent = enumType(
  "SystemEvent",
  {
    CREATED: "The group was created.",
    RENAMED: "It has another title.",
    ADDED: "Its `subject` was added.",
    REMOVED: "Its `subject` was removed.",
    LEFT: "Its `subject` left.",
  },
  "What a SYSTEM message reports: the group was created or renamed, or its `subject` was added, was removed or left.",
);
export type SystemEvent = EnumOf<typeof SystemEvent>;

type Values = Pick<Message, "conversation" | "sender" | "body" | "contentType" | "createdAt"> &
  Partial<
    Pick<Message, "id" | "replyTo" | "mentions" | "clientCreatedAt" | "systemEvent" | "subject">
  >;

// Assigns the next number of the conversation. A repeated id is refused before a number is used:
// the lock makes the second insert wait for the first, whichever conversation they are for.
@Trigger<typeof Message>({
  name: "messages_numbered",
  timing: "before",
  events: ["insert"],
  body: `
    perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
    if exists (select 1 from messages where id = new.id) then
      raise unique_violation using message = 'This message is there already';
    end if;
    update conversations
      set last_seq = last_seq + 1, revision = revision + 1, last_message_at = new.created_at
      where id = new.conversation_id
      returning last_seq, revision into new.seq, new.revision;
    return new;`,
})
// Every change of a message increments its conversation's revision, except of is_disclosed.
@Trigger<typeof Message>({
  name: "messages_revised",
  timing: "before",
  events: ["update"],
  body: `
    if new.is_disclosed = old.is_disclosed and new.sender_id is not distinct from old.sender_id then
      update conversations set revision = revision + 1 where id = new.conversation_id
        returning revision into new.revision;
    end if;
    return new;`,
})
@Unique({ properties: ["conversation", "seq"] })
@Index({ properties: ["conversation", "revision"] })
@Index({ properties: ["sender"] })
@Index({ properties: ["createdAt"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "messages",
  audited: false,
  messages: { notFound: "Message not found" },
  description: "A message in a conversation.",
})
export class Message extends StoredEntity {
  @manyToOne(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @int({ default: 0, description: "Its number in the conversation, from 1 without gaps." })
  seq: Opt<number> = 0;

  @int({ default: 0, description: "The conversation's revision at its last change." })
  revision: Opt<number> = 0;

  @manyToOne(() => Member, { nullable: true, index: false, deleteRule: "set null" })
  sender?: Member | null;

  @text({ description: "Plain text, at most 8,000 characters; empty if deleted." })
  body!: string;

  @enumColumn(() => ContentType)
  contentType: Opt<ContentType> = ContentType.TEXT;

  @enumColumn(() => SystemEvent, {
    nullable: true,
    description: "The event that a SYSTEM message reports.",
  })
  systemEvent?: SystemEvent | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "The member that a SYSTEM message is about, for example the one who was added.",
  })
  subject?: Member | null;

  @manyToOne(() => Message, {
    nullable: true,
    deleteRule: "set null",
    description: "The message it quotes.",
  })
  replyTo?: Message | null;

  @stringList({ description: "Ids of the mentioned members." })
  mentions: Opt<string[]> = [];

  @dateTime({ nullable: true, description: "The sending time by the sender's clock." })
  clientCreatedAt?: Date | null;

  @dateTime({ nullable: true, description: "When its text was last edited." })
  editedAt?: Date | null;

  @dateTime({
    nullable: true,
    description: "When the sender or a moderator deleted it; a placeholder remains.",
  })
  deletedAt?: Date | null;

  // within range of an open report: moderators may see it
  @boolean({ internal: true, default: false })
  isDisclosed: Opt<boolean> = false;

  @oneToMany(() => Attachment, {
    by: "message",
    orderBy: { id: "asc" },
    description: "At most 10.",
  })
  attachments = new Collection<Attachment>(this);

  @oneToMany(() => Reaction, { by: "message", orderBy: { createdAt: "asc", id: "asc" } })
  reactions = new Collection<Reaction>(this);

  @oneToMany(() => MessageEdit, {
    by: "message",
    orderBy: { createdAt: "asc", id: "asc" },
    description: "Previous versions, oldest first.",
  })
  edits = new Collection<MessageEdit>(this);

  @searchVector(searchable('"body"'))
  terms?: Opt<string>;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}

export const MessageConnection = connection("Message", () => Message);
