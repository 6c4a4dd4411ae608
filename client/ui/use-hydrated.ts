import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until hydration: for what only works with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
