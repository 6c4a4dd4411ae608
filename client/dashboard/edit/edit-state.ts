import type { Draft } from "./drafts.ts";
import {
  type Fields,
  type Form,
  leavesOf,
  sameIn,
  type ValuesOf,
  valuesOfLeaves,
} from "./define-form.ts";
import { type Leaves, type Merged, threeWay } from "./three-way.ts";

/** What stands on the server, as far as this form knows; nothing for a new thing but its empty values. */
export interface Stored<Values, Row> {
  values: Values;
  row: Row | undefined;
}

export interface EditState<Values, Row> {
  /** What was opened, or saved last */
  base: Stored<Values, Row>;
  /** What somebody else has saved since then, in conflict with what is typed here */
  theirs?: Stored<Values, Row>;
}

export interface Opened<Values, Row> extends EditState<Values, Row> {
  /** As they are typed */
  values: Values;
}

/** What was kept on this device, upon what stands on the server now. */
export function withDraft<F extends Fields, Row>(
  form: Form<F>,
  stored: Stored<ValuesOf<F>, Row>,
  draft: Draft | undefined,
): Opened<ValuesOf<F>, Row> {
  if (!draft) return { base: stored, values: stored.values };
  const now = leavesOf(form, stored.values);
  const base = { ...now, ...knownOf(now, draft.base) };
  const mine = { ...base, ...knownOf(now, draft.values) };
  const { values, disputed } = threeWay(base, mine, now, sameIn(form));
  if (disputed.length === 0) return { base: stored, values: valuesOfLeaves(form, values) };
  return {
    base: { values: valuesOfLeaves(form, base), row: stored.row },
    theirs: stored,
    values: valuesOfLeaves(form, mine),
  };
}

/** Without the fields that a form has had once. */
const knownOf = (now: Leaves, leaves: Leaves): Leaves =>
  Object.fromEntries(Object.entries(leaves).filter(([path]) => path in now));

/** What is typed here and what stands there, brought together. */
export const merge = <F extends Fields>(
  form: Form<F>,
  base: ValuesOf<F>,
  mine: ValuesOf<F>,
  theirs: ValuesOf<F>,
): Merged =>
  threeWay(leavesOf(form, base), leavesOf(form, mine), leavesOf(form, theirs), sameIn(form));
