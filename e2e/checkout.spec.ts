import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const CHECKOUT = "/dashboard/e-commerce/checkout";

const CREATE = `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { id version variants { id } }
}`;
const UPDATE = `mutation ($id: ID!, $input: UpdateProductInput!) {
  updateProduct(id: $id, input: $input) { version }
}`;
const ORDERS = `{ orders { totalCount nodes { number totalItems total { amount } invoice { number total { amount } } } } }`;

interface Sold {
  id: string;
  version: number;
  name: string;
}

/** A print of its own in the shop, so that no other test takes its stock. */
async function sells(billing: Page, price: number, quantity: number): Promise<Sold> {
  const name = `Print ${randomUUID().slice(0, 8)}`;
  const { createProduct } = await ask<{ createProduct: Omit<Sold, "name"> }>(billing, CREATE, {
    input: {
      name,
      price,
      taxRate: 2_500,
      pictures: [{ path: "/artwork/waves-235.svg" }],
      variants: [{ quantity }],
      status: "PUBLISHED",
    },
  });
  return { ...createProduct, name };
}

async function addToCart(page: Page, name: string): Promise<void> {
  await page.goto(`/dashboard/e-commerce/shop?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Add ${name} to cart` }).click();
  await expect(snackbar(page, `${name} added to cart`)).toBeVisible();
}

const total = (page: Page) => page.getByRole("main").locator("dl > div").last();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

/** From the cart to the last step, with an address of its own. */
async function toPayment(page: Page): Promise<void> {
  await press(page, "To billing");
  await press(page, "New address");
  const dialog = page.getByRole("dialog", { name: "New address" });
  await dialog.getByLabel("Street and number").fill("Sjøgata 14");
  await dialog.getByLabel("Postal code").fill("8006");
  await dialog.getByLabel("City").fill("Bodø");
  await dialog.getByRole("combobox", { name: "Country" }).fill("Norway");
  await page.getByRole("option", { name: "Norway", exact: true }).click();
  await press(page, "Save address");
  await expect(dialog).toHaveCount(0);
  await press(page, "To payment");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment");
}

test("an order goes to a delivery address of its own, is refunded by the piece, and reviewed", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // the whole life of an order, of both sides
  const { billing, sold } = await begin(browser, baseURL, page);
  await page.goto(CHECKOUT);
  await toPayment(page);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await press(page, "New delivery address");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Depot");
  await dialog.getByLabel("Street and number").fill("Kaigata 1");
  await dialog.getByLabel("City").fill("Tromsø");
  await dialog.getByRole("combobox", { name: "Country" }).fill("Norway");
  await page.getByRole("option", { name: "Norway", exact: true }).click();
  await press(page, "Save address");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /Depot/ }).last()).toBeChecked();
  await page.reload();
  await press(page, "To payment");
  await expect(page.getByRole("main")).toContainText("Kaigata 1, Tromsø");
  await press(page, /^Order and pay/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
  await expect(page.getByRole("main")).toContainText("Depot, Kaigata 1, Tromsø");
  const { orders } = await ask<{
    orders: {
      nodes: { id: string; shippingAddress: object; billing: object; invoice: { id: string } }[];
    };
  }>(
    page,
    "{ orders(first: 1) { nodes { id shippingAddress { name city } billing { city } invoice { id } } } }",
  );
  const [placed] = orders.nodes;
  expect(placed).toMatchObject({
    shippingAddress: { name: "Depot", city: "Tromsø" },
    billing: { city: "Bodø" },
  });

  await billing.goto(`/dashboard/invoice/${placed?.invoice.id}`);
  await expect(billing.getByRole("article")).toContainText(/Deliver to\s*Depot\s*Kaigata 1/);
  await billing.goto(`/dashboard/e-commerce/orders/${placed?.id}`);
  await expect(billing.getByRole("main")).toContainText("Kaigata 1");
  await billing.getByRole("button", { name: "Mark as sent" }).click();
  await billing.getByRole("dialog").getByRole("button", { name: "Mark as sent" }).click();
  await billing.getByRole("button", { name: "Refund" }).click();
  const refund = billing.getByRole("alertdialog");
  await refund.getByRole("group", { name: sold.name }).getByLabel("Pieces (of 1)").fill("1");
  await refund.getByLabel("Reason").fill("Damaged");
  await refund.getByRole("button", { name: "Refund €100.00" }).click();
  await expect(snackbar(billing, "Refund recorded")).toBeVisible();
  await expect(billing.getByRole("main")).toContainText("1 piece refunded");
  const documents = billing.getByRole("list", { name: "Documents" });
  await expect(documents.getByRole("listitem")).toHaveText([
    /^Invoice \S+Open$/,
    /^Credit note \S+€100\.00$/,
  ]);
  await billing.goto("/dashboard/e-commerce/orders");
  await expect(billing.getByRole("row").filter({ hasText: sold.name })).toContainText(
    "€100.00 refunded",
  );

  await page.goto(`/dashboard/e-commerce/product/${sold.id}`);
  await press(page, "Write a review");
  const review = page.getByRole("dialog");
  await review.getByRole("radio", { name: "4 stars" }).check();
  await review.getByLabel("Review (optional)").fill("Well printed.");
  await review.getByRole("button", { name: "Publish review" }).click();
  const reviews = page.getByRole("list", { name: "Reviews" });
  await expect(reviews).toContainText("Well printed.");
  await expect(page.getByRole("button", { name: "Write a review" })).toHaveCount(0);
  await press(page, "Edit review");
  await review.getByLabel("Review (optional)").fill("Very well printed.");
  await review.getByRole("button", { name: "Save review" }).click();
  await expect(reviews).toContainText("Very well printed.");

  await billing.goto(`/dashboard/e-commerce/product/${sold.id}`);
  await expect(billing.getByRole("button", { name: "Edit review" })).toHaveCount(0);
  await billing.getByRole("button", { name: /^Answer/ }).click();
  await billing.getByRole("dialog").getByLabel("Answer").fill("Thank you.");
  await billing.getByRole("dialog").getByRole("button", { name: "Save answer" }).click();
  const ofShop = billing.getByRole("list", { name: "Reviews" });
  await expect(ofShop).toContainText("Thank you.");
  await billing.getByRole("button", { name: /^Hide review/ }).click();
  await billing.getByRole("dialog").getByRole("button", { name: "Hide review" }).click();
  await expect(billing.getByLabel("Reason")).toHaveAccessibleDescription("Required");
  await billing.getByLabel("Reason").fill("A phone number");
  await audit(billing);
  await billing.getByRole("dialog").getByRole("button", { name: "Hide review" }).click();
  await expect(ofShop).toContainText("Hidden by the shop: A phone number");
  await page.reload();
  await expect(reviews).toContainText("Hidden by the shop: A phone number");
  await billing.getByRole("button", { name: /^Show review/ }).click();
  await expect(ofShop).not.toContainText("Hidden by the shop");
  await billing.context().close();

  await press(page, "Delete review");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete review" }).click();
  await expect(page.getByText("No reviews yet")).toBeVisible();
});

