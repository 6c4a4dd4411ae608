import { PrimaryKeyProp } from "@mikro-orm/core";
import { Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import type { IndexTable } from "../foundation/reading/descriptions/read-query.ts";
import { Project } from "./project.ts";

/**
 * A listed project with a tag, in a language in which it is published. Maintained by the triggers of
 * project_publications and projects.
 */
@Index({ properties: ["tag", "locale", "publishedAt", "item"] })
@table("project_tag_publications")
export class ProjectTagPublication {
  @ManyToOne(() => Project, { primary: true, deleteRule: "cascade", fieldName: "project_id" })
  item!: Project;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @PrimaryKey({ type: "text" }) tag!: string;

  @Property({ type: "datetime", length: 3 }) publishedAt!: Date;

  [PrimaryKeyProp]?: ["item", "locale", "tag"];
}

rowPolicy(ProjectTagPublication, () => ALL);

export const BY_TAG: IndexTable<ProjectTagPublication> = {
  list: ProjectTagPublication,
  entity: Project,
  of: "item",
  per: "tag",
};
