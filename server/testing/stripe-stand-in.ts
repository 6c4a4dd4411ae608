import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type Stripe from "stripe";

/** The requests and answers of Stripe that the product uses, in the shapes of its API, on this machine. */
export interface StripeStandIn {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The requests so far, such as `POST /v1/refunds`. */
  requests: string[];
  /** Pages by their id. */
  sessions: ReadonlyMap<string, Session>;
  /** The payer pays on a page. */
  pay(page: string): Session;
  /** Nobody paid in time. */
  expire(page: string): Session;
  /** Money goes back without a request: in the provider's own dashboard. */
  refund(page: string, amount: number, metadata?: Record<string, string>): Refund;
  /** A refund that was made fails after all. */
  failRefund(id: string): void;
  dispute(page: string, status: string): Dispute;
  /** From now on requests are answered with this status; undefined: as they should. */
  failWith(status: number | undefined): void;
  /** An event about an object, and the headers that it is sent with. */
  event(type: string, object: object, id?: string): { id: string; body: string };
  sign(body: string, at?: Date): Record<string, string>;
  close(): Promise<void>;
}

interface Session extends Pick<Stripe.Checkout.Session, "id" | "object"> {
  client_reference_id: string;
  amount_total: number;
  currency: string;
  customer_email: string | null;
  metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  payment_intent: Intent | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
}

interface Intent extends Pick<Stripe.PaymentIntent, "id" | "object"> {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  status: "succeeded";
  latest_charge: {
    id: string;
    object: "charge";
    amount: number;
    amount_refunded: number;
    created: number;
    disputed: boolean;
    payment_method_details: { type: "card" };
  };
}

interface Refund extends Pick<Stripe.Refund, "id" | "object"> {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: "succeeded" | "failed";
}

interface Dispute extends Pick<Stripe.Dispute, "id" | "object"> {
  amount: number;
  currency: string;
  payment_intent: string;
  reason: string;
  status: string;
  evidence_details: { due_by: number };
}

interface Answer {
  status: number;
  body: object;
}

/** The last day to answer a dispute, in seconds. */
const DUE_BY = 1_800_000_000;

let made = 0;
const idOf = (prefix: string): string => {
  made += 1;
  return `${prefix}_test_${made}_${randomUUID().slice(0, 8)}`;
};

const seconds = (at = new Date()): number => Math.floor(at.getTime() / 1_000);

const refused = (message: string, code: string, status = 400): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});

/**
 * Starts a stand-in for Stripe.
 * @param webhook where paying on its page in a browser sends an event to
 */
