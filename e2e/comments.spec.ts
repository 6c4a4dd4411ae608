import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { brief } from "./demo-world.ts";
import { Thread, type Writing, writing } from "./thread.ts";

// Every test writes under a post of its own: counts are facts, too.
test.describe.configure({ mode: "parallel" });

test.describe("live", () => {
  test("what one reader writes appears for another within a second, in order and once", async ({
    browser,
  }) => {
    const slug = "tidevann";
    const [writer, reader] = [await newThread(browser), await newThread(browser)];
    await Promise.all([writer.openLive(slug), reader.openLive(slug)]);
    await reader.page.evaluate(() => Object.assign(window, { stayed: true }));
    const before = await reader.count();
    const [first, second, answer, objection] = [writing(), writing(), writing(), writing()];

    await writer.post(first);
    await expect(writer.comment(first)).toBeVisible();
    await expect(reader.comment(first)).toBeVisible({ timeout: 1_000 });
    await writer.post(second);
    await expect(reader.comment(second)).toBeVisible();
    await writer.reply(first, answer);
    await expect(writer.comment(answer)).toBeVisible();
    await expect(reader.comment(answer)).toBeVisible({ timeout: 1_000 });
    // An answer to a reply joins the same line.
    await writer.reply(answer, objection);
    await expect(reader.comment(objection)).toBeVisible();

    for (const thread of [reader, writer]) {
      for (const one of [first, second, answer, objection]) {
        await expect(thread.comment(one)).toHaveCount(1);
      }
      const order = [second, first, answer, objection].map(({ content }) => content);
      expect((await thread.all.allInnerTexts()).slice(0, 4).map(contentOf(order))).toEqual(order);
      await expect(thread.line(first).getByRole("article")).toHaveCount(3);
      await thread.expectCount(before + 4);
    }
    expect(await reader.page.evaluate(() => "stayed" in window)).toBe(true);
  });

  test("who writes gets the own comment as answer and as event and sees it once", async ({
    page,
  }) => {
    const opened = page.waitForEvent("websocket");
    const thread = await new Thread(page).openLive("easing-curves-explained-with-buses");
    const mine = writing();
    const event = (await opened).waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes(mine.content),
    });
    await thread.post(mine);
    await event;
    await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
    await expect(thread.comment(mine)).toHaveCount(1);
    // The next event has been taken in as well: a second copy would stand here by now.
    const next = writing();
    await write(page.request, await postId(page), next);
    await expect(thread.comment(next)).toBeVisible();
    await expect(thread.comment(mine)).toHaveCount(1);
  });

  test("after a dropped connection a reader gets what was missed, once", async ({
    page,
    request,
  }) => {
    let connected = true;
    let drop = () => Promise.resolve();
    await page.routeWebSocket("**/graphql", async (socket) => {
      if (!connected) return socket.close({ code: 1012 });
      socket.connectToServer();
      drop = () => socket.close({ code: 1012 });
    });
    const thread = await new Thread(page).openLive("a-waiting-room-that-explains-itself");
    const before = await thread.count();
    const live = thread.section.getByText("Live", { exact: true });
    const [seen, missed, reply, later] = [writing(), writing(), writing(), writing()];
    const post = await postId(page);
    const seenId = await write(request, post, seen);
    await expect(thread.comment(seen)).toBeVisible();

    connected = false;
    await drop();
    await expect(live).toBeHidden();
    await write(request, post, missed);
    await replyTo(request, seenId, reply);
    await expect(thread.comment(missed)).toHaveCount(0);
    connected = true;

    await expect(live).toBeVisible();
    await expect(thread.comment(missed)).toHaveCount(1);
    await expect(thread.line(seen).getByRole("article")).toHaveText([
      new RegExp(seen.content),
      new RegExp(reply.content),
    ]);
    await write(request, post, later);
    await expect(thread.comment(later)).toBeVisible();
    for (const one of [seen, missed, reply, later]) {
      await expect(thread.comment(one)).toHaveCount(1);
    }
    await thread.expectCount(before + 4);
  });

  test("the writer's e-mail address reaches nobody else", async ({ browser, request }) => {
    const slug = "marche-a-market-in-print";
    const [writer, reader] = [await newThread(browser), await newThread(browser)];
    const received: string[] = [];
    reader.page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => received.push(String(payload))),
    );
    reader.page.on("response", async (response) => {
      if (/json|html|x-script/.test(response.headers()["content-type"] ?? "")) {
        received.push(await response.text().catch(() => ""));
      }
    });
    await Promise.all([writer.openLive(slug), reader.openLive(slug)]);
    const [mine, answer] = [writing(), writing()];
    await writer.post(mine);
    await expect(reader.comment(mine)).toBeVisible();
    await writer.reply(mine, answer);
    await expect(reader.comment(answer)).toBeVisible();
    expect(received.join()).toContain(answer.content);

    const post = await postId(reader.page);
    const query = `{ comments(postId: "${post}") { nodes { content replies { nodes { content } } } } }`;
    const asked = `{ comments(postId: "${post}") { nodes { id email } } }`;
    const answers = await Promise.all([
      request.get(`/blog/${slug}`),
      request.get(`/blog/${slug}.data`),
      request.get(`/api/blog/comments?postId=${post}`),
      request.post("/graphql", { data: { query } }),
      request.post("/graphql", { data: { query: asked } }),
    ]);
    const texts = [...received, ...(await Promise.all(answers.map((it) => it.text())))];
    for (const { email } of [mine, answer]) {
      expect(texts.filter((text) => text.toLowerCase().includes(email))).toEqual([]);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a post and all pages of its comments can be read", async ({ page }) => {
    const thread = await new Thread(page).open(brief.slug.en);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title.en);
    await expect(thread.section.locator("> div > div > div > ol > li")).toHaveCount(10);
    const first = await thread.all.first().innerText();
    await thread.section.getByRole("link", { name: /^Show \d+ earlier comments$/ }).click();
    await expect(page).toHaveURL(/\?comments=2#comments$/);
    expect(await thread.all.allInnerTexts()).not.toContain(first);
    await thread.section.getByRole("link", { name: "Show newer comments" }).click();
    await expect(thread.all.first()).toHaveText(first, { useInnerText: true });
  });

  test("the list of posts pages", async ({ page }) => {
    await page.goto("/blog");
    const cards = page.locator("main article, main li").getByRole("heading");
    const newest = await cards.first().innerText();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    expect(await cards.allInnerTexts()).not.toContain(newest);
  });

  test("a comment is posted once, and a reload sends nothing", async ({ page }) => {
    const thread = await new Thread(page).open("paper-stock-is-a-promise");
    const before = await thread.count();
    const mine = writing();
    await thread.post(mine);
    await expect(page).toHaveURL(/\?comment=[\w-]+#comment-[\w-]+$/);
    await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
    await expect(thread.comment(mine)).toHaveCount(1);
    const reloaded = await page.reload();
    expect(reloaded?.request().method()).toBe("GET");
    await expect(thread.comment(mine)).toHaveCount(1);
    await thread.expectCount(before + 1);
  });

  test("a reply is posted under its comment", async ({ page, request }) => {
    const thread = await new Thread(page).open("the-eighteen-brushes-i-kept");
    const [asked, answer] = [writing(), writing()];
    await write(request, await postId(page), asked);
    await page.reload();
    await thread.reply(asked, answer);
    await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
    await expect(thread.line(asked).getByRole("article")).toHaveText([
      new RegExp(asked.content),
      new RegExp(answer.content),
    ]);
    await expect(thread.replyForm).toHaveCount(0);
  });

  test("what is wrong is said at its field with 422, and everything typed stays", async ({
    page,
  }) => {
    const thread = await new Thread(page).open("send-me-your-worst-word");
    const before = await thread.count();
    const draft = { ...writing(), email: "nobody at all", content: "x".repeat(5_001) };
    const [response] = await Promise.all([page.waitForEvent("response"), thread.post(draft)]);
    expect(response.status()).toBe(422);
    await expect(thread.form.getByText("Please look at the marked fields.")).toBeVisible();
    const [email, content] = [thread.form.getByLabel("E-mail"), thread.content(thread.form)];
    await expect(email).toHaveAccessibleDescription(/This does not look like an e-mail address\./);
    await expect(content).toHaveAccessibleDescription(/At most 5,000 characters\./);
    await expect(thread.form.getByLabel("Name")).not.toHaveAttribute("aria-invalid", "true");
    await expect(thread.form.getByLabel("Name")).toHaveValue(draft.name);
    await expect(email).toHaveValue(draft.email);
    await expect(content).toHaveValue(draft.content);
    await thread.expectCount(before);
  });

  test("a refused reply stays in its form under the comment", async ({ page, request }) => {
    const thread = await new Thread(page).open("send-me-your-worst-word");
    const asked = writing();
    await write(request, await postId(page), asked);
    await page.reload();
    await thread.reply(asked, { name: "", email: "me@example.org", content: "Yes, but" });
    await expect(thread.replyForm.getByLabel("Name")).toHaveAccessibleDescription(
      /Please fill this in\./,
    );
    await expect(thread.content(thread.replyForm)).toHaveValue("Yes, but");
    await expect(thread.line(asked).getByRole("article")).toHaveCount(1);
  });

  test("a double click posts one comment", async ({ page }) => {
    const thread = await new Thread(page).open("how-i-name-eleven-thousand-photographs");
    const mine = writing();
    await thread.fill(thread.form, mine);
    await thread.form.getByRole("button", { name: "Post comment" }).dblclick();
    await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
    await page.reload();
    await expect(thread.comment(mine)).toHaveCount(1);
  });
});

