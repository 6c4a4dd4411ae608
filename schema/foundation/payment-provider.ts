// What code asks of a service that takes money online. `server/payments` implements it; without one, payments are
// recorded by hand. States only ever move forward in what is stored, so it does not matter in which order they are read.

import type { Locale } from "./locale.ts";

/** A payment as it stands at the provider now. */
export interface ProviderPayment {
  /** By which staff find it at the provider; undefined before anything was paid. */
  ref: string | undefined;
  status: "pending" | "authorized" | "succeeded" | "failed";
  /** In minor units. */
  amount: number;
  /** ISO 4217 code, such as `EUR`. */
  currency: string;
  method: "card" | "sepa";
  /** When the money came. */
  receivedAt: Date | undefined;
  /** Where it can be paid; undefined once that is over. */
  url: string | undefined;
  refunds: readonly ProviderRefund[];
  dispute: ProviderDispute | undefined;
}

export interface ProviderRefund {
  ref: string;
  /** The id of the refund here; undefined if it was begun at the provider. */
  id: string | undefined;
  amount: number;
  status: "pending" | "succeeded" | "failed";
}

export interface ProviderDispute {
  ref: string;
  status: "needs_response" | "under_review" | "won" | "lost";
  amount: number;
  /** In the provider's words, such as `fraudulent`. */
  reason: string;
  respondBy: Date | undefined;
}

/** Where a payment is made, and by which id the provider knows it. */
export interface PaymentPage {
  ref: string;
  url: string;
}

export interface PaymentPageRequest {
  /** Of the payment here: asked again with it, the provider answers with the same page. */
  paymentId: string;
  amount: number;
  currency: string;
  /** What is paid, as the payer reads it. */
  description: string;
  /** Empty if it is not known. */
  email: string;
  locale: Locale;
  /** Paths on this site, for afterwards. */
  paidPath: string;
  cancelledPath: string;
}

export interface ProviderRefundRequest {
  /** Of the refund here: asked again with it, money goes back once. */
  refundId: string;
  paymentId: string;
  /** Of the payment at the provider. */
  paymentRef: string;
  amount: number;
  currency: string;
}

/** Something happened to a payment. What it is now is read from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Of the payment here, if the event says it. */
  paymentId: string | undefined;
  /** Of the payment at the provider. */
  paymentRef: string | undefined;
  createdAt: Date;
}

/** The provider will never do this. */
export class ProviderRefused extends Error {}

export interface PaymentProvider {
  /** As stored in payments. */
  readonly name: string;
  /** Whether it can take exactly this amount. */
  canCharge(amount: number, currency: string): boolean;
  openPage(request: PaymentPageRequest): Promise<PaymentPage>;
  /** Nothing can be paid there any more; nothing happens if that is so already. */
  closePage(pageRef: string): Promise<void>;
  readPayment(pageRef: string): Promise<ProviderPayment>;
  /** Rejects with ProviderRefused if it can never be given back. */
  refund(request: ProviderRefundRequest): Promise<ProviderRefund>;
  /** Verifies who sent an event; rejects with MALFORMED. */
  readEvent(body: Uint8Array, signature: string): Promise<ProviderEvent>;
}
