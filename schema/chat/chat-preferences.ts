import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, model, manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

@model({ table: "chat_preferences", audited: false, description: "A member's chat settings." })
export class ChatPreferences extends StoredEntity {
  @manyToOne(() => Member, { internal: true, unique: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @boolean({
    default: false,
    description:
      "Whether the member sends read receipts. Those who do not send them cannot see those of others.",
  })
  sendsReadReceipts: Opt<boolean> = false;

  constructor(values: Pick<ChatPreferences, "member" | "sendsReadReceipts">) {
    super();
    Object.assign(this, values);
  }
}
