import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while the page comes to life: for what only works with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