test.describe("what people send", () => {
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
        await expect(comment.locator("script, img, b, a:not([href*='reply='])")).toHaveCount(0);
        await expect(page).toHaveTitle(title);
      }
      await expect(page.locator("a[href^='javascript:']")).toHaveCount(0);
    });
  }

  test("5,000 emoji stay 5,000 emoji and fit a phone", async ({ page, request }) => {
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

  test("an empty, a too long and a mistyped comment answer 422 with their fields", async ({
    page,
    request,
  }) => {
    await page.goto("/blog/still-october");
    const comment = { postId: await postId(page), ...writing() };
    const refused = {
      empty: [{ content: " \n " }, { content: "Required" }],
      "without content": [{ content: undefined }, { content: "Required" }],
      "too long": [{ content: "é".repeat(5_001) }, { content: "At most 5,000 characters" }],
      "a long name": [{ name: "n".repeat(81) }, { name: "At most 80 characters" }],
      "no address": [{ email: "me@here" }, { email: "Not an e-mail address" }],
      "wrong types": [{ content: 7, name: ["x"] }, { content: "Must be text", name: "Must be text" }],
    } as const;
    for (const [what, [change, fields]] of Object.entries(refused)) {
      const data = { ...comment, ...change };
      const answer = await request.post("/api/blog/comments", { data });
      expect(answer.status(), what).toBe(422);
      expect(await answer.json(), what).toMatchObject({ code: "INVALID", fields });
    }
  });

  test("errors come to their fields without a reload, the first one gets the focus", async ({
    page,
  }) => {
    const thread = await new Thread(page).openLive("the-meeting-that-became-a-form");
    const before = await thread.count();
    await thread.post({ name: "Me", email: "", content: "x".repeat(5_001) });
    const email = thread.form.getByLabel("E-mail");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Please fill this in\./);
    const content = thread.content(thread.form);
    await expect(content).toHaveAccessibleDescription(/At most 5,000 characters\./);
    await expect(content).toHaveValue("x".repeat(5_001));

    const mine = writing();
    await thread.post(mine);
    await expect(thread.comment(mine)).toHaveCount(1);
    await expect(content).toHaveValue("");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await thread.expectCount(before + 1);
  });
});

