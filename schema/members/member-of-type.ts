import { PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne } from "@mikro-orm/decorators/legacy";
import { maintains } from "../foundation/maintains.ts";
import { table } from "../foundation/model.ts";
import { countTypesInDirectory } from "./directory-total.ts";
import { MemberType } from "./member-type.ts";
import { Member } from "./member.ts";

/** Assigns a type to a member. */
@maintains({
  table: "members_types",
  name: "member_count",
  body: (changes) => `
    for change in
      select type_id, sum(n) as n from ${changes} as changes
      join members on members.id = member_id and members.deleted_at is null
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;
    end loop;`,
})
@maintains({
  table: "members_types",
  name: "directory",
  events: ["insert", "delete"],
  body: countTypesInDirectory,
})
@table("members_types")
export class MemberOfType {
  @ManyToOne(() => Member, { primary: true, deleteRule: "cascade" }) member!: Member;

  @ManyToOne(() => MemberType, { primary: true, deleteRule: "cascade", index: true })
  type!: MemberType;

  [PrimaryKeyProp]?: ["member", "type"];
}
