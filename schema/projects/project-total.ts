import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { entities } from "../foundation/model.ts";
import { Project } from "./project.ts";

/**
 * How many like a project, in a narrow row: in the projects table each like would rewrite a wide one.
 * Maintained by triggers on projects and likes.
 */
@Entity({ tableName: "project_totals" })
export class ProjectTotal {
  @ManyToOne(() => Project, { primary: true, deleteRule: "cascade" }) project!: Project;

  @Property({ type: "integer" }) likes: Opt<number> = 0;

  [PrimaryKeyProp]?: "project";
}

entities.push(ProjectTotal);
