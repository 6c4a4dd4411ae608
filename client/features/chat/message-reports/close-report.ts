import type { ApolloClient } from "@apollo/client";
import { problemOf } from "../../../apollo/problem.ts";
import { CloseMessageReportDocument } from "./message-report.generated.ts";

/** Decides a report. False where another moderator has done so before. */
export async function closeReport(
  { mutate, cache }: ApolloClient,
  id: string,
  removesMessage: boolean,
): Promise<boolean> {
  const close = async () => {
    await mutate({ mutation: CloseMessageReportDocument, variables: { id, removesMessage } });
    return true;
  };
  const isOurs = await close()
    // Whoever was quicker may have decided, or only changed the message: asked again, it shows.
    .catch(ifCode("CONFLICT", close))
    .catch(ifCode("NOT_FOUND", () => false));
  cache.evict({ id: cache.identify({ __typename: "MessageReport", id }) });
  return isOurs;
}

const ifCode =
  <T>(code: string, instead: () => T) =>
  (error: unknown): T => {
    if (problemOf(error).code !== code) throw error;
    return instead();
  };
