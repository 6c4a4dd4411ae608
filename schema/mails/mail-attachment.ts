import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { boolean, int, manyToOne, model, text } from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { Member } from "../members/member.ts";
import { Mail } from "./mail.ts";

/** The job that deletes the files of deleted attachments. */
export const REMOVE_MAIL_FILES = "remove-mail-files";

/** The most files of a mail. */
export const MAX_FILES = 100;
/** Of all together; mail servers refuse more, and encoding adds a third. */
export const MAX_FILES_BYTES = 25_000_000;

/** Storage key of an attachment's file. */
export const mailFileKey = (id: string): string => `mails/${id}`;

type Values = Pick<MailAttachment, "id" | "mail" | "name" | "size" | "type" | "sha256"> &
  Partial<Pick<MailAttachment, "uploader" | "contentId" | "isInline" | "position">>;

// However attachments are deleted (also with their conversation), their files are: by one job per statement.
@maintains({
  table: "mail_attachments",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_MAIL_FILES, changes),
})
@maintains({
  table: "mail_attachments",
  name: "counted",
  body: (changes) => `
    for change in
      select mail_id, sum(n)::int as n from ${changes} as changes group by 1 having sum(n) <> 0 order by 1
    loop
      update mails set attachment_count = attachment_count + change.n where id = change.mail_id;
    end loop;`,
})
@Index({ properties: ["mail", "position", "id"] })
@Index({ properties: ["sha256"] })
@model({
  table: "mail_attachments",
  audited: false,
  messages: { notFound: "No such file" },
  description: "A file of a mail.",
})
export class MailAttachment extends StoredEntity {
  @manyToOne(() => Mail, { index: false, deleteRule: "cascade" })
  mail!: Mail;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who added it, whose quota it counts for; null of mails that came in.",
  })
  uploader?: Member | null;

  @text({ description: "The file name without a path, at most 255 characters." })
  name!: string;

  @int({ description: "Size in bytes, at most 25 MB." })
  size!: number;

  @text({
    description: "The media type found in its bytes; application/octet-stream if unknown.",
  })
  type!: string;

  @text({ description: "URL path of the file for those who read the mail: always a download." })
  path!: string;

  @boolean({
    default: false,
    description: "Whether the text shows it, such as a picture in a signature.",
  })
  isInline: Opt<boolean> = false;

  // by which the HTML of the mail refers to it (RFC 2392)
  @text({ internal: true, nullable: true })
  contentId?: string | null;

  @text({ internal: true })
  sha256!: string;

  @int({ internal: true, default: 0 })
  position: Opt<number> = 0;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
    this.path = `/files/mail-attachments/${values.id}/${encodeURIComponent(values.name)}`;
  }
}
