import { useSyncExternalStore } from "react";

const TICK_MS = 250;

function everyTick(changed: () => void) {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/** The whole seconds since a timer's `beginning`. */
export const useElapsed = (beginning: number): number =>
  useSyncExternalStore(everyTick, () =>
    Math.max(0, Math.floor(performance.now() / 1_000 - beginning)),
  );

/** "0:05", "1:02:03" */
export function clockText(seconds: number): string {
  const [h, m, s] = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (part = 0) => String(part).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
