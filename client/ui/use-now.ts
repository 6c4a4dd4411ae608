import { useSyncExternalStore } from "react";

const minute = 60_000;

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The current minute, for what is rendered in the browser only. */
export const useNow = (): number => useSyncExternalStore(everyMinute, thisMinute);

/** The same for what the server renders, too: null there and during hydration. */
export const useNowOnceHydrated = (): number | null =>
  useSyncExternalStore(everyMinute, thisMinute, () => null);
