import { PayOrderButton } from "../../../features/checkout/pay-order-button.tsx";
import { OrderView } from "../../../features/orders/view/order-view.tsx";
import type { Route } from "./+types/order";

export default function OrderScreen({ params: { id } }: Route.ComponentProps) {
  return <OrderView key={id} id={id} pay={<PayOrderButton id={id} />} />;
}
