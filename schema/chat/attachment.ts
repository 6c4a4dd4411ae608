import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { model, int, manyToOne, text } from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { Member } from "../members/member.ts";
import { Conversation } from "./conversation.ts";
import { Message } from "./message.ts";

/** The job that deletes the files of deleted attachments. */
export const REMOVE_FILES = "remove-attachment-files";

/** Storage key of an attachment's file, separate from the public files. */
export const attachmentKey = (id: string): string => `chat/${id}`;

type Values = Pick<
  Attachment,
  "id" | "conversation" | "uploader" | "name" | "size" | "type" | "sha256" | "width" | "height"
>;

// However attachments are deleted (with their message or uploader, or by the retention job), their
// files must be deleted: the trigger enqueues one job per statement in the same transaction.
@maintains({
  table: "attachments",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_FILES, changes),
})
@Index({ properties: ["conversation", "createdAt", "id"] })
@Index({ properties: ["message"] })
@Index({ properties: ["sha256"] })
@model({
  table: "attachments",
  audited: false,
  messages: { notFound: "No such file" },
  description: "A file uploaded to a conversation and sent with a message.",
})
export class Attachment extends StoredEntity {
  @manyToOne(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @manyToOne(() => Message, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "Null until it is sent.",
  })
  message?: Message | null;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  uploader!: Member;

  @text({ description: "The original file name without its path, at most 255 characters." })
  name!: string;

  @int({ description: "Size in bytes, at most 50 MB." })
  size!: number;

  @text({
    description: "The media type detected from the content; application/octet-stream if unknown.",
  })
  type!: string;

  @text({
    description:
      "URL path of the file, for those who may see it. Images are served inline, other files as downloads.",
  })
  path!: string;

  @text({ internal: true })
  sha256!: string;

  @int({ nullable: true, description: "Width of an image in pixels." })
  width?: number | null;

  @int({ nullable: true, description: "Height of an image in pixels." })
  height?: number | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
    this.path = `/files/chat/${values.id}/${encodeURIComponent(values.name)}`;
  }
}

export const AttachmentConnection = connection("Attachment", () => Attachment);
