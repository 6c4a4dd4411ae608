import { useSyncExternalStore } from "react";

/** Whether the device has a connection, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

function watch(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
