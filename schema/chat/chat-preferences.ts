import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, model, manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

@model({ table: "chat_preferences", description: "How somebody wants to chat." })
export class ChatPreferences extends StoredEntity {
  @manyToOne(() => Member, { internal: true, unique: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @boolean({
    default: false,
    description: "Others see what they have read, and they what others have who allow it, too.",
  })
  sendsReadReceipts: Opt<boolean> = false;

  constructor(facts: Pick<ChatPreferences, "member" | "sendsReadReceipts">) {
    super();
    Object.assign(this, facts);
  }
}
