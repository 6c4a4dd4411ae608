import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { ProductKind } from "./product-parts.ts";
import { ProductVariant } from "./product-variant.ts";
import type { ProductVariantInput } from "./product.input.ts";
import type { Product } from "./product.ts";

type Row = Pick<ProductVariantInput, "id" | "color" | "size">;

const keyOf = ({ color = null, size = null }: Row): string => JSON.stringify([color, size]);

/** Brings the variants of a product, which are loaded, to those that were sent: one at least. */
export function changeVariants(
  product: Product,
  input: readonly ProductVariantInput[] | undefined,
  { em }: Context,
): void {
  const present = product.variants.getItems();
  const isWithout = input ? !input.length : !present.length;
  const sent = isWithout ? [{}] : input;
  if (sent) {
    refuseTwice(sent);
    const meant = variantsMeant(sent, present);
    for (const one of present) if (!meant.includes(one)) em.remove(one);
    for (const [position, one] of sent.entries()) {
      const variant = meant[position] ?? begin(product, position);
      Object.assign(variant, { position, color: one.color ?? null, size: one.size ?? null });
      if (one.sku !== undefined) variant.sku = one.sku;
      variant.quantity = stockOf(variant, one);
    }
  }
  if (product.kind === ProductKind.PHYSICAL) limitStock(product, sent);
}

/** The one that each stands for; without an id, the one of the same color and size. */
function variantsMeant(
  sent: readonly Row[],
  present: readonly ProductVariant[],
): (ProductVariant | undefined)[] {
  const named = sent.map(({ id }, n) => {
    const variant = id ? present.find((one) => one.id === id) : undefined;
    if (id && !variant) throw new Invalid({ [`variants.${n}.id`]: "Not valid" });
    return variant;
  });
  const others = present.filter((one) => !named.includes(one));
  return sent.map(
    (one, n) => named[n] ?? others.find((other) => !one.id && keyOf(other) === keyOf(one)),
  );
}

function begin(product: Product, position: number): ProductVariant {
  const quantity = product.kind === ProductKind.PHYSICAL ? 0 : null;
  const variant = new ProductVariant({ product, position, quantity });
  product.variants.add(variant);
  return variant;
}

/** What was sold since the stock was edited is not there again. */
function stockOf(
  { quantity: present }: ProductVariant,
  { quantity, quantityBefore }: ProductVariantInput,
): number | null {
  if (quantity === undefined) return present ?? null;
  if (quantity === null || present == null || quantityBefore == null) return quantity;
  return Math.max(0, present + quantity - quantityBefore);
}

/** What is shipped is limited: products that became physical have none. */
function limitStock(product: Product, sent: readonly ProductVariantInput[] | undefined): void {
  const unlimited = sent?.findIndex(({ quantity }) => quantity === null) ?? -1;
  if (unlimited >= 0) throw new Invalid({ [`variants.${unlimited}.quantity`]: "Required" });
  for (const variant of product.variants) variant.quantity ??= 0;
}

function refuseTwice(sent: readonly Row[]): void {
  const keys = sent.map(keyOf);
  const ids = sent.map(({ id }) => id);
  const isTwice = (n: number) =>
    keys.indexOf(keys[n] ?? "") < n || (!!ids[n] && ids.indexOf(ids[n]) < n);
  const twice = sent.findIndex((_, n) => isTwice(n));
  if (twice >= 0) throw new Invalid({ [`variants.${twice}`]: "Not valid" });
}
