import type { RowOpening } from "../../ui/table/row-opening.ts";
import type { ListView } from "../../ui/list/view-switch.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import { AddButton } from "./add-button.tsx";
import type { ListDefinition } from "./define-list.ts";
import { ExportButton } from "./export-button.tsx";
import { trashActions } from "./list-actions.ts";
import type { RowContext } from "./list-context.ts";
import { ListScreen } from "./list-screen.tsx";
import { columnsOf, subtitleOf, filtersOf, tabsOf } from "./list-parts.tsx";
import { availableActions } from "./available-actions.ts";
import { RowItems } from "./row-items.tsx";
import { selectRows } from "./list-query.ts";
import { useDefinedListNavigation, useDefinedList } from "./use-defined-list.ts";
import type { ListNavigation } from "./use-list-navigation.ts";
import { useListView } from "./use-list-view.ts";
import { useRowDialog } from "./use-row-dialog.ts";

type Row = { id: string };

/** The screen of a list; `view` is for lists whose views have their own URLs. */
export function listScreen<R extends Row>(list: ListDefinition<R>, view?: ListView) {
  return function DefinedListScreen() {
    return <ListAt list={list} view={view} />;
  };
}

/** A list at the current URL; for one that is made where it is shown, such as the parts of one thing. */
export function ListAt<R extends Row>({
  list,
  view,
}: {
  list: ListDefinition<R>;
  view?: ListView;
}) {
  const navigation = useDefinedListNavigation(list);
  const { may } = useViewer();
  const { tab } = navigation.state;
  const rule = list.tabs?.[tab];
  const other = !rule?.may || may(rule.may) ? list.elsewhere?.[tab] : undefined;
  if (other) return <DefinedList key={tab} list={other} navigation={navigation} />;
  return <DefinedList list={list} navigation={navigation} view={view} />;
}

interface DefinedListProps<R extends Row> {
  list: ListDefinition<R>;
  navigation: ListNavigation;
  view?: ListView;
}

function DefinedList<R extends Row>({ list, navigation, view }: DefinedListProps<R>) {
  const { context, state, result, known } = useDefinedList(list, navigation, view);
  const { word, hasWord, tab } = context;
  const isTrash = list.tabs?.[tab]?.isTrash ?? tab === "trash";
  const trash = isTrash && list.trash ? trashActions(context, list.trash) : undefined;
  const views = useListView(navigation, list.views, view);
  const { opened, expanded, open, expand, close } = useRowDialog<R>();

  const openingOf = (row: R): RowOpening | undefined => {
    if (trash) return undefined;
    const isEditable = !list.mayEdit || context.may(list.mayEdit);
    if (list.dialog) return isEditable ? () => open(row) : undefined;
    if (list.opensBelow) return () => (row.id === expanded ? close() : expand(row.id));
    const opening = (list.opens ?? list.paths?.edit)?.(row, context);
    return typeof opening === "string" ? { to: opening } : opening;
  };
  const contextOf = (row: R): RowContext => ({
    ...context,
    opening: openingOf(row),
    openBelow: () => expand(row.id),
    narrow: (filters) =>
      navigation.navigate({ filters: { ...navigation.state.filters, ...filters } }),
  });
  const { items, actions, inBar, quick } = availableActions(list, context, known);
  const columns = columnsOf(list, context, contextOf);
  const [firstColumn] = columns;
  const { card, below } = list;
  const add = <AddButton list={list} context={context} onAdd={() => open("new")} />;
  const emptyId = hasWord(`empty.${tab}`) ? `empty.${tab}` : "empty.title";
  const keyed = items.filter((item) => item.keys);
  const keys = keyed.flatMap((item) => (item.keys ?? []).map((key) => [key, item] as const));

  return (
    <>
      <ListScreen<R>
        name={list.name}
        title={word("title")}
        back={list.back}
        mark={list.mark}
        above={list.above?.(known, navigation.hrefFor, context)}
        {...(list.subtitle && { subtitle: subtitleOf(list.subtitle, known, context) })}
        actions={
          <>
            {typeof list.head === "function" ? list.head(context) : list.head}
            {add}
          </>
        }
        list={navigation}
        {...views}
        result={result}
        search={word("search")}
        tools={
          list.exports !== false && <ExportButton list={list} state={state} context={context} />
        }
        tabs={tabsOf(list, known, context)}
        filters={filtersOf(list, known, context)}
        nameOf={(row) => list.nameOf(row, context)}
        columns={columns}
        card={card && ((row) => card(row, contextOf(row)))}
        mobileRow={(row) => list.mobileRow?.(row, contextOf(row)) ?? firstColumn?.cell(row)}
        opening={openingOf}
        quick={quick}
        keys={
          keyed.length > 0
            ? keyed.map((item) => ({ keys: item.keys ?? [], text: word(`${item.id}.label`) }))
            : undefined
        }
        shortcuts={Object.fromEntries(
          keys.map(([key, item]) => [
            key,
            (row, start) => {
              const rowContext = contextOf(row);
              if (item.fits?.(row, rowContext) === false) return;
              if (item.kind === "item") return item.press?.(row, rowContext);
              const action = actions.get(item.id);
              if (action) start(action);
            },
          ]),
        )}
        menu={
          items.length > 0 || list.rowActions
            ? (row, start) => (
                <RowItems
                  row={row}
                  context={contextOf(row)}
                  items={items}
                  actions={actions}
                  apart={list.rowActions?.(row, context)}
                  start={start}
                />
              )
            : undefined
        }
        below={below && ((row) => row.id === expanded && below(row, close))}
        bulk={inBar}
        count={list.select && ((selection) => selectRows(list, state, selection, context))}
        trash={trash}
        canRestore={list.trash?.canRestore}
        empty={{
          title: word(emptyId),
          text: word(hasWord(`${emptyId}.text`) ? `${emptyId}.text` : "empty.text"),
          action: list.tabs?.[tab]?.adds === false ? undefined : add,
        }}
      />
      {opened &&
        list.dialog?.({ row: opened === "new" ? undefined : opened, context, onClose: close })}
    </>
  );
}
