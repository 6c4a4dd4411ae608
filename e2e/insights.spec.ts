import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";

test.describe.configure({ mode: "parallel" });

async function openOverview(page: Page, role: string): Promise<void> {
  await signIn(page, demo(role));
  await page.goto("/dashboard/app");
  await expect(page.getByRole("heading", { level: 2, name: seenByAll })).toBeVisible();
}

const seenByAll = "Newest members";

const block = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });

/** Blocks by role: staff see the site's figures, members their own. */
const seen: Record<string, string[]> = {
  admin: [
    "Members",
    "Posts",
    "Posts published",
    "Active now",
    "Pending review",
    "Comments",
    "Scheduled",
  ],
  editor: ["Members", "Posts", "Posts published", "Pending review", "Comments", "Scheduled"],
  moderator: ["Members", "Posts", "Pending review", "Comments"],
  member: [
    "Published projects",
    "Likes",
    "Requests",
    "Comments on your posts",
    "Unread conversations",
    "Your profile",
  ],
};
const some = [...new Set(Object.values(seen).flat())];

for (const [role, own] of Object.entries(seen)) {
  test(`the overview of ${role} has what they may see, and nothing else`, async ({
    page,
    baseURL,
  }) => {
    const faults = await watch(page, baseURL);
    await openOverview(page, role);
    for (const name of ["Top authors", "Newest members"]) {
      await expect(block(page, name)).toBeVisible();
    }
    for (const name of some) {
      const expected = own.includes(name);
      await expect(block(page, name).first(), name).toBeVisible({ visible: expected });
    }
    const write = page.getByRole("main").getByRole("link", { name: "New post" });
    await expect(write).toHaveCount(own.includes("Scheduled") ? 1 : 0);
    expect(faults).toEqual(none);
  });
}

for (const role of ["admin", "member"]) {
  test(`the overview of ${role} is accessible and fits`, async ({ page }) => {
    await openOverview(page, role);
    await audit(page);
  });
}

test("a failed overview says so and can be retried", async ({ page }) => {
  let isDown = true;
  await page.route("**/graphql", (route) => {
    const asksOverview = route.request().postData()?.includes("query Overview");
    return isDown && asksOverview ? route.abort() : route.continue();
  });
  await signIn(page, demo("member"));
  await page.goto("/dashboard/app");
  await expect(page.getByRole("alert")).toContainText("Couldn’t load the overview");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(block(page, "Top authors")).toBeVisible();
});

test("the period is chosen, part of the URL and used for the figures @journey:insights", async ({
  page,
}) => {
  await openOverview(page, "admin");
  const periods = page.getByRole("navigation", { name: "Period" });
  await expect(page.getByText("Posts per day, last 30 days")).toBeVisible();
  await periods.getByRole("link", { name: "90 days" }).click();
  await expect(page.getByText("Posts per week, last 90 days")).toBeVisible();
  await periods.getByRole("link", { name: "12 months" }).click();
  await expect(page).toHaveURL(/\?period=12m$/);
  await expect(page.getByText("Posts per month, last 12 months")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Comments per month, last 12 months")).toBeVisible();
  await expect(periods.getByRole("link", { name: "12 months" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

const MONTHS = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec)$/;

for (const width of [390, 1440]) {
  test(`labels of a chart are those of its period, and none overlaps another, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openOverview(page, "admin");
    const chart = page.getByRole("figure", { name: "Posts published" });
    const labels = chart.locator("[data-axis] > :visible");
    const periods = page.getByRole("navigation", { name: "Period" });
    for (const period of ["90 days", "12 months", "30 days", "90 days", "12 months"]) {
      await periods.getByRole("link", { name: period }).click();
      await expect(chart).toContainText(`last ${period}`);
      const ends = await labels.evaluateAll((all) =>
        all.map((label) => {
          const { left, right } = label.getBoundingClientRect();
          return [left, right] as const;
        }),
      );
      expect(ends.length).toBeGreaterThan(2);
      for (const [place, [left]] of ends.entries()) {
        expect(left).toBeGreaterThan(ends[place - 1]?.[1] ?? 0);
      }
      for (const text of await labels.allTextContents()) {
        expect(MONTHS.test(text), text).toBe(period === "12 months");
      }
    }
  });
}

test("the figures are refetched when the page gets focus", async ({ page }) => {
  await openOverview(page, "moderator");
  const again = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes("query Overview")),
  );
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await again;
});

test("what waits in all areas is one list, oldest first, each with its verb; the bell agrees", async ({
  page,
}) => {
  await openOverview(page, "moderator");
  const list = page
    .getByRole("main")
    .locator("section", { has: page.getByRole("heading", { level: 2, name: "Waiting for you" }) });
  const times = list.getByRole("listitem").locator("time");
  await list.getByRole("button", { name: /^Show \d+ more$/ }).click();
  const since = await times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(since).toEqual(since.toSorted((a, b) => Date.parse(a ?? "") - Date.parse(b ?? "")));
  await expect(list.getByRole("link", { name: /Comment · .* Review$/ }).first()).toBeVisible();
  await expect(list.getByRole("link", { name: /Report · .* Review$/ }).first()).toBeVisible();
  const areas = list.getByRole("navigation").getByRole("link");
  const texts = await areas.allTextContents();
  const total = texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(new RegExp(`, ${total} items waiting for you$`));
  await bell.click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  for (const text of texts) await expect(drawer.getByRole("link", { name: text })).toBeVisible();
  await page.keyboard.press("Escape");
  await areas.filter({ hasText: /comments? to review/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/blog\/comments/);
});
