import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";

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

interface Drag {
  id: string;
  /** How far the pointer has gone, in px */
  by: number;
  /** Where it would be put */
  place: number;
}

/** Where the dragged row would be put. */
const line =
  "relative before:absolute before:inset-x-0 before:-top-2 before:h-[3px] before:rounded-full before:bg-primary-strong";

const FIELDS = "input, textarea, select, [contenteditable]";

/** Within so many px of the window's edge a drag scrolls. */
const EDGE = 72;
const STEP = 14;

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
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState("");
  const start = useRef(0);
  const focused = useRef<HTMLElement>(undefined);

  // A row that moves in the page loses its focus.
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = undefined;
  }, [rows]);

  const placeOf = (id: string) => rows.findIndex((row) => row.id === id);
  const move = (row: Row, place: number) => {
    if (place < 0 || place >= rows.length || place === placeOf(row.id)) return;
    const moved = list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`);
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

  /** The place among the others that a point is at. */
  const dropPlace = (id: string, y: number): number =>
    [...(list.current?.children ?? [])].filter((element) => {
      if (!(element instanceof HTMLElement) || !element.dataset.row) return false;
      const { top, height } = element.getBoundingClientRect();
      return element.dataset.row !== id && top + height / 2 < y;
    }).length;

  const take = (row: Row) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientY + scrollY;
    setDrag({ id: row.id, by: 0, place: placeOf(row.id) });
  };
  const pull = (row: Row) => (event: PointerEvent) => {
    if (drag?.id !== row.id) return;
    const { clientY } = event;
    if (clientY < EDGE) scrollBy(0, -STEP);
    else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
    setDrag({
      id: row.id,
      by: clientY + scrollY - start.current,
      place: dropPlace(row.id, clientY),
    });
  };
  const drop = (row: Row) => () => {
    if (drag?.id === row.id) move(row, drag.place);
    setDrag(undefined);
  };

  const gripOf = (row: Row): ReactNode => (
    <button
      type="button"
      data-grip={row.id}
      aria-label={intl.formatMessage({ id: "sortable.grip" }, { name: nameOf(row) })}
      aria-describedby={keysId}
      onPointerDown={take(row)}
      onPointerMove={pull(row)}
      onPointerUp={drop(row)}
      onPointerCancel={() => setDrag(undefined)}
      className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:bg-raised hover:text-ink active:cursor-grabbing"
    >
      <IconGripVertical size={20} aria-hidden="true" />
    </button>
  );

  const others = rows.filter(({ id }) => id !== drag?.id);
  const isMoving = drag && drag.place !== placeOf(drag.id);
  /** The row above which it would be put; the list's end if there is none */
  const next = isMoving ? (others[drag.place]?.id ?? "end") : undefined;
  return (
    <>
      <p id={keysId} hidden>
        <FormattedMessage id="sortable.keys" />
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label={label} className={className}>
        {rows.map((row, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its controls do not use
          <li
            key={row.id}
            data-row={row.id}
            onKeyDown={rows.length > 1 ? press(row) : undefined}
            style={drag?.id === row.id ? { translate: `0 ${drag.by}px` } : undefined}
            className={
              drag?.id === row.id
                ? "relative z-10 rounded-card bg-surface shadow-overlay"
                : next === row.id
                  ? line
                  : "relative"
            }
          >
            {children(row, place, rows.length > 1 ? gripOf(row) : undefined)}
          </li>
        ))}
        {next === "end" && <li aria-hidden="true" className={`h-0 ${line}`} />}
      </ol>
    </>
  );
}
