import type { Color } from "../schema.generated.ts";
import { IconFromSet } from "../ui/icon-picker/icon-from-set.tsx";
import type { ListColumn } from "./list/list-columns.tsx";
import { RowTitle } from "./row-title.tsx";
import { textIn } from "./text-in.ts";

interface ColoredNameProps {
  name: string;
  icon: string | null;
  color: Color;
  /** Undefined if the viewer cannot open it */
  onOpen?: () => void;
}

/** Its mark, and its name, which opens it. */
function ColoredName({ name, icon, color, onOpen }: ColoredNameProps) {
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

interface Colored {
  nameByLocale: Parameters<typeof textIn>[0];
  icon: string | null;
  color: Color;
}

/** The column of what a category or type is called. */
export const coloredNameColumn = <Row extends Colored>(): ListColumn<Row> => ({
  id: "name",
  value: (row, { locale }) => textIn(row.nameByLocale, locale),
  cell: (row, { locale, open }) => (
    <ColoredName
      name={textIn(row.nameByLocale, locale)}
      icon={row.icon}
      color={row.color}
      onOpen={open}
    />
  ),
});
