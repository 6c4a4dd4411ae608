import { FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { newToken } from "../foundation/secret-token.ts";
import { dayOf } from "../time/split-days.ts";
import { changeInvoice, daysAfter } from "./change-invoice.ts";
import { InvoiceReminder } from "./invoice-reminder.ts";
import type { InvoiceSettings } from "./invoice-settings.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";
import { readInvoiceSettings } from "./read-invoice-settings.ts";
import { addLink, invoiceMail } from "./send-invoice.ts";

/** How many are looked at in one run. */
const BATCH = 200;

/**
 * Mails reminders of what is late. A stage of an invoice is mailed once, whatever the number of runs and processes, and
 * of stages that were missed only the last one.
 */
export async function sendReminders(context: Context): Promise<void> {
  const settings = await readInvoiceSettings(context.em);
  if (!settings.reminderDays.length) return;
  const { em } = context;
  const now = context.now();
  const paused = new Date(now.getTime() - settings.reminderPauseDays * DAY);
  const late = await em.find(
    Invoice,
    {
      kind: InvoiceKind.INVOICE,
      status: InvoiceStatus.OPEN,
      overdueAt: { $lte: now },
      sentAt: { $lte: paused },
      customerEmail: { $ne: "" },
      $or: [{ remindedAt: null }, { remindedAt: { $lte: paused } }],
    },
    { orderBy: { overdueAt: "asc" }, limit: BATCH },
  );
  for (const invoice of late) await remind(invoice, settings, context);
}

/** The stage that has come by today, from 1; 0 before the first. */
const stageOf = ({ dueOn }: Invoice, { reminderDays }: InvoiceSettings, now: Date): number =>
  reminderDays.filter((days) => daysAfter(dueOn, days) <= dayOf(now)).length;

async function remind(
  invoice: Invoice,
  settings: InvoiceSettings,
  context: Context,
): Promise<void> {
  const stage = stageOf(invoice, settings, context.now());
  if (!stage) return;
  const reminder = new InvoiceReminder({ invoice, stage });
  const token = newToken();
  // the mail is taken back with the invoice's payment as long as it has not left
  const mail = { ...invoiceMail(invoice, "reminder", token), about: reminder.id };
  context.sendMail(mail);
  await changeInvoice(invoice, context, async (stored, em) => {
    const where = { invoice: stored.id, stage: { $gte: stage } };
    const options = { flushMode: FlushMode.COMMIT } as const;
    const isLate = stored.isOverdueAt(context.now());
    if (!isLate || (await em.count(InvoiceReminder, where, options))) throw new NothingToRemind();
    em.persist(reminder);
    addLink(stored, token);
    stored.remindedAt = context.now();
  }).catch((error: unknown) => {
    if (!(error instanceof NothingToRemind)) throw error;
  });
}

/** Another process was faster, or the invoice was settled: nothing is written, and no mail is sent. */
class NothingToRemind extends Error {}
