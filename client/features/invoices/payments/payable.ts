import type { Option } from "../../../ui/option.ts";
import type { PayableInvoiceFragment } from "./payments.generated.ts";

export type Payable = Omit<PayableInvoiceFragment, "dueOn" | "total">;

/** An invoice to choose. */
export interface PayableOption extends Option {
  invoice: Payable;
}
