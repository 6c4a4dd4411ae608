import type { Context } from "../foundation/context.ts";
import type { PaymentProvider } from "../foundation/payment-provider.ts";
import { isUuid } from "../foundation/uuid.ts";
import { Payment } from "./payment.ts";
import { PaymentEvent } from "./payment-event.ts";
import { READ_PAYMENT } from "./payment-jobs.ts";

/**
 * Takes an event of a provider: it is stored with the job that reads its payment, or not at all. Events that come again,
 * or that are about nothing of ours, change nothing. MALFORMED if the provider did not sign it just now.
 */
export async function takeEvent(
  provider: PaymentProvider,
  { body, signature }: { body: Uint8Array; signature: string },
  context: Context,
): Promise<void> {
  const event = await provider.readEvent(body, signature);
  const { em } = context;
  if (await em.count(PaymentEvent, { id: event.id })) return;
  const { name } = provider;
  const payment = await em.findOne(Payment, {
    provider: name,
    ...(event.paymentId && isUuid(event.paymentId)
      ? { id: event.paymentId }
      : { providerRef: event.paymentRef ?? "" }),
  });
  const { id, type, createdAt } = event;
  const paymentId = payment?.id ?? null;
  const receivedAt = context.now();
  em.persist(new PaymentEvent({ id, type, createdAt, receivedAt, paymentId, provider: name }));
  if (payment) context.enqueueJob(READ_PAYMENT, { id: payment.id });
  await context.saveUnique();
}
