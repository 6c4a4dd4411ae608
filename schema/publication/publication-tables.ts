import { ArrayType } from "@mikro-orm/core";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import { mapIndex, mapKey, mapManyToOne, mapProperty } from "../foundation/mapping.ts";
import { enumValues, table } from "../foundation/model.ts";
import { keepTotals } from "../foundation/reading/descriptions/kept-totals.ts";
import type { EntityClass, IndexTable } from "../foundation/reading/descriptions/read-query.ts";
import { STATES } from "./publication-status.ts";

/** The publication settings of one noun. */
export interface PublicationOptions {
  /** The noun's own table, such as "posts". */
  table: string;
  /** The noun in the singular, such as "post": columns, tables and messages are named after it. */
  noun: string;
  /** Below which path of the site its pages stand, "/blog": they are in the sitemap then. */
  path?: string;
  /** Slugs that are other pages of the site below that path. */
  reserved?: readonly string[];
  /** A to-one relation whose slug precedes that of the page, with its column. */
  parent?: { relation: string; slug: string; column: string };
  /** The noun has one slug for all languages. */
  hasOneSlug?: boolean;
  /**
   * The column with the languages in which lists show it, if they show fewer than `languages`:
   * some items are for those who have the link.
   */
  listed?: string;
  /** Boolean columns of the noun by which its published list is filtered. */
  flags?: readonly string[];
  /** Further columns of the noun by which its published list is filtered. */
  carried?: Record<string, CarriedColumn>;
  /** Names of the denormalized tables, if they are not `<noun>_publications` and so on. */
  tables?: Partial<TableNames>;
  /** SQL that maintains what else follows from publications; `changes` have `n` 1 or -1. */
  follows?: (changes: string) => string;
}

/** A column of a noun that its index table has, too, with an index in the order of pages. */
export interface CarriedColumn {
  column: string;
  decorators: () => PropertyDecorator[];
}

interface TableNames {
  publications: string;
  totals: string;
  stateTotals: string;
  dayTotals: string;
  formerSlugs: string;
}

export interface FormerSlug {
  locale: Locale;
  slug: string;
  item: { id: string };
}

/** One item in one language, in order of publication. */
export interface PublicationRow {
  locale: Locale;
  publishedAt: Date;
  item: { id: string };
}

export interface PublicationTotal {
  locale: Locale;
  /** The first moment of the month. */
  month: Date;
  total: number;
}

export interface PublicationTables {
  /** Reads items in order of publication. */
  published: IndexTable<PublicationRow>;
  totals: EntityClass<PublicationTotal>;
  /** By state, and by day. */
  otherTotals: EntityClass[];
  formerSlugs: EntityClass<FormerSlug>;
}

export const tableNames = ({ noun, tables }: PublicationOptions): TableNames => ({
  publications: `${noun}_publications`,
  totals: `${noun}_publication_totals`,
  stateTotals: `${noun}_state_totals`,
  dayTotals: `${noun}_day_totals`,
  formerSlugs: `${noun}_former_slugs`,
  ...tables,
});

/** Published in some language. */
export const PUBLIC = { languages: { $overlap: LOCALES } };

/** The columns that rows of the index table have of the noun's own. */
export const carriedColumns = ({ flags = [], carried = {} }: PublicationOptions): string[] => [
  ...flags,
  ...Object.values(carried).map(({ column }) => column),
];

/** The column of the denormalized tables that refers to the item. */
export const itemColumn = ({ noun }: PublicationOptions): string => `${noun}_id`;

/**
 * Creates an entity class at run time. It is named before its decorators run, since they read the
 * name.
 */
function stored(
  name: string,
  columns: Record<string, PropertyDecorator[]>,
  decorators: ClassDecorator[],
): EntityClass<never> {
  const made = { [name]: class {} }[name] as new () => never;
  for (const [property, all] of Object.entries(columns)) {
    for (const decorate of all) decorate(made.prototype, property);
  }
  for (const decorate of decorators) decorate(made);
  return made;
}

const inLocale = (): PropertyDecorator[] => [enumValues(() => Locale), mapKey({ type: "text" })];

