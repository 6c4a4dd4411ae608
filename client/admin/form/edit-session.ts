import { type Problem, problemOf } from "../../platform/apollo/problem.ts";
import {
  type CreateInput,
  emptyOf,
  type Fields,
  type Form,
  inputOf,
  leavesOf,
  newInputOf,
  type StoredOf,
  type UpdateInput,
  type ValuesOf,
  valuesOfLeaves,
} from "./define-form.ts";
import { type Draft, deleteDraft } from "./draft-storage.ts";
import {
  changedIn,
  type EditState,
  merge,
  type Stored,
  storedIn,
  type Versioned,
  withDraft,
} from "./edit-state.ts";
import type { Leaves } from "./three-way.ts";

/** How a form is sent, and what follows. */
export interface SaveOptions<F extends Fields, Row, Extra> {
  /** Sends all values and returns the saved state; throws Apollo's errors */
  create?: (input: CreateInput<F>, extra?: Extra) => Promise<Row>;
  /** Sends the changes since a version was read */
  update: (row: Row, input: UpdateInput<F>, extra?: Extra) => Promise<Row>;
  /** Reads the server's current state; called after a version conflict */
  reread?: (row: Row) => Promise<Row>;
  /**
   * The unique field, by the server's message if its value is taken; or a function that finds it
   * among the changed
   */
  unique?: Record<string, string | ((changed: string[]) => string[])>;
  /** `before` is undefined for a new object; `left` are the fields of which something was not saved */
  onSaved?: (row: Row, before: Row | undefined, left: string[]) => void;
}

/** One way to save: which fields are sent by it, and with what. */
export interface Saving<Extra = never> {
  isMeant?: (path: string) => boolean;
  extra?: Extra;
}

/** The fields on the screen, as far as saving needs them. */
export interface Checks<Values> {
  /** Validates; calls one of both, with the values to send or the paths of fields with errors */
  check(
    whenValid: (checked: Values) => Promise<void>,
    otherwise: (wrong: string[]) => Promise<void>,
  ): Promise<void>;
  /** Shows what the server says about a field */
  refuse(path: string, message: string): void;
}

type Through<F extends Fields, Row, Extra> = SaveOptions<F, Row, Extra> & Checks<ValuesOf<F>>;

interface SessionState<Values, Row> extends EditState<Values, Row> {
  /** The values in the form */
  values: Values;
  pending: boolean;
  savedAt?: Date;
  problem?: Problem;
  /** Whether a conflict is shown; the user may put it off */
  isComparing: boolean;
  /** Whether the draft stored on this device was restored, or does not matter any more */
  isDraftSettled: boolean;
}

interface Opening<F extends Fields, Row> {
  /** Undefined for a new object */
  row: Row | undefined;
  /** Initial values of a new object, if they differ from the form's */
  empty?: Partial<ValuesOf<F>>;
  /** A draft that was already read, restored immediately */
  draft?: { stored: Draft | undefined };
  /** Under which the draft of a row is stored on this device */
  keyOf: (row: Row | undefined) => string;
}

/** Editing one object: its values, one save at a time, drafts, and merging with others' changes. */
export class EditSession<F extends Fields, Row extends Versioned & StoredOf<F>, Extra = never> {
  readonly #form: Form<F>;
  readonly keyOf: (row: Row | undefined) => string;
  readonly #listeners = new Set<() => void>();
  readonly #fillers = new Set<(values: ValuesOf<F>) => void>();
  #state: SessionState<ValuesOf<F>, Row>;
  #isBusy = false;
  #isLeft = false;
  #last?: Saving<Extra>;

