import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "./project.ts";

@Index({ properties: ["project", "pinned", "createdAt", "id"] })
@model({
  table: "project_notes",
  messages: { notFound: "Note not found" },
  description: "A note that the owners of a project keep among themselves.",
})
export class ProjectNote extends StoredEntity {
  @manyToOne(() => Project, { index: false, deleteRule: "cascade" })
  project!: Project;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who wrote it first.",
  })
  author?: Member | null;

  @text({ description: "Plain text, at most 5,000 characters." })
  content!: string;

  @boolean({ default: false, description: "Pinned notes come first." })
  pinned: Opt<boolean> = false;

  constructor(values: Pick<ProjectNote, "project" | "author">) {
    super();
    Object.assign(this, values);
  }
}
