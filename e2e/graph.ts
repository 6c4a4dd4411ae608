import { expect, type Page, test } from "@playwright/test";

/** Sends an operation as the user who is signed in on the page. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post("/graphql", {
    data: { query, variables },
    headers: { origin: test.info().project.use.baseURL ?? "" },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
