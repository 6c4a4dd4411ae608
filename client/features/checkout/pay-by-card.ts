import type { ApolloClient } from "@apollo/client";
import type { IntlShape } from "react-intl";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { StartOrderPaymentDocument } from "./checkout.generated.ts";

/** Leaves for the provider's page; false if there is none now, and the order waits for its payment. */
export async function payByCard(
  apollo: ApolloClient,
  intl: IntlShape,
  id: string,
): Promise<boolean> {
  try {
    const { data } = await apollo.mutate({
      mutation: StartOrderPaymentDocument,
      variables: { id },
    });
    if (data) {
      location.assign(data.startOrderPayment);
      return true;
    }
  } catch {
    // said below, whatever it was
  }
  snackbar({ text: intl.formatMessage({ id: "checkout.payment.unavailable" }), tone: "bad" });
  return false;
}
