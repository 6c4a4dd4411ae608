import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { search, snackbar } from "./lists.ts";
import { openPost, aPost, press, text, textOf } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function paste(page: Page, length: number, field: Locator): Promise<void> {
  await page.evaluate((count) => navigator.clipboard.writeText("word ".repeat(count / 5)), length);
  await field.focus();
  await page.keyboard.press("ControlOrMeta+v");
}

test("10 MB pasted into one line are refused with the limit, and the text before stays", async ({
  page,
}) => {
  await page.goto("/auth/login");
  await page.waitForLoadState("networkidle");
  const email = page.getByLabel("Email");
  await email.fill("ada@example.org");
  await paste(page, 10_000_000, email);
  await expect(snackbar(page, "Nothing was pasted: use at most 10,000 characters")).toBeVisible();
  await expect(email).toHaveValue("ada@example.org");
});

test("a paste that exceeds the limit of its field is refused, not cut off", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/blog/posts");
  await paste(page, 205, search(page));
  await expect(snackbar(page, "Nothing was pasted: use at most 200 characters")).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await paste(page, 195, search(page));
  await expect(search(page)).toHaveValue("word ".repeat(39));
});

test("10 MB pasted into the text of a document are refused with the limit, and the text before stays", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/blog/new");
  await text(page).fill("Before");
  await paste(page, 10_000_000, text(page));
  await expect(snackbar(page, "Nothing was pasted: use at most 300,000 characters")).toBeVisible();
  await expect(text(page)).toHaveText("Before");
  await paste(page, 25, text(page));
  await expect(text(page)).toHaveText("Beforeword word word word word");
});

test("a paste of more paragraphs than a document may have is refused", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/blog/new");
  await text(page).fill("Before");
  const write = (count: number) => navigator.clipboard.writeText("A\n\n".repeat(count));
  await page.evaluate(write, 10_001);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(snackbar(page, "Nothing was pasted: use at most 20,000 paragraphs")).toBeVisible();
  await expect(text(page)).toHaveText("Before");
});

test("a document's text that grows beyond the limit says so before it is saved", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const title = `Long ${Date.now()}`;
  const { id } = await aPost(page, {
    title: { en: title },
    content: { en: textOf(...Array.from({ length: 100 }, () => "word ".repeat(600))) },
  });
  await openPost(page, id);
  await expect(text(page)).toHaveAccessibleDescription("");
  await text(page).press("End");
  await page.keyboard.type("b");
  await expect(text(page)).toHaveAccessibleDescription("Use at most 300,000 characters");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await press(page, "Save draft");
  await expect(page.getByText("Check the highlighted fields.")).toBeVisible();
  expect(sent.filter((body) => body.includes("updatePost"))).toEqual([]);
  await text(page).press("ControlOrMeta+End");
  await text(page).press("Backspace");
  await expect(text(page)).toHaveAccessibleDescription("");
});
