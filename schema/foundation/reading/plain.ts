import { DriverException } from "@mikro-orm/core";
import type { Page } from "../connection.ts";
import type { Context } from "../context.ts";
import { Invalid } from "../errors.ts";
import { rowRule } from "../rules.ts";
import { after, cursorOf } from "./cursor.ts";
import type { EntityClass, Read, Through, Where } from "./read.ts";

// The one place through which all reading goes: every read carries the viewer's row rule.

const DEFAULT_FIRST = 20;

type Row = Record<string, unknown>;

export async function run(read: Read, context: Context): Promise<unknown> {
  switch (read.kind) {
    case "one": {
      const found = await firstOf(read.entity, read.where, context, { disableIdentityMap: true });
      if (found || !read.otherwise) return found;
      return run(await read.otherwise(), context);
    }
    case "list":
      return list(read, context);
    case "page":
      return page(read, context);
  }
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

/** SQLSTATE of values no column holds; text with a NUL breaks the embedded database's protocol. */
const UNHOLDABLE = /^22|^08P01$/;

/** A value the column cannot hold, such as an id that is none, belongs to no row. */
async function unholdable<T>(none: T, query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof DriverException && UNHOLDABLE.test(String(error.code))) return none;
    throw error;
  }
}

function size(first: number | null | undefined, { reach }: Context): number {
  const count = first ?? DEFAULT_FIRST;
  if (count >= 0 && count <= reach.rows) return count;
  throw new Invalid({ first: `Between 0 and ${reach.rows}` });
}

function offsetOf(pageNumber: number | null | undefined, count: number, furthest: number): number {
  if (pageNumber == null) return 0;
  if (pageNumber < 1) throw new Invalid({ page: "At least 1" });
  const offset = (pageNumber - 1) * count;
  if (offset > furthest) throw new Invalid({ page: `At most row ${furthest} can be reached` });
  return offset;
}

async function list({ entity, where, order, window, through }: Read, context: Context) {
  const source = through?.list ?? entity;
  const rows = await find(source, visible(source, where, context), context, {
    orderBy: order,
    limit: size(window.first, context),
  });
  if (!through) return rows;
  return (await behind(rows, through, context)).filter((row) => row !== undefined);
}

async function page(read: Read, context: Context): Promise<Page<unknown>> {
  const { entity, order, window, through, where } = read;
  const count = size(window.first, context);
  const offset = offsetOf(window.page, count, through ? Infinity : context.reach.furthest);
  const place = window.after ? after(window.after, order) : {};
  const source = through?.list ?? entity;
  const wanted = visible(source, where, context);

  const rows = await find(source, { $and: [wanted, place] }, context, {
    orderBy: order,
    limit: count + 1,
    offset,
  });
  const onPage = rows.slice(0, count);
  const nodes = through ? await behind(onPage, through, context) : onPage;
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

/** The things a narrow table lists, in its order; a hole where the viewer may not see one. */
async function behind(
  rows: Row[],
  { entity, of }: Through,
  context: Context,
): Promise<(Row | undefined)[]> {
  const ids = rows.map((row) => (row[of] as { id: string }).id);
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