async function begin(browser: Browser, baseURL: string | undefined, page: Page, quantity = 3) {
  const billing = await signedIn(browser, baseURL, "billing");
  const sold = await sells(billing, 100_00, quantity);
  await signIn(page, demo("member"));
  await addToCart(page, sold.name);
  return { billing, sold };
}

test("a member orders two prints on invoice, whatever is pressed twice @journey:orders", async ({
  page,
  browser,
  baseURL,
}) => {
  const { billing, sold } = await begin(browser, baseURL, page);
  const other = await sells(billing, 60_00, 1);
  await billing.context().close();
  await addToCart(page, other.name);
  await page.goto(CHECKOUT);
  await page
    .getByRole("group", { name: `Quantity of ${sold.name}` })
    .getByRole("button", { name: "One more" })
    .click();
  await expect(total(page)).toContainText("€260.00");
  await page.reload();
  await expect(total(page)).toContainText("€260.00");

  await page.getByLabel("Coupon code").fill("nothing");
  await press(page, "Apply");
  await expect(page.getByText("This code doesn’t exist")).toBeVisible();
  await page.getByLabel("Coupon code").fill("morketid");
  await press(page, "Apply");
  await expect(total(page)).toContainText("€234.00");

  await toPayment(page);
  await expect(total(page)).toContainText("€243.00"); // with the post
  const { orders: before } = await ask<Orders>(page, ORDERS);
  await page.getByRole("button", { name: "Order and pay €243.00" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
  const { orders } = await ask<Orders>(page, ORDERS);
  expect(orders.totalCount).toBe(before.totalCount + 1);
  const [placed] = orders.nodes;
  expect(placed).toMatchObject({ totalItems: 3, invoice: { total: { amount: 243_00 } } });
  await expect(page.getByRole("main")).toContainText(`Order ${placed?.number}`);
  await expect(page.getByRole("main")).toContainText(
    `Invoice ${placed?.invoice.number} is sent to`,
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
  await page.goto(CHECKOUT);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

/** What is on paper once a button is pressed. */
async function printed(page: Page, button: string): Promise<string> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.body.innerText.trim();
      dispatchEvent(new Event("afterprint"));
    };
  });
  await page.getByRole("button", { name: button }).click();
  const body = page.locator("body");
  await expect(body).toHaveAttribute("data-printed", /./);
  await page.emulateMedia({ media: "screen" });
  return (await body.getAttribute("data-printed")) ?? "";
}

interface Orders {
  orders: {
    totalCount: number;
    nodes: { number: string; totalItems: number; invoice: { number: string } }[];
  };
}

test("what is sold out or dearer in between is said before it is ordered", async ({
  page,
  browser,
  baseURL,
}) => {
  const { billing, sold } = await begin(browser, baseURL, page);
  const other = await sells(billing, 60_00, 1);
  await addToCart(page, other.name);
  await page.goto(CHECKOUT);
  await toPayment(page);
  await ask(billing, UPDATE, { id: sold.id, input: { version: sold.version, price: 120_00 } });
  await ask(billing, "mutation ($ids: [ID!]!) { unpublishProducts(ids: $ids) { count } }", {
    ids: [other.id],
  });
  await billing.context().close();
  await press(page, /^Order and pay/);
  await expect(page.getByText(/Nothing has been ordered/)).toBeVisible();
  await press(page, "Review cart");
  await expect(page.getByText("The price has changed from €100 to €120")).toBeVisible();
  await expect(page.getByText("No longer available")).toBeVisible();
  await press(page, "Update cart");
  await expect(page.getByText(other.name)).toHaveCount(0);
  await press(page, "To billing");
  await press(page, "To payment");
  await press(page, "Order and pay €129.00");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
});

test("a code that does not exist is left out by who goes on without it", async ({
  page,
  browser,
  baseURL,
}) => {
  const { billing } = await begin(browser, baseURL, page);
  await billing.context().close();
  await page.goto(CHECKOUT);
  await page.getByLabel("Coupon code").fill("nothing");
  await press(page, "Apply");
  await expect(page.getByText("This code doesn’t exist")).toBeVisible();
  await press(page, "Continue without code");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Billing and delivery");
  await press(page, "Change cart");
  await expect(page.getByLabel("Coupon code")).toHaveValue("");
  await expect(page.getByRole("button", { name: "To billing" })).toBeEnabled();
});

test("an order whose answer was lost is repeated after a reload, and placed once", async ({
  page,
  browser,
  baseURL,
}) => {
  const { billing } = await begin(browser, baseURL, page, 1);
  await billing.context().close();
  await page.goto(CHECKOUT);
  await toPayment(page);
  const { orders: before } = await ask<Orders>(page, ORDERS);
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("CompleteCheckout")) return route.continue();
    await route.fetch(); // it arrives, its answer does not
    return route.abort("connectionreset");
  });
  await press(page, /^Order and pay/);
  await expect(page.getByText(/The connection was interrupted/)).toBeVisible();
  await page.unroute("**/graphql");
  await page.reload();
  await press(page, "Try again");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
  const { orders } = await ask<Orders>(page, ORDERS);
  expect(orders.totalCount).toBe(before.totalCount + 1);
});

