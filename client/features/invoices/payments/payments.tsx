import { useMemo, useState } from "react";
import { ListAt } from "../../../admin/list/defined-list.tsx";
import { paymentList } from "./payment.list.tsx";
import type { PaymentRowFragment } from "./payments.generated.ts";
import { RecordPaymentButton } from "./record-payment-button.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** The list of payments, with the dialogs that record and refund one. */
export function Payments() {
  const [refunded, setRefunded] = useState<PaymentRowFragment>();
  const list = useMemo(
    () =>
      paymentList({
        head: <RecordPaymentButton />,
        onRefund: setRefunded,
      }),
    [],
  );
  return (
    <>
      <ListAt list={list} />
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
    </>
  );
}
