import { pagePath, SITE_PATHS } from "../../../platform/published-path.ts";

/** Pages with a path of their own. */
const OWN_PATHS: Readonly<Record<string, string>> = { "about-us": "/about-us" };

/** The path of a page, without the locale prefix. */
export const sitePagePath = (slug: string): string =>
  OWN_PATHS[slug] ?? pagePath(SITE_PATHS.pages, slug);
