import { useRef, useState } from "react";
import { type Problem, problemOf } from "../../apollo/problem.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { differing, type Field, type Same, threeWay, type Values } from "./three-way.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

/** The thing as the server has it. */
export interface Stored<V extends Values> {
  values: V;
  version: number;
}

interface Conflict<V extends Values> extends Stored<V> {
  disputed: Field<V>[];
}

interface Editing<V extends Values> {
  /** Names the draft on this device */
  key: string;
  stored: Stored<V>;
  draft: KeptDraft<V> | undefined;
  same: Same;
  /** What a conflict's `current` says, in the form's terms */
  read: (current: Record<string, unknown>) => V;
}

/** Sends fields of a form that was opened at a version, and answers what stands then. */
export type Send<V extends Values> = (changes: Partial<V>, version: number) => Promise<Stored<V>>;

/** One way to save: what is sent by it, and with what. */
export interface Saving<V extends Values> {
  send: Send<V>;
  isMeant?: (field: Field<V>) => boolean;
}

function begin<V extends Values>({ stored, draft, same }: Editing<V>) {
  if (!draft) return { base: stored.values, values: stored.values, version: stored.version };
  const before = { ...stored.values, ...draft.base };
  const { values, disputed } = threeWay(
    before,
    { ...before, ...draft.values },
    stored.values,
    same,
  );
  const conflict = conflictOver(stored, disputed);
  return { base: stored.values, values, version: stored.version, conflict };
}

const conflictOver = <V extends Values>(theirs: Stored<V>, disputed: Field<V>[]) =>
  disputed.length > 0 ? { ...theirs, disputed } : undefined;

interface State<V extends Values> {
  base: V;
  values: V;
  version: number;
  /** Somebody else has saved other values of the same fields */
  conflict?: Conflict<V> | undefined;
}

/** Why the last try was not taken. */
export interface Failure extends Problem {
  error: unknown;
}

/** What is typed, what is saved, and what stands between: errors, conflicts, a cut connection. */
export function useEditing<V extends Values>(given: Editing<V>) {
  const { key, same, read } = given;
  const [{ base, values, version, conflict }, setState] = useState<State<V>>(() => begin(given));
  const [failure, setFailure] = useState<Failure>();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const last = useRef<Saving<V>>(undefined);
  const changed = differing(values, base, same);
  useKeptDraft({ key, base, values, version, same });

  const set = (patch: Partial<V>) =>
    setState((now) => ({ ...now, values: { ...now.values, ...patch } }));

  /** Takes over what others saved; what both have changed is asked about. */
  function meet(theirs: Stored<V>) {
    setState((now) => {
      const merged = threeWay(now.base, now.values, theirs.values, same);
      return {
        base: theirs.values,
        values: merged.values,
        version: theirs.version,
        conflict: conflictOver(theirs, merged.disputed),
      };
    });
  }

  /** What was typed while it was sent stays typed, and unsaved. */
  function settle(sent: V, stored: Stored<V>) {
    setState((now) => {
      const { values: left } = threeWay(sent, now.values, stored.values, same);
      return { base: stored.values, values: left, version: stored.version };
    });
  }

  /** Whether it was taken. */
  async function attempt(send: Send<V>, fields: Field<V>[], at: State<V>): Promise<boolean> {
    const changes = Object.fromEntries(fields.map((field) => [field, at.values[field]]));
    try {
      const stored = await send(changes as Partial<V>, at.version);
      settle({ ...at.base, ...changes }, stored);
      return true;
    } catch (error) {
      const met = problemOf(error);
      const { current } = met;
      if (met.code !== "CONFLICT" || typeof current?.version !== "number") {
        setFailure({ ...met, error });
        return false;
      }
      const theirs = { values: read(current), version: current.version };
      const { disputed, values: merged } = threeWay(at.base, at.values, theirs.values, same);
      meet(theirs);
      if (disputed.length > 0) return false;
      return attempt(send, fields, {
        base: theirs.values,
        values: merged,
        version: theirs.version,
      });
    }
  }

  /** Saves the changes of some fields, by default of all; once, however often it is pressed. */
  async function save(
    saving: Saving<V>,
    at: State<V> = { base, values, version },
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    last.current = saving;
    setSaving(true);
    setFailure(undefined);
    const { send, isMeant = () => true } = saving;
    const isTaken = await attempt(send, differing(at.values, at.base, same).filter(isMeant), at);
    busy.current = false;
    setSaving(false);
    return isTaken;
  }

  return {
    values,
    base,
    changed,
    saving,
    failure,
    conflict,
    set,
    save,
    retry: () => last.current && save(last.current),
    discard: () => {
      setFailure(undefined);
      setState((now) => ({ ...now, values: now.base, conflict: undefined }));
    },
    /** Ends a conflict, theirs in the named fields and mine in the others, and saves again. */
    async resolve(theirs: Field<V>[]) {
      const taken = Object.fromEntries(theirs.map((field) => [field, base[field]]));
      const decided = { base, version, values: { ...values, ...taken } };
      setState(decided);
      if (last.current) await save(last.current, decided);
    },
  };
}
