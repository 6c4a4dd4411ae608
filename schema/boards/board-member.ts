import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import { enumColumn, manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Board } from "./board.ts";

export const BoardRole = enumType(
  "BoardRole",
  {
    OWNER: "Also renames and deletes the board, and chooses its members.",
    MEMBER: "Changes columns and cards.",
  },
  "Every member of a board changes its columns and cards; OWNERs also rename and delete it, and choose its members.",
);
export type BoardRole = EnumOf<typeof BoardRole>;

// Maintains boards.readers and boards.owners. If no owner is left, for example because their profile was deleted
// permanently, the member who joined first becomes owner; a board without members is deleted, unless it is a project's.
// The lock is a separate statement, so that of two concurrent writers the second reads the rows of the first.
@maintains({
  table: "board_members",
  name: "readers",
  body: (changes) => `
    for change in
      select distinct board_id from (
        select board_id from ${changes} as changes
        group by board_id, member_id, role having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;
      update board_members set role = 'owner'
        where role <> 'owner' and id = (
          select id from board_members where board_id = change.board_id
          order by role = 'owner' desc, created_at, id limit 1);
      update boards set revision = revision + 1, (readers, owners) = (
        select coalesce(array_agg(member_id::text order by member_id), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where role = 'owner'), '{}')
        from board_members where board_id = change.board_id
      ) where id = change.board_id;
      delete from boards where id = change.board_id and readers = '{}' and project_id is null;
    end loop;`,
})
@Unique({ properties: ["board", "member"] })
@Index({ properties: ["member"] })
@model({
  table: "board_members",
  audited: false,
  messages: { notFound: "Not a member of this board", taken: "Already a member of this board" },
  description: "A member of a board.",
})
export class BoardMember extends StoredEntity {
  @manyToOne(() => Board, { index: false, deleteRule: "cascade" })
  board!: Board;

  @manyToOne(() => Member, { index: false, deleteRule: "cascade" })
  member!: Member;

  @enumColumn(() => BoardRole)
  role: Opt<BoardRole> = BoardRole.MEMBER;

  constructor(values: Pick<BoardMember, "board" | "member" | "role">) {
    super();
    Object.assign(this, values);
  }
}
