import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { Project } from "./project.ts";

/**
 * How many like a project, in a narrow row: in the projects table each like would rewrite a wide one.
 * Maintained by triggers on projects and likes.
 */
@table("project_totals")
export class ProjectTotal {
  @ManyToOne(() => Project, { primary: true, deleteRule: "cascade" }) project!: Project;

  @Property({ type: "integer" }) likes: Opt<number> = 0;

  [PrimaryKeyProp]?: "project";
}
