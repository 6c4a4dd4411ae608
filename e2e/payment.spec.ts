import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { mailsTo } from "./mails.ts";

interface Sent {
  id: string;
  number: string;
}

let customers = 0;

/** Sends an invoice of 125.00 to a new customer, of which 25.00 is paid. */
async function anInvoice(page: Page): Promise<Sent & { email: string }> {
  customers += 1;
  const email = `customer-${customers}-${Date.now()}@example.org`;
  await signIn(page, demo("admin"));
  const { createInvoice } = await ask<{ createInvoice: Sent }>(
    page,
    `mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`,
    {
      input: {
        to: { name: "Marit Eidissen", email },
        currency: "EUR",
        items: [{ title: "Night ferry signs", quantity: "1", unitPrice: 12_500, taxCategory: "Z" }],
      },
    },
  );
  const { id } = createInvoice;
  const { finaliseInvoice } = await ask<{ finaliseInvoice: Sent }>(
    page,
    `mutation($id: ID!) { finaliseInvoice(id: $id, send: true) { id number } }`,
    { id },
  );
  await ask(page, `mutation($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }`, {
    input: {
      invoiceId: id,
      amount: 2_500,
      receivedOn: "2026-01-02",
      method: "TRANSFER",
      idempotencyKey: crypto.randomUUID(),
    },
  });
  return { ...finaliseInvoice, email };
}

const linkIn = (text = ""): string =>
  new URL(/https?:\/\/\S+\/(?:payment\?token=|invoices\/)\S+/.exec(text)?.[0] ?? "").href;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a visitor without JavaScript finds an invoice by the address that it was sent to @journey:billing", async ({
  page,
  browser,
}) => {
  test.slow();
  const { email, number } = await anInvoice(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const visitor = await context.newPage();
  await visitor.goto("/payment");
  await visitor.getByRole("button", { name: "Send me the link" }).click();
  await expect(visitor.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByRole("button", { name: "Send me the link" }).click();
  await expect(visitor.getByRole("main").getByRole("status")).toContainText("Check your email");

  const link = linkIn((await mailsTo(email, 2)).at(-1)?.text);
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await visitor.request
      .fetch(link, { method })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["set-cookie"] ?? "").not.toContain("billing-link");
  }
  await visitor.goto(link);
  await expect(heading(visitor)).toHaveText("Your invoices and payments");
  await visitor.getByRole("button", { name: "Show invoices and payments" }).click();
  await expect(visitor).toHaveURL("/payment");
  await expect(heading(visitor)).toHaveText("€100.00 open");
  await expect(visitor.getByText(`Invoices for ${email}`)).toBeVisible();
  const payments = visitor.getByRole("listitem").filter({ hasText: "Bank transfer" });
  await expect(payments).toContainText("€25.00");
  await visitor.getByRole("link", { name: `View invoice ${number}` }).click();
  await expect(heading(visitor)).toHaveText(`Invoice ${number}`);
  await expect(visitor.getByRole("article")).toContainText("Night ferry signs");
  await visitor.getByRole("link", { name: "All invoices and payments" }).click();

  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Show invoices and payments" }).click();
  await expect(other.getByRole("main").getByRole("status")).toContainText(
    "expired or was already used",
  );
  await other.context().close();

  await visitor.getByRole("button", { name: "Close now" }).click();
  await expect(heading(visitor)).toHaveText("Find an invoice");
  await context.close();
});

test("the link in the mail of an invoice shows that one, until it is renewed", async ({
  page,
  browser,
}) => {
  const { id, email, number } = await anInvoice(page);
  const link = linkIn((await mailsTo(email, 1))[0]?.text);
  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  await expect(heading(visitor)).toHaveText(`Invoice ${number}`);
  await expect(visitor.getByRole("article")).toContainText("Marit Eidissen");
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await visitor.content()).not.toContain(`href="${link}"`);
  const opened = () =>
    ask<{ invoice: { openedCount: number } }>(
      page,
      `query($id: ID!) { invoice(id: $id) { openedCount } }`,
      { id },
    );
  await expect.poll(async () => (await opened()).invoice.openedCount).toBe(1);
  await audit(visitor);
  await visitor.goto("/payment");
  await expect(heading(visitor)).toHaveText("Find an invoice");
  await ask(page, `mutation($id: ID!) { renewInvoiceLink(id: $id) }`, { id });
  expect((await visitor.goto(link))?.status()).toBe(404);
  await visitor.context().close();
});

test("its states are accessible in light and dark, and fit a phone, in three languages", async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await anInvoice(page);
  const visitor = await (await browser.newContext()).newPage();
  for (const [path, title] of [
    ["/payment", "Find an invoice"],
    ["/fr/payment?said=sent", "Retrouver une facture"],
    ["/no/payment?said=ended", "Finn en faktura"],
    ["/no/payment?token=none", "Dine fakturaer og betalinger"],
  ] as const) {
    await visitor.goto(path);
    await expect(heading(visitor)).toHaveText(title);
    await audit(visitor);
  }
  await visitor.goto("/no/payment");
  await visitor.getByLabel("E-post").fill(email);
  await visitor.getByRole("button", { name: "Send meg lenken" }).click();
  await expect(visitor).toHaveURL("/no/payment?said=sent");
  await visitor.goto(linkIn((await mailsTo(email, 2)).at(-1)?.text));
  await visitor.getByRole("button", { name: "Vis fakturaer og betalinger" }).click();
  await expect(heading(visitor)).toContainText("ubetalt");
  await audit(visitor);
  await visitor.context().close();
});
