import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { storedAddress } from "../foundation/email-address.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { openAll, type OpenedInvoice } from "./open-invoice.ts";
import { Invoice, InvoiceStatus } from "./invoice.ts";

/** The most rows that a look-up answers. */
export const MAX_LOOKED_UP = 100;

/**
 * Whether the viewer may read what was sent to an address: billing, and who has verified that it is theirs. What is
 * known of the address makes no difference.
 */
export async function readsAddress(
  email: string,
  { viewer, em }: Pick<Context, "viewer" | "em">,
): Promise<boolean> {
  if (viewer.may("billing:read")) return true;
  if (!viewer.userId) return false;
  const own = { id: viewer.userId, email, emailVerified: { $ne: null }, ...NOT_DELETED };
  return (await em.count(User, own)) > 0;
}

/** The invoices to an address, open ones first, then the newest; none for others than may read them. */
export async function lookUpInvoices(email: string, context: Context): Promise<OpenedInvoice[]> {
  const address = storedAddress(email.trim());
  if (!address || !(await readsAddress(address, context))) return [];
  const found = await context.em.find(
    Invoice,
    { customerEmail: address, status: { $ne: InvoiceStatus.DRAFT } },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: MAX_LOOKED_UP },
  );
  const isOpen = ({ status }: Invoice) => Number(status === InvoiceStatus.OPEN);
  return openAll(
    found.toSorted((one, other) => isOpen(other) - isOpen(one)),
    context,
  );
}
