import { type EntityMetadata, type EntityProperty, raw, Utils } from "@mikro-orm/core";
import type { Page } from "../../connection.ts";
import type { Context } from "../../context.ts";
import { Problem } from "../../errors.ts";
import { canSeeField, fieldFilter, NotLoaded, rowFilter, trashRule } from "../../policies.ts";
import { sumOfDecimals } from "../../decimal.ts";
import { propertyOf, requireNumber, typeOf } from "../sql/column.ts";
import { after, cursorOf } from "../descriptions/cursor.ts";
import { totalsFor } from "../descriptions/kept-totals.ts";
import { MAX_COUNT } from "../descriptions/max-count.ts";
import { storableFilter } from "../descriptions/storable-values.ts";
import { filterAt } from "../descriptions/now.ts";
import { within } from "../sql/filter.ts";
import { rankSql } from "../sql/rank.ts";
import { isDataException } from "../sql/sql-state.ts";
import {
  type EntityClass,
  type IndexTable,
  type ListQuery,
  type Order,
  type PageQuery,
  type Rank,
  type RankingQuery,
  ReadQuery,
  type RowQuery,
  type SeriesQuery,
  type SumQuery,
  type CountsQuery,
  type Where,
  type WhereOf,
  type Within,
} from "../descriptions/read-query.ts";
import { endOf, stepsOf } from "../descriptions/date-range.ts";
import { offsetOf, pageSize } from "../descriptions/page-size.ts";

// All reading through the ORM happens here: every read applies the viewer's row policy.

type Row = Record<string, unknown>;

export async function run(query: ReadQuery, context: Context): Promise<unknown> {
  if (query.provided && !(await run(query.provided, context))) return null;
  const read = await withFirstIds(query, context);
  const { entity, where, wanted } = read;
  switch (wanted.kind) {
    case "one": {
      const found = await one(read, wanted, context);
      if (found || !wanted.otherwise) return found;
      const instead = await wanted.otherwise();
      if (instead instanceof Problem) throw instead;
      return run(instead, context);
    }
    case "value": {
      const { inTrash } = read;
      const found = await firstOf(entity, where, context, { disableIdentityMap: true, inTrash });
      return (found as Row | null)?.[wanted.property] ?? null;
    }
    case "case":
      for (const [found, value] of wanted.cases) {
        if (await firstOf(entity, found, context, { disableIdentityMap: true })) return value;
      }
      return wanted.fallback;
    case "list":
      return list(read, wanted, context);
    case "page":
      return page(read, wanted, context);
    case "count":
      return countIn(read, context);
    case "sum":
      return sum(read, wanted, context);
    case "tally":
      return tally(read, wanted, context);
    case "series":
      return series(read, wanted, context);
    case "ranking":
      return ranking(read, wanted, context);
  }
}

/** The same query with the id of each row that its filter compares with as the first of some. */
async function withFirstIds(read: ReadQuery, context: Context): Promise<ReadQuery> {
  const { entity, where, wanted, provided, inTrash } = read;
  const through = "through" in wanted ? wanted.through : undefined;
  const metadata = context.em.getMetadata().get((through?.list ?? entity) as never);
  const parts = Object.entries(where).map(async ([name, part]) => {
    const { $first } = Utils.isPlainObject(part) ? (part as Where) : {};
    const target = propertyOf(metadata, name)?.targetMeta;
    if (!$first || !target) return [name, part];
    const [row] = await find(target.class as EntityClass, $first as Where, context, {
      orderBy: { id: "asc" },
      limit: 1,
    });
    return [name, row ? row.id : { $in: [] }];
  });
  const found: Where = Object.fromEntries(await Promise.all(parts));
  return new ReadQuery(entity, found, wanted, provided, inTrash);
}

async function one(read: ReadQuery, { order, through }: RowQuery, context: Context) {
  const { entity, where, inTrash } = read;
  if (!order) return firstOf(entity, where, context, { disableIdentityMap: true, inTrash });
  const wanted: ListQuery = { kind: "list", order, first: 1, ...(through && { through }) };
  return (await list(read, wanted, context))[0] ?? null;
}

/** The first visible row, managed by the context's unit of work unless configured otherwise. */
export async function firstOf(
  entity: EntityClass,
  where: Where,
  context: Context,
  {
    inTrash,
    ...options
  }: { disableIdentityMap?: boolean; populate?: string[]; inTrash?: boolean } = {},
): Promise<object | null> {
  return counted(entity, null, context, () => {
    const wanted = visible(entity, where, context, inTrash);
    return context.em.findOne(entity as never, wanted as never, options as never);
  });
}

/** Whether the viewer may see this field of this row; asks the database if the row is not enough. */
export function mayReadField(
  row: object,
  field: string,
  context: Context,
  args: Record<string, unknown>,
): boolean | Promise<boolean> {
  try {
    return canSeeField(row, field, context, args);
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    const entity = row.constructor as EntityClass;
    const rule = fieldFilter(entity, field, context.viewer, args) as Where;
    const own = { id: (row as { id: string }).id };
    const wanted = { $and: [own, filterAt(rule, () => context.now())] };
    return context.em.count(entity as never, wanted as never).then((count) => count > 0);
  }
}

