import { useEffect, useState } from "react";
import type { Option } from "./option.ts";
import { plainText } from "./plain-text.ts";

/** All options, or a function that requests them. */
export type OptionSource = Option[] | ((text: string, signal: AbortSignal) => Promise<Option[]>);

export interface FoundOptions {
  state: "found" | "loading" | "failed";
  options: Option[];
}

/** While the user keeps typing, nothing is requested (fields, 1.0). */
const SEARCH_DELAY_MS = 250;

/** The options that match the typed text; requested only while they are shown. */
export function useOptions(source: OptionSource, text: string, shown: boolean): FoundOptions {
  const [answer, setAnswer] = useState<FoundOptions & { text?: string }>({
    state: "loading",
    options: [],
  });
  const search = typeof source === "function" ? source : undefined;
  useEffect(() => {
    if (!search || !shown) return;
    const stop = new AbortController();
    const ask = async () => {
      const found = await search(text, stop.signal).then(
        (options): FoundOptions => ({ state: "found", options }),
        (): FoundOptions => ({ state: "failed", options: [] }),
      );
      if (!stop.signal.aborted) setAnswer({ ...found, text });
    };
    const timer = setTimeout(ask, text ? SEARCH_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search, text, shown]);
  const wanted = plainText(text);
  const fits = ({ label }: Option) => plainText(label).includes(wanted);
  if (typeof source !== "function") return { state: "found", options: source.filter(fits) };
  if (answer.text === text) return answer;
  // Matching options stay visible while the next ones load, so that Enter never picks another one.
  return { state: "loading", options: answer.options.filter(fits) };
}
