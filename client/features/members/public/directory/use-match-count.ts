import { useRef, useState } from "react";
import type { Directory } from "../../../../platform/rest.ts";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { directoryFilterOf, directoryQuery } from "./directory-path.ts";

/**
 * How many members the filters of a form match: at first those of the page, then counted anew with
 * every change. Undefined without JavaScript, and where they could not be counted.
 */
export function useMatchCount(shown: number) {
  const isHydrated = useHydrated();
  const [count, setCount] = useState<number | undefined>(shown);
  const counting = useRef<AbortController>(undefined);

  async function recount(form: HTMLFormElement) {
    counting.current?.abort();
    const { signal } = (counting.current = new AbortController());
    const next = await countMatches(form, signal).catch(() => undefined);
    if (!signal.aborted) setCount(next);
  }

  return { count: isHydrated ? count : undefined, recount };
}

async function countMatches(form: HTMLFormElement, signal: AbortSignal): Promise<number> {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") url.searchParams.append(name, value);
  }
  const entries = Object.entries({ ...directoryQuery(directoryFilterOf(url)), limit: 1 });
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])),
  );
  const response = await fetch(`/api/members/public?${query}`, { signal });
  const { pagination } = (await response.json()) as Directory;
  return pagination.totalCount;
}
