import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";

const SITE = "/dashboard/settings?tab=site";

/** Saves, and waits for the answer: the button is disabled while it saves, too. */
async function saved(page: Page): Promise<void> {
  const save = page.getByRole("button", { name: "Save", exact: true });
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes("UpdateSiteSettings") ?? false,
  );
  await save.click();
  await answer;
  await expect(save).toBeDisabled();
}

test("an administrator sets how long messages are kept, and sees what is invalid @journey:settings", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  await page.goto(SITE);
  const days = page.getByRole("textbox", { name: "Delete messages after (days)" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await audit(page);
  await days.fill("0");
  await save.click();
  await expect(days).toHaveAttribute("aria-invalid", "true");
  const other = String(3_000 + (Date.now() % 1_000)); // no demo data are that old
  await days.fill(other);
  await saved(page);
  await page.reload();
  await expect(days).toHaveValue(other);
  await expect(page.getByRole("switch", { name: /Approve new members/ })).not.toBeChecked();
});

test("users without permission for site settings only see display settings", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(SITE);
  await expect(page.getByRole("button", { name: "Reset" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Site", exact: true })).toHaveCount(0);
  await expect(page.getByText("Approve new members")).toHaveCount(0);
});

test("maintenance closes public pages to all but staff, with the reason", async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, demo("admin"));
  await page.goto(SITE);
  const close = page.getByRole("switch", { name: /Close the public site/ });
  await close.click();
  await saved(page);

  const visitor = await browser.newPage();
  await expect.poll(async () => (await visitor.goto("/blog"))?.status()).toBe(503);
  const closed = await visitor.goto("/blog");
  expect(Number(closed?.headers()["retry-after"])).toBeGreaterThan(0);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Back soon");
  await audit(visitor);
  const until = new Date(Date.now() + 2 * 60 * 60_000).toISOString();
  const SET =
    "mutation($until: DateTimeISO) { updateSiteSettings(input: { maintenanceUntil: $until }) { id } }";
  await ask(page, SET, { until });
  const wait = async () => Number((await visitor.goto("/blog"))?.headers()["retry-after"]);
  await expect.poll(wait).toBeGreaterThan(7_100);
  expect(await wait()).toBeLessThanOrEqual(7_200);
  await expect(visitor.getByText(/^Until about \w+day.* UTC$/)).toBeVisible();
  expect((await visitor.goto("/fr"))?.status()).toBe(503);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("De retour bientôt");
  expect((await visitor.goto("/maintenance"))?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Back soon");
  expect((await visitor.goto("/auth/login"))?.status()).toBe(200);
  expect((await request.get("/api/blog/public")).status()).toBe(200);
  expect((await page.goto("/blog"))?.status()).toBe(200);

  await page.goto(SITE);
  await close.click();
  await saved(page);
  await expect.poll(async () => (await visitor.goto("/blog"))?.status()).toBe(200);
  await ask(page, SET, { until: null });
  await visitor.goto("/maintenance");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("The site is open");
  await visitor.close();
});

test("the page about this site names version, source, languages and the privacy contact", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  await page.goto(SITE);
  const contact = page.getByRole("textbox", { name: "Email for privacy questions" });
  await contact.fill("privacy@atelier.test");
  await saved(page);
  await page.goto("/info");
  await expect(page.getByRole("link", { name: "privacy@atelier.test" })).toBeVisible();
  await expect(page.getByText("English, Français, Norsk")).toBeVisible();
  await expect(page.getByRole("link", { name: "git.example.org/atelier" })).toHaveAttribute(
    "href",
    "https://git.example.org/atelier",
  );
  await page.goto("/no/info");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om dette nettstedet");
});
