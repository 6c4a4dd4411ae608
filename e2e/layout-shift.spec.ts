import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { ask } from "./graph.ts";
import { rows } from "./lists.ts";
import { text } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

/** The cumulative layout shift since the page was requested; Core Web Vitals call 0.1 good. */
async function shiftOn(page: Page, path: string, isThere: () => Promise<void>): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "hadRecentInput")) window.shift += Reflect.get(entry, "value");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path);
  await isThere();
  await page.waitForLoadState("networkidle");
  // Entries are delivered after their frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => window.shift);
}

declare global {
  interface Window {
    shift: number;
  }
}

for (const { name, width, height } of [
  { name: "on a phone", width: 390, height: 844 },
  { name: "on a desktop", width: 1440, height: 900 },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    const firstRow = (page: Page) =>
      rows(page).or(page.getByRole("main").getByRole("listitem")).first();

    for (const [what, path] of [
      ["posts", "/dashboard/blog/posts"],
      ["categories", "/dashboard/blog/categories"],
      ["comments", "/dashboard/blog/comments"],
      ["projects", "/dashboard/projects"],
      ["types of projects", "/dashboard/projects/types"],
      ["requests", "/dashboard/contact/list"],
      ["jobs", "/dashboard/jobs"],
      ["solutions", "/dashboard/solutions"],
      ["pages", "/dashboard/pages"],
      ["questions", "/dashboard/pages/faqs"],
      ["plans", "/dashboard/pages/plans"],
      ["the changelog", "/dashboard/changelog/list"],
      ["message reports", "/dashboard/message-reports"],
      ["members", "/dashboard/user/list"],
    ] as const) {
      test(`the list of ${what} does not shift while it loads`, async ({ page }) => {
        await signIn(page, demo("admin"));
        const isThere = () => expect(firstRow(page)).toBeVisible();
        expect(await shiftOn(page, path, isThere)).toBeLessThan(0.02);
      });
    }

    test("the editor of a new post does not shift while it loads", async ({ page }) => {
      await signIn(page, demo("editor"));
      const isThere = () => expect(text(page)).toBeVisible();
      expect(await shiftOn(page, "/dashboard/blog/new", isThere)).toBeLessThan(0.02);
    });

    test("the editor of a post does not shift while it loads", async ({ page }) => {
      await signIn(page, demo("editor"));
      const { posts } = await ask<Posts>(page, "{ posts { nodes { id } } }");
      const isThere = () => expect(text(page)).toBeVisible();
      const path = `/dashboard/blog/post/edit/${posts.nodes[0]?.id}`;
      expect(await shiftOn(page, path, isThere)).toBeLessThan(0.02);
    });

    test("a conversation does not shift while it loads", async ({ page }) => {
      await signIn(page, demo("admin"));
      const { conversations } = await ask<Conversations>(
        page,
        "{ conversations { nodes { id } } }",
      );
      const isThere = () => expect(page.getByRole("article").last()).toBeVisible();
      const path = `/dashboard/chat/${conversations.nodes[0]?.id}`;
      expect(await shiftOn(page, path, isThere)).toBeLessThan(0.02);
    });
  });
}

interface Posts {
  posts: { nodes: { id: string }[] };
}

interface Conversations {
  conversations: { nodes: { id: string }[] };
}
