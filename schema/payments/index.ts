import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { Payment } from "./payment.ts";
import { InvoicePaymentsResolver, PaymentResolver } from "./payment.resolver.ts";
import "./payments.access.ts";

export const payments = domain({
  name: "payments",
  resolvers: [PaymentResolver, InvoicePaymentsResolver],
  permissions: { "payment:write": [Role.ADMIN, Role.BILLING] },
  search: {
    payments: {
      entity: () => Payment,
      where: (text) => searched(text),
      names: ["receiptNumber", "number", "payerName"],
      order: { createdAt: "desc", id: "desc" },
    },
  },
});
export { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";
export { Refund } from "./refund.ts";
