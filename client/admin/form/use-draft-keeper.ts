import { useEffect, useEffectEvent, useRef } from "react";
import { type Draft, deleteDraft, saveDraft } from "./draft-storage.ts";

/** Debounce: a crash loses at most this much typing. */
const SAVE_DELAY_MS = 400;

/**
 * Stores unsaved changes on this device.
 * @param now the key and the draft to store; `null` deletes it, `undefined` leaves it as it is
 * @param changes the values whose change schedules a save
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
    if (draft === null) void deleteDraft(key);
    else if (draft) void saveDraft(key, { ...draft, at: new Date().toISOString() });
  });
  const hasDraft = useEffectEvent(() => Boolean(now().draft));
  useEffect(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(keep, SAVE_DELAY_MS);
    // oxlint-disable-next-line react/exhaustive-deps -- whatever the caller says is a change
  }, changes);
  // Flush when the page is closed or left before the timer fires.
  useEffect(() => {
    // Also what was stored before: another tab may have stored its own instead.
    const last = () => {
      if (waiting.current || hasDraft()) keep();
    };
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
