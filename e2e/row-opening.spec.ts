import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { aJob, applications, recruiter } from "./job-world.ts";
import { row, rows, search } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

/** The cell with the status, in which nothing can be clicked. */
const statusOf = (page: Page, name: string) =>
  row(page, name).getByRole("cell").filter({ hasText: /^New$/ });

test("a click anywhere in a row opens it; with Ctrl or the middle button in a new tab", async ({
  page,
  context,
}) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik", "Ane Dahl");
  await page.goto(applications(id, "?view=table"));
  await expect(row(page, "Maren Vik")).toHaveCSS("cursor", "pointer");
  for (const how of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    const opening = context.waitForEvent("page");
    await statusOf(page, "Maren Vik").click(how);
    const opened = await opening;
    await expect(opened.getByRole("heading", { name: "Maren Vik" })).toBeVisible();
    await opened.close();
    await expect(page).toHaveURL(/view=table|applications$/);
  }
  await statusOf(page, "Ane Dahl").click();
  await expect(page.getByRole("heading", { name: "Ane Dahl" })).toBeVisible();
});

test("the controls of a row do not open it, nor does selecting its text", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=table"));
  const url = page.url();
  await page.getByRole("checkbox", { name: "Select Maren Vik" }).check();
  await row(page, "Maren Vik")
    .getByRole("cell")
    .first()
    .click({ position: { x: 2, y: 2 } });
  await row(page, "Maren Vik").getByRole("button", { name: "Actions for Maren Vik" }).click();
  await page.keyboard.press("Escape");
  const text = await row(page, "Maren Vik").getByText(/@/).boundingBox();
  if (!text) throw new Error("Not shown");
  await page.mouse.move(text.x + 1, text.y + text.height / 2);
  await page.mouse.down();
  await page.mouse.move(text.x + 60, text.y + text.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  expect(page.url()).toBe(url);
  await expect(page.getByRole("checkbox", { name: "Select Maren Vik" })).toBeChecked();
});

test("on a phone a row opens from a tap beside its title", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=table"));
  await page.getByRole("listitem").filter({ hasText: "Maren Vik" }).getByText("New").click();
  await expect(page.getByRole("heading", { name: "Maren Vik" })).toBeVisible();
});

test("? shows the keys of a screen as caps, and Escape leaves the search they lead to", async ({
  page,
}) => {
  await signIn(page, demo("moderator"));
  await page.goto("/dashboard/blog/comments");
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const [text, key] of [
    ["Next row", "J"],
    ["Approve", "A"],
    ["Search everything", /K$/],
  ] as const) {
    await expect(sheet.getByRole("term").filter({ hasText: text })).toBeVisible();
    await expect(sheet.locator("kbd").filter({ hasText: key }).first()).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(rows(page).first()).toBeFocused();
  await expect(search(page)).toHaveValue("");
});
