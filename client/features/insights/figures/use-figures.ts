import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useRefreshOnFocus } from "../../../platform/use-refresh-on-focus.ts";
import { useMonths, useDays, useWeeks } from "../../../ui/charts/axis-labels.ts";
import { todayIn } from "../../../ui/zoned-time.ts";
import { barsOf, barUnit, type Days, type FigureState, figureState } from "./figure-range.ts";

export interface RangeVariables extends OperationVariables {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  compares: boolean;
}

const now = (): Date => new Date();

/** The state in the page's URL, and today in Vienna. */
export function useFigureState(): { state: FigureState; today: string } {
  const { timeZone = "UTC" } = useIntl();
  const [params] = useSearchParams();
  const today = todayIn(timeZone);
  return { state: figureState(params, today), today };
}

/** What a document counts in a range; while another range is loaded, the last one stays, with its state. */
export function useFigures<Data>(
  document: TypedDocumentNode<Data, RangeVariables>,
  state: FigureState,
) {
  const { from, to, before } = state;
  const { data, error, refetch } = useQuery<Data, RangeVariables>(document, {
    variables: {
      from,
      to,
      beforeFrom: before?.from ?? from,
      beforeTo: before?.to ?? to,
      compares: before !== undefined,
    },
    fetchPolicy: "cache-and-network",
  } as never);
  const [shown, setShown] = useState<{ data: Data; state: FigureState; at: Date }>();
  if (data && data !== shown?.data) setShown({ data: data as Data, state, at: now() });
  useRefreshOnFocus(refetch);
  return { shown, error, refetch };
}

/** The bars of a range, with what their axis says. */
export function useBars(days: Days) {
  const intl = useIntl();
  const bars = barsOf(days);
  const unit = barUnit(days);
  const starts = bars.map(({ from }) => from);
  const labels = { day: useDays(starts), week: useWeeks(bars), month: useMonths(starts) }[unit];
  return { bars, unit, labels, axis: intl.formatMessage({ id: `insights.${unit}` }) };
}
