import type { EntityManager } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { Context } from "../foundation/context.ts";
import { Invalid, NotFound } from "../foundation/errors.ts";
import { entities } from "../foundation/model.ts";
import { isUuid, uuid } from "../foundation/uuid.ts";
import type { ChosenPosts } from "./post.input.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * The posts that a filter found at one moment, for whoever asked: what is done to them is done to
 * those that were counted, whatever else fits the filter by then. It is no type of the graph.
 */
@Index({ properties: ["createdAt"] })
@Entity({ tableName: "post_selections" })
export class PostSelection {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Property({ type: "uuid" }) userId!: string;
  @Property({ type: "text[]" }) ids!: string[];
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;

  constructor(facts: Pick<PostSelection, "userId" | "ids" | "createdAt">) {
    Object.assign(this, facts);
  }
}

entities.push(PostSelection);

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** At most so many without a selection. */
const MOST_IDS = 100;

/** The ids that are meant, whether they were named or selected. */
export async function chosenIds(
  { ids, selectionId }: ChosenPosts,
  context: Context,
): Promise<readonly string[]> {
  if (selectionId) return (await selectionOf(selectionId, context)).ids;
  if (!ids) throw new Invalid({ ids: "Required" });
  if (ids.length > MOST_IDS) throw new Invalid({ ids: `At most ${MOST_IDS}` });
  return ids;
}

/** A selection is one's own, and holds for a day. */
async function selectionOf(id: string, context: Context): Promise<PostSelection> {
  const { em, viewer } = context;
  const own = { userId: viewer.userId ?? "", createdAt: { $gt: dayBefore(context.now()) } };
  const found = isUuid(id) ? await em.findOne(PostSelection, { id, ...own }) : null;
  if (!found) throw new NotFound("Selection not found");
  return found;
}

/** From now on the selection holds these alone: what is undone by it is what was done. */
export async function narrowSelection(
  id: string | null | undefined,
  ids: string[],
  { em }: Context,
): Promise<void> {
  if (id) await em.nativeUpdate(PostSelection, { id }, { ids });
}

export const forgetOldSelections = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(PostSelection, { createdAt: { $lte: dayBefore(now) } });