  constructor(form: Form<F>, { row, empty, draft, keyOf }: Opening<F, Row>) {
    this.#form = form;
    this.keyOf = keyOf;
    const stored: Stored<ValuesOf<F>, Row> = row
      ? storedIn(form, row)
      : { row: undefined, values: { ...emptyOf(form), ...empty } };
    this.#state = {
      ...withDraft(form, stored, draft?.stored),
      pending: false,
      isComparing: true,
      isDraftSettled: draft !== undefined,
    };
  }

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls back whenever other values than the typed ones are to be shown. */
  onFill(filler: (values: ValuesOf<F>) => void) {
    this.#fillers.add(filler);
    return () => void this.#fillers.delete(filler);
  }

  /** Takes the values that were typed. */
  type(values: ValuesOf<F>) {
    this.#set({ values });
  }

  /** Whether leaving would lose changes. */
  holds(): boolean {
    const { base, values } = this.#state;
    if (this.#isLeft) return false;
    return changedIn(this.#form, values, base.values).length > 0;
  }

  /** The changed fields, to be stored on this device; undefined if there are none. */
  draft(): { key: string; draft: Omit<Draft, "at"> | undefined } {
    const { base, values } = this.#state;
    const paths = this.#isLeft ? [] : changedIn(this.#form, values, base.values);
    const part = (of: ValuesOf<F>): Leaves => {
      const leaves = leavesOf(this.#form, of);
      return Object.fromEntries(paths.map((path) => [path, leaves[path]]));
    };
    const draft = paths.length > 0 ? { base: part(base.values), values: part(values) } : undefined;
    return { key: this.keyOf(base.row), draft };
  }

  restoreDraft(offered: Draft | undefined) {
    this.#set({ isDraftSettled: true });
    if (!offered) return;
    const { values, ...state } = withDraft(this.#form, this.#state.base, offered);
    this.#setBase(state);
    this.#fill(values);
  }

  /** Drops the edits, for what is stored now. */
  discard() {
    const { base, theirs } = this.#state;
    this.#restart(base.row, theirs ?? base);
  }

  /** Replaces what was read by what is stored since, and all edits with it. */
  replace(row: Row) {
    this.#restart(row, storedIn(this.#form, row));
  }

  leave() {
    void deleteDraft(this.keyOf(this.#state.base.row));
    this.#isLeft = true;
  }

  /** Puts a conflict off. */
  keepEditing() {
    this.#set({ isComparing: false });
  }

  /** Resolves a conflict: their values in the named fields, mine in the others; then saves. */
  async resolve(chosen: ReadonlySet<string>, through: Through<F, Row, Extra>) {
    const { base, theirs, values } = this.#state;
    if (!theirs) return;
    const merged = merge(this.#form, base.values, values, theirs.values).values;
    const there = leavesOf(this.#form, theirs.values);
    for (const path of chosen) merged[path] = there[path];
    this.#rebase(theirs, merged);
    await this.retry(through);
  }

  /** Retries the save that failed last. */
  async retry(through: Through<F, Row, Extra>) {
    if (this.#last) await this.save(this.#last, through);
  }

  /** Saves the changes of some fields, by default all; ignores repeated presses. */
  async save(saving: Saving<Extra>, through: Through<F, Row, Extra>): Promise<Row | undefined> {
    if (this.#isBusy) return undefined;
    this.#last = saving;
    if (!this.#takesTheirs()) return undefined;
    const { isMeant = () => true } = saving;
    let saved: Row | undefined;
    let isRefused = false;
    const run = async (checked: ValuesOf<F>) => {
      saved = await this.#run(checked, saving, through);
    };
    await through.check(run, async (wrong) => {
      isRefused = wrong.some(isMeant);
      if (!isRefused) await run(this.#state.values);
    });
    if (isRefused) this.#set({ problem: { code: "INVALID", fields: {} } });
    return saved;
  }

  /** Continues on what someone else has saved; false while a conflict has to be resolved. */
  #takesTheirs(): boolean {
    const { base, theirs, values } = this.#state;
    if (!theirs) return true;
    const merged = merge(this.#form, base.values, values, theirs.values);
    if (merged.disputed.length > 0) this.#set({ isComparing: true });
    else this.#rebase(theirs, merged.values);
    return merged.disputed.length === 0;
  }

  async #run(
    checked: ValuesOf<F>,
    saving: Saving<Extra>,
    through: Through<F, Row, Extra>,
  ): Promise<Row | undefined> {
    const { settle = (all: ValuesOf<F>) => all } = this.#form;
    this.#isBusy = true;
    this.#set({ pending: true, problem: undefined });
    try {
      return await this.#send(settle(checked), this.#state.values, saving, through);
    } catch (failure) {
      this.#set({ problem: problemOf(failure) });
      return undefined;
    } finally {
      this.#isBusy = false;
      this.#set({ pending: false });
    }
  }

  /** Saves on top of the server's current state; others' changes are merged, or shown as a conflict. */
  async #send(
    checked: ValuesOf<F>,
    typed: ValuesOf<F>,
    saving: Saving<Extra>,
    through: Through<F, Row, Extra>,
  ): Promise<Row | undefined> {
    const form = this.#form;
    const { isMeant = () => true, extra } = saving;
    const { base } = this.#state;
    const sent = changedIn(form, checked, base.values).filter(isMeant);
    const settled = { ...leavesOf(form, base.values) };
    for (const path of changedIn(form, typed, base.values).filter(isMeant)) {
      settled[path] = leavesOf(form, typed)[path];
    }
    if (base.row && sent.length === 0 && extra === undefined) {
      this.#settle(valuesOfLeaves(form, settled), base, through);
      return base.row;
    }
    try {
      const leaves = leavesOf(form, checked);
      const row = base.row
        ? await through.update(base.row, inputOf(form, leaves, sent), extra)
        : await through.create?.(newInputOf(form, leaves), extra);
      if (row) this.#settle(valuesOfLeaves(form, settled), storedIn(form, row), through);
      return row;
    } catch (error) {
      const problem = problemOf(error);
      const isStale = problem.code === "CONFLICT" && problem.current?.version !== undefined;
      if (!isStale || !base.row || !through.reread) {
        this.#refuse(problem, sent, through);
        return undefined;
      }
      const current = storedIn(form, await through.reread(base.row));
      const { values, disputed } = merge(form, base.values, this.#state.values, current.values);
      if (disputed.length > 0) {
        this.#setBase({ base, theirs: current });
        this.#set({ isComparing: true });
        return undefined;
      }
      const checkedToo = merge(form, base.values, checked, current.values).values;
      this.#rebase(current, values);
      return this.#send(
        valuesOfLeaves(form, checkedToo),
        valuesOfLeaves(form, values),
        saving,
        through,
      );
    }
  }

  /** Edits made during the request stay in the form, unsaved. */
  #settle(sent: ValuesOf<F>, saved: Stored<ValuesOf<F>, Row>, { onSaved }: Through<F, Row, Extra>) {
    const { base, values } = this.#state;
    const left = merge(this.#form, sent, values, saved.values).values;
    const leftValues = valuesOfLeaves(this.#form, left);
    const isAll = changedIn(this.#form, leftValues, saved.values).length === 0;
    if (isAll || !base.row) void deleteDraft(this.keyOf(base.row));
    this.#rebase(saved, left);
    this.#set({ isDraftSettled: true, savedAt: new Date() });
    if (saved.row) onSaved?.(saved.row, base.row, changedIn(this.#form, sent, saved.values));
  }

  #refuse(problem: Problem, sent: string[], { unique, refuse }: Through<F, Row, Extra>) {
    const taken = problem.code === "CONFLICT" ? unique?.[problem.message ?? ""] : undefined;
    const takenPaths = typeof taken === "function" ? taken(sent) : taken ? [taken] : [];
    const fields = taken
      ? Object.fromEntries(takenPaths.map((path) => [path, "Taken"]))
      : problem.fields;
    for (const [path, message] of Object.entries(fields)) refuse(path, message);
    this.#set({
      problem: Object.keys(fields).length > 0 ? { code: "INVALID", fields } : problem,
    });
  }

  #restart(row: Row | undefined, onto: Stored<ValuesOf<F>, Row>) {
    void deleteDraft(this.keyOf(row));
    this.#set({ isDraftSettled: true, problem: undefined });
    this.#setBase({ base: onto });
    this.#fill(onto.values);
  }

  #rebase(onto: Stored<ValuesOf<F>, Row>, merged: Leaves) {
    this.#setBase({ base: onto });
    this.#fill(valuesOfLeaves(this.#form, merged));
  }

  #setBase({ base, theirs }: EditState<ValuesOf<F>, Row>) {
    this.#set({ base, theirs });
  }

  #fill(values: ValuesOf<F>) {
    for (const fill of this.#fillers) fill(values);
    this.type(values);
  }

  #set(change: Partial<SessionState<ValuesOf<F>, Row>>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
