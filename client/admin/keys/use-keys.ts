import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

export interface KeyBinding {
  /** By `event.key` */
  keys: readonly string[];
  /** What they do */
  text: string;
  /** As they are shown, if not one by one: "1–6" */
  shown?: string;
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
    if (event.defaultPrevented || !isForScreen(event)) return;
    const act = bindings.find(({ keys, press: able }) => able && keys.includes(event.key))?.press;
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

/** Whether a key is pressed on the screen: not while typing, nor in a dialog or menu. */
export function isForScreen({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest(ownKeys)) return false;
  return !document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
}

/** What the keys do at this moment, each once. */
export function currentKeys(): KeyBinding[] {
  const all = [...shown].flatMap(({ current }) => current);
  return all.filter(({ text }, place) => all.findIndex((each) => each.text === text) === place);
}
