import { useEffect, useRef } from "react";

const writes =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Shortcuts of a screen, by `event.key`, unless the user is typing. */
export function useRequestKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(writes)) return;
      const run = current.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
