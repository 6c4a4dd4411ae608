import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconRepeat from "@tabler/icons-react/dist/esm/icons/IconRepeat.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { Timeline, type TimelineEntry } from "../../../ui/timeline.tsx";
import { useNowOnceHydrated } from "../../../ui/use-now.ts";
import { invoiceAddress } from "../invoice-address.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { daysBetween, invoiceState, viennaDay } from "../invoice-state.ts";
import { InvoiceFiles } from "./invoice-files.tsx";
import { nextReminder, type ReminderSettings, type ViewedInvoice } from "./viewed-invoice.ts";

interface InvoiceSideProps {
  invoice: ViewedInvoice;
  /** Undefined for customers */
  settings: ReminderSettings | undefined;
  /** Makes a new link; undefined where the viewer may not */
  onLink?(): void;
}

/** What is open, the customer's link, and what happened so far. */
export function InvoiceSide({ invoice, settings, onLink }: InvoiceSideProps) {
  const intl = useIntl();
  const { kind, status, total, openAmount, creditNoteOf, openedCount } = invoice;
  const isInvoice = kind === "INVOICE";
  const settled = Math.max(0, total.amount - openAmount.amount);
  const share = total.amount ? Math.min(1, settled / total.amount) : 0;
  const reminder = settings && nextReminder(invoice, settings);
  const isOpen = isInvoice && status === "OPEN";
  return (
    <>
      <section aria-label={intl.formatMessage({ id: "invoices.view.state" })} className="card p-6">
        <div className="flex items-center justify-between gap-3">
          <InvoiceBadge state={invoiceState(invoice)} />
          {isOpen && <DueText dueOn={invoice.dueOn} />}
        </div>
        <p className="mt-3 text-2xl leading-tight font-extrabold figures">
          <bdi>{moneyText(intl, isOpen ? openAmount : total)}</bdi>
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          {isOpen ? (
            <FormattedMessage
              id="invoices.view.openOf"
              values={{ amount: <bdi>{moneyText(intl, total)}</bdi> }}
            />
          ) : creditNoteOf ? (
            <Link
              to={invoiceAddress(creditNoteOf.id)}
              className="font-medium text-primary-strong hover:underline"
            >
              <FormattedMessage id="invoices.creditOf" values={{ number: creditNoteOf.number }} />
            </Link>
          ) : (
            <FormattedMessage id={`invoices.view.text.${status}`} />
          )}
        </p>
        {openAmount.amount < 0 && (
          <p className="mt-2 text-sm text-warn">
            <FormattedMessage
              id="invoices.view.overpaid"
              values={{
                amount: (
                  <bdi>
                    {moneyText(intl, {
                      amount: -openAmount.amount,
                      currency: openAmount.currency,
                    })}
                  </bdi>
                ),
              }}
            />
          </p>
        )}
        {isOpen && (
          <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-raised">
            <div
              className="h-full rounded-full bg-mark-good"
              style={{ width: `${share * 100}%` }}
            />
          </div>
        )}
        {(onLink ?? reminder) && (
          <ul className="mt-4 grid gap-2.5 border-t border-line pt-4 text-sm">
            {onLink && (
              <Fact
                Icon={IconLink}
                end={
                  <FormattedMessage
                    id="invoices.view.opened"
                    values={{ count: openedCount ?? 0 }}
                  />
                }
              >
                <button
                  type="button"
                  onClick={onLink}
                  className="font-medium text-primary-strong hover:underline max-md:min-h-11"
                >
                  <FormattedMessage id="invoices.link" />
                </button>
              </Fact>
            )}
            {reminder && (
              <Fact Icon={IconRepeat} end={formatPlainDate(reminder, intl.locale)}>
                <FormattedMessage id="invoices.view.reminder" />
              </Fact>
            )}
          </ul>
        )}
      </section>
      <InvoiceFiles invoice={invoice} />
      <section className="card p-6">
        <h2 className="mb-4 text-lg font-bold">
          <FormattedMessage id="invoices.history" />
        </h2>
        <History invoice={invoice} />
      </section>
      {status !== "DRAFT" && (
        <p className="flex gap-2.5 px-2 text-[13px] text-ink-3">
          <IconLock size={18} aria-hidden="true" className="shrink-0" />
          <FormattedMessage id="invoices.view.final" />
        </p>
      )}
    </>
  );
}

interface FactProps {
  Icon: typeof IconLink;
  end: ReactNode;
  children: ReactNode;
}

function Fact({ Icon, end, children }: FactProps) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">{children}</span>
      <span className="text-end text-ink-2">{end}</span>
    </li>
  );
}

/** "due in 4 days", "9 days late". */
function DueText({ dueOn }: { dueOn: string }) {
  const now = useNowOnceHydrated();
  if (now === null) return null;
  const days = daysBetween(viennaDay(now), dueOn);
  return (
    <span className={`text-sm ${days < 0 ? "text-bad" : "text-ink-2"}`}>
      <FormattedMessage
        id={days < 0 ? "invoices.daysLate" : "invoices.view.dueIn"}
        values={{ count: Math.abs(days) }}
      />
    </span>
  );
}

/** What was begun or failed on the provider's page is no money yet. */
const isReceived = ({ status }: ViewedInvoice["payments"][number]): boolean =>
  status === "SUCCEEDED" || status === "REFUNDED" || status === "PARTIALLY_REFUNDED";

/** What happened, newest first. */
function History({ invoice }: { invoice: ViewedInvoice }) {
  const intl = useIntl();
  const word = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `invoices.history.${id}` }, values);
  const { createdAt, finalisedAt, sentAt, sentCount, openedAt, number } = invoice;
  const entries: TimelineEntry[] = [
    { id: "created", title: word("created"), iso: createdAt },
    ...(finalisedAt && number
      ? [
          {
            id: "finalised",
            title: word("finalised", { number }),
            iso: finalisedAt,
            tone: "good" as const,
          },
        ]
      : []),
    ...(sentAt
      ? [
          {
            id: "sent",
            title: word("sent", { count: sentCount }),
            iso: sentAt,
            text: invoice.to.email && word("to", { email: invoice.to.email }),
            tone: "info" as const,
          },
        ]
      : []),
    ...(openedAt ? [{ id: "opened", title: word("opened"), iso: openedAt }] : []),
    ...(invoice.reminders ?? []).map(({ id, stage, createdAt: iso }) => ({
      id,
      iso,
      title: word("reminded", { stage }),
      tone: "info" as const,
    })),
    ...invoice.creditNotes.map((note) => ({
      id: note.id,
      iso: note.createdAt,
      title: (
        <Link to={invoiceAddress(note.id)} className="hover:underline">
          {word("credited", { amount: moneyText(intl, note.total) })}
        </Link>
      ),
      text: note.number,
      tone: "warn" as const,
    })),
    ...invoice.payments.filter(isReceived).map((payment) => ({
      id: payment.id,
      iso: payment.createdAt,
      title: word("paid", { amount: moneyText(intl, payment.amount) }),
      text: [
        intl.formatMessage({ id: `payments.method.${payment.method}` }),
        formatPlainDate(payment.receivedOn, intl.locale),
        payment.reference,
        payment.refundedAmount.amount > 0 &&
          word("refunded", { amount: moneyText(intl, payment.refundedAmount) }),
      ]
        .filter(Boolean)
        .join(" · "),
      tone: "good" as const,
    })),
  ];
  return (
    <Timeline
      isExact
      entries={entries.toReversed().sort((one, other) => other.iso.localeCompare(one.iso))}
    />
  );
}
