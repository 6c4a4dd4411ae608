import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button, ButtonLink } from "../../kit/button.tsx";
import type { Column } from "../../kit/table/column.ts";
import type { Filter } from "../../kit/list/filter.ts";
import type { BulkAction, Chosen } from "./bulk-action.ts";
import type { Known, ListDefinition } from "./define-list.ts";
import {
  actionKit,
  deleteAction,
  type ListAction,
  type RowItem,
  trashActions,
} from "./list-actions.ts";
import { columnKit } from "./list-columns.tsx";
import type { ListContext, RowContext } from "./list-context.ts";
import { ListScreen } from "./list-screen.tsx";
import { RowItems } from "./row-items.tsx";
import type { ListPlace } from "./list-address.ts";
import type { Meant } from "./use-bulk.ts";
import { useDefinedList, variablesAt } from "./use-defined-list.tsx";
import { useListView } from "./use-list-view.ts";

type Row = { id: string };
type Offered<R> = ListAction<R, string, Known> | RowItem<R>;

/** The screen of a list. */
export function listScreen<R extends Row>(list: ListDefinition<R>) {
  return function DefinedListScreen() {
    return <DefinedList list={list} />;
  };
}

function DefinedList<R extends Row>({ list }: { list: ListDefinition<R> }) {
  const { context, state, result, known } = useDefinedList(list);
  const { may, word, hasWord } = context;
  const { tab } = state.place;
  const isTrash = tab === "trash" && list.trash !== undefined;
  const dialog = useRowDialog<R>();
  const views = useListView(state);
  const { tile } = list;
  const extra = list.useRows?.(known, context) ?? {};

  const offered = actionsOf(list).filter((each) => !each.may || may(each.may));
  const actions = new Map<string, BulkAction>();
  for (const each of offered)
    if (each.kind === "action") actions.set(each.id, each.make(context, known));
  const inBar = offered.flatMap((each) =>
    each.kind === "action" && isInBar(each.bar, tab) ? (actions.get(each.id) ?? []) : [],
  );

  const openingOf = (row: R): (() => void) | undefined => {
    if (isTrash) return undefined;
    if (list.dialog) return () => dialog.open(row);
    const to = list.paths?.edit?.(row, context);
    return to === undefined ? undefined : () => void context.navigate(to);
  };
  const rowContext = (row: R): RowContext => ({ ...context, open: openingOf(row) });
  const columns = list
    .columns(columnKit<R>())
    .filter((column) => !column.may || may(column.may))
    .map(({ cell, header, sort = "ascending", ...column }): Column<R> => ({
      ...column,
      header: word(header?.(isTrash) ?? `column.${column.id}`),
      sort: column.id in (list.sorts ?? {}) ? sort : undefined,
      cell: (row) => cell(row, rowContext(row)),
    }));
  const [firstColumn] = columns;
  const add = <AddButton list={list} context={context} onAdd={() => dialog.open("new")} />;
  const counts = known.data === undefined ? undefined : list.counts?.(known.data);
  const emptyId = hasWord(`empty.${tab}`) ? `empty.${tab}` : "empty.title";

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
        {...(list.views && views)}
        result={result}
        search={word("search")}
        tabs={Object.entries(list.tabs ?? {})
          .filter(([, rule]) => !rule.may || may(rule.may))
          .map(([id, { tone }]) => ({ id, tone, label: word(`tab.${id}`), count: counts?.[id] }))}
        filters={filtersOf(list, known, context)}
        nameOf={(row) => list.nameOf(row, context)}
        columns={columns}
        tile={tile && ((row) => tile(row, rowContext(row)))}
        card={(row) => list.card?.(row, rowContext(row)) ?? firstColumn?.cell(row)}
        onOpen={list.dialog || list.paths?.edit ? (row) => openingOf(row)?.() : undefined}
        menu={(row, begin) => (
          <RowItems
            row={row}
            context={context}
            items={[...waysTo(list, dialog.open), ...offered]}
            actions={actions}
            begin={begin}
          />
        )}
        bulk={inBar}
        count={list.select && ((meant) => selectRows(list, state.place, meant, context))}
        trash={list.trash && trashActions(context, list.trash)}
        empty={{
          title: word(emptyId),
          text: word(hasWord(`${emptyId}.text`) ? `${emptyId}.text` : "empty.text"),
          action: list.tabs?.[tab]?.adds === false ? undefined : add,
        }}
        {...extra}
      />
      {dialog.row &&
        list.dialog?.({
          row: dialog.row === "new" ? undefined : dialog.row,
          onClose: dialog.close,
        })}
    </>
  );
}

