import { smoothPath } from "./smooth-path.ts";

interface SparklineProps {
  values: readonly number[];
  /** Size and colour, for example "h-8 w-24 stroke-graph" */
  className?: string;
}

/** A small line next to a number; decorative, because the number says what matters. */
export function Sparkline({ values, className = "h-8 w-24 stroke-graph" }: SparklineProps) {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`overflow-visible fill-none ${className}`}
    >
      <path
        d={smoothPath(values.map((value) => (value - least) / range))}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeWidth={2.5}
      />
    </svg>
  );
}