export async function stripeStandIn({
  port = 0,
  webhook,
}: { port?: number; webhook?: string } = {}): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const answered = new Map<string, { sent: string; answer: Answer }>();
  const requests: string[] = [];
  const secretKey = "sk_test_of_the_tests";
  const webhookSecret = "whsec_of_the_tests";
  let failure: number | undefined;
  let origin = "";

  const sessionOf = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no page ${id}`);
    return session;
  };

  const standIn: StripeStandIn = {
    url: "",
    secretKey,
    webhookSecret,
    requests,
    sessions,
    pay(page) {
      const session = sessionOf(page);
      if (session.status !== "open") throw new Error("This page has ended");
      const { amount_total: amount, currency, metadata } = session;
      const charge = {
        id: idOf("ch"),
        object: "charge" as const,
        amount,
        amount_refunded: 0,
        created: seconds(),
        disputed: false,
        payment_method_details: { type: "card" as const },
      };
      const intent: Intent = {
        id: idOf("pi"),
        object: "payment_intent",
        amount,
        currency,
        metadata,
        status: "succeeded",
        latest_charge: charge,
      };
      return Object.assign(session, {
        status: "complete",
        payment_status: "paid",
        payment_intent: intent,
        url: null,
      });
    },
    expire: (page) => Object.assign(sessionOf(page), { status: "expired", url: null }),
    refund(page, amount, metadata = {}) {
      const intent = sessionOf(page).payment_intent;
      if (!intent) throw new Error("Nothing was paid");
      return giveBack(intent, amount, metadata);
    },
    failRefund(id) {
      const refund = refunds.find((one) => one.id === id);
      if (refund) refund.status = "failed";
    },
    dispute(page, status) {
      const intent = sessionOf(page).payment_intent;
      if (!intent) throw new Error("Nothing was paid");
      const known = disputes.find((one) => one.payment_intent === intent.id);
      const dispute = known ?? {
        id: idOf("dp"),
        object: "dispute" as const,
        amount: intent.amount,
        currency: intent.currency,
        payment_intent: intent.id,
        reason: "fraudulent",
        status,
        evidence_details: { due_by: DUE_BY },
      };
      if (!known) disputes.push(dispute);
      intent.latest_charge.disputed = true;
      return Object.assign(dispute, { status });
    },
    failWith(status) {
      failure = status;
    },
    event(type, object, id = idOf("evt")) {
      const data = { object };
      const event = { id, object: "event", api_version: "2026-10-28.endive", type, data };
      return { id, body: JSON.stringify({ ...event, created: seconds(), livemode: false }) };
    },
    sign(body, at = new Date()) {
      const time = seconds(at);
      const signature = createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex");
      return {
        "stripe-signature": `t=${time},v1=${signature}`,
        "content-type": "application/json",
      };
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };

  function giveBack(intent: Intent, amount: number, metadata: Record<string, string>): Refund {
    const refund: Refund = {
      id: idOf("re"),
      object: "refund",
      amount,
      currency: intent.currency,
      metadata,
      payment_intent: intent.id,
      status: "succeeded",
    };
    intent.latest_charge.amount_refunded += amount;
    refunds.push(refund);
    return refund;
  }

  function create(form: URLSearchParams): Answer {
    const id = idOf("cs");
    const price = "line_items[0][price_data]";
    const session: Session = {
      id,
      object: "checkout.session",
      client_reference_id: form.get("client_reference_id") ?? "",
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? "",
      customer_email: form.get("customer_email"),
      metadata: { payment_id: form.get("metadata[payment_id]") ?? "" },
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
      url: `${origin}/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function createRefund(form: URLSearchParams): Answer {
    const of = form.get("payment_intent");
    const intent = [...sessions.values()]
      .map((one) => one.payment_intent)
      .find((one) => one?.id === of);
    if (!intent) return refused("No such payment_intent", "resource_missing", 404);
    const amount = Number(form.get("amount"));
    if (amount > intent.amount - intent.latest_charge.amount_refunded)
      return refused("Refund amount is greater than unrefunded amount", "charge_already_refunded");
    const names = ["refund_id", "payment_id"];
    const metadata = names.map((name) => [name, form.get(`metadata[${name}]`) ?? ""]);
    return { status: 200, body: giveBack(intent, amount, Object.fromEntries(metadata)) };
  }

  function expireByRequest(session: Session): Answer {
    if (session.status !== "open") return refused("This session is not open", "resource_state");
    return { status: 200, body: standIn.expire(session.id) };
  }

  const pageOf = (all: readonly { payment_intent: string }[], query: URLSearchParams): Answer => {
    const data = all.filter((one) => one.payment_intent === query.get("payment_intent"));
    return { status: 200, body: { object: "list", data, has_more: false, url: "" } };
  };

  function answerTo(
    method: string,
    { pathname, searchParams }: URL,
    form: URLSearchParams,
  ): Answer {
    if (failure) return { status: failure, body: { error: { type: "api_error" } } };
    const [, id = "", verb] =
      /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const session = sessions.get(id);
    const route = `${method} ${pathname}`;
    if (route === "POST /v1/checkout/sessions") return create(form);
    if (route === "POST /v1/refunds") return createRefund(form);
    if (route === "GET /v1/refunds") return pageOf(refunds, searchParams);
    if (route === "GET /v1/disputes") return pageOf(disputes, searchParams);
    if (!session) return refused(`No such page: ${id}`, "resource_missing", 404);
    return verb === "expire" ? expireByRequest(session) : { status: 200, body: session };
  }

  /** The same key has the same answer; with something else it is refused. */
  function once(request: IncomingMessage, url: URL, sent: string): Answer {
    const { method = "GET", headers } = request;
    if (headers.authorization !== `Bearer ${secretKey}`)
      return refused("Invalid API Key provided", "api_key", 401);
    const key = method === "POST" ? headers["idempotency-key"] : undefined;
    const known = key ? answered.get(String(key)) : undefined;
    if (known && known.sent !== sent) return refused("Keys are for one request", "idempotency");
    const answer = known?.answer ?? answerTo(method, url, new URLSearchParams(sent));
    if (key && answer.status < 500) answered.set(String(key), { sent, answer });
    return answer;
  }

  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const { method = "GET" } = request;
    const url = new URL(request.url ?? "/", origin);
    requests.push(`${method} ${url.pathname}`);
    const [, page] = /^\/pay\/([^/]+)$/.exec(url.pathname) ?? [];
    if (page && method === "GET") {
      const { amount_total: amount, currency } = sessionOf(page);
      return void response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(
          `<h1>Pay ${amount} ${currency}</h1><form method="post"><button>Pay</button></form><a href="${sessionOf(page).cancel_url}">Back</a>`,
        );
    }
    if (page) {
      const session = standIn.pay(page);
      const { body } = standIn.event("checkout.session.completed", session);
      if (webhook) await fetch(webhook, { method: "POST", body, headers: standIn.sign(body) });
      return void response.writeHead(303, { location: session.success_url }).end();
    }
    const { status, body } = once(request, url, sent);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(standIn, { url: origin });
}
