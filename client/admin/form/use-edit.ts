import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import { useIntl } from "react-intl";
import { type Problem, problemOf } from "../../platform/apollo/problem.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import {
  type CreateInput,
  emptyOf,
  type Fields,
  type Form,
  inputOf,
  isDrafted,
  labelOf,
  leavesOf,
  newInputOf,
  sameIn,
  schemaOf,
  shownIn,
  type StoredOf,
  type UpdateInput,
  type ValuesOf,
  valuesOfLeaves,
  valuesOfRow,
  withChanges,
} from "./define-form.ts";
import { type Draft, draftKey, deleteDraft } from "./draft-storage.ts";
import { type EditState, merge, type Stored, withDraft } from "./edit-state.ts";
import { fieldWords, issueMessage } from "./field-words.ts";
import { differing, type Leaves } from "./three-way.ts";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { useValueText } from "./value-text.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

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
}

export interface EditOptions<F extends Fields, Row, Extra> {
  /** Undefined for a new object */
  row: Row | undefined;
  /** Initial values of a new object, if they differ from the form's */
  empty?: Partial<ValuesOf<F>>;
  /** The draft's key; by default the form's name */
  drafts?: string;
  /** A draft that was already read, restored immediately; without it, a stored draft is offered */
  draft?: { stored: Draft | undefined };
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
  /** A field's label where its message does not give it */
  labelOf?: (path: string) => string | undefined;
  /** A value as text where its field does not format it */
  show?: (path: string, value: unknown) => unknown;
  /** `before` is undefined for a new object */
  onSaved?: (row: Row, before: Row | undefined) => void;
}

/** When a row or its draft was saved last, and by whom. */
function lastSaving(row: Versioned | undefined): Pick<Conflict, "savedAt" | "savedBy"> {
  const draft = row?.draft;
  const last = draft && draft.updatedAt > (row.updatedAt ?? "") ? draft : row;
  return {
    savedAt: last?.updatedAt ?? undefined,
    savedBy: last?.changedBy?.displayName,
  };
}

/** One way to save: which fields are sent by it, and with what. */
export interface Saving<Extra = never> {
  isMeant?: (path: string) => boolean;
  extra?: Extra;
}

/** A field that someone else has changed as well. */
export interface Difference {
  path: string;
  label: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Conflict {
  fields: Difference[];
  /** When the other version was saved, and by whom, if its row says so */
  savedAt: string | undefined;
  savedBy?: string | undefined;
}

/** Shared by the parts of a form. */
export interface Edit<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  values: Values;
  /** As opened, or as last saved */
  saved: Values;
  /** The same without the draft on the server: what readers see */
  published: Values;
  /** Whether a draft on the server holds the field */
  isDrafted: (path: string) => boolean;
  /** What publishing would change, in words */
  unpublished: () => { path: string; label: string; before: string; after: string }[];
  /** The paths of unsaved fields */
  changed: string[];
  /** The paths of fields with errors */
  wrong: string[];
  isNew: boolean;
  isDirty: boolean;
  pending: boolean;
  savedAt: Date | undefined;
  problem: Problem | undefined;
  conflict: Conflict | undefined;
  /** When the stored draft was saved */
  offered: string | undefined;
  /** A message of the form */
  text: (id: string, said?: Record<string, string | number>) => string;
  labelOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
  set: <Name extends Path<Values>>(path: Name, value: PathValue<Values, Name>) => void;
  /** For the browser's own controls: `<TextField {...edit.field("name")} />` */
  field: (path: Path<Values>) => UseFormRegisterReturn & { label: string; error?: string };
  submit: (event?: BaseSyntheticEvent) => void;
  /** Retries the save that failed last */
  retry: () => void;
  restoreDraft: () => void;
  discard: () => void;
  leave: () => void;
  /** Whether leaving would lose changes; evaluated when the user leaves */
  holds: () => boolean;
  /** Resolves a conflict: their values in the named fields, mine in the others */
  resolve: (theirs: ReadonlySet<string>) => void;
  keepEditing: () => void;
}

