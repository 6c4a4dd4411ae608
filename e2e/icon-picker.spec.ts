import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { none, watch } from "./faults.ts";
import { hold } from "./hold.ts";

test.describe.configure({ mode: "parallel" });

async function openPicker(page: Page): Promise<Locator> {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/kit");
  await page.getByRole("button", { name: "tabler:palette" }).click();
  const picker = page.getByRole("dialog", { name: "Select Icon" });
  await expect(picker.getByRole("grid")).toBeVisible();
  return picker;
}

/** The current choice of the kit's example. */
const chosen = (page: Page, icon: string) =>
  page.getByRole("main").getByRole("button", { name: icon, exact: true });

test("the common icons come first, then the eight sets", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  const picker = await openPicker(page);
  await expect(picker.getByPlaceholder("Search icons...")).toBeFocused();
  await expect(picker.getByRole("tab")).toHaveText([
    "Common Icons",
    "Eva",
    "Material",
    "Remix",
    "Font Awesome",
    "Feather",
    "Ant Design",
    "Bootstrap",
    "Tabler",
  ]);
  await expect(picker.getByRole("tab", { name: "Common Icons" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(picker.getByRole("button", { name: "tabler:palette" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await picker.getByRole("tab", { name: "Font Awesome" }).click();
  const icon = picker.getByRole("button", { name: "fa6-solid:address-book", exact: true });
  await expect(icon.locator("svg path").first()).toBeAttached();
  expect(faults).toEqual(none);
});

test("a search matches prefix:name, can be cleared, and says when nothing matches", async ({
  page,
}) => {
  const picker = await openPicker(page);
  const search = picker.getByPlaceholder("Search icons...");
  const clear = picker.getByRole("button", { name: "Clear", exact: true });
  await expect(clear).toHaveCount(0);
  await picker.getByRole("tab", { name: "Eva" }).click();
  await search.fill("EVA:sun");
  await expect(picker.getByRole("gridcell")).toHaveText(["eva:sun-fill", "eva:sun-outline"]);
  await expect(picker.getByRole("status")).toHaveText("2 icons");
  await expect(picker.getByRole("tab", { name: "Eva" })).toHaveText("Eva2");
  await expect(picker.getByRole("tab", { name: "Tabler" })).toHaveText("Tabler0");

  await search.fill("no such icon");
  await expect(picker.getByText("No icons found")).toBeVisible();
  await clear.click();
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(picker.getByRole("status")).toHaveText("490 icons");
});

test("a click reports the icon and closes, Cancel only closes", async ({ page }) => {
  const picker = await openPicker(page);
  await picker.getByRole("button", { name: "Cancel" }).click();
  await expect(picker).toHaveCount(0);
  await chosen(page, "tabler:palette").click();
  await picker.getByPlaceholder("Search icons...").fill("bi:easel");
  await picker.getByRole("button", { name: "bi:easel" }).click();
  await expect(picker).toHaveCount(0);
  await expect(chosen(page, "bi:easel")).toBeFocused();
});

test("an icon is found and chosen with the keyboard alone", async ({ page }) => {
  const picker = await openPicker(page);
  await picker.getByRole("tab", { name: "Common Icons" }).focus();
  await page.keyboard.press("End");
  await expect(picker.getByRole("tab", { name: "Tabler" })).toBeFocused();
  await expect(picker.getByRole("status")).toHaveText("6,220 icons");
  const tile = (place: number) => picker.getByRole("gridcell").getByRole("button").nth(place);
  await picker.getByPlaceholder("Search icons...").fill("tabler:a");
  await expect(tile(0)).toHaveText("tabler:a-b");
  await picker.getByPlaceholder("Search icons...").press("ArrowDown");
  await expect(tile(0)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tile(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  await expect(picker.locator(":focus")).toHaveText(/^tabler:a/);
  await expect(picker.locator(":focus")).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(tile(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(picker).toHaveCount(0);
  await expect(chosen(page, "tabler:a-b")).toBeVisible();
});

test("the tile that End leads to stays in view when the numbers of the other sets arrive", async ({
  page,
}) => {
  const picker = await openPicker(page);
  await picker.getByRole("tab", { name: "Tabler" }).click();
  await expect(picker.getByRole("status")).toHaveText("6,220 icons");
  const release = await hold(page, "**/assets/*.js");
  await picker.getByPlaceholder("Search icons...").fill("tabler:a");
  await expect(picker.getByRole("gridcell").first()).toHaveText("tabler:a-b");
  await picker.getByPlaceholder("Search icons...").press("ArrowDown");
  await page.keyboard.press("End");
  await expect(picker.locator(":focus")).toHaveText(/^tabler:a/);
  await expect(picker.locator(":focus")).toBeInViewport();
  release();
  await expect(picker.getByRole("tab", { name: "Eva" })).toHaveText("Eva0");
  await expect(picker.locator(":focus")).toBeInViewport();
});

test("of thousands of icons only the visible ones are rendered, requested with short URLs", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/icons/")) addresses.push(request.url());
  });
  const picker = await openPicker(page);
  await picker.getByRole("tab", { name: "Material" }).click();
  await expect(picker.getByRole("status")).toHaveText("10,955 icons");
  await picker.getByRole("grid").evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  const tiles = picker.getByRole("gridcell");
  await expect(tiles.last()).toHaveText("ic:twotone-zoom-out-map");
  await expect(tiles.last().locator("svg path").first()).toBeAttached();
  expect(await tiles.count()).toBeLessThan(80);
  expect(Math.max(...addresses.map((address) => address.length))).toBeLessThanOrEqual(500);
});

test("failed icons are logged in the console; their names can still be chosen", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.route("**/icons/ant-design.json*", (route) => route.fulfill({ status: 503 }));
  const picker = await openPicker(page);
  await picker.getByRole("tab", { name: "Ant Design" }).click();
  await expect.poll(() => said.join("\n")).toContain("Failed to load icons:");
  await picker.getByRole("button", { name: "ant-design:aim-outlined" }).click();
  await expect(chosen(page, "ant-design:aim-outlined")).toBeVisible();
});
