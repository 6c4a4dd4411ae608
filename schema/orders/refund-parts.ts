import type { EntityManager } from "@mikro-orm/core";
import { Invalid } from "../foundation/errors.ts";
import { InvoiceItem } from "../invoices/invoice-item.ts";
import type { OrderLine } from "./order-line.ts";
import type { RefundedPart } from "./order-parts.ts";
import type { OrderRefundInput, RefundOrderLinesInput } from "./orders.input.ts";

/** Of the words on a credit note. */
const MOST_WORDS = 2_000;

/** A line of which so many are refunded. */
export interface RefundedLine {
  line: OrderLine;
  quantity: number;
  /** Null: that of the refund */
  reason: string | null;
}

/** The lines that are refunded; without a quantity all that are left of one. */
export function refundedLines(
  wanted: OrderRefundInput["lines"],
  lines: readonly OrderLine[],
): RefundedLine[] {
  return wanted.map(({ lineId, quantity, reason }, n) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Invalid({ [`lines.${n}.lineId`]: "Not valid" });
    const left = line.quantity - line.refundedQuantity;
    if ((quantity ?? 1) > left) throw new Invalid({ [`lines.${n}.quantity`]: `At most ${left}` });
    return { line, quantity: quantity ?? left, reason: reason ?? null };
  });
}

/** The same as lines of the invoice. */
export const creditedItems = (lines: readonly RefundedLine[]) =>
  lines.map(({ line, quantity }) => ({ itemId: line.invoiceItemId, quantity: String(quantity) }));

/** Why, in a line: of several reasons each with the name of what it is for. INVALID if something has none. */
export function reasonInWords(
  { shipping, reason: common }: RefundOrderLinesInput,
  lines: readonly RefundedLine[],
): string {
  const reasons = new Set(lines.map(({ reason }) => reason ?? common ?? ""));
  if (shipping) reasons.add(common ?? "");
  if (reasons.has("")) throw new Invalid({ reason: "Required" });
  const [first = "", ...others] = reasons;
  if (!others.length) return first;
  const named = lines.map(({ line, reason }) => `${line.name}: ${reason ?? common}`);
  return [...named, ...(shipping && common ? [common] : [])].join("; ").slice(0, MOST_WORDS);
}

/**
 * What each line comes to in the credit note that is about to be written, and the shipping as the rest: all parts
 * together are the refund, to the last unit.
 */
export function partsOf(
  { id, shipping, reason: common }: RefundOrderLinesInput,
  lines: readonly RefundedLine[],
  total: number,
  em: EntityManager,
): RefundedPart[] {
  const items = [...em.getUnitOfWork().getPersistStack()].filter(
    (one): one is InvoiceItem => one instanceof InvoiceItem && one.invoice.id === id,
  );
  const parts = lines.map(({ line, quantity, reason }) => {
    const item = items.find(({ creditOf }) => creditOf?.id === line.invoiceItemId);
    const amount = item ? item.net + item.tax : 0;
    return { lineId: line.id, quantity, amount, reason: reason ?? common ?? "" };
  });
  if (!shipping) return parts;
  const amount = parts.reduce((rest, part) => rest - part.amount, total);
  return [...parts, { lineId: null, quantity: 1, amount, reason: common ?? "" }];
}
