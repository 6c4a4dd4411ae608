import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { collectGarbage } from "../../../platform/apollo/collect-garbage.ts";
import { MessageReportDocument } from "./message-report.generated.ts";

/** Reads a report. The messages around the reported one are evicted from the cache when the viewer leaves. */
export function useReport(id: string) {
  const { cache } = useApolloClient();
  const report = useQuery(MessageReportDocument, { variables: { id } });
  useEffect(
    () => () => {
      cache.evict({ id: "ROOT_QUERY", fieldName: "messageReport", args: { id } });
      cache.evict({
        id: cache.identify({ __typename: "MessageReport", id }),
        fieldName: "context",
      });
      collectGarbage(cache);
    },
    [cache, id],
  );
  return report;
}
