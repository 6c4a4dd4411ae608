import type { InvoiceKind, InvoiceStatus } from "../../schema.generated.ts";
import type { BadgeTone } from "../../ui/badge.tsx";
import type { Amount } from "../../ui/money-text.ts";

export type InvoiceState =
  | "credited"
  | "draft"
  | "open"
  | "overdue"
  | "paid"
  | "partlyPaid"
  | "uncollectible"
  | "void";

interface Stated {
  kind: InvoiceKind;
  status: InvoiceStatus;
  isOverdue: boolean;
  paidAmount: Amount;
}

/** What its badge says: of an open invoice whether it is late, or else partly paid. */
export function invoiceState({ kind, status, isOverdue, paidAmount }: Stated): InvoiceState {
  if (kind === "CREDIT_NOTE") return "credited";
  if (status === "OPEN" && isOverdue) return "overdue";
  if (status === "OPEN" && paidAmount.amount > 0) return "partlyPaid";
  const states = {
    DRAFT: "draft",
    OPEN: "open",
    PAID: "paid",
    VOID: "void",
    UNCOLLECTIBLE: "uncollectible",
  } as const;
  return states[status];
}

export const stateTones: Record<InvoiceState, BadgeTone> = {
  credited: "off",
  draft: "off",
  open: "info",
  overdue: "bad",
  paid: "good",
  partlyPaid: "warn",
  uncollectible: "off",
  void: "off",
};

/** A credit note is a minus. */
export const signed = ({ kind }: Pick<Stated, "kind">, { amount, currency }: Amount): Amount => ({
  amount: kind === "CREDIT_NOTE" ? -amount : amount,
  currency,
});

/** How many whole days lie between two days, YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);

/** The business day of a moment, YYYY-MM-DD. */
export const viennaDay = (time: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Vienna" }).format(time);
