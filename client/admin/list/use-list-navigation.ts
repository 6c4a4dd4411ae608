import { useEffect, useMemo, useState } from "react";
import { useAddressQuery } from "../../platform/use-address-query.ts";
import {
  isNarrowing,
  type ListParams,
  type ListState,
  searchParamsOf,
  parseListState,
} from "./list-params.ts";
import { readStoredListState, storeListState } from "./stored-list-state.ts";

export interface ListNavigation<Tab extends string = string, By extends string = string> {
  state: ListState<Tab, By>;
  /** The address of a change; whatever changes, the list begins on its first page, unless it is the page. */
  hrefFor(change: Partial<ListState>): { search: string };
  /** Goes there; with `replace` the back button leads past the place before. */
  navigate(change: Partial<ListState>, replace?: boolean): void;
  /** Takes search and filters away */
  clear(): void;
  /** Whether search or filters leave something out; tabs do not count. */
  isNarrowed: boolean;
}

/**
 * A list's state is its address: it can be shared, and the back button goes back in it. An address
 * without an order has the one that was last chosen in this browser. A list that is entered by an
 * address that narrows nothing begins with the filters of the last time, and then its address says so.
 */
export function useListNavigation<Tab extends string, By extends string>(
  listParams: ListParams<Tab, By>,
): ListNavigation<Tab, By> {
  const [params, setParams] = useAddressQuery();
  const [sort, setSort] = useState(() => readStoredListState(listParams).sort);
  const [restored, setRestored] = useState(() =>
    isNarrowing(listParams, params) ? undefined : readStoredListState(listParams).filters,
  );
  if (restored && isNarrowing(listParams, params)) setRestored(undefined);
  const list = useMemo(() => {
    const begun = { ...listParams, sort };
    const read = parseListState(begun, params);
    const state = restored ? { ...read, filters: restored } : read;
    const from = (start: ListState, change: Partial<ListState>) =>
      searchParamsOf(listParams, { ...start, page: 1, ...change });
    const navigate = (change: Partial<ListState>, replace = false) => {
      // The window's address is ahead of what is drawn.
      const now = parseListState(begun, new URLSearchParams(location.search));
      if (change.sort || change.filters) {
        storeListState(listParams, { ...readStoredListState(listParams), ...change });
        setSort(readStoredListState(listParams).sort);
      }
      setParams(from(now, change), { replace, preventScrollReset: true });
    };
    return {
      state,
      navigate,
      hrefFor: (change: Partial<ListState>) => ({ search: from(state, change).toString() }),
      clear: () => navigate({ search: "", filters: {} }),
      isNarrowed:
        state.search !== "" || Object.values(state.filters).some(({ length }) => length > 0),
    };
  }, [listParams, sort, restored, params, setParams]);
  const { state } = list;
  const isRestored = restored !== undefined && list.isNarrowed;
  useEffect(() => {
    if (isRestored) setParams(searchParamsOf(listParams, state), { replace: true });
  }, [isRestored, listParams, state, setParams]);
  return list;
}
