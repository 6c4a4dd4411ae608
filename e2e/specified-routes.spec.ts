import { type APIRequestContext, expect, test } from "@playwright/test";
import { signedIn } from "./accounts.ts";
import { ask } from "./graph.ts";
import { SPECIFIED_QUERIES, SPECIFIED_ROUTES } from "./specified-routes.ts";
import { addressOf, whoOpens } from "./subjects.ts";

/** Pages that are about a status have it. */
const STATUS: Record<string, number> = {
  "/403": 403,
  "/404": 404,
  "/500": 500,
  "/dashboard/permission-denied": 403,
};

/** The routes that do not answer with their page. */
async function missing(
  routes: readonly string[],
  request: APIRequestContext,
  urlOf: (path: string) => Promise<string> = (path) => Promise.resolve(path),
): Promise<string[]> {
  const answers = routes.map(async (path) => {
    const answer = await request.get(await urlOf(path));
    const isElsewhere = path.startsWith("/dashboard") && answer.url().includes("/auth/");
    const isThere = answer.status() === (STATUS[path] ?? 200) && !isElsewhere;
    return isThere ? [] : [`${path}: ${answer.status()} at ${answer.url()}`];
  });
  return (await Promise.all(answers)).flat();
}

test("each of the 101 routes of the specification answers with its page", async ({
  browser,
  baseURL,
  request,
}) => {
  const { public: ofSite, dashboard } = SPECIFIED_ROUTES;
  expect(new Set([...ofSite, ...dashboard]).size).toBe(101);
  expect(await missing([...ofSite, ...SPECIFIED_QUERIES], request)).toEqual([]);
  for (const role of ["admin", "editor"]) {
    const page = await signedIn(browser, baseURL, role);
    const own = dashboard.filter((path) => whoOpens(path).email.startsWith(role));
    const urlOf = (path: string) => addressOf(path, (query) => ask(page, query));
    expect(await missing(own, page.request, urlOf)).toEqual([]);
    await page.close();
  }
});