/** All visible rows, managed by the context's unit of work. */
export const allOf = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  context: Context,
  options: object = {},
): Promise<T[]> => visibleRows(entity, where, context, options, false);

/** Deleted rows that would be visible, managed by the context's unit of work. */
export const deletedOf = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  context: Context,
  options: object = {},
): Promise<T[]> => visibleRows(entity, where, context, options, true);

const visibleRows = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  context: Context,
  options: object,
  inTrash: boolean,
): Promise<T[]> =>
  counted(entity, [], context, () =>
    context.em.find(entity as never, visible(entity, where, context, inTrash) as never, options),
  ) as Promise<T[]>;

function visible(entity: EntityClass, where: Where, context: Context, inTrash = false): Where {
  const { viewer, em } = context;
  const now = () => context.now();
  return {
    $and: [
      filterAt((inTrash ? trashRule : rowFilter)(entity, viewer), now),
      withSql(storableFilter(em.getMetadata().get(entity as never), filterAt(where, now))),
    ],
  };
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (message) => `_${message.toLowerCase()}`);

/** The ORM has no operator for word prefixes or for other tables' values: they are written in SQL. */
function withSql(where: Where): Where {
  const parts = Object.entries(where).map(([name, wanted]) => {
    if (name === "$and" || name === "$or") return [name, (wanted as Where[]).map(withSql)];
    if (!Utils.isPlainObject(wanted)) return [name, wanted];
    const { $words, $within } = wanted as Where;
    const column = (alias: string) => `${alias}.${snakeCase(name)}`;
    if ($within !== undefined)
      return [raw((alias) => within(column(alias), $within as Within, () => "others")), []];
    if ($words === undefined) return [name, withSql(wanted as Where)];
    return [raw((alias) => `${column(alias)} @@ to_tsquery('simple', ?)`, [$words]), []];
  });
  return Object.fromEntries(parts) as Where;
}

/** Reads outside the unit of work, so that it sees what triggers wrote. */
const find = (
  entity: EntityClass,
  where: Where,
  context: Context,
  options: object,
): Promise<Row[]> =>
  counted(entity, [], context, () =>
    context.em.find(entity as never, where as never, { ...options, disableIdentityMap: true }),
  ) as Promise<Row[]>;

/** A value that the column cannot hold, if not detected earlier, matches no row. */
async function counted<T>(
  entity: EntityClass,
  none: T,
  context: Context,
  query: () => Promise<T>,
): Promise<T> {
  context.fallbackStatements += 1;
  try {
    return await query();
  } catch (error) {
    if (!isDataException(error)) throw error;
    context.services.valueRefused(error, entity.name);
    return none;
  }
}

async function list(read: ReadQuery, wanted: ListQuery, context: Context): Promise<Row[]> {
  const { through, rest } = wanted;
  const count = wanted.most ?? pageSize(wanted.first, context.pageLimits);
  const rows = await sources(read, wanted, count, context);
  if (!through) return rows;
  const ids = [...new Set(rows.map((row) => idOf(row, through)))];
  if (rest && ids.length < count) {
    const further = { entity: read.entity, where: rest.where, inTrash: read.inTrash };
    const more = await sources(further, rest.wanted, 2 * count, context);
    ids.push(...more.map((row) => idOf(row, through)));
  }
  const found = await behind([...new Set(ids)].slice(0, count), through, context);
  return found.filter((row) => row !== undefined);
}

/** The rows themselves, or those of the index table that lists them. */
function sources(
  { entity, where, inTrash }: Pick<ReadQuery, "entity" | "where" | "inTrash">,
  { order, through, rank }: ListQuery,
  limit: number,
  context: Context,
): Promise<Row[]> {
  const source = through?.list ?? entity;
  return find(source, visible(source, where, context, inTrash), context, {
    orderBy: rank ? [ranked(context.em.getMetadata().get(source), rank), order] : order,
    ...(!through?.per && { limit }), // otherwise a row may occur several times
  });
}

/** The order of a search's rank. */
function ranked(entity: EntityMetadata, rank: Rank): Order {
  // not as parameters: the ORM takes a "?" in one of them for the next; with the collation of what it
  // is compared with, because that of the encoding's name would be its own
  const bind = (text: string) =>
    `convert_from(decode('${Buffer.from(text).toString("hex")}', 'hex'), 'UTF8') collate "und-x-icu"`;
  return { [raw((alias) => rankSql({ alias, entity }, rank, bind))]: "asc" };
}

const idOf = (row: Row, { of }: IndexTable): string => (row[of] as { id: string }).id;

