interface ProgressLineProps {
  label: string;
  /** Where it is */
  className: string;
}

/** A thin line that says that something is being loaded. */
export function ProgressLine({ label, className }: ProgressLineProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={`inset-x-0 top-0 h-[3px] overflow-hidden bg-primary-soft ${className}`}
    >
      <div className="loading-bar h-full bg-graph" />
    </div>
  );
}
