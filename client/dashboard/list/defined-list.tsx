import { FormattedMessage } from "react-intl";
import type { ListView } from "../../kit/list/view-switch.tsx";
import { useViewer } from "../../session/viewer.tsx";
import { AddButton } from "./add-button.tsx";
import type { ListDefinition } from "./define-list.ts";
import { ExportButton } from "./export-button.tsx";
import { trashActions } from "./list-actions.ts";
import type { RowContext } from "./list-context.ts";
import { ListScreen } from "./list-screen.tsx";
import { columnsOf, factsOf, filtersOf, tabsOf } from "./list-parts.tsx";
import { offeredBy } from "./offered-actions.ts";
import { RowItems } from "./row-items.tsx";
import { selectRows } from "./list-query.ts";
import { useDefinedAddress, useDefinedList } from "./use-defined-list.ts";
import type { List } from "./use-list.ts";
import { useListView } from "./use-list-view.ts";
import { useRowDialog } from "./use-row-dialog.ts";

type Row = { id: string };

/** The screen of a list; `view` is for lists that have an address for each. */
export function listScreen<R extends Row>(list: ListDefinition<R>, view?: ListView) {
  return function DefinedListScreen() {
    const state = useDefinedAddress(list);
    const { may } = useViewer();
    const { tab } = state.place;
    const rule = list.tabs?.[tab];
    const other = !rule?.may || may(rule.may) ? list.elsewhere?.[tab] : undefined;
    if (other) return <DefinedList key={tab} list={other} state={state} />;
    return <DefinedList list={list} state={state} view={view} />;
  };
}

interface DefinedListProps<R extends Row> {
  list: ListDefinition<R>;
  state: List;
  view?: ListView;
}

function DefinedList<R extends Row>({ list, state, view }: DefinedListProps<R>) {
  const { context, place, result, known } = useDefinedList(list, state, view);
  const { word, hasWord, tab } = context;
  const isTrash = list.tabs?.[tab]?.isTrash ?? tab === "trash";
  const trash = isTrash && list.trash ? trashActions(context, list.trash) : undefined;
  const views = useListView(state, list.views, view);
  const { opened, expanded, open, expand, close } = useRowDialog<R>();

  const openingOf = (row: R): (() => void) | undefined => {
    if (trash) return undefined;
    if (list.dialog) return () => open(row);
    if (list.opens) return () => list.opens?.(row, context);
    const to = list.paths?.edit?.(row, context);
    return to === undefined ? undefined : () => void context.navigate(to);
  };
  const contextOf = (row: R): RowContext => ({
    ...context,
    open: openingOf(row),
    openBelow: () => expand(row.id),
    narrow: (filters) => state.go({ filters: { ...state.place.filters, ...filters } }),
  });
  const { items, actions, inBar, quick } = offeredBy(list, context, known);
  const columns = columnsOf(list, context, contextOf);
  const [firstColumn] = columns;
  const { tile, below } = list;
  const add = <AddButton list={list} context={context} onAdd={() => open("new")} />;
  const emptyId = hasWord(`empty.${tab}`) ? `empty.${tab}` : "empty.title";
  const keys = items.flatMap((item) => (item.keys ?? []).map((key) => [key, item] as const));

  return (
    <>
      <ListScreen<R>
        name={list.name}
        title={word("title")}
        {...(list.facts && { facts: factsOf(list.facts, known, context) })}
        actions={
          <>
            {list.head}
            {add}
          </>
        }
        list={state}
        {...views}
        result={result}
        search={word("search")}
        tools={
          list.exports !== false && <ExportButton list={list} place={place} context={context} />
        }
        tabs={tabsOf(list, known, context)}
        filters={filtersOf(list, known, context)}
        nameOf={(row) => list.nameOf(row, context)}
        columns={columns}
        tile={tile && ((row) => tile(row, contextOf(row)))}
        card={(row) => list.card?.(row, contextOf(row)) ?? firstColumn?.cell(row)}
        onOpen={
          list.dialog || list.opens || list.paths?.edit ? (row) => openingOf(row)?.() : undefined
        }
        quick={quick}
        keys={
          keys.length > 0 && (
            <FormattedMessage
              id={`${list.words ?? list.name}.keys`}
              values={{ k: (key) => <kbd>{key}</kbd> }}
            />
          )
        }
        shortcuts={Object.fromEntries(
          keys.map(([key, item]) => [
            key,
            (row, begin) => {
              const rowContext = contextOf(row);
              if (item.kind === "action") {
                const action = item.fits?.(row) === false ? undefined : actions.get(item.id);
                if (action) begin(action);
              } else if (item.fits?.(row, rowContext) !== false) item.press?.(row, rowContext);
            },
          ]),
        )}
        menu={
          items.length > 0 || list.rowActions
            ? (row, begin) => (
                <RowItems
                  row={row}
                  context={contextOf(row)}
                  items={items}
                  actions={actions}
                  apart={list.rowActions?.(row, context)}
                  begin={begin}
                />
              )
            : undefined
        }
        below={below && ((row) => row.id === expanded && below(row, close))}
        bulk={inBar}
        count={list.select && ((meant) => selectRows(list, place, meant, context))}
        trash={trash}
        empty={{
          title: word(emptyId),
          text: word(hasWord(`${emptyId}.text`) ? `${emptyId}.text` : "empty.text"),
          action: list.tabs?.[tab]?.adds === false ? undefined : add,
        }}
      />
      {opened && list.dialog?.({ row: opened === "new" ? undefined : opened, onClose: close })}
    </>
  );
}
