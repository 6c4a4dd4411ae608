import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

interface RowKeys {
  onSelect?(id: string, range: boolean): void;
  onOpen?(id: string): void;
  /** More keys of the row that has the focus, by `event.key` */
  shortcuts?: Record<string, (id: string) => void>;
}

/** One row is in the order of tabs; arrows, j and k, Home and End go from there to the others. */
export function useRowFocus(ids: string[], { onSelect, onOpen, shortcuts }: RowKeys) {
  const [current, setCurrent] = useState<string>();
  const place = useRef<{ rows: Element | null; index: number }>(undefined);
  const here = current !== undefined && ids.includes(current) ? current : ids[0];

  // Of a row that leaves under the focus, its follower gets it: a list is gone through by keys alone.
  const isGone = current !== undefined && !ids.includes(current);
  useLayoutEffect(() => {
    const { rows, index } = place.current ?? {};
    if (!isGone || !rows || document.activeElement !== document.body) return;
    const left = rows.querySelectorAll(":scope > [tabindex]");
    focus(left[Math.min(index ?? 0, left.length - 1)]);
  }, [isGone, ids.length]);

  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    // What stands in a row has keys of its own.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const down = () => focus(besides(event.currentTarget, "nextElementSibling"));
    const up = () => focus(besides(event.currentTarget, "previousElementSibling"));
    const act = {
      ArrowDown: down,
      j: down,
      ArrowUp: up,
      k: up,
      Home: () => focus(event.currentTarget.parentElement?.firstElementChild),
      End: () => focus(event.currentTarget.parentElement?.lastElementChild),
      " ": onSelect && (() => onSelect(id, event.shiftKey)),
      Enter: onOpen && (() => onOpen(id)),
      ...(shortcuts?.[event.key] && { [event.key]: () => shortcuts[event.key]?.(id) }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (id: string) => ({
    tabIndex: id === here ? 0 : -1,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      place.current = { rows: currentTarget.parentElement, index: ids.indexOf(id) };
      setCurrent(id);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, id),
  });
}

/** The next row in a direction; what stands below a row is none. */
function besides(
  row: Element,
  direction: "nextElementSibling" | "previousElementSibling",
): Element | null {
  const next = row[direction];
  return next && !next.hasAttribute("tabindex") ? next[direction] : next;
}

function focus(row: Element | null | undefined) {
  if (row instanceof HTMLElement) row.focus();
}
