import { fill } from "./fills.tsx";

/** A sample of a chart's fill next to its name. */
export function Swatch({ id, place }: { id: string; place: number }) {
  return (
    <svg aria-hidden="true" className="size-3.5 shrink-0 rounded-[4px]">
      <rect width="100%" height="100%" fill={fill(id, place)} />
    </svg>
  );
}
