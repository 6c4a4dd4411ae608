import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dropIndex, usePointerDrag } from "./use-pointer-drag.ts";

interface SortableRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** The row is at this place of the new order, from 0 */
  onMove: (row: Row, place: number) => void;
  /** `grip` is what the row is dragged by; undefined if it cannot be */
  children: (row: Row, place: number, grip: ReactNode) => ReactNode;
  className?: string;
}

/** Where the dragged row would be put. */
const line =
  "relative before:absolute before:inset-x-0 before:-top-2 before:h-[3px] before:rounded-full before:bg-primary-strong";

const FIELDS = "input, textarea, select, [contenteditable]";

/** Rows whose order is changed by dragging, or by the arrow keys on their grips. */
export function SortableRows<Row extends { id: string }>({
  label,
  rows,
  nameOf,
  onMove,
  children,
  className = "grid grid-cols-[minmax(0,1fr)] gap-3",
}: SortableRowsProps<Row>) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const keysId = useId();
  const [said, setSaid] = useState("");
  const focused = useRef<HTMLElement>(undefined);

  // A row that moves in the page loses its focus.
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = undefined;
  }, [rows]);

  const { drag, handle } = usePointerDrag<number>({
    targetAt: ({ y }, id) => dropIndex(list.current, y, id),
    onDrop: (id, place) => {
      const row = rows.find((each) => each.id === id);
      if (row) move(row, place);
    },
  });
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id);
  const move = (row: Row, place: number) => {
    if (place < 0 || place >= rows.length || place === placeOf(row.id)) return;
    const moved = list.current?.querySelector<HTMLElement>(`[data-drag="${row.id}"]`);
    const { activeElement } = document;
    focused.current =
      activeElement instanceof HTMLElement && moved?.contains(activeElement)
        ? activeElement
        : (moved?.querySelector<HTMLElement>("[data-grip]") ?? undefined);
    onMove(row, place);
    setSaid(
      intl.formatMessage(
        { id: "sortable.moved" },
        { name: nameOf(row), place: place + 1, count: rows.length },
      ),
    );
  };

  /** The arrow keys on its grip; with Alt anywhere in its row but in a field, where they mean others. */
  const press = (row: Row) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const target = event.target as HTMLElement;
    const isMeant = event.altKey ? !target.matches(FIELDS) : target.dataset.grip !== undefined;
    if (by === undefined || !isMeant) return;
    event.preventDefault();
    move(row, placeOf(row.id) + by);
  };

  const gripOf = (row: Row): ReactNode => (
    <button
      type="button"
      data-grip={row.id}
      aria-label={intl.formatMessage({ id: "sortable.grip" }, { name: nameOf(row) })}
      aria-describedby={keysId}
      {...handle(row.id, true)}
      className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:bg-raised hover:text-ink active:cursor-grabbing"
    >
      <IconGripVertical size={20} aria-hidden="true" />
    </button>
  );

  const others = rows.filter(({ id }) => id !== drag?.id);
  const place = drag?.target ?? 0;
  const isMoving = drag && place !== placeOf(drag.id);
  /** The row above which it would be put; the list's end if there is none */
  const next = isMoving ? (others[place]?.id ?? "end") : undefined;
  return (
    <>
      <p id={keysId} hidden>
        <FormattedMessage id="sortable.keys" />
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label={label} className={className}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its controls do not use
          <li
            key={row.id}
            data-drag={row.id}
            onKeyDown={rows.length > 1 ? press(row) : undefined}
            style={drag?.id === row.id ? { translate: `0 ${drag.by.y}px` } : undefined}
            className={
              drag?.id === row.id
                ? "relative z-10 rounded-card bg-surface shadow-overlay"
                : next === row.id
                  ? line
                  : "relative"
            }
          >
            {children(row, index, rows.length > 1 ? gripOf(row) : undefined)}
          </li>
        ))}
        {next === "end" && <li aria-hidden="true" className={`h-0 ${line}`} />}
      </ol>
    </>
  );
}
