import type { Color } from "../../schema.generated.ts";
import { ColoredIcon } from "../../ui/icon-picker/colored-icon.tsx";

interface TypeTagProps {
  type: { name: string | null; icon: string | null; color: Color };
}

/** The type of a project, in its colour. */
export function TypeTag({ type: { name, icon, color } }: TypeTagProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-[13px] font-semibold text-ink-2">
      <ColoredIcon icon={icon} color={color} size={15} className="size-6" />
      <span className="truncate">{name}</span>
    </span>
  );
}
