import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { NotFound, Problem } from "../foundation/errors.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { isUuid } from "../foundation/uuid.ts";
import { Invoice, InvoiceStatus } from "../invoices/invoice.ts";
import { openAll, type OpenedInvoice } from "../invoices/open-invoice.ts";
import { BillingLink, openedLink, SHOWN_MS } from "./billing-link.ts";

/** An address whose invoices and payments this browser sees, and until when; null while signed in. */
export interface OpenAddress {
  email: string;
  shownUntil: Date | null;
}

/** Opens a mailed link, which works once: of several that try at the same time, one succeeds. */
export async function openLink(token: string, context: Context): Promise<void> {
  const { em, services, viewer } = context;
  await services.limits.take(["openBillingLink", viewer.network]);
  const [tokenHash, now] = [hashOfToken(token), context.now()];
  const shownUntil = new Date(now.getTime() + SHOWN_MS);
  const unopened = { tokenHash, shownUntil: null, expiresAt: { $gt: now } };
  const link = await em.findOne(BillingLink, { tokenHash });
  if (!link) throw new NotFound("Link not found");
  const opened = await em.nativeUpdate(BillingLink, unopened, { shownUntil });
  if (!opened) throw new Problem("GONE", "This link has ended");
  viewer.claims.add("billingLinks", link.id);
}

/** The address of the link that this browser has opened, or else the verified one of the account. */
export async function openAddress(context: Context): Promise<OpenAddress | null> {
  const link = await openedLink(context);
  if (link) return { email: link.email, shownUntil: link.shownUntil ?? null };
  const { userId } = context.viewer;
  const verified = { emailVerified: { $ne: null }, ...NOT_DELETED };
  const user = userId && (await context.em.findOne(User, { id: userId, ...verified }));
  return user ? { email: user.email, shownUntil: null } : null;
}

/** One invoice to that address; null if it is none of them. */
export async function invoiceToAddress(
  id: string,
  context: Context,
): Promise<OpenedInvoice | null> {
  const open = isUuid(id) ? await openAddress(context) : null;
  const to = { customerEmail: open?.email ?? "", status: { $ne: InvoiceStatus.DRAFT } };
  const found = open && (await context.em.findOne(Invoice, { id, ...to }));
  const [opened] = found ? await openAll([found], context) : [];
  return opened ?? null;
}

/** Ends what this browser sees, before its time. */
export async function closeLinks(context: Context): Promise<void> {
  const id = { $in: [...context.viewer.claims.of("billingLinks")] };
  await context.em.nativeUpdate(BillingLink, { id }, { shownUntil: context.now() });
}
