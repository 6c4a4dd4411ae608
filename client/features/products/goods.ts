import type { ProductColor, ProductKind } from "../../schema.generated.ts";
import type { Amount } from "../../ui/price-text.ts";

interface Sold {
  id: string;
  name: string;
  kind: ProductKind;
  pictures: readonly { path: string }[];
  price: Amount;
  priceSale: Amount | null;
}

interface Variant {
  id: string;
  color: ProductColor | null;
  size: string | null;
  quantity: number | null;
}

/** A variant of a product as it goes into the cart. */
export function goodsOf({ id, name, kind, pictures, price, priceSale }: Sold, variant: Variant) {
  const { amount, currency } = priceSale ?? price;
  return {
    id: variant.id,
    productId: id,
    name,
    coverUrl: pictures[0]?.path ?? null,
    currency,
    price: amount,
    colors: variant.color ? [variant.color] : [],
    size: variant.size,
    isDigital: kind !== "PHYSICAL",
    available: variant.quantity,
  };
}