async function page(
  { entity, where, inTrash }: ReadQuery,
  { order, window, through }: PageQuery,
  context: Context,
): Promise<Page<unknown>> {
  const count = pageSize(window.first, context.pageLimits);
  const offset = offsetOf(window.page, count, through ? Infinity : context.pageLimits.maxOffset);
  const source = through?.list ?? entity;
  const types = () => typesOf(context.em.getMetadata().get(source), order);
  const place = window.after ? after(window.after, order, types()) : {};
  const wanted = visible(source, where, context, inTrash);

  const rows = await find(source, { $and: [wanted, place] }, context, {
    orderBy: order,
    limit: count + 1,
    offset,
  });
  const onPage = rows.slice(0, count);
  const nodes = through
    ? await behind(
        onPage.map((row) => idOf(row, through)),
        through,
        context,
      )
    : onPage;
  const edges = onPage
    .map((row, i) => ({ cursor: cursorOf(row, order), node: nodes[i] }))
    .filter((edge) => edge.node);

  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    totalCount: () => countIn({ entity: source, where, inTrash }, context),
    pageInfo: {
      hasNextPage: rows.length > count,
      hasPreviousPage: !!window.after || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Each group is counted only if it is selected. */
const tally = ({ entity, where }: ReadQuery, { kinds }: CountsQuery, context: Context) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const both = { $and: [where, kind] };
      return [name, () => countIn({ entity, where: both, inTrash: false }, context)];
    }),
  );

/** The number of visible rows; without kept totals at most one more than the limit. */
async function countIn(
  { entity, where, inTrash }: Pick<ReadQuery, "entity" | "where" | "inTrash">,
  context: Context,
): Promise<number> {
  const wanted = visible(entity, where, context, inTrash);
  const count = await counted(entity, 0, context, () =>
    context.em.count(entity as never, wanted as never),
  );
  const rule = (inTrash ? trashRule : rowFilter)(entity, context.viewer);
  const stored = totalsFor(entity, { $and: [where, rule] }, (one) =>
    context.em.getMetadata().get(one as never),
  );
  return stored ? count : Math.min(count, MAX_COUNT + 1);
}

/** The values of one property, with repetitions. */
async function valuesIn(
  { entity, where, inTrash }: ReadQuery,
  { property }: { property: string },
  context: Context,
) {
  const rows = await find(entity, visible(entity, where, context, inTrash), context, {
    fields: [property],
  });
  return rows.map((row) => row[property]);
}

async function sum(read: ReadQuery, wanted: SumQuery, context: Context): Promise<number | string> {
  const entity = context.em.getMetadata().get(read.entity);
  const property = propertyOf(entity, wanted.property) as EntityProperty;
  requireNumber(entity, property);
  const values = (await valuesIn(read, wanted, context)).filter((value) => value != null);
  if (typeOf(property) === "numeric") return sumOfDecimals(values as string[]);
  return (values as number[]).reduce((total, value) => total + value, 0);
}

async function series(
  read: ReadQuery,
  wanted: SeriesQuery,
  context: Context,
): Promise<{ at: Date; count: number }[]> {
  const { span } = wanted;
  const times = (await valuesIn(read, wanted, context)) as Date[];
  return stepsOf(span).map((at, i, starts) => {
    const end = starts[i + 1] ?? endOf(span);
    return { at, count: times.filter((time) => time >= at && time < end).length };
  });
}

async function ranking(read: ReadQuery, wanted: RankingQuery, context: Context): Promise<object[]> {
  const { entity } = read;
  const { property, first: most } = wanted;
  const counts = new Map<string, number>();
  for (const value of await valuesIn(read, wanted, context)) {
    const key = (value as { id?: string } | null)?.id ?? (value as string);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const first = [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (String(one) < String(other) ? -1 : 1))
    .slice(0, most);
  const { targetMeta } = propertyOf(
    context.em.getMetadata().get(entity),
    property,
  ) as EntityProperty;
  const keys = first.map(([key]) => key);
  const known = targetMeta
    ? await byIds(targetMeta.class as EntityClass, keys, context)
    : (keys as unknown[]);
  return first
    .map(([, count], i) => ({ [property]: known[i], count }))
    .filter((one) => one[property] !== null);
}

/** The types of the columns that rows are ordered by. */
const typesOf = (entity: EntityMetadata, order: Order): string[] =>
  Object.keys(order).map((name) => typeOf(propertyOf(entity, name) as EntityProperty));

/** The rows an index table lists, in its order; null where the viewer may not see one. */
async function behind(
  ids: string[],
  { entity }: IndexTable,
  context: Context,
): Promise<(Row | undefined)[]> {
  const found = await find(entity, visible(entity, { id: { $in: ids } }, context), context, {});
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((one) => byId.get(one));
}

/**
 * Loads several rows by id in one statement, for to-one relations; null for those that are not
 * visible.
 */
export async function byIds(
  entity: EntityClass,
  ids: readonly string[],
  context: Context,
): Promise<(Row | null)[]> {
  const wanted = visible(entity, { id: { $in: [...new Set(ids)] } }, context);
  const byId = new Map((await find(entity, wanted, context, {})).map((row) => [row.id, row]));
  return ids.map((one) => byId.get(one) ?? null);
}