/** A new object each time, because MikroORM mutates the options. */
const moment = () => ({ type: "datetime", length: 3 }) as const;

/**
 * Five denormalized tables per noun, not in the graph and maintained by triggers:
 * - the index table: one row per item and language it is published in, in page order.
 * - totals: how many items a language published per month (UTC). Their sum is the total, and they
 * locate distant pages. Empty months keep a row with 0, so that writers do not conflict over its
 * deletion.
 * - totals by state: how many items outside the trash have the same status in each language, for the
 * counts of lists.
 * - totals by day: on which day (UTC) how many items were first published that are public now.
 * - former slugs: slugs an item had while published; old URLs redirect to the current one until
 * another item outside the trash takes the slug.
 */
export function publicationTables(
  entity: EntityClass,
  options: PublicationOptions,
): PublicationTables {
  const { flags = [], carried = {}, follows } = options;
  const { publications, totals, stateTotals, dayTotals, formerSlugs } = tableNames(options);
  const column = itemColumn(options);
  const item = mapManyToOne(() => entity, {
    fieldName: column,
    deleteRule: "cascade",
    index: true,
  });
  const itemOfKey = mapManyToOne(() => entity, {
    fieldName: column,
    primary: true,
    deleteRule: "cascade",
    index: true,
  });

  const list = stored(
    `${entity.name}Publication`,
    {
      locale: inLocale(),
      item: [itemOfKey],
      publishedAt: [mapProperty(moment())],
      ...Object.fromEntries(flags.map((flag) => [flag, [mapProperty({ type: "boolean" })]])),
      ...Object.fromEntries(
        Object.entries(carried).map(([name, { decorators }]) => [name, decorators()]),
      ),
    },
    [
      maintains({
        table: publications,
        name: "totals",
        body: (changes) => `
    insert into ${totals} (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from ${changes} as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = ${totals}.total + excluded.total;
    ${follows?.(changes) ?? ""}`,
      }),
      mapIndex({ properties: ["locale", "publishedAt", "item"] }),
      ...flags.map((flag) =>
        mapIndex({
          name: `${publications}_${flag}_index`,
          expression: `create index "${publications}_${flag}_index" on "${publications}" ("locale", "published_at", "${column}") where "${flag}"`,
        }),
      ),
      ...Object.keys(carried).map((name) =>
        mapIndex({ properties: [name, "locale", "publishedAt", "item"] }),
      ),
      table(publications),
    ],
  );

  const total = stored(
    `${entity.name}PublicationTotal`,
    {
      locale: inLocale(),
      month: [mapKey(moment())],
      total: [mapProperty({ type: "integer", default: 0 })],
    },
    [table(totals)],
  );

  const byState = stored(
    `${entity.name}StateTotal`,
    {
      // all states and languages as one text
      key: [mapKey({ type: "text" })],
      states: [enumValues(() => STATES), mapProperty({ type: ArrayType, columnType: "text[]" })],
      languages: [enumValues(() => Locale), mapProperty({ type: ArrayType, columnType: "text[]" })],
      total: [mapProperty({ type: "integer" })],
    },
    [table(stateTotals)],
  );

  const byDay = stored(
    `${entity.name}DayTotal`,
    {
      day: [mapKey(moment())],
      total: [mapProperty({ type: "integer" })],
    },
    [table(dayTotals)],
  );

  keepTotals(list, { entity: total, total: "total" });
  keepTotals(entity, { entity: byState, total: "total", of: NOT_DELETED });
  keepTotals(entity, {
    entity: byDay,
    total: "total",
    of: { ...NOT_DELETED, ...PUBLIC },
    day: { property: "day", of: "firstPublishedAt" },
  });

  const former = stored(
    `${entity.name}FormerSlug`,
    {
      locale: inLocale(),
      slug: [mapKey({ type: "text" })],
      item: [item],
    },
    [table(formerSlugs)],
  );

  return {
    published: {
      list,
      entity,
      of: "item",
      totals: { entity: total, month: "month", total: "total" },
    },
    totals: total,
    otherTotals: [byState, byDay],
    formerSlugs: former,
  };
}
