import { AddOneButton } from "../../../features/checkout/add-to-cart.tsx";
import { CartLink } from "../../../features/checkout/cart-link.tsx";
import { goodsOf } from "../../../features/products/goods.ts";
import { Shop } from "../../../features/products/shop/shop.tsx";
import { WatchButton } from "../../../features/products/watch-button.tsx";
import { shopState } from "../../../features/products/shop/shop-url.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";

export default function ShopScreen() {
  const [query] = useAddressQuery();
  return (
    <Shop
      state={shopState(query)}
      actions={<CartLink />}
      actionOf={(product) => {
        if (product.inventoryType === "OUT") return <WatchButton product={product} isSmall />;
        // With several, a color or size is chosen first.
        const [variant, another] = product.variants;
        return variant && !another && variant.quantity !== 0 ? (
          <AddOneButton goods={goodsOf(product, variant)} />
        ) : undefined;
      }}
    />
  );
}
