import { PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { MailLabel } from "./mail-label.ts";
import { MailThread } from "./mail-thread.ts";

/** The labels of conversations. */
@table("mail_thread_labels")
export class MailThreadLabel {
  @ManyToOne(() => MailThread, { primary: true, deleteRule: "cascade" }) thread!: MailThread;

  @ManyToOne(() => MailLabel, { primary: true, deleteRule: "cascade", index: true })
  label!: MailLabel;

  [PrimaryKeyProp]?: ["thread", "label"];
}
