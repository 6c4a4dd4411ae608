import { type EntityMetadata, type EntityProperty, raw, Utils } from "@mikro-orm/core";
import type { Page } from "../connection.ts";
import type { Context } from "../context.ts";
import { Problem } from "../errors.ts";
import { rowRule, trashRule } from "../rules.ts";
import { propertyOf, typeOf } from "./column.ts";
import { after, cursorOf } from "./cursor.ts";
import { holdableFilter } from "./holdable.ts";
import { filterAt } from "./now.ts";
import { isUnholdable } from "./sql-state.ts";
import type { EntityClass, Order, Read, Span, Through, Where } from "./read.ts";
import { startAfter, startsIn } from "./span.ts";
import { offsetOf, size } from "./size.ts";

// The one place through which all reading goes: every read carries the viewer's row rule.

type Row = Record<string, unknown>;

export async function run(read: Read, context: Context): Promise<unknown> {
  if (read.provided && !(await run(read.provided, context))) return null;
  switch (read.kind) {
    case "one": {
      const found = await one(read, context);
      if (found || !read.otherwise) return found;
      const instead = await read.otherwise();
      if (instead instanceof Problem) throw instead;
      return run(instead, context);
    }
    case "value": {
      const found = (await one(read, context)) as Row | null;
      return found?.[read.property ?? ""] ?? null;
    }
    case "case":
      for (const [where, value] of read.cases) {
        if (await firstOf(read.entity, where, context, { disableIdentityMap: true })) return value;
      }
      return read.fallback;
    case "list":
      return list(read, context);
    case "page":
      return page(read, context);
    case "count":
      return countIn(read.entity, visible(read.entity, read.where, context, read.inTrash), context);
    case "tally":
      return tally(read, context);
    case "series":
      return series(read, context);
    case "ranking":
      return ranking(read, context);
  }
}

async function one(read: Read, context: Context): Promise<unknown> {
  if (read.window.first) return (await list(read, context))[0] ?? null;
  return firstOf(read.entity, read.where, context, { disableIdentityMap: true });
}

/** The first visible row, managed by the context's unit of work unless said otherwise. */
export async function firstOf(
  entity: EntityClass,
  where: Where,
  context: Context,
  options: { disableIdentityMap?: boolean; populate?: string[] } = {},
): Promise<object | null> {
  return unholdable(null, context, () =>
    context.em.findOne(entity as never, visible(entity, where, context) as never, options as never),
  );
}

/** All visible rows, managed by the context's unit of work. */
export const allOf = <T extends object>(
  entity: EntityClass<T>,
  where: Where,
  context: Context,
  options: object = {},
): Promise<T[]> =>
  unholdable([], context, () =>
    context.em.find(entity as never, visible(entity, where, context) as never, options),
  ) as Promise<T[]>;

/** Of what is deleted what would be visible, managed by the context's unit of work. */
export const deletedOf = <T extends object>(
  entity: EntityClass<T>,
  where: Where,
  context: Context,
  options: object = {},
): Promise<T[]> =>
  unholdable([], context, () =>
    context.em.find(entity as never, visible(entity, where, context, true) as never, options),
  ) as Promise<T[]>;

