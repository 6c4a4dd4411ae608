import { type KeyboardEvent, useState } from "react";

interface RowKeys {
  onSelect?(id: string, range: boolean): void;
  onOpen?(id: string): void;
  /** More keys of the row that has the focus, by `event.key` */
  shortcuts?: Record<string, (id: string) => void>;
}

/** One row is in the order of tabs; arrows, Home and End go from there to the others. */
export function useRowFocus(ids: string[], { onSelect, onOpen, shortcuts }: RowKeys) {
  const [current, setCurrent] = useState<string>();
  const here = current !== undefined && ids.includes(current) ? current : ids[0];

  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    // What stands in a row has keys of its own.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const act = {
      ArrowDown: () => focus(event.currentTarget.nextElementSibling),
      ArrowUp: () => focus(event.currentTarget.previousElementSibling),
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
    onFocus: () => setCurrent(id),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, id),
  });
}

function focus(row: Element | null | undefined) {
  if (row instanceof HTMLElement) row.focus();
}
