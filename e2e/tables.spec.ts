import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { snackbar } from "./lists.ts";
import { aPost, openPost, press, text, textOf } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

/** Reaches a tool of the editor as keyboards do: Alt+F10, then the arrow keys. */
async function useTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole("button", { name, exact: true });
  await page.keyboard.press("Alt+F10");
  await expect(page.locator("[data-tool]:focus")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(tool).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
}

test("an editor writes a table by keyboard, and a visitor reads it on a phone", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const name = `Prices by keyboard ${Date.now()}`;
  const { id } = await aPost(page, {
    title: { en: name },
    content: { en: textOf("What it costs:") },
  });
  await openPost(page, id);
  await text(page).focus();
  const { keyboard } = page;
  const fill = async (...cells: string[]) => {
    for (const cell of cells) {
      await keyboard.type(cell);
      await keyboard.press("Tab");
    }
  };

  await useTool(page, "Table");
  await fill("Plan", "Seats");
  await keyboard.type("Price");
  await useTool(page, "Add column after");
  await keyboard.press("Tab");
  await fill("For whom it is, in as many words as it takes");
  await fill("Solo", "1", "€9", "People", "Studio", "5", "€29", "Teams", "House", "50", "€99");
  await keyboard.type("Companies");
  await expect(text(page).getByRole("row")).toHaveCount(4);
  await useTool(page, "Add row below");
  await expect(text(page).getByRole("row")).toHaveCount(5);
  await keyboard.press("Tab");
  await useTool(page, "Delete row");
  await expect(text(page).getByRole("row")).toHaveCount(4);
  await text(page).getByRole("textbox", { name: "Caption" }).fill("Plans and prices");
  await audit(page);

  await press(page, "Publish English");
  await expect(snackbar(page, "English is live")).toBeVisible();
  const visitor = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await visitor.goto(`/blog/${name.toLowerCase().replaceAll(" ", "-")}`);
  const table = visitor.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Plan",
    "Seats",
    "Price",
    "For whom it is, in as many words as it takes",
  ]);
  await expect(
    table
      .getByRole("row", { name: /^House/ })
      .getByRole("cell")
      .nth(2),
  ).toHaveText("€99");
  await audit(visitor, { at: [390] });
  const box = visitor.getByRole("group", { name: "Plans and prices" });
  await box.focus();
  await visitor.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await visitor.close();
});

test("cells copied from a spreadsheet become a table, although a picture of them comes along", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/blog/new");
  await text(page).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/html", "<table><tr><td>Hours<td>Price<tr><td>2<td colspan=2>€180</table>");
    data.items.add(new File(["picture"], "image.png", { type: "image/png" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page).getByRole("cell")).toHaveText(["Hours", "Price", "2", "€180"]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await text(page).getByText("Hours").click();
  await press(page, "Header row");
  await expect(text(page).getByRole("columnheader")).toHaveText(["Hours", "Price"]);
  await press(page, "Delete table");
  await expect(text(page).getByRole("table")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(page).getByRole("columnheader")).toHaveText(["Hours", "Price"]);
});