function visible(entity: EntityClass, where: Where, context: Context, inTrash = false): Where {
  const { viewer, em } = context;
  const now = () => context.now();
  return {
    $and: [
      filterAt((inTrash ? trashRule : rowRule)(entity, viewer), now),
      withWords(holdableFilter(em.getMetadata().get(entity as never), filterAt(where, now))),
    ],
  };
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The ORM knows no question about the beginnings of words: it is put in SQL. */
function withWords(where: Where): Where {
  const parts = Object.entries(where).map(([name, wanted]) => {
    if (name === "$and" || name === "$or") return [name, (wanted as Where[]).map(withWords)];
    if (!Utils.isPlainObject(wanted)) return [name, wanted];
    const { $words } = wanted as Where;
    if ($words === undefined) return [name, withWords(wanted as Where)];
    return [raw((alias) => `${alias}.${snakeCase(name)} @@ to_tsquery('simple', ?)`, [$words]), []];
  });
  return Object.fromEntries(parts) as Where;
}

/** Reading stays out of the unit of work, so it sees what triggers wrote. */
const find = (
  entity: EntityClass,
  where: Where,
  context: Context,
  options: object,
): Promise<Row[]> =>
  unholdable([], context, () =>
    context.em.find(entity as never, where as never, { ...options, disableIdentityMap: true }),
  ) as Promise<Row[]>;

/** A value the column cannot hold, if it was not recognised before, belongs to no row. */
async function unholdable<T>(none: T, context: Context, query: () => Promise<T>): Promise<T> {
  context.statements += 1;
  try {
    return await query();
  } catch (error) {
    if (isUnholdable(error)) return none;
    throw error;
  }
}

async function list(read: Read, context: Context): Promise<Row[]> {
  const { through, window } = read;
  const count = size(window.first, context.reach);
  const rows = await sources(read, count, context);
  if (!through) return rows;
  const ids = rows.map((row) => idOf(row, through));
  if (read.rest && ids.length < count) {
    const more = await sources(read.rest, 2 * count, context);
    ids.push(...more.map((row) => idOf(row, through)));
  }
  const found = await behind([...new Set(ids)].slice(0, count), through, context);
  return found.filter((row) => row !== undefined);
}

/** The rows themselves, or those of the narrow table that lists them. */
function sources(
  { entity, where, order, through, inTrash }: Read,
  limit: number,
  context: Context,
): Promise<Row[]> {
  const source = through?.list ?? entity;
  return find(source, visible(source, where, context, inTrash), context, {
    orderBy: order,
    limit,
  });
}

const idOf = (row: Row, { of }: Through): string => (row[of] as { id: string }).id;

async function page(read: Read, context: Context): Promise<Page<unknown>> {
  const { entity, order, window, through, where, inTrash } = read;
  const count = size(window.first, context.reach);
  const offset = offsetOf(window.page, count, through ? Infinity : context.reach.furthest);
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
    totalCount: () => countIn(source, wanted, context),
    pageInfo: {
      hasNextPage: rows.length > count,
      hasPreviousPage: !!window.after || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Each kind is counted when it is asked for. */
const tally = ({ entity, where, kinds }: Read, context: Context) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const wanted = visible(entity, { $and: [where, kind] }, context);
      return [name, () => countIn(entity, wanted, context)];
    }),
  );

const countIn = (entity: EntityClass, wanted: Where, context: Context): Promise<number> =>
  unholdable(0, context, () => context.em.count(entity as never, wanted as never));

/** The values of one property, however often each is there. */
async function valuesIn({ entity, where, property = "" }: Read, context: Context) {
  const rows = await find(entity, visible(entity, where, context), context, {
    fields: [property],
  });
  return rows.map((row) => row[property]);
}

async function series(read: Read, context: Context): Promise<{ at: Date; count: number }[]> {
  const span = read.span as Span;
  const times = (await valuesIn(read, context)) as Date[];
  return startsIn(span).map((at, i, starts) => {
    const end = starts[i + 1] ?? startAfter(span);
    return { at, count: times.filter((time) => time >= at && time < end).length };
  });
}

async function ranking(read: Read, context: Context): Promise<object[]> {
  const { entity, property = "", window } = read;
  const counts = new Map<string, number>();
  for (const value of await valuesIn(read, context)) {
    const key = (value as { id?: string } | null)?.id ?? (value as string);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const first = [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .slice(0, window.first ?? 0);
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

/** The things a narrow table lists, in its order; a hole where the viewer may not see one. */
async function behind(
  ids: string[],
  { entity }: Through,
  context: Context,
): Promise<(Row | undefined)[]> {
  const found = await find(entity, visible(entity, { id: { $in: ids } }, context), context, {});
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((one) => byId.get(one));
}

/** Several rows by id in one statement, for to-one relations; holes where there is none to see. */
export async function byIds(
  entity: EntityClass,
  ids: readonly string[],
  context: Context,
): Promise<(Row | null)[]> {
  const wanted = visible(entity, { id: { $in: [...new Set(ids)] } }, context);
  const byId = new Map((await find(entity, wanted, context, {})).map((row) => [row.id, row]));
  return ids.map((one) => byId.get(one) ?? null);
}
