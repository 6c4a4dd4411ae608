import { type PointerEvent, useId } from "react";

interface ScrubberProps {
  /** The name of the axis, for example "Month" */
  label: string;
  count: number;
  /** The position under the pointer */
  active: number | null;
  onActive: (place: number | null) => void;
  /** The values at a position, for assistive technology */
  describe: (place: number) => string;
  /** Between points the nearest one is active; a band is active over its whole width. */
  over: "points" | "bands";
}

/** Selects one position of a chart at a time, by pointer, touch or arrow keys. */
export function Scrubber({ label, count, active, onActive, describe, over }: ScrubberProps) {
  const id = useId();
  const place = active ?? count - 1;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - left) / width;
    const reached = over === "points" ? Math.round(along * (count - 1)) : Math.floor(along * count);
    onActive(Math.min(count - 1, Math.max(0, reached)));
  };
  return (
    <div
      className="absolute inset-0 cursor-crosshair touch-pan-y rounded-md outline-offset-8 outline-focus has-focus-visible:outline-2"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onActive(null)}
    >
      <input
        id={id}
        type="range"
        aria-label={label}
        aria-valuetext={describe(place)}
        min={0}
        max={count - 1}
        value={place}
        onChange={(event) => onActive(Number(event.currentTarget.value))}
        onFocus={() => onActive(place)}
        onBlur={() => onActive(null)}
        onKeyDown={({ key }) => key === "Escape" && onActive(null)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  );
}
