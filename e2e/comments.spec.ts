import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { brief } from "./demo-world.ts";
import { postId, replyTo, write } from "./rest-comments.ts";
import { newThread, Thread, writing } from "./thread.ts";

// Every test writes under a post of its own, because counts are checked, too.
test.describe.configure({ mode: "parallel" });

test("a comment appears for other readers without a reload, in order and once @journey:blog", async ({
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
  await expect(reader.comment(first)).toBeVisible();
  await writer.post(second);
  await expect(reader.comment(second)).toBeVisible();
  await writer.reply(first, answer);
  await expect(writer.comment(answer)).toBeVisible();
  await expect(reader.comment(answer)).toBeVisible();
  // A reply to a reply joins the same thread.
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

test("authors get their own comment as an answer and as an event, and see it once", async ({
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
  // The next event has been processed as well: a duplicate would be visible by now.
  const next = writing();
  await write(page.request, await postId(page), next);
  await expect(thread.comment(next)).toBeVisible();
  await expect(thread.comment(mine)).toHaveCount(1);
});

test("after a dropped connection a reader gets missed comments once", async ({ page, request }) => {
  const connection = await controlConnection(page);
  const thread = await new Thread(page).openLive("a-waiting-room-that-explains-itself");
  const before = await thread.count();
  const live = thread.section.getByText("Live", { exact: true });
  const [seen, missed, reply, later] = [writing(), writing(), writing(), writing()];
  const post = await postId(page);
  const seenId = await write(request, post, seen);
  await expect(thread.comment(seen)).toBeVisible();

  await connection.cut();
  await expect(live).toBeHidden();
  await write(request, post, missed);
  await replyTo(request, seenId, reply);
  await expect(thread.comment(missed)).toHaveCount(0);
  connection.restore();

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

/** A post with more threads than one page shows, and the connection that its reader has. */
async function elevenThreads(page: Page, request: APIRequestContext, slug: string) {
  const connection = await controlConnection(page);
  const thread = await new Thread(page).open(slug);
  const post = await postId(page);
  for (let n = 0; n < 11; n += 1) await write(request, post, writing());
  return { connection, thread, post };
}

test("after a dropped connection a post with more than ten threads shows what is new alone as new", async ({
  page,
  request,
}) => {
  const slug = "recording-the-room-before-the-people-arrive";
  const { connection, thread, post } = await elevenThreads(page, request, slug);
  await thread.openLive(slug);
  const live = thread.section.getByText("Live", { exact: true });
  const threads = thread.section.locator("> div > div > div > ol > li");
  const marks = thread.section.locator("article.bg-primary-soft");
  const before = await thread.count();
  await expect(threads).toHaveCount(10);
  const missed = writing();
  for (const isMissed of [false, true]) {
    await connection.cut();
    await expect(live).toBeHidden();
    if (isMissed) await write(request, post, missed);
    const again = page.waitForResponse((answer) => answer.url().includes("/api/blog/comments?"));
    connection.restore();
    await (await again).finished();
    await expect(live).toBeVisible();
    await expect(marks).toHaveCount(isMissed ? 1 : 0);
    if (!isMissed) await expect(threads).toHaveCount(10);
    await thread.expectCount(isMissed ? before + 1 : before);
  }
  await expect(marks).toContainText(missed.content);
  await expect(threads.first()).toContainText(missed.content);
});

test("a reader of a later page gets missed comments, too, on top and once", async ({
  page,
  request,
}) => {
  const slug = "render-farms-ranked-by-how-hot-my-room-gets";
  const { connection, thread, post } = await elevenThreads(page, request, slug);
  await page.goto(`/blog/${slug}?comments=2#comments`);
  const live = thread.section.getByText("Live", { exact: true });
  await expect(live).toBeVisible();
  const before = await thread.count();
  const [seen, missed, reply] = [writing(), writing(), writing()];
  const seenId = await write(request, post, seen);
  await expect(thread.comment(seen)).toBeVisible();

  await connection.cut();
  await expect(live).toBeHidden();
  await write(request, post, missed);
  await replyTo(request, seenId, reply);
  connection.restore();

  await expect(thread.comment(missed)).toHaveCount(1);
  const order = [missed, seen, reply].map(({ content }) => content);
  const texts = await thread.all.allInnerTexts();
  expect(texts.slice(0, 3).map(contentOf(order))).toEqual(order);
  await thread.expectCount(before + 3);
  await expect(thread.line(seen).getByRole("article")).toHaveCount(2);
});

test("the author's email address reaches nobody else", async ({ browser, request }) => {
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
  const emailQuery = `{ comments(postId: "${post}") { nodes { id email } } }`;
  const answers = await Promise.all([
    request.get(`/blog/${slug}`),
    request.get(`/blog/${slug}.data`),
    request.get(`/api/blog/comments?postId=${post}`),
    request.post("/graphql", { data: { query } }),
    request.post("/graphql", { data: { query: emailQuery } }),
  ]);
  const texts = [...received, ...(await Promise.all(answers.map((it) => it.text())))];
  for (const { email } of [mine, answer]) {
    expect(texts.filter((text) => text.toLowerCase().includes(email))).toEqual([]);
  }
});

/** The page's websocket, which can be cut: what connects again is refused until it is restored. */
async function controlConnection(page: Page) {
  let isConnected = true;
  let close = () => Promise.resolve();
  await page.routeWebSocket("**/graphql", async (socket) => {
    if (!isConnected) return socket.close({ code: 1012 });
    socket.connectToServer();
    close = () => socket.close({ code: 1012 });
  });
  return {
    cut() {
      isConnected = false;
      return close();
    },
    restore() {
      isConnected = true;
    },
  };
}

/** Finds which of the texts a comment shows. */
function contentOf(texts: string[]): (shown: string) => string | undefined {
  return (shown) => texts.find((text) => shown.includes(text));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("the head of a post says how many comments it has, and their head leads to the form", async ({
      page,
    }) => {
      const thread = await new Thread(page).open(brief.slug.en);
      const count = await thread.count();
      expect(count).toBeGreaterThan(10);
      await page
        .locator("header")
        .getByRole("link", { name: `${count} comments`, exact: true })
        .click();
      await expect(thread.section.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(thread.form).not.toBeInViewport();
      await thread.section.getByRole("link", { name: "Write a comment" }).click();
      await expect(thread.form.getByLabel("Name")).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(thread.form.getByLabel("Name")).toBeFocused();
    });
  });
}
