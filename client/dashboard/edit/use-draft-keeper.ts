import { useEffect, useEffectEvent, useRef } from "react";
import { type Draft, dropDraft, keepDraft } from "./drafts.ts";

/** Who writes fast is not slowed down; a crash takes at most this, in ms. */
const pause = 400;

/**
 * Keeps on this device what is changed and not saved.
 * @param now what there is to keep, under which key; `null` to keep nothing, nothing to leave what is kept
 * @param changes what a change changes
 */
export function useDraftKeeper(
  now: () => { key: string; draft: Omit<Draft, "at"> | null | undefined },
  changes: readonly unknown[],
): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const { key, draft } = now();
    if (draft === null) void dropDraft(key);
    else if (draft) void keepDraft(key, { ...draft, at: new Date().toISOString() });
  });
  useEffect(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(keep, pause);
    // oxlint-disable-next-line react/exhaustive-deps -- whatever the caller says is a change
  }, changes);
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
