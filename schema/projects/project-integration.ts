import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { boolean, dateTime, enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { Project } from "./project.ts";

export const IntegrationKind = enumType("IntegrationKind", {
  GITHUB: "A repository at GitHub.",
  GITLAB: "A repository at GitLab.",
  FIGMA: "A file at Figma.",
  NPM: "A package at npm.",
  YOUTUBE: "A video at YouTube.",
  VIMEO: "A video at Vimeo.",
  WEBSITE: "A page.",
  WEBHOOK: "An address of one's own.",
});
export type IntegrationKind = EnumOf<typeof IntegrationKind>;

export const IntegrationStatus = enumType("IntegrationStatus", {
  OK: "The link works.",
  ERROR: "It did not work.",
  STALE: "It was not looked at for long.",
});
export type IntegrationStatus = EnumOf<typeof IntegrationStatus>;

@model({
  table: "project_integrations",
  messages: { notFound: "Integration not found" },
  description:
    "Where a project is kept elsewhere. Visible to its owners; those that are public to everyone who sees the project.",
})
export class ProjectIntegration extends StoredEntity {
  @manyToOne(() => Project, { deleteRule: "cascade" })
  project!: Project;

  @enumColumn(() => IntegrationKind)
  kind!: IntegrationKind;

  @text({ description: "An http or https URL." })
  url!: string;

  @text({ nullable: true, description: "At most 80 characters." })
  label?: string | null;

  @enumColumn(() => IntegrationStatus, {
    description: "Whether it was reached; set by its owners.",
  })
  status: Opt<IntegrationStatus> = IntegrationStatus.OK;

  @dateTime({ nullable: true, description: "When it was read; null, because nothing is read yet." })
  lastSyncedAt?: Date | null;

  @boolean({ default: false, description: "Whether it is shown on the project's page." })
  isPublic: Opt<boolean> = false;

  constructor(values: Pick<ProjectIntegration, "project">) {
    super();
    Object.assign(this, values);
  }
}
