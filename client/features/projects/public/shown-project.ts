import type { Project } from "../../../platform/rest.ts";

/** What the page of a project shows of it, also in the preview of its editors. */
export type ShownProject = Pick<
  Project,
  | "title"
  | "description"
  | "cover"
  | "client"
  | "status"
  | "tools"
  | "startedOn"
  | "endedOn"
  | "media"
  | "owners"
  | "liveUrl"
  | "repoUrl"
  | "integrations"
>;
