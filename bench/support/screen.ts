import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../e2e/browser.ts";
import type { Request } from "../requests.ts";
import { afterwards } from "./afterwards.ts";
import type { Contender } from "./contender.ts";
import type { Person } from "./crowd.ts";

/** What a person does on a screen of the dashboard, and the calls that follow. */
export interface Visit {
  path: string;
  /** After the screen has loaded; then only the calls from here on are recorded. */
  act?(page: Page): Promise<unknown>;
}

/** The calls to the server that a screen makes in a browser; its document and files are left out. */
export async function recordVisit(
  { port }: Contender,
  { cookie }: Person,
  { path, act }: Visit,
): Promise<Request[]> {
  const handled = { handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch({ ...(await findBrowser()), ...handled });
  afterwards(() => browser.close());
  const origin = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ baseURL: origin });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  let calls: Request[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== "/graphql" && !pathname.startsWith("/api/")) return;
    const method = request.method();
    if (method !== "GET" && method !== "POST") return;
    const body = request.postData();
    calls.push({ method, path: pathname + search, ...(body && { body }) });
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  if (act) {
    calls = [];
    await act(page);
    await page.waitForLoadState("networkidle");
  }
  await browser.close();
  return calls;
}

/** The name of the operation that a call sends, or its path. */
export function nameOf({ path, body }: Request): string {
  const { operationName, query = "" } = JSON.parse(body || "{}") as {
    operationName?: string;
    query?: string;
  };
  return operationName ?? /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? path;
}
