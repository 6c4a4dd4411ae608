import { Shop } from "../../../features/products/shop/shop.tsx";
import { shopState } from "../../../features/products/shop/shop-url.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";

export default function ShopScreen() {
  const [query] = useAddressQuery();
  return <Shop state={shopState(query)} />;
}
