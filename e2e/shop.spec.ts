import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { demo, signIn } from "./accounts.ts";
import { fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, row, search, snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const SHOP = "/dashboard/e-commerce/shop";
const LIST = "/dashboard/e-commerce/list";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("a visitor signs in first, and a member finds the shop but not its products to edit", async ({
  page,
}) => {
  await page.goto(SHOP);
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, demo("member"));
  await page.goto("/dashboard/e-commerce");
  await expect(page).toHaveURL(SHOP);
  await expect(card(page, "Saltstraumen")).toBeVisible();
  await expect(card(page, "Kysten")).toHaveCount(0); // a draft
  for (const path of [LIST, "/dashboard/e-commerce/product/new"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard\/permission-denied$/);
  }
});

test("a member filters by category, color and price, and the URL brings it back", async ({
  page,
}) => {
  await signIn(page, demo("member"));
  await page.goto(SHOP);
  await page.getByRole("link", { name: /^Prints/ }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
  await page.getByRole("button", { name: /^Rust,/ }).click();
  await expect(card(page, "Skur, in the rain")).toHaveCount(0);
  await expect(card(page, "Rorbu, evening")).toContainText("3 left");

  const highest = page.getByRole("slider", { name: "Highest price" });
  await highest.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/to=\d+/);
  await expect(card(page, "Saltstraumen")).toHaveCount(0);
  await page.reload();
  await expect(card(page, "Rorbu, evening")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByRole("button", { name: /^Remove the filter Price/ }).click();
  await expect(card(page, "Saltstraumen")).toBeVisible();
  await search(page).fill("nothing of this name");
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(SHOP);
});

test("a product says what of its price is VAT; sold out sizes cannot be chosen", async ({
  page,
}) => {
  await signIn(page, demo("member"));
  await page.goto(SHOP);
  await card(page, "Saltstraumen").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saltstraumen");
  await expect(page.getByText("Includes 25% VAT (€19.60)")).toBeVisible();
  await expect(page.getByRole("radio", { name: "70 × 100 cm, sold out" })).toBeDisabled();
  await page.getByRole("radio", { name: "Rust" }).check();
  // of which there is one size alone
  await expect(page.getByRole("radio", { name: "50 × 70 cm", exact: true })).toBeChecked();
  await expect(page.getByText("3 left")).toBeVisible();

  await page.getByRole("button", { name: /^Picture 1 of 4/ }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: /^Picture 4 of 4/ })).toBeFocused();
  await expect(page.getByRole("img", { name: "The structure of the cotton paper" })).toBeVisible();
});

