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
  ["TEXT", "IMAGE", "FILE", "SYSTEM"],
  "What a message mainly is; SYSTEM tells of what happened to the conversation.",
);
export type ContentType = EnumOf<typeof ContentType>;

/** What a message of the system tells of. */
export const SystemEvent = enumType("SystemEvent", [
  "CREATED",
  "RENAMED",
  "ADDED",
  "REMOVED",
  "LEFT",
]);
export type SystemEvent = EnumOf<typeof SystemEvent>;

type Facts = Pick<Message, "conversation" | "sender" | "body" | "contentType" | "createdAt"> &
  Partial<
    Pick<Message, "id" | "replyTo" | "mentions" | "clientCreatedAt" | "systemEvent" | "subject">
  >;

// Gives each message the next number of its conversation. Whoever sends an id again is refused before
// a number is taken: the lock makes the second wait for the first, wherever both are sent to.
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
// Every change of a message is a revision of its conversation; what moderators may see is none.
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
  messages: { notFound: "Message not found" },
  description: "One message of a conversation.",
})
export class Message extends StoredEntity {
  @manyToOne(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @int({ default: 0, description: "Its number in the conversation: from 1, without gaps." })
  seq: Opt<number> = 0;

  @int({ default: 0, description: "The conversation's revision that it was last changed by." })
  revision: Opt<number> = 0;

  @manyToOne(() => Member, { nullable: true, index: false, deleteRule: "set null" })
  sender?: Member | null;

  @text({ description: "Plain text, at most 8,000 characters; empty once it is deleted." })
  body!: string;

  @enumColumn(() => ContentType)
  contentType: Opt<ContentType> = ContentType.TEXT;

  @enumColumn(() => SystemEvent, { nullable: true, description: "What a SYSTEM message tells of." })
  systemEvent?: SystemEvent | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Whom a SYSTEM message tells of, for example who was added.",
  })
  subject?: Member | null;

  @manyToOne(() => Message, {
    nullable: true,
    deleteRule: "set null",
    description: "The message it quotes.",
  })
  replyTo?: Message | null;

  @stringList({ description: "Ids of the members it speaks to." })
  mentions: Opt<string[]> = [];

  @dateTime({ nullable: true, description: "When the sender's device says that it was written." })
  clientCreatedAt?: Date | null;

  @dateTime({ nullable: true, description: "When its text was last changed." })
  editedAt?: Date | null;

  @dateTime({
    nullable: true,
    description: "When its sender or a moderator took it back; its place stays.",
  })
  deletedAt?: Date | null;

  // near a message that was reported, until that is decided: moderators see it
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
    description: "What it said before, the oldest first.",
  })
  edits = new Collection<MessageEdit>(this);

  @searchVector(searchable('"body"'))
  terms?: Opt<string>;

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}

export const MessageConnection = connection("Message", () => Message);
