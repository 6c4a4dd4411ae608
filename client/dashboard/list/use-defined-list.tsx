import type { OperationVariables } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useLocale } from "../../features/site/locale.ts";
import type { ListView } from "../../kit/list/view-switch.tsx";
import { useViewer } from "../../session/viewer.tsx";
import type { Chosen } from "./bulk-action.ts";
import type { ListDefinition, Page } from "./define-list.ts";
import { declaredVariables } from "./declared-variables.ts";
import type { ListAddress, ListPlace } from "./list-address.ts";
import { type ListContext, wordsOf } from "./list-context.ts";
import { localPage } from "./local-page.ts";
import type { ListResult } from "./list-result.ts";
import type { Meant } from "./use-bulk.ts";
import { useList } from "./use-list.ts";

type Row = { id: string };

/** The addresses of a list. */
function addressOf<R extends Row>(list: ListDefinition<R>): ListAddress {
  const [firstTab, ...tabs] = Object.keys(list.tabs ?? {});
  const sorts = Object.keys(list.sorts ?? {});
  return {
    tabs: firstTab === undefined ? undefined : [firstTab, ...tabs],
    sorts,
    sort: list.sort ?? { by: sorts[0] ?? "", direction: "ascending" },
    filters: list.filters,
    views: list.tile !== undefined,
    storedAs: `redux-${list.name}`,
  };
}

function useListContext(words: string): Omit<ListContext, "tab"> {
  const intl = useIntl();
  const locale = useLocale();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { may } = useViewer();
  return useMemo(
    () => ({ intl, locale, apollo, navigate, may, ...wordsOf(intl, words) }),
    [intl, locale, apollo, navigate, may, words],
  );
}

/** What the query of a list is asked with at a place, as far as it declares it. */
function variablesAt<R extends Row>(
  list: ListDefinition<R>,
  place: ListPlace,
  context: ListContext,
): OperationVariables {
  const { search, tab, sort, page, size } = place;
  const counted = { search: search || undefined, ...list.filter?.(place) };
  const derived: OperationVariables = {
    filter: { ...counted, ...list.tabs?.[tab]?.filter },
    counted,
    order: {
      field: list.sorts?.[sort.by],
      direction: sort.direction === "ascending" ? "ASC" : "DESC",
    },
    page,
    size,
    locale: context.locale,
    inTrash: tab === "trash",
    ...list.variables?.(place, context),
  };
  const declared = declaredVariables(list.query);
  return Object.fromEntries(Object.entries(derived).filter(([name]) => declared.includes(name)));
}

/** What a defined list is at its address: its place, its rows, and what else its query has read. */
export function useDefinedList<R extends Row>(list: ListDefinition<R>, view?: ListView) {
  const general = useListContext(list.words ?? list.name);
  const { locale } = general.intl;
  const collator = useMemo(() => new Intl.Collator(locale), [locale]);
  const address = useMemo(() => addressOf(list), [list]);
  const state = useList(address);
  const { place } = state;
  const context: ListContext = { ...general, tab: place.tab };
  const query = useQuery(list.query, {
    variables: variablesAt(list, { ...place, view: view ?? place.view }, context),
    pollInterval: list.poll,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const { data: choices } = useQuery(list.choices ?? list.query, {
    skip: list.choices === undefined,
    variables: { locale: context.locale },
  });
  const data = query.data ?? query.previousData;
  const pageOf = ({ nodes, totalCount }: Page<R>) => ({ rows: nodes, total: totalCount });
  const localPageOf = (rows: R[]) =>
    localPage(rows, place, {
      textOf: (row) => list.texts?.(row).filter(Boolean).join(" ") ?? list.nameOf(row, context),
      sortBy: Object.fromEntries(
        Object.entries(list.sorts ?? {}).map(([by, valueOf]) => [
          by,
          (row: R) => valueOf(row, context),
        ]),
      ),
      collator,
    });
  const read = data === undefined ? undefined : list.rows(data, place.tab);
  const page = read && ("nodes" in read ? pageOf(read) : localPageOf(read));
  const result: ListResult<R> = {
    ...page,
    loading: query.loading,
    error: query.error,
    // What fails again has told so in `error`.
    retry: () => void query.refetch().catch(() => {}),
  };
  return { context, state, result, known: { data, choices } };
}

/** Has the server save which rows are meant, and count them. */
export async function selectRows<R extends Row>(
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
