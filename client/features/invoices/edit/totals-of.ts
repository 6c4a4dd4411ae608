import { priceDocument, type PricedDocument } from "../../../../schema/pricing/price-document.ts";
import type { TaxCategory } from "../../../schema.generated.ts";
import { isBlank, type Line } from "./invoice-form.ts";

const CATEGORIES = { S: "s", Z: "z", E: "e", AE: "ae", O: "o" } as const satisfies Record<
  TaxCategory,
  string
>;

interface Priced {
  items: readonly Line[];
  discount: number | null;
  shipping: number | null;
  pricesIncludeTax: boolean;
}

export interface Totals extends PricedDocument {
  /** How many lines have no price, or none that can be read */
  unpriced: number;
}

const hasPrice = ({ unitPrice, quantity }: Line): boolean =>
  unitPrice !== null && Number.isSafeInteger(unitPrice) && /^\d{1,6}(\.\d{1,4})?$/.test(quantity);

/** The sums as the server will compute them, while one types; undefined if they are too high. */
export function totalsOf(
  { items, discount, shipping, pricesIncludeTax }: Priced,
  { discountRate, shippingRate }: { discountRate: number | null; shippingRate: number },
): Totals | undefined {
  const written = items.filter((item) => !isBlank(item));
  const amount = Number.isSafeInteger(discount) ? (discount ?? 0) : 0;
  const price = Number.isSafeInteger(shipping) ? (shipping ?? 0) : 0;
  try {
    const priced = priceDocument({
      pricesIncludeTax,
      lines: items.map((item) => ({
        quantity: hasPrice(item) ? item.quantity : "0",
        unitPrice: hasPrice(item) ? (item.unitPrice ?? 0) : 0,
        taxRate: item.taxRate,
        taxCategory: CATEGORIES[item.taxCategory],
      })),
      discount: discountRate === null ? { amount } : { basisPoints: discountRate },
      shipping: { price, taxRate: shippingRate, taxCategory: "s" },
    });
    return { ...priced, unpriced: written.filter((item) => !hasPrice(item)).length };
  } catch {
    return undefined;
  }
}
