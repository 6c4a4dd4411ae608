import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { CheckoutMethodsDocument } from "./checkout.generated.ts";
import { payByCard } from "./pay-by-card.ts";

/** Leads to the page where an open order is paid by card; nothing where cards are not taken. */
export function PayOrderButton({ id }: { id: string }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { data } = useQuery(CheckoutMethodsDocument);
  const [isLeaving, setLeaving] = useState(false);
  if (!data?.checkoutMethods.includes("CARD")) return null;
  const pay = async () => {
    setLeaving(true);
    if (!(await payByCard(apollo, intl, id))) setLeaving(false);
  };
  return (
    <Button variant="primary" size={44} pending={isLeaving} onClick={() => void pay()}>
      <FormattedMessage id="checkout.payment.payNow" />
    </Button>
  );
}
