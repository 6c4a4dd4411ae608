import type { ProductColor } from "../../schema.generated.ts";
import { COLORS } from "./product-words.ts";

/** A color beside its name, or where its name is for assistive technology alone. */
export function ColorDot({
  color,
  className = "size-3.5",
}: {
  color: ProductColor;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      style={{ background: COLORS[color] }}
      className={`inline-block shrink-0 rounded-full border border-ink/15 forced-color-adjust-none ${className}`}
    />
  );
}
