import { expect, test } from "@playwright/test";
import { postId, write } from "./rest-comments.ts";
import { newThread, Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

test.describe("a comment that is sent", () => {
  test("twice is created once", async ({ page, request }) => {
    const thread = await new Thread(page).openLive("a-status-page-your-mother-can-read");
    const before = await thread.count();
    const mine = writing();
    const post = await postId(page);
    const key = crypto.randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => write(request, post, mine, key)));
    expect(new Set(ids).size).toBe(1);
    await expect(thread.comment(mine)).toHaveCount(1);

    const other = writing();
    await thread.fill(thread.form, other);
    await thread.form.evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(thread.comment(other)).toHaveCount(1);
    await page.reload();
    await expect(thread.comment(mine)).toHaveCount(1);
    await expect(thread.comment(other)).toHaveCount(1);
    await thread.expectCount(before + 2);
  });

  test("without a connection stays in the form and can be sent again", async ({
    page,
    context,
  }) => {
    const thread = await new Thread(page).openLive("blue-at-69-degrees-north");
    await page.waitForLoadState("networkidle");
    const left: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) left.push(request.url());
    });
    const mine = writing();
    await context.setOffline(true);
    // Nearby links are prefetched: a failed prefetch must not reload the page.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await thread.post(mine);
    await expect(thread.form.getByRole("alert")).toContainText(
      "Couldn’t send your comment. Your text is still here: check your connection and try again.",
    );
    await expect(thread.content(thread.form)).toHaveValue(mine.content);
    await expect(thread.form.getByLabel("Email")).toHaveValue(mine.email);
    await expect(thread.comment(mine)).toHaveCount(0);

    await context.setOffline(false);
    await thread.form.getByRole("button", { name: "Post comment" }).click();
    await expect(thread.comment(mine)).toHaveCount(1);
    await expect(thread.form.getByRole("alert")).toBeEmpty();
    expect(left).toEqual([]);
  });

  test("and whose answer is lost is created once by the retry", async ({ page }) => {
    const thread = await new Thread(page).open("seven-sounds-a-button-should-not-make");
    const mine = writing();
    await page.route(
      "**/api/blog/comments",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await thread.post(mine);
    await expect(thread.form.getByRole("alert")).toContainText("Your text is still here");
    await thread.form.getByRole("button", { name: "Post comment" }).click();
    await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
    await page.reload();
    await expect(thread.comment(mine)).toHaveCount(1);
  });

  test("that is pending stays when an older answer with the comments arrives", async ({
    page,
    request,
  }) => {
    const theirs = writing();
    const answered = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await page.route("**/api/blog/comments?*", async (route) => {
      await write(request, await postId(page), theirs);
      const older = await route.fetch();
      answered.resolve();
      await sent.promise;
      await route.fulfill({ response: older });
    });
    const thread = await new Thread(page).open("the-invoice-i-send-on-day-one");
    await answered.promise;
    const mine = writing([1, 2, 3, 4, 5].map((n) => `https://example.org/${n}`).join(" "));
    await thread.post(mine);
    await expect(thread.comment(mine)).toContainText("Pending review");
    await expect(thread.comment(theirs)).toHaveCount(0);
    sent.resolve();
    await expect(thread.comment(theirs)).toHaveCount(1);
    await expect(thread.comment(mine)).toContainText("Pending review");
  });

  for (const javaScriptEnabled of [true, false]) {
    const visitor = javaScriptEnabled ? "a visitor" : "a visitor without JavaScript";
    const slug = javaScriptEnabled ? "the-invoice-i-send-on-day-one" : "still-october";
    test.describe(visitor, () => {
      test.use({ javaScriptEnabled });

      test(`if it looks suspicious is pending, and only ${visitor} who wrote it sees it`, async ({
        page,
        context,
        request,
        browser,
      }) => {
        const thread = await new Thread(page).open(slug);
        const before = await thread.count();
        const links = [1, 2, 3, 4, 5].map((number) => `https://example.org/${number}`);
        const mine = writing(links.join(" "));
        await thread.post(mine);
        await expect(thread.section.getByRole("status")).toContainText(
          "Your comment is being reviewed; until then only you see it.",
        );
        for (const again of [false, true]) {
          if (again) await page.reload();
          await expect(thread.comment(mine)).toHaveCount(1);
          await expect(thread.comment(mine)).toContainText("Pending review");
          await thread.expectCount(before);
        }
        const cookie = (await context.cookies()).find(({ name }) => name === "held-comments");
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });

        const other = await (await newThread(browser)).open(slug);
        await expect(other.comment(mine)).toHaveCount(0);
        await other.expectCount(before);
        const answer = await request.get(`/api/blog/comments?postId=${await postId(page)}`);
        expect(await answer.text()).not.toContain(mine.content);
      });
    });
  }
});
