import type { Color } from "../schema.generated.ts";
import { ColoredIcon } from "../ui/icon-picker/colored-icon.tsx";
import type { ListColumn } from "./list/list-columns.tsx";
import type { RowOpening } from "../ui/table/row-opening.ts";
import { RowTitle } from "./row-title.tsx";
import { textIn } from "./text-in.ts";

interface ColoredNameProps {
  name: string;
  icon: string | null;
  color: Color;
  /** Undefined if the viewer cannot open it */
  opening?: RowOpening;
}

/** Its mark, and its name, which opens it. */
function ColoredName({ name, icon, color, opening }: ColoredNameProps) {
  return (
    <span className="flex items-center gap-3">
      <ColoredIcon icon={icon} color={color} size={22} className="size-10 in-data-compact:size-8" />
      <RowTitle name={name} opening={opening} />
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
  cell: (row, { locale, opening }) => (
    <ColoredName
      name={textIn(row.nameByLocale, locale)}
      icon={row.icon}
      color={row.color}
      opening={opening}
    />
  ),
});
