import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconHeartFilled from "@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs";
import { ProductToggle } from "./product-toggle.tsx";
import { AddToWishlistDocument, RemoveFromWishlistDocument } from "./wishlist.generated.ts";

interface WishlistButtonProps {
  product: { id: string; name: string; isOnWishlist: boolean };
}

const CHANGES = { on: AddToWishlistDocument, off: RemoveFromWishlistDocument };

/** Whether a product is on the viewer's wishlist, which nobody else sees. For members. */
export const WishlistButton = ({ product }: WishlistButtonProps) => (
  <ProductToggle
    product={product}
    isOn={product.isOnWishlist}
    Icon={product.isOnWishlist ? IconHeartFilled : IconHeart}
    changes={CHANGES}
    messages="shop.wishlist"
  />
);
