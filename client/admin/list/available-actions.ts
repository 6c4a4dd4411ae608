import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import type { BulkAction } from "./bulk-action.ts";
import type { ListData, ListDefinition } from "./define-list.ts";
import { actionKit, deleteAction, type ListAction, type RowItem } from "./list-actions.ts";
import type { ListContext } from "./list-context.ts";

type Row = { id: string };
type Offered<R> = ListAction<R, string, ListData> | RowItem<R>;

/** The actions that a list offers the viewer for its rows in the current tab. */
export function availableActions<R extends Row>(
  list: ListDefinition<R>,
  context: ListContext,
  known: ListData,
) {
  const { may, tab } = context;
  const items = [
    ...waysTo(list),
    ...(list.actions?.(actionKit<R, string, ListData>()) ?? []),
    ...deletingOf(list),
  ].filter(
    (each: Offered<R>) =>
      (!each.may || may(each.may)) && (each.kind === "item" || isIn(each.tabs, tab)),
  );
  const actions = new Map<string, BulkAction>();
  const inBar: BulkAction[] = [];
  const quick: BulkAction[] = [];
  for (const each of items) {
    if (each.kind === "item") continue;
    const action = each.make(context, known);
    actions.set(each.id, action);
    if (isIn(each.bar, tab)) inBar.push(action);
    if (each.quick) quick.push(action);
  }
  return { items, actions, inBar, quick };
}

const isIn = (tabs: boolean | readonly string[] = true, tab: string): boolean =>
  typeof tabs === "boolean" ? tabs : tabs.includes(tab);

function deletingOf<R extends Row>({ trash }: ListDefinition<R>): Offered<R>[] {
  if (!trash?.delete) return [];
  return [deleteAction<R, string, ListData>({ ...trash, delete: trash.delete })];
}

/** "Edit", if the list declares how. */
function waysTo<R extends Row>({ dialog, paths, mayEdit }: ListDefinition<R>): RowItem<R>[] {
  const edit = { kind: "item", id: "edit", Icon: IconEdit, may: mayEdit } as const;
  if (dialog)
    return [
      { ...edit, press: (_, { opening }) => void (typeof opening === "function" && opening()) },
    ];
  return paths?.edit ? [{ ...edit, to: paths.edit }] : [];
}
