import type { Picture as PictureOf } from "../platform/rest.ts";
import { Picture } from "./picture.tsx";

interface CoverProps {
  picture: PictureOf | null;
  /** Size and radius, for example "h-64 rounded-card" */
  className?: string;
  /** The largest picture of the first screen: loaded eagerly with high priority */
  priority?: boolean;
  width?: number;
  height?: number;
}

/** A picture that fills its box. Captions are never placed on it (look/README: patterns). */
export function Cover({
  picture,
  className = "",
  priority = false,
  width = 800,
  height = 520,
}: CoverProps) {
  if (!picture) return <div aria-hidden="true" className={`cover ${className}`} />;
  return (
    <Picture
      shownWidth={width}
      src={picture.url}
      alt={picture.alt ?? ""}
      width={width}
      height={height}
      className={`cover ${className}`}
      {...(priority
        ? { fetchPriority: "high" as const }
        : { loading: "lazy" as const, decoding: "async" as const })}
    />
  );
}
