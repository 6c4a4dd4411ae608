import { useState } from "react";
import { z } from "zod";
import type { Column, Density } from "../../ui/table/column.ts";

const stored = z.object({
  hidden: z.array(z.string()).catch([]),
  density: z.enum(["comfortable", "compact"]).catch("comfortable"),
});

/** Section 4: the browser's storage keys begin with redux-. */
const nameOf = (list: string) => `redux-table-${list}`;

/** Columns and row height of a list, as last chosen in this browser. */
export function useTableLayout<Row>(list: string, columns: Column<Row>[]) {
  const [layout, setLayout] = useState(() => read(list));
  const change = (changed: Partial<z.infer<typeof stored>>) => {
    const next = { ...layout, ...changed };
    setLayout(next);
    localStorage.setItem(nameOf(list), JSON.stringify(next));
  };
  const isShown = ({ id, optional }: Column<Row>) => !(optional && layout.hidden.includes(id));
  return {
    shown: columns.filter(isShown),
    hidden: layout.hidden,
    density: layout.density,
    onHidden: (hidden: string[]) => change({ hidden }),
    onDensity: (density: Density) => change({ density }),
  };
}

function read(list: string) {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(nameOf(list)) ?? "{}"));
  } catch {
    return stored.parse({});
  }
}
