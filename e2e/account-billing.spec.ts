import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const BILLING = "/dashboard/user/account?tab=billing";

/** Sends an invoice of 125.00 to the member of an account; its number. */
async function sendTo(staff: Page, customerId: string): Promise<string> {
  const { createInvoice } = await ask<{ createInvoice: { id: string } }>(
    staff,
    `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`,
    {
      input: {
        customerId,
        currency: "EUR",
        to: { name: "Freya Holm", country: "NO" },
        items: [{ title: "Harbour signs", quantity: "1", unitPrice: 10_000, taxRate: 2_500 }],
      },
    },
  );
  const { finaliseInvoice } = await ask<{ finaliseInvoice: { number: string } }>(
    staff,
    `mutation ($id: ID!) { finaliseInvoice(id: $id) { number } }`,
    { id: createInvoice.id },
  );
  return finaliseInvoice.number;
}

test("a member finds their invoices in the account, opens one to pay it, and nobody else does", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("member"));
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    page,
    "{ viewer { member { id } } }",
  );
  const staff = await signedIn(browser, baseURL, "admin");
  const number = await sendTo(staff, viewer.member.id);
  await page.goto(BILLING);
  const own = page.getByRole("listitem").filter({ hasText: number });
  await expect(own).toContainText("€125.00");
  await expect(own).toContainText("Open");
  const file = await own.getByRole("link", { name: `PDF of ${number}` }).getAttribute("href");
  expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
  await own.getByRole("link", { name: `Pay invoice ${number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice ${number}`);
  await expect(page.getByRole("link", { name: "Download XML" })).toBeVisible();

  await staff.goto(BILLING);
  await expect(staff.getByText("Addressed to you")).toBeVisible();
  await expect(staff.getByText(number)).toHaveCount(0);
  const other = await signedIn(browser, baseURL, "editor");
  expect((await other.request.get(file ?? "")).status()).toBe(404);
  for (const one of [staff, other]) await one.close();
});

test("addresses are added, changed, made the default and deleted in the account @journey:billing", async ({
  page,
}) => {
  await signIn(page, demo("recruiter"));
  await page.goto(BILLING);
  const dialog = page.getByRole("dialog");
  const list = page.getByRole("list", { name: "Addresses" });
  await expect(page.getByText("You have no saved addresses yet.")).toBeVisible();
  for (const street of ["Storgata 12", "Kaigata 1"]) {
    await page.getByRole("button", { name: "New address" }).click();
    await dialog.getByLabel("Street and number").fill(street);
    await dialog.getByLabel("City").fill("Bodø");
    await dialog.getByRole("combobox", { name: "Country" }).fill("Norway");
    await page.getByRole("option", { name: "Norway" }).click();
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(list).toContainText(street);
  }
  const home = list.getByRole("listitem").filter({ hasText: "Storgata 12" });
  const quay = list.getByRole("listitem").filter({ hasText: "Kaigata" });
  await expect(home).toContainText("Default");
  await choose(page, quay, "Make default");
  await expect(quay).toContainText("Default");
  await expect(home).not.toContainText("Default");

  await choose(page, quay, "Edit");
  await dialog.getByLabel("Street and number").fill("Kaigata 2");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(quay).toContainText("Kaigata 2");
  await audit(page);

  await choose(page, quay, "Delete");
  await page.getByRole("button", { name: "Delete address" }).click();
  await expect(snackbar(page, "Address deleted")).toBeVisible();
  await page.reload();
  await expect(home).toBeVisible();
  await expect(quay).toHaveCount(0);
});
