import type { ApolloClient } from "@apollo/client";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { CloseMessageReportDocument } from "./message-report.generated.ts";

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
