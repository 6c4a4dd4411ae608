import { useEffect, useMemo, useState } from "react";
import { useAddressQuery } from "../use-address-query.ts";
import {
  isNarrowing,
  type ListAddress,
  type ListPlace,
  paramsOf,
  placeAt,
} from "./list-address.ts";
import { storedPlace, storePlace } from "./stored-place.ts";

export interface List<Tab extends string = string, By extends string = string> {
  place: ListPlace<Tab, By>;
  /** The address of a change; whatever changes, the list begins on its first page, unless it is the page. */
  hrefFor(change: Partial<ListPlace>): { search: string };
  /** Goes there; with `replace` the back button leads past the place before. */
  go(change: Partial<ListPlace>, replace?: boolean): void;
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
export function useList<Tab extends string, By extends string>(
  address: ListAddress<Tab, By>,
): List<Tab, By> {
  const [params, setParams] = useAddressQuery();
  const [sort, setSort] = useState(() => storedPlace(address).sort);
  const [restored, setRestored] = useState(() =>
    isNarrowing(address, params) ? undefined : storedPlace(address).filters,
  );
  if (restored && isNarrowing(address, params)) setRestored(undefined);
  const list = useMemo(() => {
    const begun = { ...address, sort };
    const read = placeAt(begun, params);
    const place = restored ? { ...read, filters: restored } : read;
    const from = (start: ListPlace, change: Partial<ListPlace>) =>
      paramsOf(address, { ...start, page: 1, ...change });
    const go = (change: Partial<ListPlace>, replace = false) => {
      // The window's address is ahead of what is drawn.
      const now = placeAt(begun, new URLSearchParams(location.search));
      if (change.sort || change.filters) {
        storePlace(address, { ...storedPlace(address), ...change });
        setSort(storedPlace(address).sort);
      }
      setParams(from(now, change), { replace, preventScrollReset: true });
    };
    return {
      place,
      go,
      hrefFor: (change: Partial<ListPlace>) => ({ search: from(place, change).toString() }),
      clear: () => go({ search: "", filters: {} }),
      isNarrowed:
        place.search !== "" || Object.values(place.filters).some(({ length }) => length > 0),
    };
  }, [address, sort, restored, params, setParams]);
  const { place } = list;
  const isRestored = restored !== undefined && list.isNarrowed;
  useEffect(() => {
    if (isRestored) setParams(paramsOf(address, place), { replace: true });
  }, [isRestored, address, place, setParams]);
  return list;
}
