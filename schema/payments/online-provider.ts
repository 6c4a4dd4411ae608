import type { Context } from "../foundation/context.ts";
import { Conflict, Problem } from "../foundation/errors.ts";
import { OutboundFailed } from "../foundation/outbound.ts";
import type { PaymentProvider } from "../foundation/payment-provider.ts";
import type { Payment } from "./payment.ts";

/** The provider that is set up; CONFLICT without one. */
export function onlineProvider({ services }: Context): PaymentProvider {
  const { paymentProvider } = services;
  if (!paymentProvider) throw new Conflict("Payments by card are not set up");
  return paymentProvider;
}

/** The provider of a payment; CONFLICT if another one is set up now. */
export function providerOf({ provider }: Payment, context: Context): PaymentProvider {
  const set = onlineProvider(context);
  if (set.name !== provider) throw new Conflict("The provider of this payment is not set up");
  return set;
}

/** What someone waits for: if the provider cannot be reached, it can be tried again. */
export async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutboundFailed)
      throw new Problem("UNAVAILABLE", "Card payments are unavailable. Try again in a moment.");
    throw error;
  }
}
