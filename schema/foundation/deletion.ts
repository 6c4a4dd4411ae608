import { Field, ID, ObjectType } from "type-graphql";
import { Invalid, Problem } from "./errors.ts";

/** At most so many things are deleted by one operation. */
export const MOST_AT_ONCE = 100;

@ObjectType({ description: "One of several that stays as it was." })
export class ChangeFailure {
  @Field(() => ID) id!: string;
  @Field(() => String) message!: string;
}

@ObjectType({ description: "What became of each of several to delete." })
export class Deletion {
  @Field(() => [ID]) deleted!: string[];
  @Field(() => [ChangeFailure]) failed!: ChangeFailure[];
}

/** Ids that callers name one by one. */
export function namedIds(ids: readonly string[]): readonly string[] {
  if (ids.length > MOST_AT_ONCE) throw new Invalid({ ids: `At most ${MOST_AT_ONCE}` });
  return ids;
}

/** Deletes one after the other; what is refused for one does not keep the others. */
export async function deleteEach(
  ids: readonly string[],
  deleteOne: (id: string) => Promise<string>,
): Promise<Deletion> {
  const result: Deletion = { deleted: [], failed: [] };
  for (const id of new Set(namedIds(ids))) {
    try {
      result.deleted.push(await deleteOne(id));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}
