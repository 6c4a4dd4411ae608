import { SITE_PATHS } from "../../platform/published-path.ts";

export const PAGES_ADDRESS = "/dashboard/pages";

/** The editor of a page (specification, section 2). */
export const pageEditAddress = (id: string): string => `${PAGES_ADDRESS}/${id}/edit`;

/** The path of a page; the page about the site is not below /page. */
export const sitePathOf = (slug: string | null | undefined): string =>
  slug === "about-us" ? "" : SITE_PATHS.pages;
