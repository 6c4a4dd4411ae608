import { useEffect } from "react";

/** Reads again what may have changed while somebody looked elsewhere. */
export function useRefreshOnFocus(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    // What fails is told by the query; what was read stays.
    const again = () => {
      if (document.visibilityState === "visible") refetch().catch(() => {});
    };
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [refetch]);
}
