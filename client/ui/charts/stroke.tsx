/** How the lines of a chart are told apart: the first in the accent, the second grey and dashed. */
export const strokes = [
  "stroke-graph stroke-[2.5px]",
  "stroke-ink-3 stroke-[2px] [stroke-dasharray:5_5]",
];

/** A line of a chart beside the name of what it stands for. */
export function Stroke({ place }: { place: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 4" className="h-1 w-5 shrink-0">
      <path d="M1 2H19" className={strokes[place]} />
    </svg>
  );
}
