import type { Context } from "./context.ts";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { ChangeFailure, MOST_AT_ONCE } from "./deletion.ts";
import type { StoredEntity } from "./entity.ts";
import { Conflict, Invalid, Problem } from "./errors.ts";
import { isUuid } from "./uuid.ts";

/** Written in one transaction: few enough that nobody waits long for the rows it locks. */
const CHUNK = 200;

@ObjectType({ description: "What became of each of several to change." })
export class BulkChange {
  @Field(() => Int, { description: "How many are changed." })
  get count(): number {
    return this.changed.length;
  }
  @Field(() => [ID]) changed: string[] = [];
  @Field(() => [ChangeFailure]) failed: ChangeFailure[] = [];
}

/** Changes and saves one after the other; what is refused for one does not keep the others. */
export async function changeEach(
  ids: readonly string[],
  context: Context,
  changeOne: (id: string) => Promise<void>,
): Promise<BulkChange> {
  if (ids.length > MOST_AT_ONCE) throw new Invalid({ ids: `At most ${MOST_AT_ONCE}` });
  const result = new BulkChange();
  for (const id of new Set(ids)) {
    try {
      await changeOne(id);
      result.changed.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      context.em.clear(); // of what was refused nothing is saved with the next one
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}

interface Work<T> {
  find: (ids: readonly string[]) => Promise<T[]>;
  change: (entity: T) => void;
  /** What is said of an id that is none of them. */
  notFound: string;
  /** What is said where a unique key is in the way. */
  taken: string;
}

/** Changes any number, many at a time; what is refused for one does not keep the others. */
export async function changeAll<T extends StoredEntity>(
  ids: readonly string[],
  context: Context,
  work: Work<T>,
): Promise<BulkChange> {
  const result = new BulkChange();
  const add = ({ changed, failed }: BulkChange) => {
    result.changed.push(...changed);
    result.failed.push(...failed);
  };
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += CHUNK) {
    const some = all.slice(from, from + CHUNK);
    const together = await changeTogether(some, context, work);
    if (together instanceof BulkChange) add(together);
    else for (const id of some) add(await changeAlone(id, context, work));
  }
  return result;
}

/** All or, because of one of them, none: then why. */
async function changeTogether<T extends StoredEntity>(
  ids: readonly string[],
  context: Context,
  { find, change, notFound, taken }: Work<T>,
): Promise<BulkChange | string> {
  const result = new BulkChange();
  const found = new Map((await find(ids.filter(isUuid))).map((one) => [one.id, one]));
  for (const id of ids) {
    const one = found.get(id);
    const failure = one ? refusalOf(() => change(one)) : notFound;
    if (failure === undefined) result.changed.push(id);
    else result.failed.push({ id, message: failure });
  }
  try {
    if (!(await context.saveOnce())) return taken;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return error.message;
  } finally {
    context.em.clear();
  }
  return result;
}

async function changeAlone<T extends StoredEntity>(
  id: string,
  context: Context,
  work: Work<T>,
): Promise<BulkChange> {
  const done = await changeTogether([id], context, work);
  if (done instanceof BulkChange) return done;
  return Object.assign(new BulkChange(), { failed: [{ id, message: done }] });
}

function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
}
