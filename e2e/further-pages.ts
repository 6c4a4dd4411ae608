import type { Page, Route } from "@playwright/test";

/** Lets requests for further pages of lists fail until the returned function is called. */
export async function cutFurtherPages(page: Page): Promise<() => Promise<void>> {
  const cut = (route: Route) => {
    const { variables } = route.request().postDataJSON() as { variables?: { after?: unknown } };
    return variables?.after ? route.abort() : route.continue();
  };
  await page.route("**/graphql", cut);
  return () => page.unroute("**/graphql", cut);
}
