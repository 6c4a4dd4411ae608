import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { mailsTo } from "./mails.ts";

const DAY_MS = 24 * 60 * 60_000;
const OPENS = `mutation ($at: DateTimeISO) {
  updateSiteSettings(input: { comingSoonAt: $at }) { id }
}`;

test("a visitor without JavaScript leaves an address, confirms it, and is told of the opening once @journey:coming-soon", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, demo("admin"));
  const at = new Date(Date.now() + 8.5 * DAY_MS);
  await ask(page, OPENS, { at: at.toISOString() });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const email = `early-${Date.now()}@example.org`;
  await expect
    .poll(async () => {
      await visitor.goto("/coming-soon");
      return visitor.getByRole("heading", { level: 1 }).textContent();
    })
    .toBe("Opening soon");
  await expect(visitor.getByText("days", { exact: true })).toBeVisible();
  await visitor.getByRole("button", { name: "Tell me when it opens" }).click();
  await expect(visitor.getByLabel("Your email address")).toHaveAttribute("aria-invalid", "true");
  await visitor.getByLabel("Your email address").fill(email);
  await visitor.getByRole("button", { name: "Tell me when it opens" }).click();
  await expect(visitor.getByRole("status")).toContainText("Check your inbox");

  const [mail] = await mailsTo(email, 1);
  const link = /https?:\/\/\S+\/coming-soon\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "Confirm my address" }).click();
  await expect(visitor.getByRole("status")).toContainText("Confirmed");

  await ask(page, OPENS, { at: new Date(Date.now() - 1_000).toISOString() });
  const mails = await mailsTo(email, 2);
  expect(mails.at(-1)?.text).toContain("Atelier is open");
  await visitor.goto("/coming-soon");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("The site is open");
  await ask(page, OPENS, { at: null });
  await context.close();
});

test("the countdown is accessible in light and dark, and fits a phone", async ({ page }) => {
  await signIn(page, demo("admin"));
  await ask(page, OPENS, { at: new Date(Date.now() + 2 * DAY_MS).toISOString() });
  await page.goto("/no/coming-soon");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Åpner snart");
  await audit(page);
  await ask(page, OPENS, { at: null });
});
