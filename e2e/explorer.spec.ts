import { expect, test } from "@playwright/test";
import { none, watch } from "./faults.ts";

test.describe.configure({ mode: "parallel" });

test("the explorer at /graphql runs a query, and everything it needs comes from here", async ({
  page,
  baseURL,
}) => {
  const faults = await watch(page, baseURL);
  const response = await page.goto("/graphql");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["content-security-policy"]).toContain("'nonce-");
  await expect(page.locator(".graphiql-query-editor")).toContainText("LatestPosts");
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(page.locator(".graphiql-response")).toContainText(`"title": `);
  expect(faults).toEqual(none);
});

test("a program that asks /graphql gets JSON, not the explorer", async ({ request }) => {
  const answer = await request.get("/graphql?query={__typename}", {
    headers: { accept: "application/json", "apollo-require-preflight": "true" },
  });
  expect(await answer.json()).toMatchObject({ data: { __typename: "Query" } });
});

test("the REST calls at /api/docs can be read and tried", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await page.goto("/api/docs");
  const call = page.locator(".opblock").filter({ hasText: /GET\s*\/api\/blog\/public\s*P/ });
  await call.getByRole("button").first().click();
  await call.getByRole("button", { name: "Try it out" }).click();
  await call.getByRole("button", { name: "Execute" }).click();
  const answer = call.locator(".live-responses-table tbody");
  await expect(answer.locator(".response-col_status")).toHaveText("200");
  await expect(answer).toContainText("totalCount");
  expect(faults).toEqual(none);
});
