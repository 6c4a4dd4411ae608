import { useMemo, useSyncExternalStore } from "react";
import { useViewer } from "../../platform/session/viewer.tsx";

/** How a user has arranged the sidebar in this browser, by names of groups and places. */
interface NavMemory {
  folded: readonly string[];
  pinned: readonly string[];
}

const keyOf = (viewerId: string) => `atelier-navigation-${viewerId}`;

const changed = new EventTarget();

function watch(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  addEventListener("storage", onChange); // another tab
  return () => {
    changed.removeEventListener("change", onChange);
    removeEventListener("storage", onChange);
  };
}

/** The arrangement, and functions that change and store it. */
export function useNavMemory() {
  const { id } = useViewer();
  const stored = useSyncExternalStore(watch, () => localStorage.getItem(keyOf(id)));
  const memory = useMemo(() => parse(stored), [stored]);
  const toggle = (list: keyof NavMemory, name: string) => {
    const names = memory[list];
    const next = names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
    localStorage.setItem(keyOf(id), JSON.stringify({ ...memory, [list]: next }));
    changed.dispatchEvent(new Event("change"));
  };
  return {
    ...memory,
    toggleFolded: (group: string) => toggle("folded", group),
    togglePinned: (place: string) => toggle("pinned", place),
  };
}

/** Names of an older version that are no longer there are ignored where they are used. */
function parse(stored: string | null): NavMemory {
  try {
    const { folded, pinned } = JSON.parse(stored ?? "{}") as Partial<Record<string, unknown>>;
    return { folded: namesIn(folded), pinned: namesIn(pinned) };
  } catch {
    return { folded: [], pinned: [] }; // edited by hand
  }
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
