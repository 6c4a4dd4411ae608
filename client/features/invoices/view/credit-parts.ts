import type { CreditedItemsQuery } from "../invoices.generated.ts";
import type { ViewedInvoice } from "./viewed-invoice.ts";

/** A line of an earlier credit note. */
export type CreditedLine = CreditedItemsQuery["invoice"]["items"][number];

type Line = ViewedInvoice["items"][number];

export interface CreditableLine {
  id: string;
  title: string;
  /** What of it was not credited, with tax */
  gross: number;
}

const AMOUNTS = ["amount", "net", "tax", "gross"] as const;

/** What of a line was not credited: exactly its amounts less those of its credit notes. */
function leftOf(earlier: readonly CreditedLine[], line: Line) {
  const credited = earlier.filter(({ creditOf }) => creditOf?.id === line.id);
  const left = (name: (typeof AMOUNTS)[number]) =>
    credited.reduce((rest, one) => rest - one[name].amount, line[name].amount);
  const [amount, net, tax, gross] = AMOUNTS.map(left) as [number, number, number, number];
  const quantity = credited.reduce(
    (rest, one) => rest - unitsOf(one.quantity),
    unitsOf(line.quantity),
  );
  return { ...line, amount, net, tax, gross, quantity: decimalOf(quantity) };
}

const PLACES = 4;

function unitsOf(quantity: string): bigint {
  const [whole = "0", places = ""] = quantity.split(".");
  return BigInt(whole + places.slice(0, PLACES).padEnd(PLACES, "0"));
}

function decimalOf(units: bigint): string {
  const text = String(units < 0n ? 0n : units).padStart(PLACES + 1, "0");
  return `${text.slice(0, -PLACES)}.${text.slice(-PLACES)}`;
}

/** The lines of an invoice with what is left of each; the shipping, unless there was none. */
export function creditable(invoice: ViewedInvoice, earlier: readonly CreditedLine[]) {
  const { items, total, shipping, creditNotes } = invoice;
  const gross = items.reduce((rest, item) => rest - item.gross.amount, total.amount);
  const isCredited = creditNotes.some((note) => note.shipping.amount > 0);
  return {
    lines: items.map((item): CreditableLine => {
      const { id, title, gross: left } = leftOf(earlier, item);
      return { id, title, gross: left };
    }),
    shipping: shipping.amount > 0 ? { id: "shipping", gross: isCredited ? 0 : gross } : undefined,
  };
}

/** The credit of some lines, and its paper. */
export function creditOf(
  invoice: ViewedInvoice,
  earlier: readonly CreditedLine[],
  chosen: ReadonlySet<string>,
) {
  const { currency, items } = invoice;
  const money = (amount: number) => ({ amount, currency });
  const lines = items.filter(({ id }) => chosen.has(id)).map((item) => leftOf(earlier, item));
  const shippingNet = items.reduce((rest, item) => rest - item.net.amount, invoice.net.amount);
  const shippingTax = items.reduce((rest, item) => rest - item.tax.amount, invoice.tax.amount);
  const withShipping = chosen.has("shipping");
  const parts = [
    ...lines,
    ...(withShipping
      ? [
          {
            taxCategory: invoice.shippingTaxCategory,
            taxRate: invoice.shippingTaxRate,
            net: shippingNet,
            tax: shippingTax,
          },
        ]
      : []),
  ];
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const groups = Map.groupBy(parts, ({ taxCategory, taxRate }) => `${taxCategory} ${taxRate}`);
  const taxes = [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { taxCategory, taxRate } = first;
    const known = invoice.taxes.find(
      (one) => one.taxCategory === taxCategory && one.taxRate === taxRate,
    );
    return {
      taxCategory,
      taxRate,
      reason: known?.reason ?? null,
      base: money(sum(some.map(({ net }) => net))),
      tax: money(sum(some.map(({ tax }) => tax))),
    };
  });
  const total = sum(parts.map(({ net, tax }) => net + tax));
  const subTotal = sum(lines.map(({ amount }) => amount));
  const shipping = withShipping ? invoice.shipping.amount : 0;
  const whole = invoice.pricesIncludeTax ? total : sum(parts.map(({ net }) => net));
  return {
    total,
    paper: {
      taxes,
      items: lines.map(({ amount, ...line }) => ({ ...line, amount: money(amount) })),
      subTotal: money(subTotal),
      discount: money(subTotal + shipping - whole),
      shipping: money(shipping),
      tax: money(sum(parts.map(({ tax }) => tax))),
      total: money(total),
    },
  };
}
