import { SHOP_ADDRESS } from "../../../features/products/product-address.ts";
import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/e-commerce redirects to the shop. */
export default function CommerceStart() {
  return <Redirect to={SHOP_ADDRESS} />;
}
