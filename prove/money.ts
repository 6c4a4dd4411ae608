// The money of a shop: 50 buyers race for 10 pieces over two processes; checkouts and finalisations are cut by kill -9,
// on both databases, and everything is reconciled after each; look-ups of known and unknown addresses are alike.
// PROVE_ORDERS is how many of each are sent (200), PROVE_TRIES how many look-ups (400), PROVE_SEED repeats a run.

import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Account, Refused, signIn } from "./support/account.ts";
import { onEach, type Place, postgresPlace, redis } from "./support/place.ts";
import { check, checkNone, note, proof, skipped } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";

const BUYERS = 50;
const PIECES = 10;
const SENT = Number(process.env.PROVE_ORDERS || 200);
const TRIES = Number(process.env.PROVE_TRIES || 400);
/** How many are sent at the same time. */
const AT_ONCE = 8;
const PRICE = 10_000;

const BILLING = { name: "A buyer", street: "Sjøgata 14", city: "Bodø", country: "NO" };
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { id number } }`;
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { id variants { id } } }`;
const PRICE_CART = `query ($input: CartInput!) { priceCart(input: $input) { total { amount } } }`;
const DRAFT = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`;
const FINALISE = `mutation ($id: ID!) { finaliseInvoice(id: $id) { number } }`;

await proof("money", async () => {
  note(`seed ${SEED}, ${SENT} checkouts and finalisations, ${TRIES} look-ups`);
  await race();
  await onEach(killBetween);
  await onEach(lookUp);
});

/** Runs the product's own check; on the embedded database the server has to be stopped. */
function reconcile(at: string, { environment }: Place): void {
  const { PATH = "", HOME = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["build/server/start.js", "reconcile"],
    {
      encoding: "utf8",
      env: { PATH, HOME, SECRET: "of the proofs alone, thirty-two characters", ...environment },
    },
  );
  check(`${at}: ${stdout.trim().split("\n").at(-1)}`, status === 0, `${stdout}${stderr}`);
}

/** What is bought, how it is sent, and what that costs. */
interface Offer {
  variantId: string;
  shippingOptionId: string | null;
  total: number;
}

async function sells(url: string, billing: Account, quantity: number): Promise<Offer> {
  const input = {
    name: `Print ${randomUUID().slice(0, 8)}`,
    price: PRICE,
    taxRate: 2_500,
    pictures: [{ path: "/artwork/waves-235.svg" }],
    variants: [{ quantity }],
    status: "PUBLISHED",
  };
  const { createProduct } = await billing.ask<{
    createProduct: { variants: { id: string }[] };
  }>(url, CREATE, { input });
  const variantId = createProduct.variants[0]?.id ?? "";
  const { shippingOptions } = await billing.ask<{ shippingOptions: { id: string }[] }>(
    url,
    "{ shippingOptions { id } }",
  );
  const shippingOptionId = shippingOptions[0]?.id ?? null;
  const lines = [{ variantId, quantity: 1 }];
  const { priceCart } = await billing.ask<{ priceCart: { total: { amount: number } } }>(
    url,
    PRICE_CART,
    { input: { lines, shippingOptionId } },
  );
  return { variantId, shippingOptionId, total: priceCart.total.amount };
}

function purchase({ variantId, shippingOptionId, total }: Offer, key: string) {
  const lines = [{ variantId, quantity: 1 }];
  return { input: { key, lines, shippingOptionId, billing: BILLING, expectedTotal: total } };
}

async function race(): Promise<void> {
  const place = await postgresPlace();
  const shared = redis();
  if (!place || !shared) return skipped("the race", "two processes need PostgreSQL and Redis");
  Object.assign(place.environment, shared);
  const servers = [await Server.start(place), await Server.start(place)];
  const [first] = servers as [Server, Server];
  const billing = await signIn(first.url, "billing@atelier.test");
  const member = await signIn(first.url, "member@atelier.test");
  const offer = await sells(first.url, billing, PIECES);
  const tried = await Promise.allSettled(
    Array.from({ length: BUYERS }, (_, n) =>
      member.ask((servers[n % 2] ?? first).url, COMPLETE, purchase(offer, `race-${randomUUID()}`)),
    ),
  );
  const won = tried.filter(({ status }) => status === "fulfilled").length;
  const lost = tried.flatMap((one) => (one.status === "rejected" ? [one.reason as Error] : []));
  check(`${BUYERS} buyers on two processes: ${won} orders for ${PIECES} pieces`, won === PIECES);
  checkNone(
    "the others are told that it is sold out",
    lost.flatMap((error) =>
      error instanceof Refused && /^(Sold out|Invalid input)/.test(error.message)
        ? []
        : [error.message],
    ),
  );
  reconcile("the race", place);
  for (const server of servers) await server.stop();
  await place.remove();
}

/** Sends until the server is gone; what got no answer is returned. */
async function sendAll<T>(
  all: readonly T[],
  send: (one: T) => Promise<unknown>,
): Promise<{ unanswered: T[]; refused: string[] }> {
  const waiting = [...all];
  const unanswered: T[] = [];
  const refused: string[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      try {
        await send(one);
      } catch (error) {
        if (error instanceof Refused) refused.push(error.message);
        else unanswered.push(one);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { unanswered, refused };
}

async function killBetween(place: Place): Promise<void> {
  const dice = diceOf(`money ${place.name}`);
  let server = await Server.start(place);
  const billing = await signIn(server.url, "billing@atelier.test");
  const member = await signIn(server.url, "member@atelier.test");
  const offer = await sells(server.url, billing, SENT * 2);
  const keys = Array.from({ length: SENT }, () => `kill-${randomUUID()}`);
  const drafts: string[] = [];
  await sendAll(keys, async () => {
    const to = { name: "A customer" };
    const items = [{ title: "A day", quantity: "1", unitPrice: PRICE }];
    const { createInvoice } = await billing.ask<{ createInvoice: { id: string } }>(
      server.url,
      DRAFT,
      { input: { to, items } },
    );
    drafts.push(createInvoice.id);
  });
  const buy = (key: string) => member.ask(server.url, COMPLETE, purchase(offer, key));
  const finalise = (id: string) => billing.ask(server.url, FINALISE, { id });
  for (const [what, all, send] of [
    ["checkouts", keys, buy],
    ["finalisations", drafts, finalise],
  ] as const) {
    const at = `${place.name}, ${what}`;
    let answered = 0;
    const enough = Math.floor(all.length / 3) + dice.below(Math.ceil(all.length / 3));
    let reached = (): void => undefined;
    const half = new Promise<void>((done) => (reached = done));
    const sending = sendAll(all, async (one) => {
      await send(one);
      answered += 1;
      if (answered === enough) reached();
    });
    await half;
    await pause(dice.below(30));
    await server.kill();
    const { unanswered, refused } = await sending;
    check(`${at}: killed after ${answered} of ${all.length}`, unanswered.length > 0);
    checkNone(`${at}: nothing was refused`, refused);
    reconcile(`${at}, after the kill`, place);
    server = await Server.start(place);
    const again = await sendAll(unanswered, send);
    // a finalisation that was stored without an answer is refused the second time
    const faults = again.refused.filter((text) => !text.startsWith("This invoice is finalised"));
    checkNone(`${at}: what got no answer is sent again`, [
      ...faults,
      ...again.unanswered.map(() => "no answer"),
    ]);
  }
  const { orders } = await member.ask<{ orders: { nodes: { id: string }[]; totalCount: number } }>(
    server.url,
    `{ orders(filter: { search: "A buyer" }, first: 1) { totalCount nodes { id } } }`,
  );
  check(`${place.name}: ${SENT} keys are ${orders.totalCount} orders`, orders.totalCount === SENT);
  await server.stop();
  reconcile(`${place.name}, at the end`, place);
}

/** Of numbers in ascending order. */
function quantile(all: readonly number[], share: number): number {
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
}

async function lookUp(place: Place): Promise<void> {
  const server = await Server.start(place);
  const billing = await signIn(server.url, "billing@atelier.test");
  const email = "known@example.org";
  const to = { name: "Known", email };
  const items = [{ title: "A day", quantity: "1", unitPrice: PRICE }];
  const { createInvoice } = await billing.ask<{ createInvoice: { id: string } }>(
    server.url,
    DRAFT,
    { input: { to, items } },
  );
  await billing.ask(server.url, FINALISE, { id: createInvoice.id });
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const answers: Record<"known" | "unknown", Set<string>> = {
    known: new Set(),
    unknown: new Set(),
  };
  for (let n = -20; n < TRIES; n += 1) {
    const kind = n % 2 ? "known" : "unknown";
    const address = kind === "known" ? email : `nobody-${n}@example.org`;
    const path = `/api/invoices?email=${encodeURIComponent(address)}`;
    const since = performance.now();
    const answer = await fetch(`${server.url}${path}`);
    const body = await answer.text();
    const ms = performance.now() - since;
    if (n < 0) continue; // the first ones compile
    times[kind].push(ms);
    const headers = [...answer.headers].filter(
      ([name]) => !["date", "x-request-id"].includes(name),
    );
    answers[kind].add(JSON.stringify([answer.status, body, headers]));
  }
  const [known, unknown] = [times.known, times.unknown].map((all) =>
    all.toSorted((one, other) => one - other),
  ) as [number[], number[]];
  for (const [kind, all] of Object.entries({ known, unknown })) {
    const shares = [0.1, 0.5, 0.9, 0.99].map(
      (share) => `${share * 100} %: ${quantile(all, share).toFixed(1)} ms`,
    );
    note(`${place.name}, ${kind}: ${shares.join(", ")}`);
  }
  check(
    `${place.name}: ${TRIES} look-ups have one body and one set of headers`,
    answers.known.size === 1 &&
      answers.unknown.size === 1 &&
      [...answers.known][0] === [...answers.unknown][0],
    [...answers.known, ...answers.unknown].slice(0, 3).join(" / "),
  );
  const apart = Math.abs(quantile(known, 0.5) - quantile(unknown, 0.5));
  check(`${place.name}: their medians are ${apart.toFixed(2)} ms apart`, apart < 20);
  await server.stop();
}
