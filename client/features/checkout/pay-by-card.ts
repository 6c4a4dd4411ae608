import type { ApolloClient } from "@apollo/client";
import { StartOrderPaymentDocument } from "./checkout.generated.ts";

/** Leaves for the provider's page; false if there is none now, and the order waits for its payment. */
export async function payByCard(apollo: ApolloClient, id: string): Promise<boolean> {
  try {
    const { data } = await apollo.mutate({
      mutation: StartOrderPaymentDocument,
      variables: { id },
    });
    if (!data) return false;
    location.assign(data.startOrderPayment);
    return true;
  } catch {
    return false;
  }
}
