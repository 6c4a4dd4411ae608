import { expect, test } from "@playwright/test";
import { audit } from "./audit.ts";
import { brief } from "./demo-world.ts";
import { none, watch } from "./faults.ts";
import { screens, states } from "./screens.ts";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

for (const { id, path, status } of [...screens, ...states]) {
  test(`${id} is accessible, fits and makes no foreign requests`, async ({ page, baseURL }) => {
    const faults = await watch(page, baseURL, status);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()["content-security-policy"]).toMatch(
      // what has a form of its own for each visitor is not kept
      /script-src 'self'( 'sha256-[\w+/=]{44}'| 'nonce-[\w+/=]+')+(;|$)/,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // What is shown in place of a missing page is rendered once more when its code is loaded.
    if (status >= 400) await page.waitForLoadState("networkidle");
    await audit(page);
    expect(faults).toEqual(none);
  });
}

test("the open phone menu is accessible", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/blog");
  await page.getByLabel("Menu").click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await audit(page, { at: [390] });
  expect(faults).toEqual(none);
});

test("an open reply form is accessible", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await page.goto(`/blog/${brief.slug.en}`);
  await page
    .getByRole("link", { name: /^Reply to / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Post reply" })).toBeVisible();
  await audit(page);
  expect(faults).toEqual(none);
});

test("a comment pending review is accessible", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  const thread = await new Thread(page).openLive("pricing-a-brand-identity-without-guessing");
  const mine = writing("https://a.example https://b.example https://c.example https://d.example");
  await thread.post(mine);
  await expect(thread.comment(mine)).toContainText("Pending review");
  await audit(page);
  expect(faults).toEqual(none);
});

test("errors in the comment form are accessible", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await page.goto(`/blog/${brief.slug.en}`);
  await page.getByRole("button", { name: "Post comment" }).click();
  await expect(page.getByText("Please check the highlighted fields.")).toBeVisible();
  await audit(page);
  // The browser reports the refused form itself.
  const refusal = /status of 422/;
  expect({ ...faults, errors: faults.errors.filter((it) => !refusal.test(it)) }).toEqual(none);
});
