import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { isUuid } from "../foundation/uuid.ts";
import { CreateProjectTypeInput, UpdateProjectTypeInput } from "./project-type.input.ts";
import { ProjectType } from "./project-type.ts";

/** A type by its id or slug. */
export const typeNamed = (name: string) => (isUuid(name) ? { id: name } : { slug: name });

export const ProjectTypeQueries = entityQueries(ProjectType, {
  write: "type:write",
  order: { order: "asc", id: "asc" },
  find: typeNamed,
  by: "id or slug",
});

export const ProjectTypeMutations = entityMutations(ProjectType, {
  write: "type:write",
  create: CreateProjectTypeInput,
  update: UpdateProjectTypeInput,
  change,
  conflict: "CONFLICT if the slug is taken.",
  deletion: "CONFLICT while it has projects.",
});

function change(type: ProjectType, input: UpdateProjectTypeInput): void {
  const { name, slug, icon, color, order } = parseInput(UpdateProjectTypeInput, input);
  type.name = merged(type.name, name);
  const [title] = LOCALES.flatMap((locale) => type.name[locale] ?? []);
  if (!title) throw new Invalid({ name: "Required" });
  type.slug = slug ?? type.slug ?? (slugify(title) || type.id);
  if (icon !== undefined) type.icon = icon;
  type.color = color ?? type.color;
  type.order = order ?? type.order;
}
