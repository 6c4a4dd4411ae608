import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

interface RowKeys {
  onSelect?(id: string, range: boolean): void;
  onOpen?(id: string): void;
  /** Further shortcuts of the focused row, by `event.key`; with Ctrl or ⌘ as "Mod+x" */
  shortcuts?: Record<string, (id: string) => void>;
  /** Tiles beside each other: the arrow keys go where they point */
  isGrid?: boolean;
}

/** One row is in the tab order; arrow keys, j and k, Home and End move to the others. */
export function useRowFocus(ids: string[], { onSelect, onOpen, shortcuts, isGrid }: RowKeys) {
  const [current, setCurrent] = useState<string>();
  const place = useRef<{ rows: Element | null; index: number }>(undefined);
  const here = current !== undefined && ids.includes(current) ? current : ids[0];

  // If the focused row disappears, the next one gets focus, so that a list can be worked through by
  // keyboard.
  const shown = ids.join();
  const isGone = current !== undefined && !ids.includes(current);
  useLayoutEffect(() => {
    const { rows, index } = place.current ?? {};
    if (!isGone || !rows || document.activeElement !== document.body) return;
    const left = rows.querySelectorAll(":scope > [tabindex]");
    focus(left[Math.min(index ?? 0, left.length - 1)]);
  }, [isGone, shown]);

  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    // Controls within a row have their own keys.
    if (event.target !== event.currentTarget || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const actOnRow = shortcuts?.[`Mod+${event.key}`];
      // text that is selected is copied itself
      const isText = event.key === "c" && String(getSelection()) !== "";
      if (!actOnRow || isText) return;
      event.preventDefault();
      return actOnRow(id);
    }
    const down = () => focus(besides(event.currentTarget, "nextElementSibling"));
    const up = () => focus(besides(event.currentTarget, "previousElementSibling"));
    const inGrid = isGrid && {
      ArrowDown: () => focus(tileIn(event.currentTarget, 1)),
      ArrowUp: () => focus(tileIn(event.currentTarget, -1)),
      ArrowRight: isRightToLeft(event.currentTarget) ? up : down,
      ArrowLeft: isRightToLeft(event.currentTarget) ? down : up,
    };
    const act = {
      ArrowDown: down,
      j: down,
      ArrowUp: up,
      k: up,
      Home: () => focus(event.currentTarget.parentElement?.firstElementChild),
      End: () => focus(event.currentTarget.parentElement?.lastElementChild),
      " ": onSelect && (() => onSelect(id, event.shiftKey)),
      Enter: onOpen && (() => onOpen(id)),
      ...inGrid,
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

/** The next row in a direction, skipping content below rows. */
function besides(
  row: Element,
  direction: "nextElementSibling" | "previousElementSibling",
): Element | null {
  const next = row[direction];
  return next && !next.hasAttribute("tabindex") ? next[direction] : next;
}

const isRightToLeft = (row: Element): boolean => getComputedStyle(row).direction === "rtl";

/** The nearest tile in the line below (1) or above (-1). */
function tileIn(tile: Element, direction: 1 | -1): Element | undefined {
  const from = tile.getBoundingClientRect();
  const tiles = [...(tile.parentElement?.children ?? [])].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const beyond = tiles.filter(({ box }) => (box.top - from.top) * direction > 1);
  const nearest = Math.min(...beyond.map(({ box }) => Math.abs(box.top - from.top)));
  const line = beyond.filter(({ box }) => Math.abs(box.top - from.top) - nearest < 1);
  const [closest] = line.toSorted(
    (one, other) => Math.abs(one.box.left - from.left) - Math.abs(other.box.left - from.left),
  );
  return closest?.element;
}

function focus(row: Element | null | undefined) {
  if (row instanceof HTMLElement) row.focus();
}
