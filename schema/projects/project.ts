import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { Extensions, Field, ObjectType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Locale } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import { mapManyToOne, mapProperty } from "../foundation/mapping.ts";
import {
  boolean,
  date,
  embedded,
  enumColumn,
  enumValues,
  generated,
  manyToOne,
  oneToMany,
  stringList,
  text,
} from "../foundation/model.ts";
import { tags } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { listByTag, listTagsAnew } from "../publication/list-by-tag.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { VersionedDocument } from "../publication/versioned-document.ts";
import { ProjectMedia } from "./project-media.ts";
import { ProjectOwner } from "./project-owner.ts";
import { quoteRecipients } from "./quote-recipients.ts";
import { countByType, ProjectType } from "./project-type.ts";

export const ProjectStage = enumType(
  "ProjectStage",
  {
    DRAFT: "Not public in any language.",
    IN_PROGRESS: "Being worked on.",
    COMPLETED: "Finished.",
    ARCHIVED: "Put away.",
  },
  "How far a project is. A DRAFT is not public in any language.",
);
export type ProjectStage = EnumOf<typeof ProjectStage>;

export const ProjectVisibility = enumType(
  "ProjectVisibility",
  { PUBLIC: "Everyone.", UNLISTED: "Everyone with the link.", PRIVATE: "Its owners." },
  "Who sees a project where it is published. PUBLIC: everyone; UNLISTED: everyone with the link; PRIVATE: its owners.",
);
export type ProjectVisibility = EnumOf<typeof ProjectVisibility>;

@ObjectType({ description: "Who a project was made for. Null fields for others unless `visible`." })
export class ProjectClient {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) url?: string | null;
  @Field(() => Boolean, { description: "Whether everyone who sees the project sees its client." })
  visible!: boolean;
}

const BY_TAG = {
  list: "project_tag_publications",
  items: "projects",
  publications: "project_publications",
  item: "project_id",
};

@Trigger<typeof Project>({
  name: "retagged",
  timing: "after",
  events: ["update"],
  expression: listTagsAnew(BY_TAG),
})
@maintains({ table: "projects", name: "counted", body: countByType })
// Each project has a row in project_totals.
@maintains({
  table: "projects",
  name: "totals",
  events: ["insert"],
  body: () => `
    insert into project_totals (project_id, likes) select id, 0 from came;`,
})
// The owners of a project read what it is asked for.
@maintains({
  table: "projects",
  name: "recipients",
  events: ["update"],
  body: () => `
    for change in
      select came.id, came.editors from came join gone using (id)
      where came.editors <> gone.editors order by 1
    loop
      update contact_requests set recipients = ${quoteRecipients("change.editors", "sender_id")}
      where project_id = change.id;
    end loop;`,
})
@Index({ properties: ["insiders"], type: "gin" })
@Index({
  name: "projects_stages_index", // for index-only counts per stage
  expression: `create index "projects_stages_index" on "projects" ("stage", "id") where "deleted_at" is null`,
})
@publishable({
  table: "projects",
  noun: "project",
  description: "A piece of work that members show, in one or more languages.",
  path: "/projects",
  parent: { relation: "type", slug: "slug", column: "type_id" },
  hasOneSlug: true,
  listed: "listed",
  flags: ["featured"],
  carried: {
    type: {
      column: "type_id",
      decorators: () => [
        mapManyToOne(() => ProjectType, {
          nullable: true,
          index: false,
          deleteRule: "set null",
        }),
      ],
    },
    stage: {
      column: "stage",
      decorators: () => [enumValues(() => ProjectStage), mapProperty({ type: "text" })],
    },
  },
  follows: (changes) => listByTag(BY_TAG, `${changes} as changes`),
  longColumns: ["content", "html", "headings", "metaTitle", "metaDescription", "metaKeywords"],
  versions: { most: 50, publishedBy: () => Member },
  reviewers: { permission: "project:manage", members: ({ editors }: Project) => editors },
})
export class Project extends VersionedDocument {
  @manyToOne(() => ProjectType, { nullable: true, deleteRule: "set null" })
  type?: ProjectType | null;

  @enumColumn(() => ProjectStage)
  stage: Opt<ProjectStage> = ProjectStage.DRAFT;

  @enumColumn(() => ProjectVisibility)
  visibility: Opt<ProjectVisibility> = ProjectVisibility.PUBLIC;

  // the languages in which public lists show it
  @enumValues(() => Locale)
  @generated(
    "text[]",
    `case when "visibility" = '${ProjectVisibility.UNLISTED}' then '{}'::text[] else "languages" end`,
  )
  listed!: Opt<Locale[]>;

  @boolean({ default: false, description: "Whether it is shown on the front page." })
  featured: Opt<boolean> = false;

  @tags()
  tags: Opt<string[]> = [];

  @stringList({ description: "What it was made with, at most 20." })
  tools: Opt<string[]> = [];

  @text({ nullable: true, internal: true })
  clientName?: string | null;

  @text({ nullable: true, internal: true })
  clientUrl?: string | null;

  @boolean({ default: true, internal: true })
  clientVisible: Opt<boolean> = true;

  @embedded(() => ProjectClient, {
    name: "clientName",
    url: "clientUrl",
    visible: "clientVisible",
  })
  client!: Opt<ProjectClient>;

  @date({ nullable: true, description: "A date, YYYY-MM-DD." })
  startedOn?: string | null;

  @date({ nullable: true, description: "A date, YYYY-MM-DD; null while it is running." })
  endedOn?: string | null;

  @text({ nullable: true, description: "Where the result can be seen." })
  liveUrl?: string | null;

  @text({ nullable: true, description: "Where its sources are." })
  repoUrl?: string | null;

  @oneToMany(() => ProjectMedia, { by: "project", internal: true })
  media = new Collection<ProjectMedia>(this);

  @Extensions({ assumedRows: 10 })
  @oneToMany(() => ProjectOwner, {
    by: "project",
    orderBy: { order: "asc", id: "asc" },
    description:
      "In their order. Invited owners and those who declined are visible to owners only.",
  })
  owners = new Collection<ProjectOwner>(this);

  // ids of the accepted owners, and of those who are invited, too; maintained by the trigger of owners

  @stringList({ internal: true })
  editors: Opt<string[]> = [];

  @stringList({ internal: true })
  insiders: Opt<string[]> = [];

  /** Changes who sees it. */
  show(stage: ProjectStage, visibility: ProjectVisibility): void {
    this.stage = stage;
    this.visibility = visibility;
    this.follow();
  }

  protected override isShown(): boolean {
    const isOpen =
      this.stage !== ProjectStage.DRAFT && this.visibility !== ProjectVisibility.PRIVATE;
    return isOpen && super.isShown();
  }
}

export const ProjectConnection = connection("Project", () => Project);

export const projects = publicationOf(Project);
