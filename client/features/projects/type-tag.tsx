import type { Color } from "../../schema.generated.ts";
import { IconFromSet } from "../../ui/icon-picker/icon-from-set.tsx";

interface TypeTagProps {
  type: { name: string | null; icon: string | null; color: Color };
}

/** The type of a project, in its colour. */
export function TypeTag({ type: { name, icon, color } }: TypeTagProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-[13px] font-semibold text-ink-2">
      <span
        aria-hidden="true"
        data-preset={color.toLowerCase()}
        className="grid size-6 shrink-0 place-items-center rounded-md bg-[oklch(var(--l)_var(--c)_var(--h))] text-(--p-on)"
      >
        {icon && <IconFromSet name={icon} size={15} />}
      </span>
      <span className="truncate">{name}</span>
    </span>
  );
}