test("by keyboard, and on a phone with the total along the lower edge", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { billing, sold } = await begin(browser, baseURL, page);
  await billing.context().close();
  await page.goto(CHECKOUT);
  const quantity = page.getByRole("textbox", { name: `Quantity of ${sold.name}` });
  await quantity.fill("9");
  await expect(page.getByText("You wanted 9; only 3 are left")).toBeVisible();
  await quantity.press("ArrowDown");
  await expect(quantity).toHaveValue("2");
  await fits(page, { at: [390] });
  const toBilling = page.getByRole("button", { name: "To billing" });
  await expect(toBilling).toBeEnabled();
  await toBilling.press("Enter");
  await expect(page.getByRole("group", { name: "Billing and delivery" })).toBeFocused();
  const delivery = page.getByRole("radio", { name: /^Post, in a tube/ });
  await delivery.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Courier/ })).toBeChecked();
  await fits(page, { at: [390] });
});

test("a member cancels their own order, billing packs and sends one, and others find none", async ({
  page,
  browser,
  baseURL,
}) => {
  const { billing, sold } = await begin(browser, baseURL, page);
  const place = async () => {
    await page.goto(CHECKOUT);
    await toPayment(page);
    await press(page, /^Order and pay/);
    await page.getByRole("link", { name: "View order" }).click();
    await expect(page.getByText("To be packed")).toBeVisible();
    return page.url();
  };
  await place();
  await press(page, "Cancel order");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("Cancelled").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);

  await addToCart(page, sold.name);
  const address = await place();
  await billing.goto(address);
  expect(await printed(billing, "Packing slip")).toMatch(
    new RegExp(`^Packing slip.*Sjøgata.*${sold.name}`, "su"),
  );
  await billing.goto("/dashboard/e-commerce/orders");
  const placed = billing.locator(`a[href="${new URL(address).pathname}"]`);
  await billing.getByRole("row").filter({ has: placed }).getByRole("checkbox").check();
  expect(await printed(billing, "Print packing slips")).toMatch(/^Packing slip.*Sjøgata/su);
  await billing.goto(address);
  await press(billing, "Mark as packed");
  await expect(billing.getByText("Packed, to be sent")).toBeVisible();
  await press(billing, "Mark as sent");
  const dialog = billing.getByRole("dialog", { name: "Mark as sent" });
  await dialog.getByLabel("Carrier").fill("Posten");
  await dialog.getByLabel("Tracking number").fill("https://post.example/70490");
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(billing.getByText(/^Posten/)).toBeVisible();
  await billing.context().close();
  await page.reload();
  await expect(page.getByRole("link", { name: "Track parcel" })).toHaveAttribute(
    "href",
    "https://post.example/70490",
  );

  const other = await signedIn(browser, baseURL, "client");
  await other.goto(address);
  await expect(other.getByText("Order not found")).toBeVisible();
  await other.context().close();
});
