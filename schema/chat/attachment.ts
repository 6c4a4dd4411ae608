import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { model, int, manyToOne, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Conversation } from "./conversation.ts";
import { Message } from "./message.ts";

/** The job that removes the bytes of attachments that are gone. */
export const REMOVE_FILES = "remove-attachment-files";

/** Where an attachment's bytes are kept: not among the files that everybody may see. */
export const attachmentKey = (id: string): string => `chat/${id}`;

type Facts = Pick<
  Attachment,
  "id" | "conversation" | "uploader" | "name" | "size" | "type" | "sha256" | "width" | "height"
>;

// Whatever takes attachments away, their message, their uploader or a round, has their bytes removed: the
// job is written in the same transaction, one a statement.
@maintains({
  table: "attachments",
  name: "remove",
  events: ["delete"],
  body: (changes) => `
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', '${REMOVE_FILES}',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from ${changes} as changes having count(*) > 0;`,
})
@Index({ properties: ["conversation", "createdAt", "id"] })
@Index({ properties: ["message"] })
@model({
  table: "attachments",
  messages: { notFound: "No such file" },
  description: "A file that was uploaded to a conversation, and sent with a message.",
})
export class Attachment extends StoredEntity {
  @manyToOne(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @manyToOne(() => Message, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "None while it is not sent.",
  })
  message?: Message | null;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  uploader!: Member;

  @text({ description: "As it was called, without a path; at most 255 characters." })
  name!: string;

  @int({ description: "Bytes." })
  size!: number;

  @text({ description: "What its bytes are; application/octet-stream if that is not known." })
  type!: string;

  @text({
    description:
      "Where whoever sees it finds it. Pictures are shown, everything else is only to be kept.",
  })
  path!: string;

  @text({ internal: true })
  sha256!: string;

  @int({ nullable: true, description: "Of a picture, in pixels." })
  width?: number | null;

  @int({ nullable: true, description: "Of a picture, in pixels." })
  height?: number | null;

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
    this.path = `/files/chat/${facts.id}/${encodeURIComponent(facts.name)}`;
  }
}

export const AttachmentConnection = connection("Attachment", () => Attachment);
