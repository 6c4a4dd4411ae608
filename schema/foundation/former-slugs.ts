import { Trigger } from "@mikro-orm/decorators/legacy";
import type { Context } from "./context.ts";
import type { StoredEntity } from "./entity.ts";
import { maintains } from "./maintains.ts";
import { notFound } from "./model-messages.ts";
import type { EntityClass, WhereOf } from "./reading/descriptions/read-query.ts";
import { firstOf } from "./reading/orm/orm-reads.ts";

interface FormerSlugs {
  table: string;
  /** The table of former slugs. Its key: `within`, the locale of a localized slug, and the slug. */
  into: string;
  /** Its column that refers to the row. */
  column: string;
  /** The column of the slug, in both tables. */
  slug?: string;
  isLocalized?: boolean;
  /** The column within whose values slugs are unique. */
  within?: string;
  /** SQL: whether a slug `had` of the row `old` is kept; by default all are. */
  where?: string;
}

/** SQL that deletes the former slugs that inserted rows, `came`, or a changed one, `new`, have now. */
export function releaseSlugs(
  row: "came" | "new",
  { into, slug = "slug", isLocalized, within }: FormerSlugs,
): string {
  const using = [
    ...(row === "came" ? ["came"] : []),
    ...(isLocalized ? [`jsonb_each_text(${row}.${slug}) as taken(locale, slug)`] : []),
  ];
  const same = [
    ...(within ? [`former.${within} = ${row}.${within}`] : []),
    ...(isLocalized
      ? ["former.locale = taken.locale", "former.slug = taken.slug"]
      : [`former.${slug} = ${row}.${slug}`]),
  ];
  const others = using.length > 0 ? ` using ${using.join(", ")}` : "";
  return `delete from ${into} as former${others} where ${same.join(" and ")};`;
}

/** The trigger that keeps the slugs that a row had until another row outside the trash takes them. */
export function keepSlugs(options: FormerSlugs): ClassDecorator {
  const { table, into, column, slug = "slug", isLocalized, within, where } = options;
  const key = [...(within ? [within] : []), ...(isLocalized ? ["locale", "slug"] : [slug])];
  const had = [
    ...(within ? [`old.${within}`] : []),
    ...(isLocalized ? ["had.locale", "had.slug"] : [`old.${slug}`]),
  ];
  const from = isLocalized ? ` from jsonb_each_text(old.${slug}) as had(locale, slug)` : "";
  const conditions = [
    isLocalized
      ? `had.slug is distinct from new.${slug} ->> had.locale`
      : `old.${slug} <> new.${slug}`,
    ...(where ? [where] : []),
  ];
  return Trigger<object>({
    name: "readdressed",
    timing: "after",
    events: ["update"],
    // a slug restored from the trash is in use again
    expression: `create or replace function "${table}_readdressed_fn"() returns trigger as $$ begin
    insert into ${into} (${[...key, column].join(", ")})
      select ${[...had, "new.id"].join(", ")}${from}
      where ${conditions.join(" and ")}
      on conflict (${key.join(", ")}) do update set ${column} = excluded.${column};
    if new.deleted_at is null then
      ${releaseSlugs("new", options)}
    end if;
    return null; end; $$ language plpgsql;
create trigger "readdressed" after update of ${slug}, deleted_at on "${table}" for each row
    when (old.${slug} <> new.${slug} or old.deleted_at is not null and new.deleted_at is null)
    execute function "${table}_readdressed_fn"();`,
  }) as ClassDecorator;
}

/** The triggers that maintain the table of the former slugs of a noun. */
export const formerSlugs =
  (options: FormerSlugs): ClassDecorator =>
  (target) => {
    keepSlugs(options)(target);
    maintains({
      table: options.table,
      name: "addressed",
      events: ["insert"],
      body: () => releaseSlugs("came", options),
    })(target);
  };

/** NOT_FOUND for a slug that no visible row has, with `movedTo` if one had it. */
export async function refuseSlug<T extends StoredEntity, Former extends { item: T }>(
  entity: EntityClass<T>,
  former: EntityClass<Former>,
  where: WhereOf<Former>,
  slugOf: (row: T) => string | undefined,
  context: Context,
): Promise<never> {
  const had = (await firstOf(former, where, context)) as Former | null;
  const row = had && ((await firstOf(entity, { id: had.item.id }, context)) as T | null);
  const movedTo = row ? slugOf(row) : undefined;
  throw notFound(entity, movedTo === undefined ? undefined : { movedTo });
}
