import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import { int, localized, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "./project.ts";

type Values = Pick<
  ProjectRemoval,
  "project" | "member" | "title" | "part" | "order" | "removedBy"
> & {
  createdAt: Date;
};

@Index({ properties: ["member", "createdAt", "id"] })
@Index({ properties: ["project", "createdAt"] })
@Index({ properties: ["createdAt"] })
@model({
  table: "project_removals",
  audited: false,
  messages: { notFound: "Removal not found" },
  description:
    "An owner was removed from a project by another one. For 7 days the former owner can object, and is an owner again.",
})
export class ProjectRemoval extends StoredEntity {
  @manyToOne(() => Project, {
    index: false,
    deleteRule: "cascade",
    description: "Null if the former owner does not see it any more.",
  })
  project!: Project;

  @manyToOne(() => Member, { internal: true, index: false, deleteRule: "cascade" })
  member!: Member;

  // the former owner may not read the project any more
  @localized({ editable: false, description: "The project's title at that time." })
  title: Localized = {};

  @text({ internal: true, nullable: true })
  part?: string | null;

  @int({ internal: true })
  order!: number;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Null if their profile was deleted.",
  })
  removedBy?: Member | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}
