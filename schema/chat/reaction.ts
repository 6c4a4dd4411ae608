import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { model, manyToOne, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Message } from "./message.ts";

// A reaction changes its message, whose trigger increments the conversation's revision.
@maintains({
  table: "reactions",
  name: "revise",
  events: ["insert", "delete"],
  body: (changes) => `
    for change in select distinct message_id from ${changes} as changes order by 1 loop
      update messages set updated_at = now() where id = change.message_id;
    end loop;`,
})
@Unique({ properties: ["message", "member", "emoji"] })
@Index({ properties: ["message", "createdAt", "id"] })
@model({ table: "reactions", audited: false, description: "A reaction of a member to a message." })
export class Reaction extends StoredEntity {
  @manyToOne(() => Message, { internal: true, index: false, deleteRule: "cascade" })
  message!: Message;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  member!: Member;

  @text({ description: "A single emoji." })
  emoji!: string;

  constructor(values: Pick<Reaction, "message" | "member" | "emoji" | "createdAt">) {
    super();
    Object.assign(this, values);
  }
}
