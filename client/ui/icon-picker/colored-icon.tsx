import type { Color } from "../../schema.generated.ts";
import { IconFromSet } from "./icon-from-set.tsx";

interface ColoredIconProps {
  icon: string | null;
  color: Color;
  /** The size of the icon in pixels */
  size: number;
  /** The size of the square */
  className: string;
}

/** The mark of a category or type: its icon on a square in its color. */
export function ColoredIcon({ icon, color, size, className }: ColoredIconProps) {
  return (
    <span
      aria-hidden="true"
      data-preset={color.toLowerCase()}
      className={`grid shrink-0 place-items-center rounded-md bg-[oklch(var(--l)_var(--c)_var(--h))] text-(--p-on) ${className}`}
    >
      {icon && <IconFromSet name={icon} size={size} />}
    </span>
  );
}
