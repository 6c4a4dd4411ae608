interface FillsProps {
  /** Unique on the page, from useId */
  id: string;
}

/** How many fills can be told apart, even without colours. */
export const FILLS = 5;

/** The reference to a fill by its position: `<rect fill={fill(id, 1)} />`. */
export const fill = (id: string, place: number) =>
  place === 0 ? "var(--graph)" : `url(#${id}-${place})`;

/** Defines the patterns (solid, hatched, dotted…) for one chart; draws nothing itself. */
export function Fills({ id }: FillsProps) {
  const pattern = { width: 6, height: 6, patternUnits: "userSpaceOnUse" } as const;
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <pattern id={`${id}-1`} {...pattern} patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-raised" />
          <rect width="3" height="6" className="fill-ink-3" />
        </pattern>
        <pattern id={`${id}-2`} {...pattern}>
          <rect width="6" height="6" className="fill-primary-soft" />
          <circle cx="3" cy="3" r="1.9" className="fill-graph" />
        </pattern>
        <pattern id={`${id}-3`} {...pattern}>
          <rect width="6" height="6" className="fill-ink-3" />
        </pattern>
        <pattern id={`${id}-4`} {...pattern}>
          <rect width="6" height="6" className="fill-primary-soft" />
          <rect width="6" height="3" className="fill-graph" />
        </pattern>
      </defs>
    </svg>
  );
}
