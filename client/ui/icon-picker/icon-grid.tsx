import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconTile } from "./icon-tile.tsx";
import { useColumns } from "./use-columns.ts";

interface IconGridProps {
  label: string;
  /** "prefix:name", at least one */
  icons: readonly string[];
  /** The current choice */
  value?: string;
  onSelect: (icon: string) => void;
}

const tileHeight = 84;

/** A virtual list of thousands of icons; one tab stop, arrow keys within. */
export function IconGrid({ label, icons, value, onSelect }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller);
  const [active, setActive] = useState(() => Math.max(0, icons.indexOf(value ?? "")));
  const isMoving = useRef(false);
  const rowOf = (place: number) => Math.floor(place / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({
    count: Math.ceil(icons.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => tileHeight,
    overscan: 2,
    // The tab stop is always rendered, however far the list is scrolled.
    rangeExtractor: (range) =>
      [...new Set([rowOf(active), ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  // Positions are only known when the width is. It may change while someone moves in the grid.
  const show = useEffectEvent(() => {
    const isWithin = isMoving.current || scroller.current?.contains(document.activeElement);
    if (isWithin) rows.scrollToIndex(rowOf(active));
    else if (value) rows.scrollToIndex(rowOf(Math.max(0, icons.indexOf(value))));
  });
  useEffect(() => show(), [columns, icons, value]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const page = columns * Math.floor(event.currentTarget.clientHeight / tileHeight);
    const steps: Record<string, number> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: page,
      PageUp: -page,
      Home: -active,
      End: icons.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(icons.length - 1, Math.max(0, active + step));
    if (next === active) return;
    isMoving.current = true;
    setActive(next);
    rows.scrollToIndex(rowOf(next));
  };

  /** Focuses a tile as soon as it is rendered: it may have to be scrolled to first. */
  const focusWhenThere = (tile: HTMLElement | null) => {
    if (!tile || !isMoving.current) return;
    isMoving.current = false;
    tile.focus({ preventScroll: true });
  };

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.options.count}
      aria-colcount={columns}
      onKeyDown={press}
      className="relative h-[min(420px,42dvh)] overflow-y-auto rounded-md border border-line p-1 outline-none"
    >
      <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1}
            className="absolute inset-x-0 grid"
            style={{
              height: tileHeight,
              top: start,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {icons.slice(index * columns, (index + 1) * columns).map((icon, column) => {
              const place = index * columns + column;
              return (
                <div key={icon} role="gridcell" aria-colindex={column + 1} className="p-0.5">
                  <IconTile
                    ref={place === active ? focusWhenThere : undefined}
                    icon={icon}
                    chosen={icon === value}
                    tabIndex={place === active ? 0 : -1}
                    later={rows.isScrolling}
                    onFocus={() => setActive(place)}
                    onClick={() => onSelect(icon)}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
