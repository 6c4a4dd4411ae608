import { useRef, useState } from "react";

export interface RowSelection {
  ids: ReadonlySet<string>;
  /** All rows that match, also on other pages; `ids` are then the rows of this page */
  isEvery: boolean;
  /** How much of the page is selected */
  page: "none" | "some" | "all";
  /** With `range`, all rows between the last one and this one get this one's state. */
  toggle(id: string, range?: boolean): void;
  togglePage(): void;
  selectEvery(): void;
  clear(): void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Which rows are selected; `pageIds` are the visible rows in order. The selection is kept while
 * other pages are shown, but reset when `within`, the list's filter, changes.
 */
export function useSelection(pageIds: string[], within = ""): RowSelection {
  const [{ ids: chosen, isEvery }, setChosen] = useState({ ids: nothing, isEvery: false });
  const [known, setKnown] = useState(within);
  const last = useRef<string>(undefined);
  const clear = () => setChosen({ ids: nothing, isEvery: false });
  if (within !== known) {
    setKnown(within);
    clear();
  }
  const ids = isEvery ? new Set(pageIds) : chosen;
  const count = pageIds.filter((id) => ids.has(id)).length;
  const all = pageIds.length > 0 && count === pageIds.length;

  const set = (changed: string[], on: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen({ ids: next, isEvery: false });
  };
  return {
    ids,
    isEvery,
    page: all ? "all" : count > 0 ? "some" : "none",
    toggle(id, range = false) {
      const from = last.current === undefined ? -1 : pageIds.indexOf(last.current);
      const to = pageIds.indexOf(id);
      last.current = id;
      const span = pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
      set(range && from >= 0 ? span : [id], !ids.has(id));
    },
    togglePage: () => (isEvery ? clear() : set(pageIds, !all)),
    selectEvery: () => setChosen({ ids: new Set(pageIds), isEvery: true }),
    clear,
  };
}
