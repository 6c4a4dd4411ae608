import { Checkout } from "../../../features/checkout/checkout.tsx";
import { PlacedOrder } from "../../../features/checkout/placed-order.tsx";
import { countries } from "../../../features/members/admin/edit/places.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";

export default function CheckoutScreen() {
  const [query] = useAddressQuery();
  const id = query.get("order");
  return id ? <PlacedOrder key={id} id={id} /> : <Checkout countries={countries} />;
}
