import { Field, Int, ObjectType } from "type-graphql";
import { NONE } from "../foundation/policies.ts";
import {
  countBy,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { ownProjects } from "./project.access.ts";
import type { ProjectFilter } from "./project.input.ts";
import { typeNamed } from "../foundation/named-type.ts";
import { Project, ProjectStage } from "./project.ts";

/** The filter of projects to edit: those of the viewer, for administrators all. */
export function wantedProjects(filter: ProjectFilter | null | undefined, viewer: Viewer): Where {
  const isAll = viewer.may("project:manage") && !filter?.isOwn;
  return wantedOf(
    filter,
    isAll ? {} : ownProjects(viewer) || NONE,
    filter?.typeId ? { type: typeNamed(filter.typeId) } : {},
    filter?.stage ? { stage: filter.stage } : {},
  );
}

@ObjectType({ description: "The number of projects per stage." })
export class ProjectStageCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) draft!: number;
  @Field(() => Int, { simple: true }) inProgress!: number;
  @Field(() => Int, { simple: true }) completed!: number;
  @Field(() => Int, { simple: true }) archived!: number;
}

/** The number of projects per stage that match a filter, regardless of the filter's own stage. */
export function stageCounts(filter: ProjectFilter | null | undefined, viewer: Viewer): ReadQuery {
  const { stage: _, ...others } = filter ?? ({} as ProjectFilter);
  return countBy(Project, wantedProjects(others, viewer), {
    all: {},
    draft: { stage: ProjectStage.DRAFT },
    inProgress: { stage: ProjectStage.IN_PROGRESS },
    completed: { stage: ProjectStage.COMPLETED },
    archived: { stage: ProjectStage.ARCHIVED },
  });
}
