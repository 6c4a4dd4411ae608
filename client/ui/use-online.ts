import { useSyncExternalStore } from "react";

/** Whether the device has a connection, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );

/** When a link fetches its page ahead. Not while offline: a failed prefetch would make the router reload the page. */
export const useIntent = (): "intent" | "none" => (useOnline() ? "intent" : "none");

function watch(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
