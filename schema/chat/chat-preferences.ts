import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { flag, model, one } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

@model({ table: "chat_preferences", description: "How somebody wants to chat." })
export class ChatPreferences extends StoredEntity {
  @one(() => Member, { hidden: true, unique: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @flag({
    default: false,
    description: "Others see what they have read, and they what others have who allow it, too.",
  })
  sharesReading: Opt<boolean> = false;

  constructor(facts: Pick<ChatPreferences, "member" | "sharesReading">) {
    super();
    Object.assign(this, facts);
  }
}
