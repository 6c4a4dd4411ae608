import { type EntityManager, FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { takeBackMailsAbout } from "../mail/take-back-mail.ts";
import { anInvoice, changeInvoice } from "./change-invoice.ts";
import { itemsOf } from "./invoice-lines.ts";
import { InvoiceReminder } from "./invoice-reminder.ts";
import { giveTimeBack } from "./invoice-time.ts";
import { type Invoice, InvoiceStatus } from "./invoice.ts";

/** What is open, and with it the status, after something was paid, refunded or credited. */
export async function settle(invoice: Invoice, em: EntityManager): Promise<void> {
  invoice.openAmount = invoice.total - invoice.paidAmount - invoice.creditedAmount;
  if (invoice.openAmount <= 0) {
    invoice.status = InvoiceStatus.PAID;
    await takeBackReminders(invoice, em);
  } else if (invoice.status === InvoiceStatus.PAID) {
    invoice.status = InvoiceStatus.OPEN;
  }
}

/** Cancels an invoice of which nothing was paid or credited; it keeps its number. */
export async function voidInvoice(id: string, context: Context): Promise<void> {
  await changeInvoice(await anInvoice(id, context), context, makeVoid);
  context.services.tablesWritten(["time_entries"]);
}

/** The same under its lock, in the transaction of this entity manager. */
export async function makeVoid(invoice: Invoice, em: EntityManager): Promise<void> {
  if (invoice.status === InvoiceStatus.VOID) return;
  if (invoice.status === InvoiceStatus.DRAFT)
    throw new Conflict("This invoice is a draft: delete it instead");
  if (invoice.paidAmount || invoice.creditedAmount)
    throw new Conflict("Something was paid or credited: write a credit note instead");
  invoice.status = InvoiceStatus.VOID;
  await takeBackReminders(invoice, em);
  await giveTimeBack(await itemsOf(invoice, em), em);
}

/** Gives up what is open. */
export async function markUncollectible(id: string, context: Context): Promise<void> {
  await changeInvoice(await anInvoice(id, context), context, async (invoice, em) => {
    if (invoice.status === InvoiceStatus.UNCOLLECTIBLE) return;
    if (invoice.status !== InvoiceStatus.OPEN)
      throw new Conflict("Nothing is open of this invoice");
    invoice.status = InvoiceStatus.UNCOLLECTIBLE;
    await takeBackReminders(invoice, em);
  });
}

/** Nobody is reminded of what is not open any more, also if the mail waits already. */
async function takeBackReminders({ id }: Invoice, em: EntityManager): Promise<void> {
  const reminders = await em.find(
    InvoiceReminder,
    { invoice: id },
    { fields: ["id"], flushMode: FlushMode.COMMIT },
  );
  await takeBackMailsAbout(
    reminders.map((reminder) => reminder.id),
    em,
  );
}
