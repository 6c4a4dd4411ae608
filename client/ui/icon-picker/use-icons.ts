import { useEffect, useState } from "react";
import { iconsOf } from "./icon-sets.ts";

type Icons =
  | { status: "loading" | "failed"; icons?: undefined }
  | { status: "loaded"; icons: readonly string[] };

const loading: Icons = { status: "loading" };

/** The icons of a tab; a set's list is loaded when its tab is first opened. */
export function useIcons(tab: number): Icons & { again: () => void } {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Icons>(loading);
  useEffect(() => {
    let isShown = true;
    const show = (next: Icons) => isShown && setLoaded(next);
    iconsOf(tab).then(
      (icons) => show({ status: "loaded", icons }),
      (error: unknown) => {
        console.error("Failed to load icons:", error);
        show({ status: "failed" });
      },
    );
    return () => {
      isShown = false;
      setLoaded(loading);
    };
  }, [tab, tries]);
  return { ...loaded, again: () => setTries(tries + 1) };
}
