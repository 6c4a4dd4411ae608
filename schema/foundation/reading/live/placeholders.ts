import type { EntityClass } from "../descriptions/read-query.ts";

/** Stands for the event's id in a statement that is compiled once and run for each event. */
export const EVENT_PLACEHOLDER = Symbol("event");

/** Stands for the members who wait for the event, their ids as words of one text. */
export const VIEWERS_PLACEHOLDER = Symbol("viewers");

/** Whether one of these viewers is enough where a rule asks who looks, or it takes all. */
export const ONE_IS_ENOUGH = `"enough"."is_one"`;

/**
 * The comparisons with the one who looks that several viewers may be asked at once: whether it holds for one of
 * them, and whether for all. Both say more the more rows there are: where "one" and "all" find the same, so would each
 * viewer alone. A comparison that is not monotonic, such as "is not mine", must never stand here: it is bound to
 * its viewer, and its answer is shared with nobody.
 */
export const VIEWER_COMPARISONS = {
  "=": {
    one: (ids: string, type: string) => `= any(${ids}::${type}[])`,
    all: (ids: string, type: string) => `= all(${ids}::${type}[])`,
  },
  "@>": {
    one: (ids: string, type: string) => `&& ${ids}::${type}`,
    all: (ids: string, type: string) => `@> ${ids}::${type}`,
  },
} as const;

export type ViewerComparison = keyof typeof VIEWER_COMPARISONS;

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
