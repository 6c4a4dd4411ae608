import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, manyToOne, model } from "../foundation/model.ts";
import { MailThread } from "./mail-thread.ts";

/** A mail that comes in makes its conversation unread again, by a trigger of mails. */
@Unique({ properties: ["user", "thread"] })
@Index({ properties: ["thread"] })
@model({
  table: "mail_marks",
  audited: false,
  messages: { notFound: "Mark not found" },
  description: "What a member of the staff has marked of a conversation for themselves.",
})
export class MailMark extends StoredEntity {
  @manyToOne(() => User, { index: false, internal: true, deleteRule: "cascade" })
  user!: User;

  @manyToOne(() => MailThread, { index: false, internal: true, deleteRule: "cascade" })
  thread!: MailThread;

  @boolean({ internal: true, default: false })
  isRead: Opt<boolean> = false;

  @boolean({ internal: true, default: false })
  isStarred: Opt<boolean> = false;

  constructor(values: Pick<MailMark, "user" | "thread">) {
    super();
    Object.assign(this, values);
  }
}
