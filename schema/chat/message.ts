import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger, Unique } from "@mikro-orm/decorators/legacy";
import { registerEnumType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import {
  choice,
  flag,
  many,
  model,
  moment,
  number,
  one,
  searchTerms,
  text,
  words,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { Attachment } from "./attachment.ts";
import { Conversation } from "./conversation.ts";
import { MessageEdit } from "./message-edit.ts";
import { Reaction } from "./reaction.ts";

export enum ContentType {
  TEXT = "text",
  IMAGE = "image",
  FILE = "file",
  SYSTEM = "system",
}

/** What a message of the system tells of. */
export enum Happening {
  CREATED = "created",
  RENAMED = "renamed",
  ADDED = "added",
  REMOVED = "removed",
  LEFT = "left",
}

registerEnumType(ContentType, {
  name: "ContentType",
  description: "What a message mainly is; SYSTEM tells of what happened to the conversation.",
});
registerEnumType(Happening, { name: "Happening" });

type Facts = Pick<Message, "conversation" | "sender" | "body" | "contentType" | "createdAt"> &
  Partial<Pick<Message, "id" | "replyTo" | "mentions" | "clientCreatedAt" | "happening" | "about">>;

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
@model({ table: "messages", description: "One message of a conversation." })
export class Message extends StoredEntity {
  @one(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @number({ default: 0, description: "Its number in the conversation: from 1, without gaps." })
  seq: Opt<number> = 0;

  @number({ default: 0, description: "The conversation's revision that it was last changed by." })
  revision: Opt<number> = 0;

  @one(() => Member, { nullable: true, index: false, deleteRule: "set null" })
  sender?: Member | null;

  @text({ description: "Plain text, at most 8,000 characters; empty once it is deleted." })
  body!: string;

  @choice(() => ContentType)
  contentType: Opt<ContentType> = ContentType.TEXT;

  @choice(() => Happening, { nullable: true, description: "What a SYSTEM message tells of." })
  happening?: Happening | null;

  @one(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Whom a SYSTEM message tells of, for example who was added.",
  })
  about?: Member | null;

  @one(() => Message, {
    nullable: true,
    deleteRule: "set null",
    description: "The message it quotes.",
  })
  replyTo?: Message | null;

  @words({ description: "Ids of the members it speaks to." })
  mentions: Opt<string[]> = [];

  @moment({ nullable: true, description: "When the sender's device says that it was written." })
  clientCreatedAt?: Date | null;

  @moment({ nullable: true, description: "When its text was last changed." })
  editedAt?: Date | null;

  @moment({
    nullable: true,
    description: "When its sender or a moderator took it back; its place stays.",
  })
  deletedAt?: Date | null;

  // near a message that was reported, until that is decided: moderators see it
  @flag({ hidden: true, default: false })
  isDisclosed: Opt<boolean> = false;

  @many(() => Attachment, {
    by: "message",
    orderBy: { id: "asc" },
    description: "At most 10.",
  })
  attachments = new Collection<Attachment>(this);

  @many(() => Reaction, { by: "message", orderBy: { createdAt: "asc", id: "asc" } })
  reactions = new Collection<Reaction>(this);

  @many(() => MessageEdit, {
    by: "message",
    orderBy: { createdAt: "asc", id: "asc" },
    description: "What it said before, the oldest first.",
  })
  edits = new Collection<MessageEdit>(this);

  @searchTerms(searchable('"body"'))
  terms?: Opt<string>;

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}

export const MessageConnection = connection("Message", () => Message);