test.describe("a comment that is sent", () => {
  test("twice is there once", async ({ page, request }) => {
    const thread = await new Thread(page).openLive("a-status-page-your-mother-can-read");
    const before = await thread.count();
    const mine = writing();
    const post = await postId(page);
    const ids = await Promise.all([1, 2, 3].map(() => write(request, post, mine)));
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
    const mine = writing();
    await context.setOffline(true);
    await thread.post(mine);
    await expect(thread.form.getByRole("alert")).toContainText(
      "The comment could not be sent. Your text is still here: check your connection and try again.",
    );
    await expect(thread.content(thread.form)).toHaveValue(mine.content);
    await expect(thread.form.getByLabel("E-mail")).toHaveValue(mine.email);
    await expect(thread.comment(mine)).toHaveCount(0);

    await context.setOffline(false);
    await thread.form.getByRole("button", { name: "Post comment" }).click();
    await expect(thread.comment(mine)).toHaveCount(1);
    await expect(thread.form.getByRole("alert")).toBeEmpty();
  });

  test("and whose answer is lost is there once after the second try", async ({ page }) => {
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

  for (const javaScriptEnabled of [true, false]) {
    const visitor = javaScriptEnabled ? "a visitor" : "a visitor without JavaScript";
    const slug = javaScriptEnabled ? "the-invoice-i-send-on-day-one" : "still-october";
    test.describe(visitor, () => {
      test.use({ javaScriptEnabled });

      test(`if it looks suspicious waits, and only ${visitor} who wrote it sees it`, async ({
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
          "Your comment is read before it appears; until then only you see it.",
        );
        for (const again of [false, true]) {
          if (again) await page.reload();
          await expect(thread.comment(mine)).toHaveCount(1);
          await expect(thread.comment(mine)).toContainText("Waiting for review");
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

/** A reader with a browser of their own. */
async function newThread(browser: { newPage(): Promise<Page> }): Promise<Thread> {
  return new Thread(await browser.newPage());
}

async function postId(page: Page): Promise<string> {
  return page.locator("#comments form input[name=postId]").last().inputValue();
}

async function write(request: APIRequestContext, post: string, data: Writing): Promise<string> {
  const answer = await request.post("/api/blog/comments", { data: { postId: post, ...data } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { comment: { id: string } }).comment.id;
}

async function replyTo(request: APIRequestContext, id: string, data: Writing): Promise<void> {
  const answer = await request.post(`/api/blog/comments/${id}/reply`, { data });
  expect(answer.status()).toBe(200);
}

/** Finds which of the texts a comment shows. */
function contentOf(texts: string[]): (shown: string) => string | undefined {
  return (shown) => texts.find((text) => shown.includes(text));
}
