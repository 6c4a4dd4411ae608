import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

export interface KeyBinding {
  /** By `event.key`; with Ctrl or ⌘ as "Mod+v" */
  keys: readonly string[];
  /** What they do */
  text: string;
  /** As they are shown, if not one by one: "1–6", or one after the other: "G", "B" */
  shown?: string | readonly string[];
  /** In the sheet, below this heading; by default what the screen itself does */
  heading?: string;
  /** Undefined if it cannot be done now, or if what has the focus does it */
  press?(key: string): void;
}

const ownKeys =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]";

/** Those of all that is shown. */
const shown = new Set<RefObject<readonly KeyBinding[]>>();

/** Keys of a screen, unless the user is typing or a dialog or menu is open. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key: pressed } = event;
    if (event.defaultPrevented || altKey || !isOnScreen(event)) return;
    const name = ctrlKey || metaKey ? `Mod+${pressed}` : pressed;
    const act = bindings.find(({ keys, press: able }) => able && keys.includes(name))?.press;
    if (!act) return;
    event.preventDefault();
    act(event.key);
  });
  useEffect(() => {
    shown.add(latest);
    addEventListener("keydown", press);
    return () => {
      shown.delete(latest);
      removeEventListener("keydown", press);
    };
  }, []);
}

/** Whether a key alone is pressed on the screen: not while typing, nor in a dialog or menu. */
export const isForScreen = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) && isOnScreen(event);

function isOnScreen({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(ownKeys)) return false;
  return !document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
}

/** What the keys do at this moment, each once, by heading: those of the screen itself come first. */
export function currentKeys(): Map<string | undefined, KeyBinding[]> {
  const all = [...shown].flatMap(({ current }) => current);
  const once = all.filter(
    ({ text, heading }, place) =>
      all.findIndex((each) => each.text === text && each.heading === heading) === place,
  );
  const own = Map.groupBy(once, ({ heading }) => heading);
  return new Map([[undefined, own.get(undefined) ?? []], ...own]);
}
