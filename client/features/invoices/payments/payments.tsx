import IconCash from "@tabler/icons-react/dist/esm/icons/IconCash.mjs";
import { useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ListAt } from "../../../admin/list/defined-list.tsx";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { paymentList } from "./payment.list.tsx";
import type { PaymentRowFragment } from "./payments.generated.ts";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** The list of payments, with the dialogs that record and refund one. */
export function Payments() {
  const may = useMay("payment:write");
  const [isRecording, setRecording] = useState(false);
  const [refunded, setRefunded] = useState<PaymentRowFragment>();
  const list = useMemo(
    () =>
      paymentList({
        head: may && (
          <Button variant="primary" size={44} onClick={() => setRecording(true)}>
            <IconCash size={20} aria-hidden="true" />
            <FormattedMessage id="payments.record.label" />
          </Button>
        ),
        onRefund: setRefunded,
      }),
    [may],
  );
  return (
    <>
      <ListAt list={list} />
      {isRecording && <RecordPaymentDialog onClose={() => setRecording(false)} />}
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
    </>
  );
}
