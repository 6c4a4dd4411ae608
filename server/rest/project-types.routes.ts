import { z } from "zod";
import {
  ProjectTypeFields,
  ProjectTypeDocument,
  ProjectTypesDocument,
} from "./documents.generated.ts";
import { TypeName, typeName } from "./project-summary.ts";
import { localeOf, movedBelow, PUBLIC_IN_LANGUAGE, route } from "./route.ts";

const Type = z
  .object({
    ...TypeName.shape,
    icon: ProjectTypeFields.shape.icon,
    color: ProjectTypeFields.shape.color,
    order: ProjectTypeFields.shape.order,
    projectCount: ProjectTypeFields.shape.projectCount,
  })
  .meta({ id: "ProjectType" });

const typeOf = ({
  icon,
  color,
  order: at,
  projectCount,
  ...rest
}: z.output<typeof ProjectTypeFields>) => ({
  ...typeName(rest),
  icon,
  color,
  order: at,
  projectCount,
});

const types = {
  ...PUBLIC_IN_LANGUAGE,
  answer: z.object({ projectTypes: z.array(Type) }),
  reply: ({ projectTypes }: { projectTypes: z.output<typeof ProjectTypeFields>[] }) => ({
    projectTypes: projectTypes.map(typeOf),
  }),
} as const;

export const routes = [
  route(ProjectTypesDocument, {
    ...types,
    path: "/api/project-types",
    summary: "The types of projects, in order",
  }),
  route(ProjectTypesDocument, {
    ...types,
    path: "/api/project-types/public",
    summary: "The types of projects, in order",
  }),
  route(ProjectTypeDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/project-types/public/{slug}",
    summary: "A type of projects, by id or slug; 301 for a former slug",
    moved: movedBelow("/api/project-types/public"),
    variables: (request) => ({ slug: request.params.slug, locale: localeOf(request) }),
    answer: z.object({ projectType: Type }),
    reply: ({ projectType }) => ({ projectType: typeOf(projectType) }),
  }),
] as const;
