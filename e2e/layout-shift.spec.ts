import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { ask } from "./graph.ts";
import { text } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 390, height: 844 } });

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

const rowsOf = (page: Page) => page.getByRole("main").getByRole("listitem").first();

for (const [name, path] of [
  ["posts", "/dashboard/blog/posts"],
  ["comments", "/dashboard/blog/comments"],
  ["message reports", "/dashboard/message-reports"],
  ["members", "/dashboard/user/list"],
] as const) {
  test(`on a phone the list of ${name} does not shift while it loads`, async ({ page }) => {
    await signIn(page, demo("admin"));
    const isThere = () => expect(rowsOf(page)).toBeVisible();
    expect(await shiftOn(page, path, isThere)).toBeLessThan(0.02);
  });
}

test("on a phone the editor of a new post does not shift while it loads", async ({ page }) => {
  await signIn(page, demo("editor"));
  const isThere = () => expect(text(page)).toBeVisible();
  expect(await shiftOn(page, "/dashboard/blog/new", isThere)).toBeLessThan(0.02);
});

test("on a phone the editor of a post does not shift while it loads", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { posts } = await ask<Posts>(page, "{ posts { nodes { id } } }");
  const isThere = () => expect(text(page)).toBeVisible();
  const path = `/dashboard/blog/post/edit/${posts.nodes[0]?.id}`;
  expect(await shiftOn(page, path, isThere)).toBeLessThan(0.02);
});

test("on a phone a conversation does not shift while it loads", async ({ page }) => {
  await signIn(page, demo("admin"));
  const { conversations } = await ask<Conversations>(page, "{ conversations { nodes { id } } }");
  const isThere = () => expect(page.getByRole("article").last()).toBeVisible();
  const path = `/dashboard/chat/${conversations.nodes[0]?.id}`;
  expect(await shiftOn(page, path, isThere)).toBeLessThan(0.02);
});

interface Posts {
  posts: { nodes: { id: string }[] };
}

interface Conversations {
  conversations: { nodes: { id: string }[] };
}
