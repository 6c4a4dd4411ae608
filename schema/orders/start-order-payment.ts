import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { startPayment } from "../payments/start-payment.ts";
import { Order } from "./order.ts";

/** The address where an order is paid; afterwards its buyer is back at what was ordered. */
export async function startOrderPayment(id: string, context: Context): Promise<string> {
  const { invoice } = await context.find(Order, id);
  if (!invoice) throw new Conflict("This order has no invoice");
  const back = `/dashboard/e-commerce/checkout?order=${id}`;
  return startPayment(
    invoice.id,
    { paid: `${back}&paid=on`, cancelled: `${back}&unpaid=on` },
    context,
  );
}
