import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { ApolloClient } from "@apollo/client";
import { collectGarbage } from "../../../platform/apollo/collect-garbage.ts";
import { MessageReportDocument, CloseMessageReportDocument } from "./message-report.generated.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";

/** The dashboard's list of reports, and the URL of one report. */
export const reportsAddress = "/dashboard/message-reports";
export const reportAddress = (id: string): string => `${reportsAddress}/${id}`;

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

/** Decides a report. False if another moderator has decided it already. */
export async function closeReport(
  { mutate }: ApolloClient,
  id: string,
  removesMessage: boolean,
): Promise<boolean> {
  const close = async () => {
    await mutate({ mutation: CloseMessageReportDocument, variables: { id, removesMessage } });
    return true;
  };
  return (
    close()
      // Someone else may have decided, or the message has only changed: a second attempt shows
      // which.
      .catch(ifCode("CONFLICT", close))
      .catch(ifCode("NOT_FOUND", () => false))
  );
}

/** Removes a decided report from the cache, and with it from the lists. */
export function evictReport({ cache }: ApolloClient, id: string): void {
  cache.evict({ id: cache.identify({ __typename: "MessageReport", id }) });
}

const ifCode =
  <T>(code: string, instead: () => T) =>
  (error: unknown): T => {
    if (problemOf(error).code !== code) throw error;
    return instead();
  };
