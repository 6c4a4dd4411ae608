import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { OverviewDocument, type OverviewQuery } from "./overview.generated.ts";
import { graphPeriods, type Period } from "./period.ts";

/** The overview, and the period its figures are of: while another is loaded, the last one stays. */
export function useOverview(period: Period) {
  const { data, error, refetch } = useQuery(OverviewDocument, {
    variables: { period: graphPeriods[period] },
  });
  const [shown, setShown] = useState<{ data: OverviewQuery; period: Period }>();
  if (data && (data !== shown?.data || period !== shown.period)) setShown({ data, period });
  return { shown, error, refetch };
}