async function newProduct(page: Page): Promise<string> {
  const name = `Print ${randomUUID().slice(0, 8)}`;
  await page.goto(LIST);
  await page.getByRole("link", { name: "New product" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Price", { exact: true }).fill("40");
  await page.getByLabel("In stock", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Create product" }).click();
  await expect(page).toHaveURL(/\/product\/[\w-]+\/edit$/);
  return name;
}

test("billing creates a product, publishes it with a picture, and takes it out again @journey:products", async ({
  page,
}) => {
  await signIn(page, demo("billing"));
  const name = await newProduct(page);
  await page.getByRole("switch", { name: "In the shop" }).check();
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByText("Add a picture before you publish")).toBeVisible();

  const create = { width: 40, height: 30, channels: 3, background: "#346" } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await page
    .getByLabel("Add pictures")
    .setInputFiles({ name: "print.png", mimeType: "image/png", buffer });
  await expect(page.getByText("No alt text")).toBeVisible();
  await page.getByLabel("Alt text of picture 1 (English)").fill("A print in blue");
  await page.getByLabel("Sale price").fill("50");
  await expect(page.getByText("Must be lower than the price")).toBeVisible();
  await page.getByLabel("Sale price").fill("30");
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.goto(`${SHOP}?q=${name}`);
  await expect(card(page, name)).toContainText("−25%");
  await expect(page.getByRole("img", { name: "A print in blue" })).toBeVisible();

  await page.goto(LIST);
  await search(page).fill(name);
  await expect(row(page, name)).toContainText("3 left");
  await choose(page, row(page, name), "Unpublish");
  await expect(snackbar(page, "1 product unpublished")).toBeVisible();
  await expect(row(page, name)).toContainText("Draft");
  await page.goto(`${LIST}?tab=draft&q=${encodeURIComponent(name)}`);
  await choose(page, row(page, name), "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name)).toBeVisible();
});

test("what two people change differently is asked, and the rest is merged", async ({ page }) => {
  await signIn(page, demo("billing"));
  const name = await newProduct(page);
  const [id = ""] = /[\w-]{36}/.exec(page.url()) ?? [];
  const { product } = await ask<{ product: { version: number } }>(
    page,
    "query ($id: ID!) { product(id: $id) { version } }",
    { id },
  );
  await ask(
    page,
    "mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }",
    { id, input: { version: product.version, name: `${name} of theirs`, code: "709" } },
  );
  await page.getByLabel("Name", { exact: true }).fill(`${name} of mine`);
  await page.getByRole("button", { name: "Save product" }).click();
  const dialog = page.getByRole("dialog", { name: "Someone else has edited this" });
  await expect(dialog.getByRole("radio", { name: `${name} of theirs` })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} of mine`);
  await expect(page.getByLabel("Product code")).toHaveValue("709");
});

test("on a phone the filters are behind one button, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo("billing"));
  await page.goto(SHOP);
  await expect(card(page, "Saltstraumen")).toBeVisible();
  await fits(page, { at: [390] });
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^In stock only/ }).check();
  await sheet.getByRole("button", { name: /^Show \d+ results$/ }).click();
  await expect(card(page, "Isbre no. 4")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Filters\s*1/ })).toBeVisible();
  await page.goto(`${LIST}?q=Rorbu`);
  await expect(page.getByRole("link", { name: "Rorbu, evening" })).toBeVisible();
  await fits(page, { at: [390] });
});

test("the cart counts what is put into it, up to the stock, and is there after a reload", async ({
  page,
}) => {
  await signIn(page, demo("client"));
  await page.goto(`${SHOP}?q=Fjordgrotesk`);
  const cart = page.getByRole("main").getByRole("link", { name: /^Cart/ });
  await page.getByRole("button", { name: "Add Fjordgrotesk to cart" }).click();
  await expect(snackbar(page, "Fjordgrotesk added to cart")).toBeVisible();
  await expect(cart).toHaveAccessibleName("Cart 1 item");

  await page.goto(`${SHOP}?q=Saltstraumen`);
  await card(page, "Saltstraumen").getByRole("link").click();
  await page.getByRole("radio", { name: "Rust" }).check();
  await page.getByRole("textbox", { name: "Quantity of Saltstraumen" }).fill("9");
  await expect(page.getByRole("button", { name: "One more" })).toBeDisabled();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cart).toHaveAccessibleName("Cart 4 items");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(snackbar(page, "You wanted 6; only 3 are left")).toBeVisible();
  await page.reload();
  await expect(cart).toHaveAccessibleName("Cart 4 items");

  await page.goto(`${SHOP}?q=Vinterlys`);
  await card(page, "Vinterlys").getByRole("link").click();
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("main")).toContainText("Vinterlys");
});

test("a member is told when what is sold out is back, until they no longer want it", async ({
  page,
}) => {
  await signIn(page, demo("billing"));
  const name = `Sold out ${randomUUID().slice(0, 8)}`;
  const pictures = [{ path: "/artwork/waves-235.svg" }];
  const variants = [{ quantity: 0 }];
  const input = { name, price: 1_000, pictures, variants, status: "PUBLISHED" };
  const { createProduct } = await ask<{ createProduct: { id: string } }>(
    page,
    "mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }",
    { input },
  );
  await page.context().clearCookies();
  await signIn(page, demo("member"));
  await page.goto(`${SHOP}?q=${encodeURIComponent(name)}`);
  await card(page, name)
    .getByRole("button", { name: `Tell me when ${name} is back` })
    .click();
  await expect(snackbar(page, `You’ll be notified when ${name} is in stock again`)).toBeVisible();
  await page.goto(`/dashboard/e-commerce/product/${createProduct.id}`);
  const button = page.getByRole("button", { name: /back$/ });
  await expect(button).toHaveText("You’ll be told when it is back");
  await button.click();
  await expect(button).toHaveText("Tell me when it is back");
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "false");
});
