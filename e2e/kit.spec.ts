import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

async function openKit(page: Page): Promise<void> {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/kit");
  await expect(page.getByRole("heading", { level: 1, name: "Kit" })).toBeVisible();
}

test("every component of the kit is accessible and fits", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await openKit(page);
  await audit(page);
  expect(faults).toEqual(none);
});

for (const [button, opened] of [
  ["Form dialog", "New category"],
  ["Confirm", "Delete 3 posts?"],
  ["Confirm, failed", "Delete 3 posts?"],
  ["Drawer", "Filters"],
  ["tabler:palette", "Select Icon"],
] as const) {
  test(`what ${button} opens is accessible`, async ({ page }) => {
    await openKit(page);
    await page.getByRole("button", { name: button, exact: true }).click();
    const role = button.startsWith("Confirm") ? "alertdialog" : "dialog";
    const title = page.getByRole(role, { name: opened }).getByRole("heading", { name: opened });
    await expect(title).toBeVisible();
    await audit(page);
  });
}

test("right to left the kit fits, and time in charts still runs from left to right", async ({
  page,
  context,
  baseURL,
}) => {
  await wear(context, { themeDirection: "rtl" }, baseURL);
  await openKit(page);
  await audit(page);
  const income = page.getByRole("figure", { name: "Income" });
  await income.getByRole("slider", { name: "Month" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(income.getByText("October 2026")).toBeVisible();
  const [august, november] = [
    income.getByText("Aug", { exact: true }),
    income.getByText("Nov", { exact: true }),
  ];
  const [left, right] = [await august.boundingBox(), await november.boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});

test("the kit is only for developers", async ({ page }) => {
  await signIn(page, demo("editor"));
  const response = await page.goto("/dashboard/kit");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Kit" })).toHaveCount(0);
});

test("a chart shows its numbers by pointer, by keyboard and as a table", async ({ page }) => {
  await openKit(page);
  const income = page.getByRole("figure", { name: "Income" });
  const month = income.getByRole("slider", { name: "Month" });
  await month.focus();
  await expect(income.getByText("November 2026")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(month).toHaveAttribute(
    "aria-valuetext",
    "October 2026: Projects 16,300, Shop 5,700",
  );
  await page.keyboard.press("Home");
  await expect(month).toHaveAttribute(
    "aria-valuetext",
    "December 2025: Projects 8,300, Shop 5,600",
  );
  await page.keyboard.press("Escape");
  await expect(income.getByText("December 2025")).toBeHidden();

  await month.blur();
  const ground = await month.boundingBox();
  if (!ground) throw new Error("The chart is not there");
  await page.mouse.move(ground.x + 2, ground.y + ground.height / 2);
  await expect(income.getByText("December 2025")).toBeVisible();
  await expect(income.getByText("8,300")).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(income.getByText("December 2025")).toBeHidden();

  await income.getByRole("button", { name: "Show as table" }).click();
  const october = income.getByRole("row", { name: /^October 2026/ });
  await expect(october.getByRole("cell")).toHaveText(["16,300", "5,700"]);
  await income.getByRole("button", { name: "Show as chart" }).click();
  await expect(month).toBeAttached();
});

test("a combobox announces why it has no options: once, while it is open", async ({ page }) => {
  await openKit(page);
  const combobox = (name: string) => page.getByRole("combobox", { name, exact: true });
  const status = page.getByRole("status").filter({ hasText: /No results|Searching|The search/ });
  await expect(status).toHaveCount(0);
  for (const name of ["Author, found by name", "Asked of the server", "Several, none yet"]) {
    await combobox(name).fill("zz");
    await expect(status).toHaveText("No results");
    const repeated = await status.evaluateHandle((element) => {
      const texts: string[] = [];
      const observer = new MutationObserver(() => texts.push(element.textContent));
      observer.observe(element, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    await combobox(name).pressSequentially("zzz");
    await expect(page.getByRole("listbox").getByText("No results")).toBeVisible();
    expect(await repeated.jsonValue()).toEqual([]);
    if (name === "Several, none yet") await audit(page, { at: [1280] });
    await combobox(name).press("Escape");
    await expect(status).toHaveCount(0);
  }
  await combobox("Loading").focus();
  await expect(status).toHaveText("Searching…");
  await combobox("Failing").focus();
  await expect(status).toHaveText("The search failed. Type again to retry.");
  await combobox("Author, found by name").fill("Chl");
  await expect(page.getByRole("option", { name: "Chloé Martin" })).toBeVisible();
  await expect(status).toHaveCount(0);
});

test("axes use the reader's language", async ({ page, context, baseURL }) => {
  await openKit(page);
  const income = page.getByRole("figure", { name: "Income" });
  await expect(income.getByText("15K", { exact: true })).toHaveCount(1);
  await wear(context, { NEXT_LOCALE: "fr" }, baseURL);
  await page.goto("/dashboard/kit");
  await expect(income.getByText("févr.", { exact: true })).toHaveCount(1);
  await expect(income.getByText(/^15\sk$/)).toHaveCount(1);
});
