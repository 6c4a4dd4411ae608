import { useEffect, useState } from "react";
import { countMatches } from "./icon-sets.ts";

const none: (number | undefined)[] = [];

/** During a search: how many icons of each tab match. */
export function useMatchCounts(search: string): (number | undefined)[] {
  const [counted, setCounted] = useState({ search: "", counts: none });
  useEffect(() => {
    if (!search.trim()) return;
    let isShown = true;
    void countMatches(search).then((counts) => isShown && setCounted({ search, counts }));
    return () => {
      isShown = false;
    };
  }, [search]);
  return counted.search === search ? counted.counts : none;
}
