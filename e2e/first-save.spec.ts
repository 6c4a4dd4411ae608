import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { field, text } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

const LINES = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`);

const bar = (page: Page, state: string) => page.getByRole("status").filter({ hasText: state });

const editors = [
  { noun: "post", path: "/dashboard/blog/new", address: /\/post\/edit\/[^/]+$/ },
  { noun: "page", path: "/dashboard/pages/new", address: /\/pages\/[^/]+\/edit$/ },
  { noun: "solution", path: "/dashboard/solutions/new", address: /\/solutions\/[^/]+\/edit$/ },
  { noun: "job", path: "/dashboard/jobs/new", address: /\/jobs\/[^/]+\/edit$/ },
  { noun: "project", path: "/dashboard/projects/new", address: /\/projects\/edit\/[^/]+$/ },
];

for (const { noun, path, address } of editors) {
  test(`the first save of a new ${noun} keeps place, focus and undo`, async ({ page }) => {
    await signIn(page, demo("admin"));
    await page.goto(path);
    const title = `First save ${noun} ${Date.now()}`;
    await field(page, "Title").fill(title);
    if (noun === "project") {
      await page.getByRole("combobox", { name: "Type" }).click();
      await page.getByRole("option").first().click();
    }
    await text(page).click();
    await page.keyboard.type(LINES.join("\n"));
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(address);
    await expect(bar(page, "All changes saved")).toBeVisible();
    // The title of its screen, once it is read from the server
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("New");
    await expect(text(page)).toBeFocused();
    // Above a project its tabs appear: the browser keeps its text where it is.
    if (noun !== "project") expect(await place()).toBe(before);

    await page.keyboard.type(", and on");
    await expect(bar(page, "Unsaved changes")).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(bar(page, "All changes saved")).toBeVisible();
    // As often as it takes: what was typed in one go is one step.
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    while (await undo.isEnabled()) await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveText("");
    const redo = page.getByRole("button", { name: "Redo", exact: true });
    while (await redo.isEnabled()) await page.keyboard.press("Control+Shift+z");
    await expect(bar(page, "All changes saved")).toBeVisible();

    await page.reload();
    await expect(field(page, "Title")).toHaveValue(title);
    await expect(text(page)).toContainText("Line 30, and on");
  });
}

test("after the first save of a post, a new one begins empty", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/blog/new");
  const title = `Left behind ${Date.now()}`;
  await field(page, "Title").fill(title);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/post\/edit\//);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("New post");
  await page.getByRole("option", { name: "New post" }).click();
  await expect(page).toHaveURL("/dashboard/blog/new");
  await expect(field(page, "Title")).toHaveValue("");
  await page.goBack();
  await expect(field(page, "Title")).toHaveValue(title);
});
