import { useEffect } from "react";

/** Refetches data that may have changed while the page was in the background. */
export function useRefreshOnFocus(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    // An error is reported by the query; the loaded data stay.
    const again = () => {
      if (document.visibilityState === "visible") refetch().catch(() => {});
    };
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [refetch]);
}
