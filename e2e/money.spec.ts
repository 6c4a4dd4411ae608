import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePorts } from "../scripts/free-ports.ts";
import { type MailServer, mailServer } from "../server/testing/mail-server.ts";
import { type StripeStandIn, stripeStandIn } from "../server/testing/stripe-stand-in.ts";
import { demo } from "./accounts.ts";
import { start, stop } from "./own-server.ts";

// A server of its own, because cards need the key of a provider: here a stand-in on this machine.

test.describe.configure({ timeout: 240_000 });

const place = mkdtempSync(join(tmpdir(), "atelier-money-"));
let server: ChildProcess | undefined;
let stripe: StripeStandIn | undefined;
let mails: MailServer | undefined;

test.afterAll(async () => {
  if (server?.exitCode === null) await stop(server);
  await stripe?.close();
  await mails?.close();
  rmSync(place, { recursive: true, force: true });
});

const CUSTOMER = "marit@example.org";

/** The newest link of this form that was mailed to the customer, once there is another mail. */
async function linkTo(part: string, count: number): Promise<string> {
  const received = () => (mails?.received ?? []).filter(({ to }) => to.includes(CUSTOMER));
  await expect.poll(() => received().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  const texts = received().map(({ text }) => text);
  const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
  return links.findLast((link) => link.includes(part)) ?? "";
}

test("an hour on a card is invoiced, found by mail, paid by card, and its receipt downloaded @journey:payments", async ({
  browser,
}) => {
  const [port = "", mailPort = ""] = await freePorts(2);
  const site = `http://127.0.0.1:${port}`;
  mails = await mailServer({ port: Number(mailPort) });
  stripe = await stripeStandIn({ webhook: `${site}/webhooks/stripe` });
  server = await start(Number(port), place, {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    OUTBOUND_PRIVATE: "on",
  });
  const staff = await (await browser.newContext({ baseURL: site })).newPage();
  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const answer = await staff.request.post("/graphql", {
      data: { query, variables },
      headers: { origin: site },
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };

  await test.step("an hour on a card becomes a line of an invoice", async () => {
    await signInAt(staff);
    const { createBoard } = await ask<{ createBoard: { columns: { id: string }[] } }>(
      `mutation($input: CreateBoardInput!) { createBoard(input: $input) { id columns { id } } }`,
      { input: { name: "Signs", columns: [{ name: "Doing" }] } },
    );
    const columnId = createBoard.columns[0]?.id ?? "";
    const { createCard } = await ask<{ createCard: { id: string } }>(
      `mutation($input: CreateCardInput!) { createCard(input: $input) { id } }`,
      { input: { columnId, title: "Paint the signs" } },
    );
    const endedAt = new Date(Date.now() - 3_600_000);
    const startedAt = new Date(endedAt.getTime() - 3_600_000);
    const { createTimeEntry } = await ask<{ createTimeEntry: { id: string } }>(
      `mutation($input: CreateTimeEntryInput!) { createTimeEntry(input: $input) { id } }`,
      { input: { cardId: createCard.id, startedAt, endedAt } },
    );
    const { createInvoice } = await ask<{ createInvoice: { id: string } }>(
      `mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`,
      {
        input: {
          to: { name: "Marit Eidissen", email: CUSTOMER, country: "NO" },
          currency: "EUR",
          items: [],
        },
      },
    );
    const { id } = createInvoice;
    await ask(
      `mutation($id: ID!, $input: AddTimeInput!) { addTimeToInvoice(id: $id, input: $input) { id } }`,
      { id, input: { entryIds: [createTimeEntry.id], unitPrice: 10_000, taxRate: 0 } },
    );
    await ask(`mutation($id: ID!) { finaliseInvoice(id: $id, send: true) { id } }`, { id });
    await staff.goto(`/dashboard/invoice/${id}`);
    await expect(staff.getByRole("article")).toContainText("Paint the signs");
  });

  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await test.step("the customer finds it by the address", async () => {
    await linkTo("/invoices/", 1);
    await page.goto("/payment");
    await page.getByLabel("Email").fill(CUSTOMER);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("Check your email");
    await page.goto(await linkTo("/payment?token=", 2));
    await page.getByRole("button", { name: "Show invoices and payments" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("€100.00 open");
    await page.getByRole("link", { name: /^View invoice/ }).click();
    await expect(page.getByRole("article")).toContainText("Paint the signs");
  });

  await test.step("and pays it on the provider's page", async () => {
    await page.getByRole("button", { name: "Pay by card" }).click();
    await expect(page.getByRole("heading", { name: "Pay 10000 eur" })).toBeVisible();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  });

  await test.step("the receipt is in the list, and behind the link in the mail", async () => {
    await page.goto(await linkTo("/invoices/", 3));
    const receipt = page.getByRole("link", { name: /^Receipt R-/ });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole("button", { name: "Pay by card" })).toHaveCount(0);
    const file = await page.request.get((await receipt.getAttribute("href")) ?? "");
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await page.goto("/payment");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing open");
    await expect(page.getByRole("link", { name: /^Receipt R-/ })).toBeVisible();
  });

  await test.step("who leaves the provider's page reads that nothing was charged, and pays later", async () => {
    const { products } = await ask<{
      products: {
        nodes: { kind: string; price: { amount: number }; variants: { id: string }[] }[];
      };
    }>(`{ products(first: 20) { nodes { kind price { amount } variants { id } } } }`);
    const font = products.nodes.find(({ kind }) => kind === "DIGITAL");
    const { completeCheckout } = await ask<{ completeCheckout: { id: string } }>(
      `mutation($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { id } }`,
      {
        input: {
          key: crypto.randomUUID(),
          lines: [{ variantId: font?.variants[0]?.id, quantity: 1 }],
          billing: { name: "Ada", street: "Kaigata 1", city: "Bodø", country: "NO" },
          expectedTotal: font?.price.amount,
          method: "CARD",
        },
      },
    );
    await staff.goto(`/dashboard/e-commerce/orders/${completeCheckout.id}`);
    await staff.getByRole("button", { name: "Pay by card" }).click();
    await staff.getByRole("link", { name: "Back", exact: true }).click();
    await expect(staff.getByRole("main")).toContainText("nothing was charged");
    await staff.getByRole("button", { name: "Pay by card" }).click();
    await staff.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(staff.getByRole("main")).toContainText(/Order \S+ is paid/);
  });

  await test.step("staff see the payment", async () => {
    await staff.goto("/dashboard/payments");
    await expect(
      staff.getByRole("row").filter({ hasText: "Marit Eidissen" }).first(),
    ).toContainText("Card");
  });
});

async function signInAt(page: Page): Promise<void> {
  const { email, password } = demo("admin");
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}
