import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { InvoicePaymentsResolver, PaymentResolver } from "./payment.resolver.ts";
import "./payments.access.ts";

export const payments = domain({
  name: "payments",
  resolvers: [PaymentResolver, InvoicePaymentsResolver],
  permissions: { "payment:write": [Role.ADMIN, Role.BILLING] },
});
export { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";
export { Refund } from "./refund.ts";
