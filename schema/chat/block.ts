import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { model, manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

@Unique({ properties: ["member", "blocked"] })
@model({
  table: "blocks",
  audited: false,
  messages: { notFound: "Not blocked" },
  description: "A block between two members: neither can write to the other.",
})
export class Block extends StoredEntity {
  @manyToOne(() => Member, { internal: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  blocked!: Member;

  constructor(values: Pick<Block, "member" | "blocked">) {
    super();
    Object.assign(this, values);
  }
}
