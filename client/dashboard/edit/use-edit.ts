import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from "react-hook-form";
import { useIntl } from "react-intl";
import type { z } from "zod";
import { type Problem, problemOf } from "../../apollo/problem.ts";
import { type Difference, differences } from "./differences.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";
import { fieldWords, issueWords } from "./field-words.ts";

/** What is edited, as the form has it. */
export interface Loaded<Values> {
  values: Values;
  /** Of what was read; new things have none */
  version?: number;
  /** Of what was just made */
  id?: string;
}

export interface EditOptions<Values extends FieldValues> {
  /** What the draft of this tab is kept by, for example "category-new" */
  name: string;
  schema: z.ZodType<Values, Values>;
  loaded: Loaded<Values>;
  /** How each field is called, by its path */
  labels: Partial<Record<Path<Values>, string>>;
  /** Sends it, and answers what is there then; throws what Apollo throws */
  save: (values: Values, version?: number) => Promise<Loaded<Values>>;
  /** What stands on the server now; asked when somebody else was faster */
  reread?: () => Promise<Loaded<Values>>;
  /** The fields that have to be the only ones of their kind, by what the server says if they are not */
  unique?: Record<string, Path<Values>>;
  onSaved?: (loaded: Loaded<Values>) => void;
}

interface Stale<Values> {
  theirs: Loaded<Values>;
  fields: Difference[];
}

export type Edit<Values extends FieldValues> = ReturnType<typeof useEdit<Values>>;

/** A form and its life: checked, saved once at a time, never lost, never written over somebody else's. */
export function useEdit<Values extends FieldValues>(options: EditOptions<Values>) {
  const intl = useIntl();
  const { name, schema, labels } = options;
  const [base, setBase] = useState(options.loaded);
  const [draft, setDraft] = useState(() => readDraft(name));
  const [pending, setPending] = useState(false);
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<Problem>();
  const [stale, setStale] = useState<Stale<Values>>();
  const busy = useRef(false);
  const leaving = useRef(false);
  const form = useForm<Values, unknown, Values>({
    defaultValues: options.loaded.values as DefaultValues<Values>,
    resolver: zodResolver<Values, unknown, Values>(schema, { error: issueWords }),
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    leaving.current = false;
    if (!isDirty) return;
    const keep = (values: Values) =>
      keepDraft(name, { values, savedAt: Date.now(), version: base.version });
    keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
  }, [form, name, base.version, isDirty]);

  const settle = (loaded: Loaded<Values>) => {
    dropDraft(name);
    setDraft(undefined);
    setBase(loaded);
    form.reset(loaded.values);
    leaving.current = true;
    setSavedAt(new Date());
    options.onSaved?.(loaded);
  };

  const refuse = async (found: Problem, values: Values) => {
    const isTaken = found.code === "CONFLICT" && found.current?.version === undefined;
    if (found.code === "CONFLICT" && !isTaken && options.reread) {
      const theirs = await options.reread();
      const fields = differences(base.values, values, theirs.values);
      // An answer that got lost: what is there is what was sent.
      if (fields.length === 0) return settle(theirs);
      // What they changed is in no field that is seen here.
      if (fields.every(({ by }) => by === "me")) {
        return settle(await options.save(values, theirs.version));
      }
      return setStale({ theirs, fields });
    }
    const taken = isTaken ? options.unique?.[found.message ?? ""] : undefined;
    const wrong = taken ? { [taken]: "Taken" } : found.fields;
    const paths = Object.keys(wrong) as Path<Values>[];
    for (const path of paths) form.setError(path, { type: "server", message: wrong[path] });
    if (paths[0]) form.setFocus(paths[0]);
    setProblem(paths.length > 0 ? { code: "INVALID", fields: wrong } : found);
  };

  const send = async (values: Values, version?: number) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      settle(await options.save(values, version));
    } catch (error) {
      await refuse(problemOf(error), values).catch((failure) => setProblem(problemOf(failure)));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return {
    form,
    labels,
    pending,
    savedAt,
    problem,
    stale,
    isNew: base.version === undefined,
    isDirty,
    /** Whether leaving would lose something; asked at the moment of leaving */
    holds: () => isDirty && !leaving.current,
    draft: draft && !isDirty ? draft : undefined,
    save: (event: BaseSyntheticEvent) =>
      void form.handleSubmit(
        (values) => send(values, base.version),
        () => setProblem({ code: "INVALID", fields: {} }),
      )(event),
    discard: () => {
      dropDraft(name);
      setDraft(undefined);
      setProblem(undefined);
      form.reset(base.values);
    },
    leave: () => {
      dropDraft(name);
      leaving.current = true;
    },
    restoreDraft: () => {
      if (!draft) return;
      // It was begun on an older version: saving it says so.
      setBase({ ...base, version: draft.version ?? base.version });
      form.reset(draft.values as Values, { keepDefaultValues: true });
    },
    /** Takes of every field mine or theirs, and saves that */
    merge: (theirs: Set<string>) => {
      if (!stale) return;
      setStale(undefined);
      setBase(stale.theirs);
      form.reset(stale.theirs.values);
      for (const { path, mine } of stale.fields) {
        if (theirs.has(path)) continue;
        form.setValue(path as Path<Values>, mine as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        });
      }
      void send(form.getValues(), stale.theirs.version);
    },
    keepEditing: () => setStale(undefined),
    /** For the browser's own controls: `<TextField {...edit.field("name")} />` */
    field: (path: Path<Values>) => {
      const { error } = form.getFieldState(path, form.formState);
      return {
        ...form.register(path),
        label: labels[path] ?? path,
        error: error?.message && fieldWords(intl, error.message),
      };
    },
  };
}
