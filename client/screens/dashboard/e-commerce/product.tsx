import { AddToCart } from "../../../features/checkout/add-to-cart.tsx";
import { CartLink } from "../../../features/checkout/cart-link.tsx";
import { goodsOf } from "../../../features/products/goods.ts";
import { WatchButton } from "../../../features/products/watch-button.tsx";
import { WishlistButton } from "../../../features/products/wishlist-button.tsx";
import { ProductView } from "../../../features/products/view/product-view.tsx";
import type { Route } from "./+types/product";

export default function ProductScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <ProductView
      id={id}
      actions={<CartLink />}
      buying={(product, variant) =>
        product.status === "PUBLISHED" && (
          <>
            <AddToCart key={variant.id} goods={goodsOf(product, variant)} />
            <div className="flex flex-wrap gap-3">
              {product.inventoryType === "OUT" && <WatchButton product={product} />}
              <WishlistButton product={product} />
            </div>
          </>
        )
      }
    />
  );
}
