import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, row, snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

/** A draft of 1,000.00 with 25 % VAT; its id. */
async function aDraft(page: Page, title: string): Promise<string> {
  const { createInvoice } = await ask<{ createInvoice: { id: string } }>(
    page,
    `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`,
    {
      input: {
        currency: "EUR",
        to: { name: "Ada Berg", email: "ada.berg@mail.example", country: "NO" },
        items: [{ title, quantity: "2", unitPrice: 50_000, taxRate: 2_500 }],
      },
    },
  );
  return createInvoice.id;
}

const finalised = async (page: Page, title: string): Promise<string> => {
  const id = await aDraft(page, title);
  await ask(page, `mutation ($id: ID!) { finaliseInvoice(id: $id) { id } }`, { id });
  return id;
};

const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

test("an invoice is written by keyboard, finalised, and paid @journey:invoices @journey:payments", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/invoice/new");
  await page.getByRole("button", { name: "Change customer" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill("Ada Berg");
  await dialog(page).getByRole("button", { name: "Apply" }).click();

  const field = (name: string, line: number) => page.getByLabel(`${name}, line ${line}`);
  await field("Item", 1).fill("Poster");
  await field("Qty", 1).fill("1.5");
  await field("Price", 1).fill("1,234.50");
  await field("Price", 1).press("Enter");
  await expect(field("Item", 2)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(field("Item", 1)).toBeFocused();
  await field("Price", 1).press("Enter");
  await field("Item", 2).fill("Travel");
  await field("Price", 2).fill("10");
  await field("Item", 2).press("Alt+ArrowUp");
  await expect(field("Item", 1)).toBeFocused();
  await expect(field("Item", 1)).toHaveValue("Travel");
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("2,327.19");

  await page.getByRole("button", { name: "Finalise and send" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Finalise €2,327.19/ })
    .click();
  await expect(page.getByRole("heading", { name: /^Invoice .+-\d{4}$/ })).toBeVisible();
  await page.getByRole("button", { name: "Record payment" }).first().click();
  await dialog(page).getByLabel("Amount").fill("2000");
  await expect(dialog(page)).toContainText("€327.19");
  await dialog(page).getByLabel("Amount").fill("2327.19");
  await dialog(page).getByRole("button", { name: "Record €2,327.19" }).click();
  await expect(snackbar(page, "Payment recorded")).toBeVisible();
  await expect(page.getByRole("region", { name: "Status" })).toContainText("Paid");
});

test("what is finalised is not edited but credited, at most what is left", async ({ page }) => {
  await signIn(page, demo("admin"));
  const id = await finalised(page, "Print run");
  await page.goto(`/dashboard/invoice/${id}/edit`);
  await page.getByRole("button", { name: "Create credit note" }).click();
  await page.getByRole("checkbox", { name: "Print run" }).check();
  await expect(page.getByRole("article")).toContainText("−€1,250.00");
  await page.getByRole("radio", { name: "Amount" }).check();
  await page.getByLabel("Amount including VAT").fill("1250.01");
  await expect(page.getByRole("button", { name: "Finalise" })).toBeDisabled();
  await page.getByLabel("Amount including VAT").fill("250");
  await page.getByRole("button", { name: "Finalise" }).click();
  await dialog(page).getByRole("button", { name: "Credit €250.00" }).click();
  await expect(page.getByRole("heading", { name: /^Credit note / })).toBeVisible();
});

test("an invoice is downloaded as PDF and XML, a draft as a marked preview", async ({ page }) => {
  await signIn(page, demo("admin"));
  const [id, draft] = [await finalised(page, "Catalogue"), await aDraft(page, "Catalogue")];
  await page.goto(`/dashboard/invoice/${id}`);
  const files = page.getByRole("list", { name: "Documents" });
  const heading = page.getByRole("heading", { name: /^Invoice \S+$/ });
  const number = ((await heading.textContent()) ?? "").replace("Invoice ", "");
  for (const [end, beginning] of Object.entries({ pdf: "%PDF-", xml: "<?xml" })) {
    const name = `${number}.${end}`;
    const path = await files.getByRole("link", { name }).getAttribute("href");
    const file = await page.request.get(path ?? "");
    expect(file.headers()["content-disposition"]).toContain(name);
    expect((await file.body()).toString("latin1").startsWith(beginning)).toBe(true);
  }
  await page.goto(`/dashboard/invoice/list?q=${number}`);
  const saved = page.waitForEvent("download");
  await choose(page, row(page, "Ada Berg"), "Download XML");
  expect((await saved).suggestedFilename()).toBe(`${number}.xml`);
  await page.goto(`/dashboard/invoice/${draft}`);
  await expect(files.getByRole("link")).toHaveCount(1);
  await expect(files.getByRole("link", { name: "draft.pdf" })).toContainText("marked as a draft");
});

test("a draft has subject, service period, units, and a discount in percent or as an amount", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  const id = await aDraft(page, "Workshop");
  await page.goto(`/dashboard/invoice/${id}/edit`);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals).toContainText("1,250.00");
  await page.getByLabel("Subject").fill("Autumn campaign");
  await page.getByLabel("Service from", { exact: true }).fill("03/11/2026");
  await page.getByLabel("Unit, line 1").selectOption({ label: "days" });
  await page.getByLabel("Discount as amount or percentage").selectOption("PERCENT");
  await page.getByLabel("Discount", { exact: true }).fill("12.5");
  await expect(totals).toContainText("1,093.75");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Unsaved")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Discount", { exact: true })).toHaveValue("12.5");
  await page.getByRole("link", { name: "Preview" }).click();
  const paper = page.getByRole("article");
  await expect(paper).toContainText("Autumn campaign");
  await expect(paper).toContainText("Date of service3 Nov 2026");
  await expect(paper).toContainText("2 d");
  await expect(paper).toContainText("−€125.00");

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Discount as amount or percentage").selectOption("AMOUNT");
  await page.getByLabel("Discount", { exact: true }).fill("100");
  await expect(totals).toContainText("1,125.00");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Unsaved")).toHaveCount(0); // the button is disabled while it saves, too
  const { invoice } = await ask<{ invoice: object }>(
    page,
    `query ($id: ID!) { invoice(id: $id) { discountRate total { amount } periodTo } }`,
    { id },
  );
  expect(invoice).toEqual({
    discountRate: null,
    total: { amount: 112_500 },
    periodTo: "2026-11-03",
  });
});