/** A form's lifecycle: validation, one save at a time, drafts, and merging with others' changes. */
export function useEdit<F extends Fields, Row extends Versioned & StoredOf<F>, Extra = never>(
  definition: Form<F>,
  options: EditOptions<F, Row, Extra>,
) {
  type Values = ValuesOf<F>;
  const intl = useIntl();
  const textOf = useValueText();
  const { id: userId } = useViewer();
  const keyOf = (row: Row | undefined) =>
    draftKey(userId, options.drafts ?? definition.name, row?.id);
  const stored = (row: Row): Stored<Values, Row> => {
    const values = valuesOfRow(definition, row);
    const changes = row.draft?.changes as object | undefined;
    return { row, values: changes ? withChanges(definition, values, changes) : values };
  };
  const same = sameIn(definition);
  const leaves = (of: Values) => leavesOf(definition, of);

  const [opened] = useState(() =>
    withDraft(
      definition,
      options.row
        ? stored(options.row)
        : { row: undefined, values: { ...emptyOf(definition), ...options.empty } },
      options.draft?.stored,
    ),
  );
  const [state, setState] = useState<EditState<Values, Row>>(opened);
  const [values, setValues] = useState(opened.values);
  const [pending, setPending] = useState(false);
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<Problem>();
  const [isComparing, setComparing] = useState(true);
  const [isAnswered, setAnswered] = useState(options.draft !== undefined);
  const found = useStoredDraft(keyOf(state.base.row));
  // Read between renders and while a request is pending
  const now = useRef({ ...state, values });
  const busy = useRef(false);
  const isLeft = useRef(false);
  const last = useRef<Saving<Extra>>(undefined);

  const form = useForm<Values, unknown, Values>({
    defaultValues: opened.values as DefaultValues<Values>,
    resolver: zodResolver<Values, unknown, Values>(schemaOf(definition), { error: issueMessage }),
  });
  const type = (typed: Values) => {
    now.current = { ...now.current, values: typed };
    setValues(typed);
  };
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Unchanged values keep their identity, so that rich text compares by reference first.
        callback({ name, values: typed }) {
          const [field] = name?.split(".") ?? [];
          if (!name || field === undefined) return;
          const path = definition.fields[field]?.isLocalized ? name : field;
          const changed = { ...leavesOf(definition, now.current.values), [path]: get(typed, path) };
          type(valuesOfLeaves(definition, changed));
        },
      }),
    [form, definition],
  );

  const { base, theirs } = state;
  const changed = differing(leaves(values), leaves(base.values), same);
  const isDirty = changed.length > 0;
  const offered = isAnswered || isDirty ? undefined : found.draft;
  const label = (path: string) => options.labelOf?.(path) ?? labelOf(definition, path, intl);
  const paths = Object.keys(leaves(values)) as Path<Values>[];
  const isWrong = (path: Path<Values>) => form.getFieldState(path, form.formState).invalid;

  useDraftKeeper(() => {
    const { base: at, values: typed } = now.current;
    const [there, here] = [leaves(at.values), leaves(typed)];
    const changedPaths = isLeft.current ? [] : differing(here, there, same);
    const part = (of: Leaves) => Object.fromEntries(changedPaths.map((path) => [path, of[path]]));
    const nothing = isAnswered || (found.isRead && !found.draft) ? null : undefined;
    const draft = changedPaths.length > 0 ? { base: part(there), values: part(here) } : nothing;
    return { key: keyOf(at.row), draft };
  }, [base, values]);

  // After the errors are rendered, which may open the tab they are in.
  useEffect(() => {
    const [first] = Object.keys(problem?.fields ?? {});
    if (!first) return;
    form.setFocus(first as Path<Values>);
    // A part of a value, such as a question of a list, has a control of its own.
    const invalid = [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")];
    if (invalid.some((control) => control.contains(document.activeElement))) return;
    invalid.find((control) => control.checkVisibility())?.focus();
  }, [problem, form]);

  const setBase = (next: EditState<Values, Row>) => {
    now.current = { ...next, values: now.current.values };
    setState(next);
  };
  const fill = (next: Values) => {
    form.reset(next);
    type(next);
  };
  const rebase = (onto: Stored<Values, Row>, merged: Leaves) => {
    setBase({ base: onto });
    fill(valuesOfLeaves(definition, merged));
  };

  /** Edits made during the request stay in the form, unsaved. */
  const settle = (sent: Values, saved: Stored<Values, Row>) => {
    const before = now.current.base;
    const left = merge(definition, sent, now.current.values, saved.values).values;
    const isAll = differing(left, leaves(saved.values), same).length === 0;
    if (isAll || !before.row) void deleteDraft(keyOf(before.row));
    rebase(saved, left);
    setAnswered(true);
    setSavedAt(new Date());
    if (saved.row) options.onSaved?.(saved.row, before.row);
  };

  const refuse = (met: Problem, sent: string[]) => {
    const taken = met.code === "CONFLICT" ? options.unique?.[met.message ?? ""] : undefined;
    const takenPaths = typeof taken === "function" ? taken(sent) : taken ? [taken] : [];
    const fields = taken
      ? Object.fromEntries(takenPaths.map((path) => [path, "Taken"]))
      : met.fields;
    for (const [path, message] of Object.entries(fields)) {
      form.setError(path as Path<Values>, { type: "server", message });
    }
    setProblem(Object.keys(fields).length > 0 ? { code: "INVALID", fields } : met);
  };

  /** Saves on top of the server's current state; others' changes are merged, or shown as a conflict. */
  const send = async (
    checked: Values,
    typed: Values,
    saving: Saving<Extra>,
  ): Promise<Row | undefined> => {
    const { isMeant = () => true, extra } = saving;
    const { base: at } = now.current;
    const there = leaves(at.values);
    const meant = leaves(checked);
    const [sent, mine] = [meant, leaves(typed)].map((of) =>
      differing(of, there, same).filter(isMeant),
    ) as [string[], string[]];
    const asTyped = { ...there };
    for (const path of mine) asTyped[path] = leaves(typed)[path];
    if (at.row && sent.length === 0 && extra === undefined) {
      settle(valuesOfLeaves(definition, asTyped), at);
      return at.row;
    }
    try {
      const row = at.row
        ? await options.update(at.row, inputOf(definition, meant, sent), extra)
        : await options.create?.(newInputOf(definition, meant), extra);
      if (row) settle(valuesOfLeaves(definition, asTyped), stored(row));
      return row;
    } catch (error) {
      const met = problemOf(error);
      const isStale = met.code === "CONFLICT" && met.current?.version !== undefined;
      if (!isStale || !at.row || !options.reread) {
        refuse(met, sent);
        return undefined;
      }
      const current = stored(await options.reread(at.row));
      const { values: all, disputed } = merge(
        definition,
        at.values,
        now.current.values,
        current.values,
      );
      if (disputed.length > 0) {
        setBase({ base: at, theirs: current });
        setComparing(true);
        return undefined;
      }
      const checkedToo = merge(definition, at.values, checked, current.values).values;
      rebase(current, all);
      const merged = valuesOfLeaves(definition, checkedToo);
      return send(merged, valuesOfLeaves(definition, all), saving);
    }
  };

  /** Saves the changes of some fields, by default all; ignores repeated presses. */
  const save = async (saving: Saving<Extra> = {}, event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (busy.current) return undefined;
    last.current = saving;
    const { theirs: others } = now.current;
    if (others) {
      const met = merge(definition, now.current.base.values, now.current.values, others.values);
      if (met.disputed.length > 0) {
        setComparing(true);
        return undefined;
      }
      rebase(others, met.values);
    }
    const { isMeant = () => true } = saving;
    const settled = definition.settle ?? ((all: Values) => all);
    let saved: Row | undefined;
    const run = async (checked: Values) => {
      busy.current = true;
      setPending(true);
      setProblem(undefined);
      try {
        saved = await send(settled(checked), now.current.values, saving);
      } catch (failure) {
        setProblem(problemOf(failure));
      } finally {
        busy.current = false;
        setPending(false);
      }
    };
    let isRefused = false;
    await form.handleSubmit(run, async (errors) => {
      isRefused = paths.some((path) => get(errors, path) && isMeant(path));
      if (!isRefused) await run(now.current.values);
    })();
    if (isRefused) setProblem({ code: "INVALID", fields: {} });
    return saved;
  };

  const shownOf = (path: string, of: Values) => {
    const value = leaves(of)[path];
    return options.show?.(path, value) ?? shownIn(definition, path, value, intl);
  };

  const isNothing = (value: unknown) => (value ?? "") === "" || [value].flat().length === 0;
  const wordsIn = (value: unknown) => (isNothing(value) ? "" : textOf(value));

  const edit = {
    form,
    values,
    saved: base.values,
    published: base.row?.draft ? valuesOfRow(definition, base.row) : base.values,
    isDrafted: (path: string) => isDrafted(definition, path),
    unpublished: () => {
      const [there, here] = [leaves(edit.published), leaves(values)];
      return differing(here, there, same).map((path) => ({
        path,
        label: label(path),
        before: wordsIn(shownOf(path, edit.published)),
        after: wordsIn(shownOf(path, values)),
      }));
    },
    row: base.row,
    changed,
    wrong: paths.filter(isWrong) as string[],
    isNew: base.row === undefined,
    isDirty,
    pending,
    savedAt,
    problem,
    conflict:
      theirs && isComparing
        ? {
            fields: merge(definition, base.values, values, theirs.values).disputed.map((path) => {
              return {
                path,
                label: label(path),
                base: shownOf(path, base.values),
                mine: shownOf(path, values),
                theirs: shownOf(path, theirs.values),
              };
            }),
            ...lastSaving(theirs.row),
          }
        : undefined,
    offered: offered?.at,
    text: (id: string, said?: Record<string, string | number>) =>
      intl.formatMessage({ id: `${definition.name}.${id}` }, said),
    labelOf: label,
    errorOf: (path: string) => {
      const { message } = (get(form.formState.errors, path) ?? {}) as { message?: unknown };
      return typeof message === "string" ? fieldWords(intl, message) : undefined;
    },
    set: <Name extends Path<Values>>(path: Name, value: PathValue<Values, Name>) => {
      form.setValue(path, value);
      form.clearErrors(path);
    },
    save,
    submit: (event?: BaseSyntheticEvent) => void save({}, event),
    retry: () => void (last.current && save(last.current)),
    restoreDraft: () => {
      setAnswered(true);
      if (!offered) return;
      const { values: restored, ...next } = withDraft(definition, base, offered);
      setBase(next);
      fill(restored);
    },
    discard: () => {
      void deleteDraft(keyOf(now.current.base.row));
      setAnswered(true);
      setProblem(undefined);
      const onto = now.current.theirs ?? now.current.base;
      setBase({ base: onto });
      fill(onto.values);
    },
    /** Replaces what was read by what is stored since, and all edits with it. */
    replace: (row: Row) => {
      void deleteDraft(keyOf(row));
      setAnswered(true);
      setProblem(undefined);
      const onto = stored(row);
      setBase({ base: onto });
      fill(onto.values);
    },
    leave: () => {
      void deleteDraft(keyOf(now.current.base.row));
      isLeft.current = true;
    },
    holds: () => {
      const { base: at, values: typed } = now.current;
      // After creating, the URL changes; edits made meanwhile are stored as its draft.
      if (isLeft.current || (at.row && !options.row)) return false;
      return differing(leaves(typed), leaves(at.values), same).length > 0;
    },
    resolve: (chosen: ReadonlySet<string>) => {
      const { base: at, theirs: others, values: typed } = now.current;
      if (!others) return;
      const merged = merge(definition, at.values, typed, others.values).values;
      const there = leaves(others.values);
      for (const path of chosen) merged[path] = there[path];
      rebase(others, merged);
      if (last.current) void save(last.current);
    },
    keepEditing: () => setComparing(false),
    field: (path: Path<Values>) => ({
      ...form.register(path),
      label: label(path),
      error: edit.errorOf(path),
    }),
  };
  return edit satisfies Edit<Values>;
}
