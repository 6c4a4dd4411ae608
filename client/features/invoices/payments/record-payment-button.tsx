import IconCash from "@tabler/icons-react/dist/esm/icons/IconCash.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";

/** Opens the dialog that records a payment; nothing for who may not. */
export function RecordPaymentButton() {
  const may = useMay("payment:write");
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button variant="primary" size={44} onClick={() => setOpen(true)}>
        <IconCash size={20} aria-hidden="true" />
        <FormattedMessage id="payments.record.label" />
      </Button>
      {isOpen && <RecordPaymentDialog onClose={() => setOpen(false)} />}
    </>
  );
}
