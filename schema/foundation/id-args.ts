import { Arg, ID } from "type-graphql";
import { Invalid } from "./errors.ts";

/** At most so many things are changed by one operation that names them. */
const MAX_BULK_IDS = 100;

/** The argument `id`. */
export const Id = (): ParameterDecorator => Arg("id", () => ID) as ParameterDecorator;

/** The argument `ids` of an operation on many things. */
export const Ids = (): ParameterDecorator =>
  Arg("ids", () => [ID], {
    description: `At most ${MAX_BULK_IDS}.`,
    validateFn: (ids) => refuseTooMany(ids as string[]),
  }) as ParameterDecorator;

export function refuseTooMany(ids: readonly string[]): void {
  if (ids.length > MAX_BULK_IDS) throw new Invalid({ ids: `At most ${MAX_BULK_IDS}` });
}
