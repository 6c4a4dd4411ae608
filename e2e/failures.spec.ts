import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { brief } from "./demo-world.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { accountScreens } from "./screens.ts";
import { addressOf, whoOpens } from "./subjects.ts";
import { snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

test.describe("from the server", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, status, title } of [
    { path: "/403", status: 403, title: "Permission denied" },
    { path: "/404", status: 404, title: "Page not found" },
    { path: "/nobody/hung-this-here", status: 404, title: "Page not found" },
    { path: "/%E0%A4%A", status: 404, title: "Page not found" },
    { path: "/fr/blog/caf%C3", status: 404, title: "Article introuvable" },
    { path: "/500", status: 500, title: "500 Internal Server Error" },
    { path: "/fr/500", status: 500, title: "500 Erreur interne du serveur" },
    { path: "/no/500", status: 500, title: "500 Intern serverfeil" },
  ]) {
    test(`${path} answers ${status}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Atelier`);
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    });
  }

  test("the 500 page has the text of the specification", async ({ page }) => {
    await page.goto("/500");
    await expect500(page);
  });
});

test.describe("in the browser", () => {
  test("a truncated escape shows the same page as on the server", async ({ page, baseURL }) => {
    const faults = await watch(page, baseURL, 404);
    const response = await page.goto("/fr/blog/caf%C3");
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(faults).toEqual(none);
  });

  test("a failing loader shows the 500 page, which links home", async ({ page }) => {
    await page.route("**/*.data*", (route) =>
      route.fulfill({ status: 500, body: "Internal Server Error" }),
    );
    await page.goto("/blog");
    await page.waitForLoadState("networkidle");
    await page.getByRole("contentinfo").getByRole("link", { name: "Categories" }).click();
    await expect500(page);
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Show the work.");
  });

  for (const [what, answer] of [
    ["a server that is gone", "abort"],
    ["a proxy without its server", { status: 502, body: "<h1>502 Bad Gateway</h1>" }],
  ] as const) {
    test(`${what} leaves the page as it is, and says so`, async ({ page }) => {
      let isGone = true;
      await page.route("**/*.data*", (route) => {
        if (!isGone) return route.continue();
        return answer === "abort" ? route.abort() : route.fulfill(answer);
      });
      await page.goto("/blog");
      await page.waitForLoadState("networkidle");
      const title = page.getByRole("heading", { level: 1 });
      const read = await title.textContent();
      const next = page.getByRole("contentinfo").getByRole("link", { name: "Categories" });
      await next.click();
      const notice = page.getByRole("status").filter({ hasText: "Couldn’t load that page." });
      await expect(notice).toBeVisible();
      await expect(title).toHaveText(read ?? "");
      await expect(page).toHaveURL("/blog");
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      isGone = false;
      await next.click();
      await expect(page).toHaveURL("/blog/categories");
      await expect(notice).toBeHidden();
    });
  }
});

test.describe("without a connection", () => {
  test("a click keeps the page that is read, and leads on once it is back", async ({
    page,
    context,
  }) => {
    await page.goto("/blog");
    await page.goto(`/blog/${brief.slug.en}`);
    await page.waitForLoadState("networkidle");
    const comment = page.locator("#comments").getByRole("textbox", { name: "Comment" });
    await comment.fill("Not sent yet");
    await context.setOffline(true);
    const main = page.getByRole("main");
    const notice = page.getByRole("status").filter({ hasText: "You’re offline" });
    const next = main.getByRole("link", { name: "All writing" });
    const ways: [string, () => Promise<unknown>][] = [
      ["a link of the router", () => next.click()],
      ["a link to another document", () => banner(page).getByText("Sign in").click()],
      ["a form", () => banner(page).getByRole("searchbox").press("Enter")],
    ];
    for (const [way, go] of ways) {
      await go();
      await expect(notice, way).toBeVisible();
      await expect(page, way).toHaveURL(`/blog/${brief.slug.en}`);
      await expect(comment, way).toHaveValue("Not sent yet");
    }
    // A place on the same page is still reached.
    await main.locator('a[href="#comments"]').click();
    await expect(page).toHaveURL(`/blog/${brief.slug.en}#comments`);

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await next.click();
    await expect(page).toHaveURL("/blog");
  });

  test("the browser's Back keeps the page, too", async ({ page, context }) => {
    await page.goto("/blog");
    await page.waitForLoadState("networkidle");
    const title = page.getByRole("heading", { level: 1 });
    await page.getByRole("contentinfo").getByRole("link", { name: "Categories" }).click();
    await expect(page).toHaveURL("/blog/categories");
    await expect(title).toHaveText("What we write about");
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByRole("status").filter({ hasText: "You’re offline" })).toBeVisible();
    await expect(title).toHaveText("What we write about");
    await expect(page).toHaveURL("/blog/categories");
    await context.setOffline(false);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/blog");
  });
});

const banner = (page: Page) => page.getByRole("banner");

test.describe("in the dashboard", () => {
  for (const { path } of accountScreens.filter(({ path: of }) => of.includes("{"))) {
    test(`${path} is read again when it could not be`, async ({ page }) => {
      await signIn(page, whoOpens(path));
      const address = await addressOf(path, (query) => ask(page, query));
      let isDown = true;
      await page.route("**/graphql", (route) => {
        const asksViewer = route.request().postData()?.includes("query Viewer");
        return isDown && !asksViewer ? route.abort() : route.continue();
      });
      await page.goto(address);
      const again = page.getByRole("main").getByRole("button", { name: "Try again" });
      await expect(again.first()).toBeVisible();
      isDown = false;
      // the last one first: chat has a list beside the conversation; what reads the same may come with it
      await expect(async () => {
        if (await again.count()) await again.last().click({ timeout: 1_000 });
        await expect(again).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    });
  }

  test("a drawer that can’t be loaded says so and opens at the next attempt", async ({ page }) => {
    await signIn(page, demo("editor"));
    // what shows the message is loaded once the browser is idle
    const toasters = page.waitForResponse(/\/assets\/toasters-/);
    await page.goto("/dashboard/blog/posts");
    await toasters;
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.route("**/assets/**", (route) => route.abort());
    const bell = page.getByRole("button", { name: /notifications/i });
    await bell.click();
    await expect(snackbar(page, "This part couldn’t be loaded.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
    await page.unroute("**/assets/**");
    await bell.press("Enter"); // the message may cover it
    await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  });

  test("a panel that can’t be loaded offers to reload the page", async ({ page }) => {
    await signIn(page, demo("editor"));
    await page.goto("/dashboard/chat");
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/**", (route) => route.abort());
    await page.getByRole("button", { name: "Chat settings" }).click();
    await expect(page.getByText("This part couldn’t be loaded.")).toBeVisible();
    await expect(page.locator("[popover]:popover-open")).toHaveCount(0); // no tooltip covers it
    await page.unroute("**/assets/**");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("button", { name: "Chat settings" }).click();
    await expect(page.getByRole("switch").or(page.getByRole("checkbox")).first()).toBeVisible();
  });
});

async function expect500(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("500 Internal Server Error");
  await expect(
    page.getByText("There was an error, please try again later.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to home", exact: true })).toHaveAttribute(
    "href",
    "/",
  );
}
