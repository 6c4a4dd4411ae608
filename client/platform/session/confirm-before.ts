import type { ApolloClient } from "@apollo/client";
import { ConfirmedSessionDocument } from "./confirmed-session.generated.ts";
import { requestConfirmation } from "./confirm-identity.ts";

/**
 * Before what cannot be repeated by a script, such as a download: asks the user to confirm who they are,
 * unless they did so lately. False if they don't.
 */
export async function confirmBefore(client: ApolloClient): Promise<boolean> {
  const { data } = await client.query({
    query: ConfirmedSessionDocument,
    fetchPolicy: "network-only",
  });
  const until = data?.viewerSession?.confirmedUntil;
  return until != null && Date.parse(until) > Date.now() ? true : requestConfirmation();
}
