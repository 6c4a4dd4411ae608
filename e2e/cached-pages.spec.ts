import { expect, request as newRequest, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { brief, craft } from "./demo-world.ts";
import { postId, write } from "./rest-comments.ts";
import { SPECIFIED_ROUTES } from "./specified-routes.ts";
import { Thread, writing } from "./thread.ts";

// Rendered pages are cached for visitors until something they were made of is written.

const path = `/blog/${brief.slug.en}`;

test("a browser that has a page is told that it is still the same", async ({ request }) => {
  const first = await request.get("/blog");
  const { etag = "" } = first.headers();
  expect(etag).not.toBe("");
  const again = await request.get("/blog", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
});

test("the same page is sent plain or compressed, as the client accepts it", async ({ request }) => {
  const pages = await Promise.all(
    ["br", "gzip", "identity", "gzip;q=1, br;q=0"].map((encoding) =>
      request.get("/", { headers: { "accept-encoding": encoding } }),
    ),
  );
  expect(pages.map((page) => page.headers()["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
    "gzip",
  ]);
  const texts = await Promise.all(pages.map((page) => page.text()));
  expect(new Set(texts).size).toBe(1);
});

/** With forms that are filled in again after an error, or with another status. */
const OF_ONE_VISITOR = `
  /auth/ /api/auth/ /contact-us /faqs /coming-soon /payment /403 /404 /500 /maintenance
`
  .trim()
  .split(/\s+/);

for (const url of SPECIFIED_ROUTES.public) {
  if (OF_ONE_VISITOR.some((start) => url.startsWith(start))) continue;
  test(`${url} is rendered once for all visitors`, async ({ request }) => {
    // each rendering has a nonce of its own
    const policy = async () => (await request.get(url)).headers()["content-security-policy"];
    await expect(async () => expect(await policy()).toBe(await policy())).toPass({
      timeout: 10_000,
    });
  });
}

test.describe("a page that is sent again", () => {
  for (const cookie of ["", "themeMode=dark; a-cookie-of-something-else=1"]) {
    for (const encoding of ["br", "gzip", "identity"]) {
      test(`is the same, with ${cookie || "no cookies"}, as ${encoding}`, async ({ request }) => {
        const url = `/blog?${crypto.randomUUID()}`;
        const get = async (more = {}) => {
          const headers = { cookie, "accept-encoding": encoding, ...more };
          const response = await request.get(url, { headers });
          const { date, "x-request-id": id = "", ...rest } = response.headers();
          return {
            id,
            date,
            status: response.status(),
            headers: rest,
            body: await response.text(),
          };
        };
        const [first, again] = [await get(), await get()];
        expect(first.status).toBe(200);
        expect({ ...again, id: "", date: "" }).toEqual({ ...first, id: "", date: "" });
        expect(again.id).not.toBe(first.id);
        const { headers } = first;
        const known = await get({ "if-none-match": headers.etag });
        expect(known).toMatchObject({ status: 304, body: "" });
        expect(known.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
      });
    }
  }

  test("is another one for a reader who has signed in meanwhile", async ({ page }) => {
    await page.goto("/blog");
    await page.reload();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    await signIn(page, demo("editor"));
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  });
});

test("a comment is on the next page that anyone requests", async ({ page, request }) => {
  await page.goto(path);
  const before = await (await request.get(path)).text();
  const mine = writing();
  expect(before).not.toContain(mine.content);
  await write(request, await postId(page), mine);
  expect(await (await request.get(path)).text()).toContain(mine.content);
});

test("each visitor gets what they have chosen", async ({ baseURL }) => {
  const html = async (cookie: string, address = "/blog") => {
    const visitor = await newRequest.newContext({ baseURL, extraHTTPHeaders: { cookie } });
    const text = await (await visitor.get(address)).text();
    await visitor.dispose();
    return /<html[^>]*>/.exec(text)?.[0] ?? "";
  };
  const plain = await html("");
  const dark = await html("themeMode=dark");
  const french = await html("NEXT_LOCALE=fr");
  expect(dark).not.toBe(plain);
  expect(french).toContain('lang="fr"');
  expect(await html("")).toBe(plain);
  expect(await html("themeMode=dark")).toBe(dark);
  expect(await html("a-cookie-of-something-else=1")).toBe(plain);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a comment pending review is shown to its author only", async ({ page, request }) => {
    const thread = await new Thread(page).open(brief.slug.en);
    const links = [1, 2, 3, 4, 5].map((number) => `https://example.org/${number}`);
    const mine = writing(links.join(" "));
    await thread.post(mine);
    await expect(thread.comment(mine)).toHaveCount(1);
    await page.reload();
    await expect(thread.comment(mine)).toHaveCount(1);
    expect(await (await request.get(path)).text()).not.toContain(mine.content);
  });
});

test("a page of someone signed in is not cached", async ({ page, request }) => {
  await signIn(page, demo("member"));
  const theirs = await page.request.get("/blog");
  expect(theirs.headers()["cache-control"]).toBe("private, no-store");
  expect(theirs.headers().etag).toBeUndefined();
  expect(await theirs.text()).toContain("’s account");
  const visitors = await (await request.get("/blog")).text();
  expect(visitors).not.toContain("’s account");
});

test("what a request says of its host is in no page, and in no cached one", async ({ request }) => {
  const path = "/blog?sort=oldest";
  const wrong = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "ftp",
    forwarded: "host=evil.example",
    "x-original-url": "/evil.example",
  };
  for (const headers of [wrong, undefined, { "x-forwarded-host": "evil.example" }, undefined]) {
    const answer = await request.get(path, { ...(headers && { headers }) });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain("evil.example");
  }
});

test("a page that was not found is not cached", async ({ request }) => {
  const first = await request.get(`/blog/category/${craft.en}-none`);
  expect(first.status()).toBe(404);
  expect(first.headers().etag).toBeUndefined();
});
