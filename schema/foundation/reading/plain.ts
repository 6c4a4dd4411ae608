import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import type { Page } from "../connection.ts";
import type { Context } from "../context.ts";
import { rowRule } from "../rules.ts";
import { propertyOf, typeOf } from "./column.ts";
import { after, cursorOf } from "./cursor.ts";
import { isUnholdable } from "./sql-state.ts";
import type { EntityClass, Order, Read, Through, Where } from "./read.ts";
import { offsetOf, size } from "./size.ts";

// The one place through which all reading goes: every read carries the viewer's row rule.

type Row = Record<string, unknown>;

export async function run(read: Read, context: Context): Promise<unknown> {
  if (read.provided && !(await run(read.provided, context))) return null;
  switch (read.kind) {
    case "one": {
      const found = await one(read, context);
      if (found || !read.otherwise) return found;
      return run(await read.otherwise(), context);
    }
    case "value": {
      const found = (await one(read, context)) as Row | null;
      return found?.[read.property ?? ""] ?? null;
    }
    case "list":
      return list(read, context);
    case "page":
      return page(read, context);
  }
}

async function one(read: Read, context: Context): Promise<unknown> {
  if (read.through) return (await list(read, context))[0] ?? null;
  return firstOf(read.entity, read.where, context, { disableIdentityMap: true });
}

/** The first visible row, managed by the context's unit of work unless said otherwise. */
export async function firstOf(
  entity: EntityClass,
  where: Where,
  context: Context,
  options: { disableIdentityMap?: boolean } = {},
): Promise<object | null> {
  return unholdable(null, () =>
    context.em.findOne(entity as never, visible(entity, where, context) as never, options),
  );
}

const visible = (entity: EntityClass, where: Where, { viewer }: Context): Where => ({
  $and: [rowRule(entity, viewer), where],
});

/** Reading stays out of the unit of work, so it sees what triggers wrote. */
const find = (
  entity: EntityClass,
  where: Where,
  { em }: Context,
  options: object,
): Promise<Row[]> =>
  unholdable([], () =>
    em.find(entity as never, where as never, { ...options, disableIdentityMap: true }),
  ) as Promise<Row[]>;

/** A value the column cannot hold, such as an id that is none, belongs to no row. */
async function unholdable<T>(none: T, query: () => Promise<T>): Promise<T> {
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
  { entity, where, order, through }: Read,
  limit: number,
  context: Context,
): Promise<Row[]> {
  const source = through?.list ?? entity;
  return find(source, visible(source, where, context), context, { orderBy: order, limit });
}

const idOf = (row: Row, { of }: Through): string => (row[of] as { id: string }).id;

async function page(read: Read, context: Context): Promise<Page<unknown>> {
  const { entity, order, window, through, where } = read;
  const count = size(window.first, context.reach);
  const offset = offsetOf(window.page, count, through ? Infinity : context.reach.furthest);
  const source = through?.list ?? entity;
  const types = () => typesOf(context.em.getMetadata().get(source), order);
  const place = window.after ? after(window.after, order, types()) : {};
  const wanted = visible(source, where, context);

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
    totalCount: () => unholdable(0, () => context.em.count(source as never, wanted as never)),
    pageInfo: {
      hasNextPage: rows.length > count,
      hasPreviousPage: !!window.after || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
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
