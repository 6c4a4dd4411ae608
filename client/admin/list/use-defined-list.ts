import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import type { ListView } from "../../ui/list/view-switch.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import type { BulkAction } from "./bulk-action.ts";
import type { ListDefinition } from "./define-list.ts";
import type { ListParams } from "./list-params.ts";
import { type ListContext, wordsOf } from "./list-context.ts";
import { availableActions } from "./available-actions.ts";
import { pageIn, variablesAt } from "./list-query.ts";
import type { ListResult } from "./list-result.ts";
import { NoChoicesDocument } from "./no-choices.generated.ts";
import { type ListNavigation, useListNavigation } from "./use-list-navigation.ts";

type Row = { id: string };

/** A defined list at the current URL: its state, rows and other data. */
export function useDefinedList<R extends Row>(
  list: ListDefinition<R>,
  navigation: ListNavigation,
  view?: ListView,
) {
  const general = useListContext(list.messagePrefix ?? list.name);
  const state = { ...navigation.state, view: view ?? navigation.state.view };
  const context: ListContext = { ...general, tab: state.tab };
  const query = useQuery(list.query, {
    variables: variablesAt(list, state, context),
    pollInterval: list.poll,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  // Not its own query: a skipped one of the same name is read again, too, where the list is by name.
  const { data: choices } = useQuery(list.choices ?? NoChoicesDocument, {
    skip: list.choices === undefined,
    variables: { locale: context.locale },
  });
  const data = query.data ?? query.previousData;
  const result: ListResult<R> = {
    ...(data !== undefined && pageIn(list, data, state, context)),
    loading: query.loading,
    error: query.error,
    // A failed retry is reported in `error`.
    retry: () => void query.refetch().catch(() => {}),
  };
  return { context, navigation, state, result, known: { data, choices } };
}

/** The actions that a list offers the viewer for a row, for other screens about it. */
export function useListActions<R extends Row>(list: ListDefinition<R>): BulkAction[] {
  const context = useListContext(list.messagePrefix ?? list.name);
  return [...availableActions(list, { ...context, tab: "" }, {}).actions.values()];
}

/** The state of a defined list, from the URL. */
export function useDefinedListNavigation<R extends Row>(list: ListDefinition<R>): ListNavigation {
  return useListNavigation(useMemo(() => listParamsOf(list), [list]));
}

function listParamsOf<R extends Row>(list: ListDefinition<R>): ListParams {
  const [firstTab, ...tabs] = Object.keys(list.tabs ?? {});
  const sorts = Object.keys(list.sorts ?? {});
  return {
    tabs: firstTab === undefined ? undefined : [firstTab, ...tabs],
    sorts,
    sort: list.sort ?? { by: sorts[0] ?? "", direction: "ascending" },
    filters: list.filters,
    views: list.card !== undefined,
    storedAs: `redux-${list.name}`,
  };
}

function useListContext(messagePrefix: string): Omit<ListContext, "tab"> {
  const intl = useIntl();
  const locale = useLocale();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  return useMemo(() => {
    const { may } = viewer;
    return { intl, locale, apollo, navigate, viewer, may, ...wordsOf(intl, messagePrefix) };
  }, [intl, locale, apollo, navigate, viewer, messagePrefix]);
}
