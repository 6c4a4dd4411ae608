import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../scripts/free-ports.ts";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { start, stop } from "./own-server.ts";

test.describe.configure({ mode: "parallel" });

const names = (page: Page) => page.locator("main article h2");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("members are found by words, and the URL contains them", async ({ page }) => {
      await page.goto("/members");
      await expect(names(page)).toHaveCount(12);
      await page
        .getByRole("main")
        .getByRole("searchbox", { name: "Search members" })
        .fill("wayfinding");
      await page
        .getByRole("main")
        .getByRole("search")
        .getByRole("button", { name: "Search" })
        .click();
      await expect(page).toHaveURL("/members?search=wayfinding");
      await expect(names(page)).toHaveText(["Freya Holm", "Ingrid Solheim"]);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });

    test("filters narrow the list, and each is removed by its chip", async ({ page }) => {
      await page.goto("/members");
      const filters = page.getByRole("complementary", { name: "Filters" });
      await filters.getByRole("radio", { name: /^Available now/ }).check();
      await filters.locator("summary:visible", { hasText: "Country" }).click();
      await filters.getByRole("checkbox", { name: /^Norway/ }).check();
      // counted while the filters change, where that is possible
      const show = javaScriptEnabled ? "Show 1 member" : "Show members";
      await filters.getByRole("button", { name: show, exact: true }).click();
      await expect(page).toHaveURL("/members?availability=open&country=NO");
      await expect(names(page)).toHaveText(["Kari Nilsen"]);
      const chips = page.getByRole("list", { name: "Active filters" });
      await chips.getByRole("link", { name: "Remove filter: Available now" }).click();
      await expect(page).toHaveURL("/members?country=NO");
      await page.getByRole("link", { name: "Name", exact: true }).click();
      await expect(names(page)).toHaveText([
        "Elias Nygaard",
        "Ingrid Solheim",
        "Jonas Berg",
        "Kari Nilsen",
      ]);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        /\/members\?country=NO$/,
      );
      await page.getByRole("link", { name: "Clear all" }).click();
      await expect(page).toHaveURL("/members?sort=name");
    });

    test("where nobody matches, the page says what could be left out", async ({ page }) => {
      await page.goto("/members?search=ceramics&country=NO");
      await expect(
        page.getByRole("heading", { name: "No members match all filters" }),
      ).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "Without Norway" })).toContainText(
        "1 member",
      );
      await expect(page.getByRole("link", { name: "Ask us for help" })).toHaveAttribute(
        "href",
        "/contact-us",
      );
      await page.getByRole("link", { name: "Without Norway" }).click();
      await expect(page).toHaveURL("/members?search=ceramics");
      await expect(names(page)).toHaveText(["Inês Carvalho"]);
      // also where there is only one filter
      await page.goto("/members?search=nobody-is-called-this");
      await expect(
        page.getByRole("link", { name: "Without “nobody-is-called-this”" }),
      ).toHaveAttribute("href", "/members");
    });
  });
}

test("profiles for members are listed once somebody is signed in", async ({ page }) => {
  await page.goto("/members?search=ragnhild");
  await expect(page.getByRole("heading", { name: "No members match all filters" })).toBeVisible();
  await signIn(page, demo("member"));
  await page.goto("/members?search=ragnhild");
  await expect(names(page)).toHaveText(["Ragnhild Moe"]);
});

test("on a phone the filters fold into one card that says how many are set", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/members?availability=open&country=NO");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.getByText("Filters2")).toBeVisible();
  const show = filters.getByRole("button", { name: /^Show / });
  await expect(show).toBeHidden();
  await filters.getByText("Filters2").click();
  await expect(show).toHaveText("Show 1 member");
  await filters.getByRole("checkbox", { name: /^Norway/ }).uncheck();
  const { pagination } = await (
    await page.request.get("/api/members/public?availability=open")
  ).json();
  await expect(show).toHaveText(`Show ${pagination.totalCount} members`);
  await show.click();
  await expect(page).toHaveURL("/members?availability=open");
  await audit(page);
});

test("a member's page leads to its parts, and says which of them is shown", async ({ page }) => {
  await page.goto("/freya-holm");
  const tabs = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(tabs).toHaveText([/^Work/, /^About/, /^Posts/]);
  const current = page.locator("nav [aria-current=location]");
  await expect(current).toHaveText(/^Work/);
  await tabs.filter({ hasText: "About" }).click();
  await expect(page).toHaveURL("/freya-holm#about");
  await expect(current).toHaveText(/^About/);
  await page.goto("/freya-holm#posts");
  await expect(current).toHaveText(/^Posts/);
});

test("a profile without anything says so, and can still be asked", async ({ page }) => {
  await signIn(page, demo("admin"));
  const handle = `m${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  const input = { handle, displayName: "Nora Blank", email: `${handle}@example.org` };
  await ask(page, "mutation ($input: CreateMemberInput!) { createMember(input: $input) { id } }", {
    input,
  });
  await page.context().clearCookies();
  await page.goto(`/${handle}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Blank");
  await expect(page.getByRole("heading", { name: "Nothing published yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for a quote" })).toHaveAttribute(
    "href",
    `/contact-us?member=${handle}`,
  );
  await audit(page);
});

test("a directory without anybody invites to begin", async ({ page }) => {
  test.setTimeout(120_000);
  const place = await mkdtemp(join(tmpdir(), "nobody-"));
  const port = await freePort();
  const server = await start(port, place, { DEMO: "off" });
  try {
    for (const [locale, title] of [
      ["", "No members yet"],
      ["/fr", "Pas encore de membres"],
      ["/no", "Ingen medlemmer ennå"],
    ] as const) {
      await page.goto(`http://127.0.0.1:${port}${locale}/members`);
      await expect(page.getByRole("heading", { level: 2 })).toHaveText([title]);
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0);
    }
    await audit(page);
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(/\/auth\/register$/);
  } finally {
    await stop(server);
    await rm(place, { recursive: true });
  }
});
