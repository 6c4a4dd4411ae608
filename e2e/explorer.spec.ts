import { expect, type Locator, type Page, test } from "@playwright/test";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { looks, wear } from "./looks.ts";
import { write } from "./rest-comments.ts";
import { writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

test("the explorer at /graphql runs a query and makes no requests to other hosts", async ({
  page,
  baseURL,
}) => {
  const faults = await watch(page, baseURL);
  const response = await page.goto("/graphql");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["content-security-policy"]).toContain("'sha256-");
  await expect(page.locator(".graphiql-query-editor")).toContainText("LatestPosts");
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(page.locator(".graphiql-response")).toContainText(`"title": `);
  expect(faults).toEqual(none);
});

test("the explorer’s second example receives a comment while it runs", async ({ page }) => {
  await page.goto("/graphql");
  await expect(page.locator(".graphiql-query-editor")).toContainText("LatestPosts");
  await page.getByRole("tab", { name: "NewComments" }).click();
  await expect(page.locator(".graphiql-query-editor")).toContainText("commentAdded");
  const sent: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(String(payload))),
  );
  // at once: the editor itself reads the text of a tab a moment after it is opened
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect.poll(() => sent.join("\n")).toContain("NewComments");
  const { publishedPosts } = await ask<{ publishedPosts: { nodes: { id: string }[] } }>(
    page,
    "{ publishedPosts(first: 1) { nodes { id } } }",
  );
  const mine = writing("Read in the explorer");
  await write(page.request, publishedPosts.nodes[0]?.id ?? "", mine);
  await expect(page.locator(".graphiql-response")).toContainText(mine.content);
});

test("a program that requests /graphql gets JSON, not the explorer", async ({ request }) => {
  const answer = await request.get("/graphql?query={__typename}", {
    headers: { accept: "application/json", "apollo-require-preflight": "true" },
  });
  expect(await answer.json()).toMatchObject({ data: { __typename: "Query" } });
});

test("the REST calls at /api/docs can be read and tried", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await page.goto("/api/docs");
  const answer = await tryOut(page, /GET\s*\/api\/blog\/public\s*P/);
  await expect(answer.locator(".response-col_status")).toHaveText("200");
  await expect(answer).toContainText("totalCount");
  expect(faults).toEqual(none);
});

test("a URL of a single REST call opens it", async ({ page }) => {
  await page.goto("/api/docs#/blog/getApiBlogPublic");
  // the page of all calls is large
  await expect(page.getByRole("button", { name: "Try it out" })).toHaveCount(1, {
    timeout: 30_000,
  });
});

for (const [path, name] of [
  ["/graphql", "GraphQL"],
  ["/api/docs", "API REST"],
] as const) {
  test(`${path} has the site's frame, in the language and mode of its reader`, async ({
    page,
    context,
    baseURL,
  }) => {
    await wear(context, { NEXT_LOCALE: "fr", themeMode: "dark" }, baseURL);
    await page.goto(path);
    const header = page.getByRole("banner");
    const tools = header.getByRole("navigation", { name: "Développeurs" });
    await expect(tools.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(tools.getByRole("link")).toHaveCount(2);
    await expect(page.locator(".graphiql-container, .swagger-ui .opblock").first()).toBeVisible();
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await ground();
    // The machine that runs this prefers light.
    await header.getByRole("button", { name: "Suivre le mode du système" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "system");
    expect(await ground()).not.toBe(dark);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).toBe(dark);
    await expect(page.locator("body.graphiql-dark, html.dark-mode")).toBeVisible();
    await header.getByRole("link", { name: "Atelier" }).click();
    await expect(page).toHaveURL("/fr");
  });

  test(`${path} fits a phone in the language with the longest words`, async ({
    page,
    context,
    baseURL,
  }) => {
    await wear(context, { NEXT_LOCALE: "fr" }, baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator(".graphiql-container, .swagger-ui .opblock").first()).toBeVisible();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/graphql", "/api/docs"]) {
    test(`${path} says what it requires and links to the description of the API`, async ({
      page,
    }) => {
      await page.goto(path);
      // Playwright's roles and texts leave out <noscript>.
      const text = page.locator("noscript p");
      await expect(text).toBeVisible();
      await expect(text).toContainText("This page requires JavaScript");
      await expect(page.locator("main [role=status]")).toBeHidden();
      await text.locator("a").click();
      await expect(page).toHaveURL("/api/openapi.json");
    });
  }
});

test("the explorer's first line is fully visible on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/graphql");
  const editor = page.locator(".graphiql-query-editor");
  const line = editor.locator(".view-line").first().locator("span span").last();
  await expect(line).toContainText("newest");
  const [text, area] = [
    await line.boundingBox(),
    await editor.locator(".monaco-editor").boundingBox(),
  ];
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan((area?.x ?? 0) + (area?.width ?? 0));
});

/** Clicks "Execute" on a call with its default input; returns the answer. */
async function tryOut(page: Page, hasText: RegExp): Promise<Locator> {
  const call = page.locator(".opblock").filter({ hasText });
  await call.getByRole("button").first().click();
  await call.getByRole("button", { name: "Try it out" }).click();
  await call.getByRole("button", { name: "Execute" }).click();
  return call.locator(".live-responses-table tbody");
}

/** GraphiQL's own markup, which no option and no style can change. */
const except = {
  // A tab of a query contains two buttons: select and close.
  "nested-interactive": ".graphiql-tab",
  // The query is inside a button named "Set active".
  "label-content-name-mismatch": ".graphiql-history-item-label",
};

/** Both take the look from a setting of their own. */
const onlyThisLook = true;

for (const look of ["light", "dark"] as const) {
  test.describe(`in ${look}`, () => {
    test.beforeEach(async ({ context, baseURL }) => wear(context, looks[look], baseURL));

    test("the explorer is accessible, with every panel open", async ({ page }) => {
      test.slow();
      await page.goto("/graphql");
      await expect(page.locator(".graphiql-query-editor")).toContainText("LatestPosts");
      await expect(page.locator("body")).toContainClass(`graphiql-${look}`);
      await audit(page, { except, onlyThisLook });
      await page.getByRole("button", { name: /^Execute query/ }).click();
      await expect(page.locator(".graphiql-response")).toContainText(`"title": `);
      await audit(page, { except, onlyThisLook });
      await page.getByRole("button", { name: "Show History" }).click();
      await expect(page.getByRole("region", { name: "History" })).toBeVisible();
      await audit(page, { except, onlyThisLook });
      await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
      await page.getByRole("link", { name: "Query", exact: true }).click();
      await audit(page, { except, onlyThisLook });
      await page.getByRole("button", { name: "Open settings dialog" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await audit(page, { except, onlyThisLook });
    });

    test("the REST calls are accessible, also with one open and tried", async ({ page }) => {
      test.slow();
      await page.goto("/api/docs");
      await expect(page.getByRole("heading", { name: "Calls" })).toBeVisible();
      await audit(page, { onlyThisLook });
      const answer = await tryOut(page, /GET\s*\/api\/blog\/public\s*P/);
      await expect(answer).toContainText("totalCount");
      await tryOut(page, /POST\s*\/api\/blog\/comments\s*W/);
      await tryOut(page, /GET\s*\/api\/blog\/public\/{slug}/);
      await expect(page.getByText("For 'slug': Required field is not provided.")).toBeVisible();
      await page.locator(".opblock-put .opblock-summary-control").first().click();
      await page.locator(".opblock-delete .opblock-summary-control").first().click();
      await audit(page, { onlyThisLook });
    });
  });
}
