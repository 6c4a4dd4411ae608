import type { EntityClass } from "../descriptions/read-query.ts";

/** Stands for the event's id in a statement that is compiled once and run for each event. */
export const EVENT_PLACEHOLDER = Symbol("event");

/** Stands for the subscribed members: their ids, separated by spaces. */
export const VIEWERS_PLACEHOLDER = Symbol("viewers");

/** Whether the statement is evaluated for "any of these viewers" or for "all of these viewers". */
export const ONE_IS_ENOUGH = `"enough"."is_one"`;

/**
 * Viewer comparisons that can be evaluated for several viewers at once, as "holds for any" and as
 * "holds for all". Both must be monotonic, that is find more the more rows there are: if "any" and
 * "all" then give the same result, so does each viewer alone. A comparison that is not monotonic,
 * such as "is not mine", must not be listed here: it is bound to its viewer, and its result is not
 * shared.
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

/** The viewer in a field that is evaluated for each of them. */
export const EACH_VIEWER = `"viewer"."id"`;

// no client can know it, and so no stored JSON contains it
const EACH = `viewers ${crypto.randomUUID()}`;

/**
 * A field that is evaluated for each viewer, as JSON by viewer. Only in what any of them may see: what all of
 * them may see is compared without such fields.
 */
export const forEachViewer = (ids: string, sql: string): string =>
  `json_build_object('${EACH}', case when ${ONE_IS_ENOUGH} then (` +
  `select json_object_agg(${EACH_VIEWER}, ${sql}) from unnest(${ids}) as "viewer" ("id")) end)`;

// PostgreSQL stores no zero characters, so no other string begins with one
const GAP = "\0";
const GAP_TEXT = JSON.stringify(GAP);

/** An answer, with gaps where it is different for each viewer. */
export interface SplitAnswer {
  /** Equal answers have equal texts, whatever is in their gaps. */
  shared: string;
  /** The whole text for this viewer. */
  textFor(viewerId: string | undefined): string;
}

/** Takes the fields that are evaluated for each viewer out of an answer. */
export function splitByViewer(text: string): SplitAnswer {
  if (!text.includes(EACH)) return { shared: text, textFor: () => text };
  const fields: Record<string, unknown>[] = [];
  const shared = JSON.stringify(
    JSON.parse(text, (_key, value: Record<string, unknown> | string | number | boolean | null) => {
      if (typeof value !== "object" || value === null || !(EACH in value)) return value;
      fields.push((value[EACH] ?? {}) as Record<string, unknown>);
      return GAP;
    }),
  );
  const parts = shared.split(GAP_TEXT);
  const textFor = (viewerId = ""): string =>
    parts.reduce(
      (before, part, i) => before + JSON.stringify(fields[i - 1]?.[viewerId] ?? null) + part,
    );
  return { shared, textFor };
}

/** Selects what any of the viewers may see, followed by what all of them may see. */
export function forAnyAndAll(select: string): string {
  const [any, all] = [true, false].map(
    (isOne) => `(${select} from (values (${isOne})) as "enough" ("is_one"))`,
  );
  return `select "any".*, "all".* from ${any} as "any", ${all} as "all"`;
}

/**
 * The subject of a topic's events. Whether a subscriber may see it is checked on the loaded row
 * once per event, so that the statement does not depend on it and can be shared.
 */
export interface LiveSubject {
  entity: EntityClass;
  seen: boolean;
}