/** What is offered for rows: the list's own actions, and last to delete them. */
const actionsOf = <R extends Row>({ actions, trash }: ListDefinition<R>): Offered<R>[] => [
  ...(actions?.(actionKit<R, string, Known>()) ?? []),
  ...(trash ? [deleteAction<R, string, Known>(trash)] : []),
];

const factsOf = (
  facts: NonNullable<ListDefinition["facts"]>,
  { data }: Known,
  { word }: ListContext,
): ReactNode => {
  if (typeof facts !== "function") return facts;
  return data !== undefined && word("facts", facts(data));
};

/** What the list can be narrowed by. */
function filtersOf<R extends Row>(
  { filters = {}, options }: ListDefinition<R>,
  known: Known,
  context: ListContext,
): Filter[] {
  const choices = options?.(known, context) ?? {};
  return Object.entries(filters).map(([id, { kind }]): Filter => {
    const label = context.word(`filter.${id}`);
    return kind === "dates" ? { id, label, kind } : { id, label, kind, options: choices[id] ?? [] };
  });
}

/** Has the server save which rows are meant, and count them. */
async function selectRows<R extends Row>(
  list: ListDefinition<R>,
  place: ListPlace,
  meant: Meant,
  context: ListContext,
): Promise<Chosen> {
  if (!list.select) return { count: 0, ids: [] };
  const { filter } = variablesAt(list, place, context);
  const { data } = await context.apollo.mutate({
    mutation: list.select,
    variables: { filter: meant === "all" ? filter : meant, inTrash: place.tab === "trash" },
  });
  const [saved] = Object.values(data ?? {});
  return { count: saved?.count ?? 0, selection: saved?.id };
}

const isInBar = (bar: boolean | readonly string[] = true, tab: string): boolean =>
  typeof bar === "boolean" ? bar : bar.includes(tab);

/** "Edit", where a list says how. */
function waysTo<R extends Row>(
  { dialog, paths }: ListDefinition<R>,
  open: (row: R) => void,
): RowItem<R>[] {
  const edit = { kind: "item", id: "edit", Icon: IconEdit } as const;
  if (dialog) return [{ ...edit, press: open }];
  return paths?.edit ? [{ ...edit, to: paths.edit }] : [];
}

/** The row whose dialog is open. "#new" opens one for a new row: that is how the palette asks for it. */
function useRowDialog<R>() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<R | "new">();
  return {
    row: hash === "#new" ? "new" : chosen,
    open: (row: R | "new") => setChosen(row),
    close() {
      setChosen(undefined);
      if (hash) void navigate({ search }, { replace: true });
    },
  } as const;
}

interface AddButtonProps {
  list: Pick<ListDefinition, "paths" | "dialog" | "mayAdd">;
  context: ListContext;
  onAdd(): void;
}

function AddButton({ list: { paths, dialog, mayAdd }, context, onAdd }: AddButtonProps): ReactNode {
  if (mayAdd && !context.may(mayAdd)) return null;
  const content = (
    <>
      <IconPlus size={19} stroke={2.25} aria-hidden="true" />
      {context.word("new")}
    </>
  );
  const look = { variant: "primary", size: 44 } as const;
  if (paths?.new) {
    return (
      <ButtonLink {...look} to={paths.new}>
        {content}
      </ButtonLink>
    );
  }
  return (
    dialog && (
      <Button {...look} onClick={onAdd}>
        {content}
      </Button>
    )
  );
}
