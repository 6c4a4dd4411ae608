import { expect, test } from "@playwright/test";
import { audit } from "./audit.ts";
import { brief } from "./demo-world.ts";
import { none, watch } from "./faults.ts";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

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
