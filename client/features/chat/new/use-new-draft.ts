import { useState } from "react";
import type { Option } from "../../../ui/option.ts";
import { useChat } from "../chat-context.tsx";

/** A conversation that is not begun yet: kept in this tab, so that it survives a reload. */
interface NewDraft {
  /** Undefined: whom the address names */
  people?: Option[];
  title: string;
  text: string;
}

const EMPTY: NewDraft = { title: "", text: "" };

/** The draft of a new conversation, by whom its address names. */
export function useNewDraft(to: string) {
  const { me } = useChat();
  const key = `atelier-chat-new-${me}-${to}`;
  const [draft, setDraft] = useState(() => storedDraft(key));
  const change = (changes: Partial<NewDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    store(key, JSON.stringify(next));
  };
  return { draft, change, forget: () => store(key, "{}") };
}

function store(key: string, draft: string): void {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    // Storage is full or forbidden: then a reload loses the draft.
  }
}

function storedDraft(key: string): NewDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as NewDraft) };
  } catch {
    return EMPTY;
  }
}
