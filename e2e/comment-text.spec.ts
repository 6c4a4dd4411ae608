import { expect, test } from "@playwright/test";
import { postId, write } from "./rest-comments.ts";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

const hostile = {
  "a script": `<script>document.title = "taken"</script><img src=x onerror="document.title='taken'">`,
  "a javascript: link": `<a href="javascript:alert(1)">press</a> javascript:alert(1)`,
  "an entity": `&lt;b&gt; &amp; </textarea></script><!--`,
};

for (const [what, text] of Object.entries(hostile)) {
  test(`${what} stays text`, async ({ page, request }) => {
    const thread = await new Thread(page).openLive("a-build-that-fails-politely");
    const title = await page.title();
    const mine = writing(text);
    // Once by the event, once in the page.
    await write(request, await postId(page), { ...mine, name: "<b>Bold</b>" });
    for (const again of [false, true]) {
      if (again) await page.reload();
      const comment = thread.comment(mine);
      await expect(comment).toContainText(mine.content);
      await expect(comment).toContainText("<b>Bold</b>");
      await expect(
        comment.locator("script, img, b, a:not([href*='reply=']):not([href*='comment='])"),
      ).toHaveCount(0);
      await expect(page).toHaveTitle(title);
    }
    await expect(page.locator("a[href^='javascript:']")).toHaveCount(0);
  });
}

test("5,000 emojis are kept and fit a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const thread = await new Thread(page).open("nordavind-a-headline-for-bad-weather");
  const { email } = writing();
  const content = "👩‍👩‍👧‍👦".repeat(5_000);
  await write(request, await postId(page), { name: "Emoji", email, content });
  await page.reload();
  await expect(thread.comment({ content: "👩‍👩‍👧‍👦" }).first()).toContainText(content);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBe(client);
});

test("an empty, a too long and an invalid comment answer 422 with their fields", async ({
  page,
  request,
}) => {
  await page.goto("/blog/still-october");
  const comment = { postId: await postId(page), ...writing() };
  const refused = {
    empty: [{ content: " \n " }, { content: "Required" }],
    "without content": [{ content: undefined }, { content: "Required" }],
    "too long": [{ content: "é".repeat(5_001) }, { content: "At most 5000 characters" }],
    "a long name": [{ name: "n".repeat(81) }, { name: "At most 80 characters" }],
    "no address": [{ email: "me@here" }, { email: "Not an email address" }],
    "wrong types": [
      { content: 7, name: ["x"] },
      { content: "Must be text", name: "Must be text" },
    ],
  } as const;
  for (const [what, [change, fields]] of Object.entries(refused)) {
    const data = { ...comment, ...change };
    const answer = await request.post("/api/blog/comments", { data });
    expect(answer.status(), what).toBe(422);
    expect(await answer.json(), what).toMatchObject({ code: "INVALID", fields });
  }
});

test("errors appear at their fields without a reload, and the first one gets focus", async ({
  page,
}) => {
  const thread = await new Thread(page).openLive("the-meeting-that-became-a-form");
  const before = await thread.count();
  await thread.post({ name: "Me", email: "", content: "x".repeat(5_001) });
  const email = thread.form.getByLabel("Email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Required/);
  const content = thread.content(thread.form);
  await expect(content).toHaveAccessibleDescription(/Use at most 5,000 characters/);
  await expect(content).toHaveValue("x".repeat(5_001));

  const mine = writing();
  await thread.post(mine);
  await expect(thread.comment(mine)).toHaveCount(1);
  await expect(content).toHaveValue("");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await thread.expectCount(before + 1);
});