test("two who change a draft at once are told", async ({ page }) => {
  await signIn(page, demo("admin"));
  const id = await aDraft(page, "Signs");
  await page.goto(`/dashboard/invoice/${id}/edit`);
  await page.getByLabel("Note").fill("Mine");
  await ask(
    page,
    `mutation ($id: ID!) { updateInvoice(id: $id, input: { note: "Theirs" }) { id } }`,
    { id },
  );
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog(page)).toContainText("Theirs");
});

test("members read what is theirs, and nothing else; nobody but billing writes", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("admin"));
  const id = await finalised(page, "Secret");
  const other = await signedIn(browser, baseURL, "editor");
  await other.goto(`/dashboard/invoice/${id}`);
  await expect(other.getByText("Invoice not found")).toBeVisible();
  await other.goto("/dashboard/invoice/new");
  await expect(other.getByText("You don’t have access to this list")).toBeVisible();
  await other.goto("/dashboard/invoice/list");
  await expect(other.getByRole("heading", { name: "Invoices", exact: true })).toBeVisible();
  await expect(other.getByRole("link", { name: "New invoice" })).toHaveCount(0);
  await other.close();
});

test("paper, editor and payments fit a phone", async ({ page }) => {
  await signIn(page, demo("admin"));
  const [open, draft] = [await finalised(page, "Phone"), await aDraft(page, "Phone")];
  await page.goto(`/dashboard/invoice/${open}`);
  await expect(page.getByRole("article")).toBeVisible();
  await audit(page, { at: [390] });
  await page.goto(`/dashboard/invoice/${draft}/edit`);
  await expect(page.getByRole("region", { name: "Totals" })).toBeVisible();
  await fits(page, { at: [390] });
  await page.goto("/dashboard/payments");
  await expect(page.getByRole("heading", { name: "Payments" })).toBeVisible();
  await fits(page, { at: [390] });
});
