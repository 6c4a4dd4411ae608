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
  /** The URL of a changed state; every change but that of the page goes back to the first page. */
  hrefFor(change: Partial<ListState>): { search: string };
  /**
   * Navigates to the changed state; with `replace`, the previous state is removed from the history.
   */
  navigate(change: Partial<ListState>, replace?: boolean): void;
  /** Removes search and filters */
  clear(): void;
  /** Whether search or filters are active; tabs do not count. */
  isNarrowed: boolean;
}

/**
 * A list's state is its URL: it can be shared, and the back button works. A URL without an order
 * gets the order last chosen in this browser. A list opened without search and filters gets the
 * last filters, and its URL then contains them.
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
      // The window's URL may be newer than the rendered one.
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
