import type { EntityManager } from "@mikro-orm/core";
import { Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Invalid, NotFound } from "../foundation/errors.ts";
import { refuseTooMany } from "../foundation/id-args.ts";
import { table } from "../foundation/model.ts";
import { lookup, selectIds } from "../foundation/reading/sql/lookup.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import { isUuid, uuid } from "../foundation/uuid.ts";
import { DAY } from "../foundation/durations.ts";

/**
 * The rows that matched a filter at one moment, saved per user: a bulk operation then affects
 * exactly the rows that were counted, whatever matches the filter by then. Not a type of the graph.
 */
@Index({ properties: ["createdAt"] })
@table("selections")
export class StoredSelection {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  /** The name of their entity class. */
  @Property({ type: "text" }) of!: string;
  @Property({ type: "uuid" }) userId!: string;
  @Property({ type: "text[]" }) ids!: string[];
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;

  constructor(values: Pick<StoredSelection, "of" | "userId" | "ids" | "createdAt">) {
    Object.assign(this, values);
  }
}

@ObjectType({
  description: "A saved list of the items that matched a filter, for bulk operations.",
})
export class Selection {
  @Field(() => ID, { description: "Usable for one day, by its creator only." }) id!: string;
  @Field(() => Int) count!: number;
}

@ArgsType()
export class SelectedIds {
  @Field(() => [ID], {
    nullable: true,
    description: "Ids of at most 100 items. Required without a `selectionId`.",
  })
  ids?: string[] | null;
  @Field(() => ID, { nullable: true, description: "A selection, as an alternative to `ids`." })
  selectionId?: string | null;
}

/** Saves which rows match a filter. */
export async function select(
  entity: EntityClass,
  where: Where,
  inTrash: boolean,
  context: Context,
): Promise<Selection> {
  const { ids } = await lookup({ ids: selectIds(entity, where, { inTrash }) }, context);
  const { userId = "" } = context.viewer;
  const values = { of: entity.name, userId, ids, createdAt: context.now() };
  const selection = new StoredSelection(values);
  context.em.persist(selection);
  await context.save();
  return { id: selection.id, count: ids.length };
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY);

/** The ids of an operation, from `ids` or from the selection. */
export async function selectedIds(
  entity: EntityClass,
  { ids, selectionId }: SelectedIds,
  context: Context,
): Promise<readonly string[]> {
  if (selectionId) return (await selectionOf(entity, selectionId, context)).ids;
  if (!ids) throw new Invalid({ ids: "Required" });
  refuseTooMany(ids);
  return ids;
}

/**
 * Loads a selection of the viewer: it belongs to one user and one kind of entity, and expires after
 * a day.
 */
async function selectionOf(
  { name }: EntityClass,
  id: string,
  context: Context,
): Promise<StoredSelection> {
  const { em, viewer } = context;
  const own = {
    of: name,
    userId: viewer.userId ?? "",
    createdAt: { $gt: dayBefore(context.now()) },
  };
  const found = isUuid(id) ? await em.findOne(StoredSelection, { id, ...own }) : null;
  if (!found) throw new NotFound("Selection not found");
  return found;
}

/** Restricts the selection to rows that were changed, so that undo affects exactly those. */
export async function narrowSelection(
  id: string | null | undefined,
  ids: string[],
  { em }: Context,
): Promise<void> {
  if (id) await em.nativeUpdate(StoredSelection, { id }, { ids });
}

export const deleteOldSelections = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(StoredSelection, { createdAt: { $lte: dayBefore(now) } });
