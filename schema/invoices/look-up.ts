import { User } from "../accounts/user.ts";
import { addressIn, askForLinkOrNot } from "../billing/ask-for-link.ts";
import { openedLink } from "../billing/billing-link.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { openAll, type OpenedInvoice } from "./open-invoice.ts";
import { Invoice, InvoiceStatus } from "./invoice.ts";

/** The most rows that a look-up answers. */
export const MAX_LOOKED_UP = 100;

/**
 * Whether the viewer may read what was sent to an address: billing, who has verified that it is theirs, and the browser
 * that has opened a link in a mail to it. What is known of the address makes no difference.
 */
async function readsAddress(email: string, context: Context): Promise<boolean> {
  const { viewer, em } = context;
  if (viewer.may("billing:read") || (await openedLink(context))?.email === email) return true;
  if (!viewer.userId) return false;
  const own = { id: viewer.userId, email, emailVerified: { $ne: null }, ...NOT_DELETED };
  return (await em.count(User, own)) > 0;
}

/** The address of a look-up in its stored form if the viewer may read it; others are mailed a link. */
export async function readableAddress(
  email: string,
  context: Context,
): Promise<string | undefined> {
  const address = addressIn(email);
  if (!address) return undefined;
  if (await readsAddress(address, context)) return address;
  await context.memoize(`askForLink ${address}`, () => askForLinkOrNot(address, context));
  return undefined;
}

/** The invoices to an address, open ones first, then the newest; none for others than may read them. */
export async function lookUpInvoices(email: string, context: Context): Promise<OpenedInvoice[]> {
  const address = await readableAddress(email, context);
  return address === undefined ? [] : invoicesTo(address, context);
}

export async function invoicesTo(address: string, context: Context): Promise<OpenedInvoice[]> {
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
