import { manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import {
  documentVersion,
  DocumentVersion,
  PUBLISHED_BY,
  type VersionValues,
} from "../publication/document-version.ts";
import { Project } from "./project.ts";

const MOST_KEPT = 50;

@documentVersion({
  table: "project_versions",
  of: "project",
  most: MOST_KEPT,
  description: `The text of a project in a language, as it was published. The last ${MOST_KEPT} of each language are kept.`,
})
export class ProjectVersion extends DocumentVersion {
  @manyToOne(() => Project, { index: false, deleteRule: "cascade" })
  project: Project;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: PUBLISHED_BY })
  publishedBy?: Member | null;

  constructor(project: Project, values: VersionValues, publishedBy: Member | null) {
    super(values);
    this.project = project;
    this.publishedBy = publishedBy;
  }
}
