import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "./context.ts";
import type { StoredEntity } from "./entity.ts";
import { Conflict, Problem } from "./errors.ts";
import { refuseChange } from "./policies.ts";
import { messagesOf } from "./model-messages.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";
import { isUuid } from "./uuid.ts";

/** Rows per transaction: small enough that row locks are held only briefly. */
const CHUNK = 200;

@ObjectType({ description: "An item of a bulk operation that was not changed, and why." })
export class BulkFailure {
  @Field(() => ID) id!: string;
  @Field(() => String) message!: string;
}

@ObjectType({
  description:
    "The result of a bulk operation. Items are processed independently: a failure of one does not undo the others.",
})
export class BulkResult {
  @Field(() => Int, { description: "How many items were changed or deleted." })
  get count(): number {
    return this.ids.length;
  }
  @Field(() => [ID], { description: "The ids of the items that were changed or deleted." })
  ids: string[] = [];
  @Field(() => [BulkFailure]) failed: BulkFailure[] = [];

  add({ ids, failed }: BulkResult): void {
    this.ids.push(...ids);
    this.failed.push(...failed);
  }
}

/** Changes and saves items one by one. A failed item does not affect the others. */
export async function changeEach(
  ids: readonly string[],
  context: Context,
  changeOne: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const result = new BulkResult();
  for (const id of new Set(ids)) {
    try {
      await changeOne(id);
      result.ids.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      context.em.clear(); // discards the changes of the failed item, so that the next save does not write them
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}

export interface BulkWork<T> {
  find: (ids: readonly string[]) => Promise<T[]>;
  change: (entity: T) => unknown;
}

/** Changes items in chunks, one transaction per chunk. A failed item does not affect the others. */
export async function changeAll<T extends StoredEntity>(
  entity: EntityClass<T>,
  ids: readonly string[],
  context: Context,
  work: BulkWork<T>,
): Promise<BulkResult> {
  const result = new BulkResult();
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += CHUNK) {
    const some = all.slice(from, from + CHUNK);
    const together = await changeTogether(entity, some, context, work);
    if (together instanceof BulkResult) result.add(together);
    else for (const id of some) result.add(await changeAlone(entity, id, context, work));
  }
  return result;
}

/**
 * Changes a whole chunk in one transaction. If one item fails, nothing is saved and the error is
 * returned.
 */
async function changeTogether<T extends StoredEntity>(
  entity: EntityClass<T>,
  ids: readonly string[],
  context: Context,
  { find, change }: BulkWork<T>,
): Promise<BulkResult | string> {
  const { notFound, taken } = messagesOf(entity);
  const result = new BulkResult();
  const found = new Map((await find(ids.filter(isUuid))).map((one) => [one.id, one]));
  for (const id of ids) {
    const one = found.get(id);
    const failure = one
      ? await refusalOf(async () => {
          refuseChange(one, context.viewer);
          await change(one);
        })
      : notFound;
    if (failure === undefined) result.ids.push(id);
    else result.failed.push({ id, message: failure });
  }
  try {
    if (!(await context.saveUnique())) return taken;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return error.message;
  } finally {
    context.em.clear();
  }
  return result;
}

async function changeAlone<T extends StoredEntity>(
  entity: EntityClass<T>,
  id: string,
  context: Context,
  work: BulkWork<T>,
): Promise<BulkResult> {
  const done = await changeTogether(entity, [id], context, work);
  if (done instanceof BulkResult) return done;
  return Object.assign(new BulkResult(), { failed: [{ id, message: done }] });
}

async function refusalOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
}
