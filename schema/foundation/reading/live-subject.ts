import type { EntityClass } from "./read.ts";

/** Stands for the event's id in a statement that is compiled once and run for each event. */
export const EVENT = Symbol("event");

/** Stands for the members who wait for the event, their ids as words of one text. */
export const VIEWERS = Symbol("viewers");

/** Whether one of these viewers is enough where a rule asks who looks, or it takes all. */
export const ONE_IS_ENOUGH = `"enough"."is_one"`;

/** What any of the viewers may see, and after that what all of them may see. */
export function forAnyAndAll(select: string): string {
  const [any, all] = [true, false].map(
    (isOne) => `(${select} from (values (${isOne})) as "enough" ("is_one"))`,
  );
  return `select "any".*, "all".* from ${any} as "any", ${all} as "all"`;
}

/**
 * The thing that events of a topic tell of. Whether a subscriber may see it is asked of the loaded
 * row, once an event, so that the statement need not ask and is the same for many.
 */
export interface LiveSubject {
  entity: EntityClass;
  seen: boolean;
}
