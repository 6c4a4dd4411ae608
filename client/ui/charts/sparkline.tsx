interface SparklineProps {
  /** Counts, from the oldest */
  values: readonly number[];
  /** Size and colour, for example "h-8 w-24 fill-graph" */
  className?: string;
}

/** With fewer than these that are not 0, it would be a comb. */
const MIN_POINTS = 5;
/** Of the room of one value */
const BAR_WIDTH = 0.7;
/** In per cent of the height: a 0 is there, too */
const MIN_HEIGHT = 3;

/** Small bars next to a number; decorative, because the number says what matters. */
export function Sparkline({ values, className = "h-8 w-24 fill-graph" }: SparklineProps) {
  if (values.filter(Boolean).length < MIN_POINTS) return null;
  const most = Math.max(...values);
  const room = 100 / values.length;
  return (
    <svg
      aria-hidden="true"
      data-sparkline
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={className}
    >
      {values.map((value, place) => {
        const height = Math.max(MIN_HEIGHT, (value / most) * 100);
        return (
          <rect
            key={place}
            x={place * room + (room * (1 - BAR_WIDTH)) / 2}
            y={100 - height}
            width={room * BAR_WIDTH}
            height={height}
          />
        );
      })}
    </svg>
  );
}
