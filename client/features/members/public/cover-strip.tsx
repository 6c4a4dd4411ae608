import type { Picture } from "../../../platform/rest.ts";
import { Cover } from "../../../ui/cover.tsx";

interface CoverStripProps {
  covers: Picture[];
  /** Its height */
  className: string;
}

/** Covers of a member's own work side by side; decorative. */
export function CoverStrip({ covers, className }: CoverStripProps) {
  return (
    <div
      className={`grid shrink-0 auto-cols-fr grid-flow-col gap-px border-b border-line bg-line ${className}`}
    >
      {covers.length ? (
        covers.map((cover) => (
          <Cover
            key={cover.url}
            picture={{ ...cover, alt: "" }}
            width={120}
            height={104}
            className="h-full min-h-0"
          />
        ))
      ) : (
        <Cover picture={null} className="h-full" />
      )}
    </div>
  );
}
