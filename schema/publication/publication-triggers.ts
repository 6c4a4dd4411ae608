import { Trigger } from "@mikro-orm/decorators/legacy";
import { keepSlugs, releaseSlugs } from "../foundation/former-slugs.ts";
import { LOCALES } from "../foundation/locale.ts";
import { mapIndex } from "../foundation/mapping.ts";
import { maintains } from "../foundation/maintains.ts";
import { maintainsTotals } from "../foundation/maintains-totals.ts";
import {
  carriedColumns,
  itemColumn,
  type PublicationOptions,
  tableNames,
} from "./publication-tables.ts";

const trigger = (options: object): ClassDecorator => Trigger<object>(options as never) as never;

/** The triggers that maintain the denormalized tables of a noun. */
export function publicationTriggers(options: PublicationOptions): ClassDecorator[] {
  const { table, flags = [], listed = "languages" } = options;
  const own = carriedColumns(options);
  const { publications, formerSlugs, stateTotals, dayTotals } = tableNames(options);
  const column = itemColumn(options);
  const former = {
    table,
    into: formerSlugs,
    column,
    isLocalized: true,
    where: "old.published_at ->> had.locale is not null", // where it was published at some time
  };
  const carried = ["published_at", ...own];
  const isNullable = (name: string) => own.indexOf(name) >= flags.length;
  const columns = ["locale", ...carried, column].join(", ");
  /** The values of an index row, for a row of the noun with the given SQL alias. */
  const values = (row: string) =>
    [
      "locale",
      `(${row}published_at ->> locale)::timestamptz`,
      ...own.map((name) => `${row}${name}`),
      `${row}id`,
    ].join(", ");
  const of = (row: string) => `(${carried.map((name) => `${row}.${name}`).join(", ")})`;

  return [
    maintainsTotals({
      table,
      into: stateTotals,
      values: {
        key: "states::text || languages::text",
        states: "states",
        languages: "languages",
      },
      where: "deleted_at is null",
      of: ["states", "languages", "deleted_at"],
    }),
    maintainsTotals({
      table,
      into: dayTotals,
      values: { day: "date_trunc('day', first_published_at, 'utc')" },
      where: "deleted_at is null and languages <> '{}' and first_published_at is not null",
      of: ["first_published_at", "languages", "deleted_at"],
    }),
    // one row per published language; a new item may take another's former slug
    maintains({
      table,
      name: "published",
      events: ["insert"],
      body: () => `
    insert into ${publications} (${columns})
      select ${values("")}
      from came, unnest(${listed}) as locale;
    ${releaseSlugs("came", former)}`,
    }),
    trigger({
      name: "republished",
      timing: "after",
      events: ["update"],
      // per row and only for these columns, because counters update the noun's table all the time;
      // and without statements that have nothing to do, which matters for bulk changes
      expression: `create or replace function "${table}_republished_fn"() returns trigger as $$ begin
    if not old.${listed} <@ new.${listed} then
      delete from ${publications} where ${column} = new.id and locale <> all (new.${listed});
    end if;
    if new.${listed} <> '{}' then
      insert into ${publications} (${columns})
        select ${values("new.")}
        from unnest(new.${listed}) as locale
        on conflict (locale, ${column}) do update
          set ${carried.map((name) => `${name} = excluded.${name}`).join(", ")}
          where ${of(publications)}
            is distinct from ${of("excluded")};
    end if;
    return null; end; $$ language plpgsql;
create trigger "republished" after update of ${listed}, ${carried.join(", ")} on "${table}" for each row
    when (${[listed, ...carried].map((name) => `old.${name} ${isNullable(name) ? "is distinct from" : "<>"} new.${name}`).join(" or ")})
    execute function "${table}_republished_fn"();`,
    }),
    keepSlugs(former),
    trigger({
      name: "unpublished",
      timing: "before",
      events: ["delete"],
      // before the cascade removes its other rows, so that they are counted correctly
      body: `delete from ${publications} where ${column} = old.id; return old;`,
    }),
  ];
}

/** The trigger that deletes a document's draft with it. */
export const draftTrigger = (): ClassDecorator =>
  trigger({
    name: "undrafted",
    timing: "after",
    events: ["delete"],
    body: "delete from document_drafts where document_id = old.id; return null;",
  });

/** The trigger that maintains a document's list of uploaded pictures. */
export const pictureTrigger = ({ table }: PublicationOptions): ClassDecorator =>
  trigger({
    name: "pictures",
    timing: "before",
    events: ["insert", "update"],
    expression: `create or replace function "${table}_pictures_fn"() returns trigger as $$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);
    return new; end; $$ language plpgsql;
create trigger "pictures" before insert or update of cover, og_image, content on "${table}" for each row
    execute function "${table}_pictures_fn"();`,
  });

/** The indexes behind the lists that every published noun has. */
export function publicationIndexes(
  { table, path, parent, listed, flags = [] }: PublicationOptions,
  isDocument: boolean,
): ClassDecorator[] {
  const ofPages = [
    "slug",
    "languages",
    "updated_at",
    "deleted_at",
    ...(isDocument ? ["noindex"] : []),
    ...(listed ? [listed] : []),
    ...(parent ? [parent.column] : []),
  ];
  return [
    ...LOCALES.map((locale) =>
      mapIndex({
        name: `${table}_slug_${locale}_unique`, // a deleted item releases its slug
        expression: `create unique index "${table}_slug_${locale}_unique" on "${table}" (("slug" ->> '${locale}')) where "deleted_at" is null`,
      }),
    ),
    mapIndex({ properties: ["updatedAt", "id"] }),
    mapIndex({ properties: ["createdAt", "id"] }),
    mapIndex({ properties: ["sortTitle", "id"] }),
    mapIndex({ properties: ["terms"], type: "gin" }),
    mapIndex({ properties: ["publicTerms"], type: "gin" }),
    mapIndex({
      name: `${table}_states_index`,
      expression: `create index "${table}_states_index" on "${table}" using gin ("states") where "deleted_at" is null`,
    }),
    mapIndex({
      name: `${table}_tabs_index`, // for index-only counts per status
      expression: `create index "${table}_tabs_index" on "${table}" ("states", "id") where "deleted_at" is null`,
    }),
    ...flags.map((flag) =>
      mapIndex({
        name: `${table}_${flag}_index`, // few items have a flag
        expression: `create index "${table}_${flag}_index" on "${table}" ("id") where "${flag}" and "deleted_at" is null`,
      }),
    ),
    ...(isDocument ? [mapIndex({ properties: ["pictures"], type: "gin" })] : []),
    ...(path
      ? [
          mapIndex({
            name: `${table}_pages_index`, // read alone for the sitemap: rows are long
            expression: `create index "${table}_pages_index" on "${table}" ("id") include (${ofPages.map((name) => `"${name}"`).join(", ")})`,
          }),
        ]
      : []),
    mapIndex({
      name: `${table}_trash_index`,
      expression: `create index "${table}_trash_index" on "${table}" ("deleted_at", "id") where "deleted_at" is not null`,
    }),
  ];
}
