import { alternates } from "../../../platform/published-path.ts";
import { categoryPath, postPath } from "../posts/public/blog-path.ts";
import { BCP47, LOCALES, type Locale, localePath } from "../../../i18n/locale.ts";
import type { Answers } from "../../../platform/rest.ts";
import { xmlText } from "./xml.ts";

/** All pages of GET /api/sitemap together. */
export type SiteContent = Omit<Answers["/api/sitemap"], "pagination">;

/** One page of the site with its path in each of its languages. */
interface Place {
  paths: Partial<Record<Locale, string>>;
  updatedAt?: string;
}

const LEGAL_PATHS = ["/page/terms-and-conditions", "/page/privacy-policy"];

/** The protocol's limit for one file. */
const MAX_SITEMAP_URLS = 50_000;

/** Every public URL, with its alternates in other languages. */
export function sitemap(origin: string, { posts, categories, members }: SiteContent): string {
  const places: Place[] = [
    ...["/", "/blog", "/blog/categories", ...LEGAL_PATHS].map((path) => ({
      paths: everywhere(path),
    })),
    ...categories.map(({ slugs }) => ({ paths: alternates(slugs, categoryPath) })),
    ...posts.map(({ slugs, updatedAt }) => ({ paths: alternates(slugs, postPath), updatedAt })),
    ...members.map(({ handle, updatedAt }) => ({ paths: everywhere(`/${handle}`), updatedAt })),
  ];
  return [
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...places.flatMap((place) => entries(origin, place)).slice(0, MAX_SITEMAP_URLS),
    `</urlset>`,
  ].join("\n");
}

function everywhere(path: string): Place["paths"] {
  return Object.fromEntries(LOCALES.map((locale) => [locale, path]));
}

function entries(origin: string, { paths, updatedAt }: Place): string[] {
  const twins = LOCALES.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined
      ? []
      : [{ lang: BCP47[locale], href: xmlText(origin + localePath(locale, path)) }];
  });
  const links = twins.length > 1 ? twins.map(alternate).join("") : "";
  const changed = updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : "";
  return twins.map(({ href }) => `<url><loc>${href}</loc>${changed}${links}</url>`);
}

function alternate({ lang, href }: { lang: string; href: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
}
