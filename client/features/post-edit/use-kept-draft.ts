import { useEffect, useEffectEvent, useRef } from "react";
import { dropDraft, keepDraft } from "./kept-drafts.ts";
import { differing, type Same, type Values } from "./three-way.ts";

/** Who writes fast is not slowed down; a crash takes at most this, in ms. */
const pause = 400;

interface Kept<V extends Values> {
  key: string;
  base: V;
  values: V;
  version: number;
  same: Same;
}

/** Keeps on this device what is changed and not saved. */
export function useKeptDraft<V extends Values>({
  key,
  base,
  values,
  version,
  same,
}: Kept<V>): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const changed = differing(values, base, same);
    if (changed.length === 0) return void dropDraft(key);
    const part = (of: V) => Object.fromEntries(changed.map((field) => [field, of[field]]));
    const at = new Date().toISOString();
    void keepDraft(key, { version, base: part(base), values: part(values), at });
  });
  useEffect(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(keep, pause);
  }, [key, base, values, version]);
  // Whoever closes or leaves the page within the pause loses nothing either.
  useEffect(() => {
    const last = () => waiting.current && keep();
    addEventListener("beforeunload", last);
    addEventListener("pagehide", last);
    document.addEventListener("visibilitychange", last);
    return () => {
      removeEventListener("beforeunload", last);
      removeEventListener("pagehide", last);
      document.removeEventListener("visibilitychange", last);
      last();
    };
  }, []);
}
