import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useLocale } from "../../features/site/locale.ts";
import type { ListView } from "../../kit/list/view-switch.tsx";
import { useViewer } from "../../session/viewer.tsx";
import type { BulkAction } from "./bulk-action.ts";
import type { ListDefinition } from "./define-list.ts";
import type { ListAddress } from "./list-address.ts";
import { type ListContext, wordsOf } from "./list-context.ts";
import { offeredBy } from "./offered-actions.ts";
import { pageIn, variablesAt } from "./list-query.ts";
import type { ListResult } from "./list-result.ts";
import { type List, useList } from "./use-list.ts";

type Row = { id: string };

/** What a defined list is at its address: where in it the reader is, its rows, and what else has been read. */
export function useDefinedList<R extends Row>(
  list: ListDefinition<R>,
  state: List,
  view?: ListView,
) {
  const general = useListContext(list.words ?? list.name);
  const place = { ...state.place, view: view ?? state.place.view };
  const context: ListContext = { ...general, tab: place.tab };
  const query = useQuery(list.query, {
    variables: variablesAt(list, place, context),
    pollInterval: list.poll,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const { data: choices } = useQuery(list.choices ?? list.query, {
    skip: list.choices === undefined,
    variables: { locale: context.locale },
  });
  const data = query.data ?? query.previousData;
  const result: ListResult<R> = {
    ...(data !== undefined && pageIn(list, data, place, context)),
    loading: query.loading,
    error: query.error,
    // What fails again has told so in `error`.
    retry: () => void query.refetch().catch(() => {}),
  };
  return { context, state, place, result, known: { data, choices } };
}

/** What a list offers the viewer for a row, for other screens about it. */
export function useListActions<R extends Row>(list: ListDefinition<R>): BulkAction[] {
  const context = useListContext(list.words ?? list.name);
  return [...offeredBy(list, { ...context, tab: "" }, {}).actions.values()];
}

/** Where in a list the reader is. */
export function useDefinedAddress<R extends Row>(list: ListDefinition<R>): List {
  return useList(useMemo(() => addressOf(list), [list]));
}

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
