import type Stripe from "stripe";
import { z } from "zod";
import { Malformed } from "../../schema/foundation/errors.ts";
import type { PaymentProvider } from "../../schema/foundation/payment-provider.ts";

/** What of the objects of events is read: which payment they are about. */
const About = z.object({
  id: z.string().optional(),
  object: z.string().optional(),
  client_reference_id: z.string().nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** Verifies events over their bytes as they came: who signed them, and that it was within five minutes. */
export function stripeEvents(secret: string): PaymentProvider["readEvent"] {
  return async (body, signature) => {
    const event = await verified(body, signature, secret);
    const about = About.safeParse(event.data.object).data ?? {};
    const { payment_intent: intent, metadata } = about;
    const intentId = typeof intent === "object" ? intent?.id : intent;
    return {
      id: event.id,
      type: event.type,
      paymentId: about.client_reference_id ?? metadata?.["payment_id"],
      paymentRef: (about.object === "payment_intent" ? about.id : intentId) ?? undefined,
      createdAt: new Date(event.created * 1_000),
    };
  };
}

async function verified(
  body: Uint8Array,
  signature: string,
  secret: string,
): Promise<Stripe.Event> {
  const { default: Client } = await import("stripe");
  try {
    return Client.webhooks.constructEvent(Buffer.from(body), signature, secret);
  } catch {
    throw new Malformed("The signature is not valid");
  }
}
