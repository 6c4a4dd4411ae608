import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { Project } from "./project.ts";

/** How often the page of a project was read; none without a row. Written with the views of the site's pages. */
@table("project_views")
export class ProjectViews {
  @ManyToOne(() => Project, { primary: true, deleteRule: "cascade" }) project!: Project;

  @Property({ type: "integer", default: 0 }) views: Opt<number> = 0;

  [PrimaryKeyProp]?: "project";

  constructor(project: Project, views: number) {
    Object.assign(this, { project, views });
  }
}
