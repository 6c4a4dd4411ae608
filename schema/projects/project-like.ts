import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "./project.ts";

// Maintains project_totals.likes.
@maintains({
  table: "project_likes",
  name: "totals",
  body: (changes) => `
    for change in
      select project_id, sum(n) as n from ${changes} as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update project_totals set likes = likes + change.n where project_id = change.project_id;
    end loop;`,
})
@Unique({ properties: ["project", "member"] })
@model({ table: "project_likes", audited: false, description: "A member likes a project." })
export class ProjectLike extends StoredEntity {
  @manyToOne(() => Project, { index: false, deleteRule: "cascade" })
  project!: Project;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  member!: Member;

  constructor(values: Pick<ProjectLike, "project" | "member">) {
    super();
    Object.assign(this, values);
  }
}
