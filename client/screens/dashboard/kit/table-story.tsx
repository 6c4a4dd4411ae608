import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { SelectionBar } from "../../../ui/list/selection-bar.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import type { Column, Density, Sort } from "../../../ui/table/column.ts";
import { RowMenu } from "../../../ui/table/row-menu.tsx";
import { SkeletonRows } from "../../../ui/table/skeleton-rows.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { TableLayout } from "../../../ui/table/table-layout.tsx";
import { useSelection } from "../../../ui/table/use-selection.ts";

interface Maker {
  id: string;
  name: string;
  trade: string;
  works: number;
}

const makers: Maker[] = [
  { id: "1", name: "Ingrid Solheim", trade: "Type designer", works: 24 },
  { id: "2", name: "Mathis Laurent", trade: "Illustrator", works: 41 },
  { id: "3", name: "Amara Okafor", trade: "Motion designer", works: 7 },
  { id: "4", name: "Jonas Berg", trade: "Developer", works: 18 },
];

const columns: Column<Maker>[] = [
  {
    id: "name",
    header: "Name",
    sort: "ascending",
    cell: ({ name }) => (
      <span className="flex items-center gap-2.5 font-semibold">
        <Avatar name={name} size={28} />
        {name}
      </span>
    ),
  },
  { id: "trade", header: "Trade", optional: true, from: 640, cell: ({ trade }) => trade },
  { id: "works", header: "Works", sort: "descending", width: "120px", cell: ({ works }) => works },
];

export function TableStory() {
  const [sort, setSort] = useState<Sort>({ by: "name", direction: "ascending" });
  const [hidden, setHidden] = useState<string[]>([]);
  const [density, setDensity] = useState<Density>("comfortable");
  const [opened, setOpened] = useState("nobody yet");
  const selection = useSelection(makers.map(({ id }) => id));
  const down = sort.direction === "descending" ? -1 : 1;
  const rows = makers.toSorted((a, b) =>
    sort.by === "works" ? (a.works - b.works) * down : a.name.localeCompare(b.name) * down,
  );
  return (
    <>
      <h2 className="mt-6 mb-3 text-lg font-bold">Table</h2>
      <p>Opened: {opened}</p>
      <section className="card">
        <div className="flex justify-end p-4">
          <TableLayout
            columns={columns}
            hidden={hidden}
            onHidden={setHidden}
            density={density}
            onDensity={setDensity}
          />
        </div>
        <Table
          label="Makers"
          columns={columns.filter(({ id }) => !hidden.includes(id))}
          rows={rows}
          nameOf={({ name }) => name}
          sort={sort}
          onSort={setSort}
          density={density}
          selection={selection}
          opening={({ name }) =>
            () =>
              setOpened(name)
            }
          menu={({ name }) => (
            <RowMenu name={name}>
              <MenuAction icon={IconArchive} onSelect={() => setOpened(name)}>
                Archive
              </MenuAction>
              <MenuAction icon={IconTrash} danger onSelect={selection.clear}>
                Delete
              </MenuAction>
            </RowMenu>
          )}
        />
        <TableFooter
          page={1}
          size={10}
          total={48}
          shown={10}
          pages={5}
          sizes={[5, 10, 25]}
          hrefFor={() => ({})}
          onSize={() => {}}
        />
        {selection.ids.size > 0 && (
          <SelectionBar
            count={selection.ids.size}
            onClear={selection.clear}
            actions={[
              {
                action: { id: "archive", label: "Archive", Icon: IconArchive },
                onPress: selection.clear,
              },
              {
                action: { id: "delete", label: "Delete", Icon: IconTrash, danger: true },
                onPress: selection.clear,
              },
            ]}
          />
        )}
      </section>
      <h2 className="mt-6 mb-3 text-lg font-bold">Table on its way</h2>
      <section className="card overflow-clip">
        <SkeletonRows count={3} columns={columns} />
      </section>
    </>
  );
}
