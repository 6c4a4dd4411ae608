import { IconFromSet } from "../ui/icon-picker/icon-from-set.tsx";
import { RowTitle } from "./row-title.tsx";
import type { Color } from "../schema.generated.ts";

interface ColoredNameProps {
  name: string;
  icon: string | null;
  color: Color;
  /** Undefined if the viewer cannot open it */
  onOpen?: () => void;
}

/** A category or member type: its mark, and its name, which opens it. */
export function ColoredName({ name, icon, color, onOpen }: ColoredNameProps) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        data-preset={color.toLowerCase()}
        className="grid size-10 shrink-0 in-data-compact:size-8 place-items-center rounded-md bg-[oklch(var(--l)_var(--c)_var(--h))] text-(--p-on)"
      >
        {icon && <IconFromSet name={icon} size={22} />}
      </span>
      <RowTitle name={name} onOpen={onOpen} />
    </span>
  );
}
