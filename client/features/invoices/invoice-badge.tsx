import { FormattedMessage } from "react-intl";
import { Badge } from "../../ui/badge.tsx";
import { type InvoiceState, stateTones } from "./invoice-state.ts";

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  return (
    <Badge tone={stateTones[state]}>
      <FormattedMessage id={`invoices.state.${state}`} />
    </Badge>
  );
}
