import { Arg, ID } from "type-graphql";
import { Invalid } from "./errors.ts";

/** The maximum number of ids per bulk operation. */
const MAX_BULK_IDS = 100;

/** The argument `id`. */
export const Id = (): ParameterDecorator => Arg("id", () => ID) as ParameterDecorator;

/** The argument `ids` of an operation on many things. */
export const Ids = (): ParameterDecorator =>
  Arg("ids", () => [ID], {
    description: `Ids of at most ${MAX_BULK_IDS} items.`,
    validateFn: (ids) => refuseTooMany(ids as string[]),
  }) as ParameterDecorator;

export function refuseTooMany(ids: readonly string[]): void {
  if (ids.length > MAX_BULK_IDS) throw new Invalid({ ids: `At most ${MAX_BULK_IDS}` });
}
