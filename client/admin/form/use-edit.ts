import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
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
import type { Problem } from "../../platform/apollo/problem.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import {
  type Fields,
  type Form,
  isDrafted,
  leavesOf,
  schemaOf,
  type StoredOf,
  type ValuesOf,
  valuesOfLeaves,
  valuesOfRow,
} from "./define-form.ts";
import { type Draft, draftKey } from "./draft-storage.ts";
import { EditSession, type SaveOptions, type Saving } from "./edit-session.ts";
import { changedIn, merge, type Versioned } from "./edit-state.ts";
import { fieldWords, issueMessage } from "./field-words.ts";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { useEditTexts } from "./use-edit-texts.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

export interface EditOptions<F extends Fields, Row, Extra> extends SaveOptions<F, Row, Extra> {
  /** Undefined for a new object */
  row: Row | undefined;
  /** Initial values of a new object, if they differ from the form's */
  empty?: Partial<ValuesOf<F>>;
  /** The draft's key; by default the form's name */
  drafts?: string;
  /** A draft that was already read, restored immediately; without it, a stored draft is offered */
  draft?: { stored: Draft | undefined };
  /** A field's label where its message does not give it */
  labelOf?: (path: string) => string | undefined;
  /** A value as text where its field does not format it */
  show?: (path: string, value: unknown) => unknown;
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

/** A form's lifecycle: an edit session (edit-session.ts) with its fields on the screen. */
export function useEdit<F extends Fields, Row extends Versioned & StoredOf<F>, Extra = never>(
  definition: Form<F>,
  options: EditOptions<F, Row, Extra>,
) {
  type Values = ValuesOf<F>;
  const { id: userId } = useViewer();
  const [session] = useState(() => {
    const { row, empty, draft, drafts = definition.name } = options;
    const keyOf = (of: Row | undefined) => draftKey(userId, drafts, of?.id);
    return new EditSession<F, Row, Extra>(definition, { row, empty, draft, keyOf });
  });
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { base, theirs, values, pending, savedAt, problem } = state;
  const { intl, text, labelOf, shown, lineOf } = useEditTexts(definition, options);

  const form = useFields(definition, session);
  const paths = Object.keys(leavesOf(definition, values)) as Path<Values>[];
  const isWrong = (path: Path<Values>) => form.getFieldState(path, form.formState).invalid;
  const through = {
    ...options,
    check: (
      whenValid: (checked: Values) => Promise<void>,
      otherwise: (wrong: string[]) => Promise<void>,
    ) =>
      form.handleSubmit(whenValid, (errors) =>
        otherwise(paths.filter((path) => get(errors, path))),
      )(),
    refuse: (path: string, message: string) =>
      form.setError(path as Path<Values>, { type: "server", message }),
  };
  const save = (saving: Saving<Extra> = {}) => session.save(saving, through);

  const changed = changedIn(definition, values, base.values);
  const isDirty = changed.length > 0;
  const found = useStoredDraft(session.keyOf(base.row));
  const offered = state.isDraftSettled || isDirty ? undefined : found.draft;
  useDraftKeeper(() => {
    const nothing = state.isDraftSettled || (found.isRead && !found.draft) ? null : undefined;
    const { key, draft = nothing } = session.draft();
    return { key, draft };
  }, [base, values]);

  const { errors } = form.formState;
  const led = useRef<Problem>(undefined);
  // Once, after the errors are rendered, which may open the tab they are in, and fields take focus again.
  useEffect(() => {
    if (pending || problem?.code !== "INVALID" || led.current === problem) return;
    const [first] = Object.keys(problem.fields);
    const invalid = [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")];
    if (first ? !get(errors, first) : !invalid.length) return;
    led.current = problem;
    if (first) form.setFocus(first as Path<Values>);
    // A part of a value, such as a question of a list, has a control of its own.
    if (invalid.some((control) => control.contains(document.activeElement))) return;
    invalid.find((control) => control.checkVisibility())?.focus();
  }, [problem, form, errors, pending]);

  const published = base.row?.draft ? valuesOfRow(definition, base.row) : base.values;
  const errorOf = (path: string) => {
    const { message } = (get(form.formState.errors, path) ?? {}) as { message?: unknown };
    return typeof message === "string" ? fieldWords(intl, message) : undefined;
  };
  const edit = {
    form,
    values,
    saved: base.values,
    published,
    isDrafted: (path: string) => isDrafted(definition, path),
    unpublished: () =>
      changedIn(definition, values, published).map((path) => ({
        path,
        label: labelOf(path),
        before: lineOf(path, published),
        after: lineOf(path, values),
      })),
    row: base.row,
    changed,
    wrong: paths.filter(isWrong) as string[],
    isNew: base.row === undefined,
    isDirty,
    pending,
    savedAt,
    problem,
    conflict:
      theirs && state.isComparing
        ? {
            fields: merge(definition, base.values, values, theirs.values).disputed.map((path) => ({
              path,
              label: labelOf(path),
              base: shown(path, base.values),
              mine: shown(path, values),
              theirs: shown(path, theirs.values),
            })),
            ...lastSaving(theirs.row),
          }
        : undefined,
    offered: offered?.at,
    text,
    labelOf,
    errorOf,
    set: <Name extends Path<Values>>(path: Name, value: PathValue<Values, Name>) => {
      form.setValue(path, value);
      form.clearErrors(path);
    },
    save,
    submit: (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      void save();
    },
    retry: () => void session.retry(through),
    restoreDraft: () => session.restoreDraft(offered),
    discard: () => session.discard(),
    replace: (row: Row) => session.replace(row),
    leave: () => session.leave(),
    // After creating, the URL changes; edits made meanwhile are stored as its draft.
    holds: () => session.holds() && (options.row !== undefined || !session.state().base.row),
    resolve: (chosen: ReadonlySet<string>) => void session.resolve(chosen, through),
    keepEditing: () => session.keepEditing(),
    field: (path: Path<Values>) => ({
      ...form.register(path),
      label: labelOf(path),
      error: errorOf(path),
    }),
  };
  return edit satisfies Edit<Values>;
}

/** The fields of a session on the screen: what is typed goes there, what it fills in comes back. */
function useFields<F extends Fields, Row extends Versioned & StoredOf<F>, Extra>(
  definition: Form<F>,
  session: EditSession<F, Row, Extra>,
) {
  type Values = ValuesOf<F>;
  const form = useForm<Values, unknown, Values>({
    defaultValues: session.state().values as DefaultValues<Values>,
    resolver: zodResolver<Values, unknown, Values>(schemaOf(definition), { error: issueMessage }),
  });
  useEffect(() => session.onFill((values) => form.reset(values)), [session, form]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Unchanged values keep their identity, so that rich text compares by reference first.
        callback({ name, values: typed }) {
          const [field] = name?.split(".") ?? [];
          if (!name || field === undefined) return;
          const path = definition.fields[field]?.isLocalized ? name : field;
          const leaves = leavesOf(definition, session.state().values);
          session.type(valuesOfLeaves(definition, { ...leaves, [path]: get(typed, path) }));
        },
      }),
    [form, definition, session],
  );
  return form;
}
