import type { InvoiceQuery } from "../invoices.generated.ts";

export type ViewedInvoice = InvoiceQuery["invoice"];
export type ReminderSettings = NonNullable<InvoiceQuery["invoiceSettings"]>;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day of the next reminder, YYYY-MM-DD; undefined if none will be sent. */
export function nextReminder(
  { kind, status, sentAt, remindedAt, dueOn, to, reminders }: ViewedInvoice,
  { reminderDays, reminderPauseDays }: ReminderSettings,
): string | undefined {
  const last = Math.max(0, ...(reminders ?? []).map(({ stage }) => stage));
  const days = reminderDays[last];
  if (kind !== "INVOICE" || status !== "OPEN" || !sentAt || !to.email || days === undefined)
    return undefined;
  const mailed = [sentAt, remindedAt ?? sentAt].sort().at(-1) ?? sentAt;
  return [dayAfter(dueOn, days), dayAfter(mailed, reminderPauseDays)].sort().at(-1);
}
