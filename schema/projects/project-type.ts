import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Int } from "type-graphql";
import { Conflict } from "../foundation/errors.ts";
import { formerSlugs } from "../foundation/former-slugs.ts";
import { LOCALES, type Localized } from "../foundation/locale.ts";
import { int, localized, model } from "../foundation/model.ts";
import { NamedType } from "../foundation/named-type.ts";

const NONE = { en: 0, fr: 0, no: 0 };

@Index({ properties: ["order", "id"] })
@Index({
  name: "project_types_slug_unique", // a deleted type releases its slug
  expression: `create unique index "project_types_slug_unique" on "project_types" ("slug") where "deleted_at" is null`,
})
@formerSlugs({ table: "project_types", into: "former_project_type_slugs", column: "type_id" })
@model({
  table: "project_types",
  messages: { notFound: "Project type not found", taken: "This slug is taken" },
  description: "What kind of work a project is, for example Photography.",
})
export class ProjectType extends NamedType {
  // both counts are maintained by the trigger of projects

  @int({
    default: 0,
    restricted: true,
    description: "The number of its projects, also private ones, excluding deleted ones.",
  })
  projectCount: Opt<number> = 0;

  @localized({
    of: () => Int,
    editable: false,
    description: "The number of its projects in the public lists of the language.",
    default: JSON.stringify(NONE),
  })
  listedCount: Localized<number> = NONE;

  /** A type with projects stays, because it is part of their URLs. */
  override delete(now: Date): void {
    if (this.projectCount > 0) throw new Conflict("This type still has projects");
    super.delete(now);
  }
}

/** SQL that adds changed rows of projects, each with `n` 1 or -1, to the counts of their types. */
export const countByType = (changes: string): string => {
  const sum = (rows: string) => `coalesce(sum(n) filter (where ${rows}), 0)`;
  const sums = LOCALES.map((locale) => `${sum(`'${locale}' = any (listed)`)} as "${locale}"`);
  const added = LOCALES.map(
    (locale) => `'${locale}', (listed_count ->> '${locale}')::int + change."${locale}"`,
  );
  return `
    for change in
      select * from (
        select type_id, ${sum("deleted_at is null")} as total, ${sums.join(", ")}
        from ${changes} as changes where type_id is not null group by 1
      ) as summed
      where (total, "en", "fr", "no") <> (0, 0, 0, 0) order by type_id
    loop
      update project_types set project_count = project_count + change.total,
        listed_count = jsonb_build_object(${added.join(", ")})
        where id = change.type_id;
    end loop;`;
};
