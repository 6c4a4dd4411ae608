import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import { enumColumn, int, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "./project.ts";

export const OwnerStatus = enumType(
  "OwnerStatus",
  {
    PENDING: "Invited; sees the project but cannot change it.",
    ACCEPTED: "May change it and is named publicly.",
    DECLINED: "Neither.",
  },
  "PENDING: invited; sees the project but cannot change it. ACCEPTED: may change it and is named publicly. DECLINED: neither.",
);
export type OwnerStatus = EnumOf<typeof OwnerStatus>;

type Values = Pick<ProjectOwner, "project" | "member" | "order"> &
  Partial<Pick<ProjectOwner, "part" | "status" | "invitedBy">>;

// Maintains projects.editors and projects.insiders. The lock is a separate statement, so that of
// two concurrent writers the second reads the rows of the first.
@maintains({
  table: "project_owners",
  name: "insiders",
  body: (changes) => `
    for change in
      select distinct project_id from (
        select project_id from ${changes} as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from projects where id = change.project_id for no key update;
      update projects set (editors, insiders) = (
        select coalesce(array_agg(member_id::text order by member_id) filter (where status = 'accepted'), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where status <> 'declined'), '{}')
        from project_owners where project_id = change.project_id
      ) where id = change.project_id;
    end loop;`,
})
// The accepted owners of a project are the members of its board, also while that is deleted.
@maintains({
  table: "project_owners",
  name: "board_members",
  body: (changes) => `
    for change in
      select distinct boards.id as board_id, changed.project_id from (
        select project_id from ${changes} as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      join boards on boards.project_id = changed.project_id
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;
      delete from board_members where board_id = change.board_id and member_id not in (
        select member_id from project_owners
        where project_id = change.project_id and status = 'accepted');
      insert into board_members (id, created_at, updated_at, version, board_id, member_id, role)
        select gen_random_uuid(), now(), now(), 1, change.board_id, member_id, 'owner' from project_owners
        where project_id = change.project_id and status = 'accepted'
        order by member_id on conflict (board_id, member_id) do nothing;
    end loop;`,
})
@Unique({ properties: ["project", "member"] })
@Index({ properties: ["member", "project"] })
@Index({ properties: ["member", "featuredOrder", "project"] })
@model({
  table: "project_owners",
  messages: {
    notFound: "Not an owner of this project",
    taken: "Someone has just invited this member",
  },
  description: "A member who owns a project, or is invited to. Owners are its credits.",
})
export class ProjectOwner extends StoredEntity {
  @manyToOne(() => Project, { index: false, deleteRule: "cascade" })
  project!: Project;

  @manyToOne(() => Member, { index: false, deleteRule: "cascade" })
  member!: Member;

  @text({ nullable: true, description: "Their part in the project, at most 80 characters." })
  part?: string | null;

  @int({ description: "Owners are listed by it, lowest first." })
  order!: number;

  // among the projects that the owner's profile shows first
  @int({ nullable: true, internal: true })
  featuredOrder?: number | null;

  @enumColumn(() => OwnerStatus)
  status: Opt<OwnerStatus> = OwnerStatus.PENDING;

  // who is notified of the answer
  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who invited them, for those who see the project in every state.",
  })
  invitedBy?: Member | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}
