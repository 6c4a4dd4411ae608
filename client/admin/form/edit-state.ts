import type { Draft } from "./draft-storage.ts";
import {
  type Fields,
  type Form,
  leavesOf,
  mergeIn,
  sameIn,
  type StoredOf,
  type ValuesOf,
  valuesOfLeaves,
  valuesOfRow,
  withChanges,
} from "./define-form.ts";
import { differing, type Leaves, type Merged, threeWay } from "./three-way.ts";

/** What a form edits: an object with a version. */
export interface Versioned {
  id: string;
  version: number;
  updatedAt?: string | null;
  changedBy?: Saver | null;
  draft?: SavedDraft | null;
}

/** Who saved something. */
type Saver = { displayName: string };

/** Changes that are saved on the server and not yet published. */
export interface SavedDraft {
  id: string;
  version: number;
  updatedAt: string;
  changedBy: Saver | null;
  /** As they were sent */
  changes: unknown;
  inReviewSince: string | null;
}

/** The server's state as last read; for a new object, the empty values. */
export interface Stored<Values, Row> {
  values: Values;
  row: Row | undefined;
}

export interface EditState<Values, Row> {
  /** As opened, or as last saved */
  base: Stored<Values, Row>;
  /** What someone else has saved since, in conflict with the edits here */
  theirs?: Stored<Values, Row>;
}

export interface Opened<Values, Row> extends EditState<Values, Row> {
  /** The values in the form */
  values: Values;
}

/** A row that was read, with the values that its draft on the server gives it. */
export function storedIn<F extends Fields, Row extends Versioned & StoredOf<F>>(
  form: Form<F>,
  row: Row,
): Stored<ValuesOf<F>, Row> {
  const values = valuesOfRow(form, row);
  const changes = row.draft?.changes as object | undefined;
  return { row, values: changes ? withChanges(form, values, changes) : values };
}

/** The paths of the fields in which values differ from others. */
export const changedIn = <F extends Fields>(
  form: Form<F>,
  values: ValuesOf<F>,
  from: ValuesOf<F>,
): string[] => differing(leavesOf(form, values), leavesOf(form, from), sameIn(form));

/** Applies the stored draft to the server's current state. */
export function withDraft<F extends Fields, Row>(
  form: Form<F>,
  stored: Stored<ValuesOf<F>, Row>,
  draft: Draft | undefined,
): Opened<ValuesOf<F>, Row> {
  if (!draft) return { base: stored, values: stored.values };
  const now = leavesOf(form, stored.values);
  const base = { ...now, ...knownOf(now, draft.base) };
  const mine = { ...base, ...knownOf(now, draft.values) };
  const { values, disputed } = threeWay(base, mine, now, sameIn(form), mergeIn(form));
  if (disputed.length === 0) return { base: stored, values: valuesOfLeaves(form, values) };
  return {
    base: { values: valuesOfLeaves(form, base), row: stored.row },
    theirs: stored,
    values: valuesOfLeaves(form, mine),
  };
}

/** Drops fields the form no longer has. */
const knownOf = (now: Leaves, leaves: Leaves): Leaves =>
  Object.fromEntries(Object.entries(leaves).filter(([path]) => path in now));

/** Merges the edits here with the server's state. */
export const merge = <F extends Fields>(
  form: Form<F>,
  base: ValuesOf<F>,
  mine: ValuesOf<F>,
  theirs: ValuesOf<F>,
): Merged =>
  threeWay(
    leavesOf(form, base),
    leavesOf(form, mine),
    leavesOf(form, theirs),
    sameIn(form),
    mergeIn(form),
  );
