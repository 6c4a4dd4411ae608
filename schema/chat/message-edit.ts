import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { model, manyToOne, text } from "../foundation/model.ts";
import { Message } from "./message.ts";

@Index({ properties: ["message", "createdAt", "id"] })
@model({
  table: "message_edits",
  audited: false,
  description: "A previous version of an edited message.",
})
export class MessageEdit extends StoredEntity {
  @manyToOne(() => Message, { internal: true, index: false, deleteRule: "cascade" })
  message!: Message;

  @text()
  body!: string;

  constructor(values: Pick<MessageEdit, "message" | "body" | "createdAt">) {
    super();
    Object.assign(this, values);
  }
}
