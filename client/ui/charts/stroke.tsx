/** How lines of a chart differ: the first in the accent colour, the second grey and dashed. */
export const strokes = [
  "stroke-graph stroke-[2.5px] [stroke-linecap:round]",
  "stroke-ink-3 stroke-[2px] [stroke-dasharray:5_5]",
];

/** A sample of a chart's line next to its name. */
export function Stroke({ place }: { place: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 4" className="h-1 w-5 shrink-0">
      <path d="M1 2H19" className={strokes[place]} />
    </svg>
  );
}
