import { FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { newToken } from "../foundation/secret-token.ts";
import { OutgoingMail, SEND_MAILS } from "../mail/outgoing-mail.ts";
import { dayOf } from "../time/split-days.ts";
import { changeInvoice, daysAfter } from "./change-invoice.ts";
import { InvoiceReminder } from "./invoice-reminder.ts";
import type { InvoiceSettings } from "./invoice-settings.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";
import { readInvoiceSettings } from "./read-invoice-settings.ts";
import { addLink, invoiceMail } from "./send-invoice.ts";

/** How many are read at once. */
const BATCH = 200;

/**
 * Mails reminders of what is late. A stage of an invoice is mailed once, whatever the number of runs and processes, and
 * of stages that were missed only the last one.
 */
export async function sendReminders(context: Context): Promise<void> {
  const settings = await readInvoiceSettings(context.em);
  if (!settings.reminderDays.length) return;
  const paused = new Date(context.now().getTime() - settings.reminderPauseDays * DAY);
  for (let last: string | undefined; ;) {
    const late = await context.em.find(
      Invoice,
      {
        ...(last && { id: { $gt: last } }),
        kind: InvoiceKind.INVOICE,
        status: InvoiceStatus.OPEN,
        overdueAt: { $lte: context.now() },
        sentAt: { $lte: paused },
        customerEmail: { $ne: "" },
        $or: [{ remindedAt: null }, { remindedAt: { $lte: paused } }],
      },
      { orderBy: { id: "asc" }, limit: BATCH },
    );
    for (const invoice of late) await remind(invoice, settings, context);
    last = late.at(-1)?.id;
    if (late.length < BATCH) return;
    context.em.clear();
  }
}

/** The stage that has come by today, from 1; 0 before the first. */
const stageOf = ({ dueOn }: Invoice, { reminderDays }: InvoiceSettings, now: Date): number =>
  reminderDays.filter((days) => daysAfter(dueOn, days) <= dayOf(now)).length;

async function remind(
  invoice: Invoice,
  settings: InvoiceSettings,
  context: Context,
): Promise<void> {
  const now = context.now();
  const stage = stageOf(invoice, settings, now);
  const where = { invoice: invoice.id, stage: { $gte: stage } };
  if (!stage || (await context.em.count(InvoiceReminder, where))) return;
  context.enqueueJob(SEND_MAILS);
  await changeInvoice(invoice, context, async (stored, em) => {
    // another process was faster, or it was settled
    const isReminded = await em.count(InvoiceReminder, where, { flushMode: FlushMode.COMMIT });
    if (isReminded || !stored.isOverdueAt(now)) return;
    const reminder = new InvoiceReminder({ invoice: stored, stage });
    const token = newToken();
    // by `about` the mail is taken back with the invoice's payment as long as it has not left
    const mail = { ...invoiceMail(stored, "reminder", token), about: reminder.id };
    em.persist([reminder, new OutgoingMail(mail, now)]);
    addLink(stored, token);
    stored.remindedAt = now;
  });
}
