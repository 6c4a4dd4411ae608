import { useEffect, useState } from "react";
import type { Option } from "./option.ts";

/** All there are, or a question to somebody who knows them. */
export type OptionSource = Option[] | ((text: string, signal: AbortSignal) => Promise<Option[]>);

export interface FoundOptions {
  state: "found" | "loading" | "failed";
  options: Option[];
}

/** As long as somebody keeps typing, nothing is asked (fields, 1.0). */
const SEARCH_DELAY_MS = 250;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The options that fit what was typed; asked for only while they are shown. */
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
  const wanted = plain(text);
  const fits = ({ label }: Option) => plain(label).includes(wanted);
  if (typeof source !== "function") return { state: "found", options: source.filter(fits) };
  if (answer.text === text) return answer;
  // Those that fit stay in sight while the next are looked for: Enter never takes another one.
  return { state: "loading", options: answer.options.filter(fits) };
}
