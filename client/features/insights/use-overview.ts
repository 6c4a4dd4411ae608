import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useViewer } from "../../platform/session/viewer.tsx";
import { OverviewDocument, type OverviewQuery } from "./overview.generated.ts";
import { graphPeriods, type Period } from "./period.ts";

/** The overview, and the period its figures are of: while another is loaded, the last one stays. */
export function useOverview(period: Period) {
  const { may } = useViewer();
  const { data, error, refetch } = useQuery(OverviewDocument, {
    variables: {
      period: graphPeriods[period],
      applications: may("application:manage"),
      reports: may("report:moderate"),
    },
  });
  const [shown, setShown] = useState<{ data: OverviewQuery; period: Period }>();
  if (data && (data !== shown?.data || period !== shown.period)) setShown({ data, period });
  return { shown, error, refetch };
}
