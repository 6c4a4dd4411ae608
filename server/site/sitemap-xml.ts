import { LOCALES, type Locale } from "../../schema/foundation/locale.ts";
import { BCP47, localePath } from "../../schema/foundation/locale-path.ts";
import { escapeMarkup } from "../../schema/foundation/markup.ts";
import type { PublicPage } from "../../schema/foundation/public-pages.ts";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const inXml = (root: string, lines: readonly string[]): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${root}>`,
    ...lines,
    `</${root.split(" ", 1)[0]}>\n`,
  ].join("\n");

/** A sitemap index of these URLs. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  inXml(
    'sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`),
  );

/** A page of the site: its path by language, without the locale prefix. */
export interface SitePage {
  paths: Partial<Record<Locale, string>>;
  updatedAt?: string;
}

/** A sitemap of these pages, each with links to its other languages. */
export const sitemapOf = (origin: string, pages: readonly SitePage[]): string =>
  inXml(
    `urlset ${NAMESPACES}`,
    pages.flatMap((page) => entries(origin, page)),
  );

/** A page with the same path in all languages. */
export const everywhere = (path: string): SitePage => ({
  paths: Object.fromEntries(LOCALES.map((locale) => [locale, path])),
});

/** The page of an entity in each of its languages. */
export function pageOf(path: string, { slug, parent, languages, updatedAt }: PublicPage): SitePage {
  const above = parent ? `${path}/${encodeURIComponent(parent)}` : path;
  const paths = LOCALES.flatMap((locale) => {
    const own = typeof slug === "string" ? slug : slug[locale];
    const isThere = own && (languages?.includes(locale) ?? true);
    return isThere ? [[locale, `${above}/${encodeURIComponent(own)}`]] : [];
  });
  return { paths: Object.fromEntries(paths), updatedAt };
}

function entries(origin: string, { paths, updatedAt }: SitePage): string[] {
  const twins = LOCALES.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined
      ? []
      : [{ lang: BCP47[locale], href: escapeMarkup(origin + localePath(locale, path)) }];
  });
  const alternate = ({ lang, href }: (typeof twins)[number]) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const links = twins.length > 1 ? twins.map(alternate).join("") : "";
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : "";
  return twins.map(({ href }) => `<url><loc>${href}</loc>${changed}${links}</url>`);
}
