import type Stripe from "stripe";
import { Malformed } from "../../schema/foundation/errors.ts";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import { type Outbound, OutboundFailed } from "../../schema/foundation/outbound.ts";
import {
  type PaymentPageRequest,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
} from "../../schema/foundation/payment-provider.ts";
import type { StripeAccount } from "../config.ts";
import { stripeEvents } from "./stripe-events.ts";
import { stripeHttp } from "./stripe-http.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

/** Of one payment. */
const MOST_LISTED = 100;

/** Answers to requests that will never succeed: what they ask for is not possible. */
const NEVER = [400, 402, 404];

const codeOf = (currency: string): string => currency.toUpperCase();

/** Payments on the hosted pages of Stripe Checkout. */
export function stripeProvider(
  account: StripeAccount,
  origin: string,
  network: Outbound,
): PaymentProvider {
  let made: Promise<Stripe> | undefined;
  const stripe = () => (made ??= clientOf(account, network));

  return {
    name: "stripe",
    canCharge: (amount, currency) => toStripe(amount, currency) !== undefined,
    async openPage(request) {
      const options = { idempotencyKey: `page-${request.paymentId}` };
      const session = await reached(async () =>
        (await stripe()).checkout.sessions.create(sessionOf(request, origin), options),
      );
      if (!session.url) throw new ProviderRefused("This page has ended");
      return { ref: session.id, url: session.url };
    },
    async closePage(pageRef) {
      try {
        await reached(async () => (await stripe()).checkout.sessions.expire(pageRef));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error; // it has ended, or was paid
      }
    },
    readPayment: (pageRef) => reached(async () => readPayment(await stripe(), pageRef)),
    async refund({ refundId, paymentId, paymentRef, amount, currency }) {
      const values = {
        payment_intent: paymentRef,
        amount: unitsOf(amount, currency),
        metadata: { refund_id: refundId, payment_id: paymentId },
      };
      const options = { idempotencyKey: `refund-${refundId}` };
      const refund = await reached(async () => (await stripe()).refunds.create(values, options));
      return refundOf(refund);
    },
    readEvent: stripeEvents(account.webhookSecret),
  };
}

async function clientOf({ secretKey, apiUrl }: StripeAccount, network: Outbound): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Client(secretKey, {
    httpClient: stripeHttp(network),
    host: hostname,
    port: port || (protocol === "http:" ? "80" : "443"),
    protocol: protocol === "http:" ? "http" : "https",
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Whether the provider refused, or could not be asked. Its own messages are for nobody but its customers. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (statusCode !== undefined && NEVER.includes(statusCode))
      throw new ProviderRefused(code ?? `Status ${statusCode}`);
    if (error instanceof ProviderRefused || error instanceof Malformed) throw error;
    if (statusCode !== undefined || isConnection(error)) throw new OutboundFailed("failed");
    throw error;
  }
}

const isConnection = (error: unknown): boolean =>
  error instanceof OutboundFailed || (error as { type?: string }).type === "StripeConnectionError";

function unitsOf(amount: number, currency: string): number {
  const units = toStripe(amount, currency);
  if (units === undefined) throw new ProviderRefused("This amount cannot be paid by card");
  return units;
}

function sessionOf(
  request: PaymentPageRequest,
  origin: string,
): Stripe.Checkout.SessionCreateParams {
  const { paymentId, amount, currency, description, email, locale } = request;
  const metadata = { payment_id: paymentId };
  return {
    mode: "payment",
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: { metadata, description },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: unitsOf(amount, currency),
          product_data: { name: description },
        },
      },
    ],
    // another currency would be another amount
    adaptive_pricing: { enabled: false },
    ...(email && { customer_email: email }),
    locale: BCP47[locale],
    success_url: `${origin}${request.paidPath}`,
    cancel_url: `${origin}${request.cancelledPath}`,
  };
}

async function readPayment(stripe: Stripe, pageRef: string): Promise<ProviderPayment> {
  const expand = ["payment_intent.latest_charge"];
  const session = await stripe.checkout.sessions.retrieve(pageRef, { expand });
  const currency = codeOf(session.currency ?? "");
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const status = statusOf(session, intent);
  const of = intent && { payment_intent: intent.id, limit: MOST_LISTED };
  const refunds = of && charge?.amount_refunded ? (await stripe.refunds.list(of)).data : [];
  const [dispute] = of && charge?.disputed ? (await stripe.disputes.list(of)).data : [];
  return {
    ref: intent?.id,
    status,
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    method: charge?.payment_method_details?.type === "sepa_debit" ? "sepa" : "card",
    receivedAt: charge ? new Date(charge.created * 1_000) : undefined,
    url: session.status === "open" ? (session.url ?? undefined) : undefined,
    refunds: refunds.map(refundOf),
    dispute: dispute && disputeOf(dispute),
  };
}

/** A card that is refused does not end a page: another one can be tried until it expires. */
function statusOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment["status"] {
  if (paid === "paid") return "succeeded";
  if (status === "open") return "pending";
  if (status === "expired") return "failed";
  if (intent?.status === "requires_capture") return "authorized";
  return intent?.status === "processing" ? "pending" : "failed";
}

const REFUNDS: Readonly<Record<string, ProviderRefund["status"]>> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

const refundOf = ({ id, metadata, amount, currency, status }: Stripe.Refund): ProviderRefund => ({
  ref: id,
  id: metadata?.["refund_id"],
  amount: fromStripe(amount, codeOf(currency)),
  status: REFUNDS[status ?? ""] ?? "pending",
});

const DISPUTES: Readonly<Record<string, ProviderDispute["status"]>> = {
  needs_response: "needs_response",
  warning_needs_response: "needs_response",
  appeal_needs_response: "needs_response",
  lost: "lost",
  won: "won",
  warning_closed: "won",
  prevented: "won",
};

function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { id, status, amount, currency, reason, evidence_details: evidence } = dispute;
  return {
    ref: id,
    status: DISPUTES[status] ?? "under_review",
    amount: fromStripe(amount, codeOf(currency)),
    reason,
    respondBy: evidence?.due_by ? new Date(evidence.due_by * 1_000) : undefined,
  };
}
