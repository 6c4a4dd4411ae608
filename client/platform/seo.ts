import type { MetaDescriptor } from "react-router";
import { BCP47, LOCALES, type Locale, localePath } from "../i18n/locale.ts";

interface Page {
  /** From the page request, for example https://atelier.example */
  origin: string;
  locale: Locale;
  /** Without the locale's prefix, for example "/blog" */
  path: string;
  title: string;
  description?: string | null;
  /**
   * The page's path in each of its languages, unprefixed; by default the same path in all three
   */
  alternates?: Partial<Record<Locale, string>>;
  /** The path of a picture of this server: link previews show a bitmap made of it */
  image?: string | null;
  type?: "website" | "article" | "profile";
  /** The absolute URL of the original page; by default its own */
  canonical?: string | null;
  /** Comma-separated keywords */
  keywords?: string | null;
  /** Tells search engines not to index the page */
  noindex?: boolean;
}

/** The site's own picture, for pages without one: as large as those made of covers. */
const SITE_PREVIEW = "/assets/og.png";

/** The bitmap that is made of a picture of this server for link previews, 1200 × 630. */
function linkPreviewOf(path: string): string | undefined {
  if (path.startsWith("/files/")) return `${path}?preview`;
  return path.startsWith("/artwork/") ? path.replace(/svg$/, "jpg") : undefined;
}

const OG_LOCALE: Record<Locale, string> = { en: "en_GB", fr: "fr_FR", no: "nb_NO" };

/** Title, description, canonical, hreflang and Open Graph of one public page. */
export function seo(page: Page): MetaDescriptor[] {
  const { origin, locale, path, description, type = "website" } = page;
  const title = path === "/" ? page.title : `${page.title} · Atelier`;
  const paths = page.alternates ?? Object.fromEntries(LOCALES.map((each) => [each, path]));
  const url = (to: Locale, its: string) => origin + localePath(to, its);
  const twins = LOCALES.flatMap((each) => {
    const its = paths[each];
    return its === undefined ? [] : [{ locale: each, href: url(each, its) }];
  });
  const fallback = twins.find((twin) => twin.locale === "en") ?? twins[0];
  const here = url(locale, path);
  const open: [string, string | null | undefined][] = [
    ["og:title", page.title],
    ["og:description", description],
    ["og:type", type],
    ["og:url", here],
    ["og:site_name", "Atelier"],
    ["og:locale", OG_LOCALE[locale]],
    ["og:image", origin + ((page.image && linkPreviewOf(page.image)) || SITE_PREVIEW)],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ];
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(page.keywords ? [{ name: "keywords", content: page.keywords }] : []),
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: page.canonical ?? here },
    ...twins.map((twin) => alternate(BCP47[twin.locale], twin.href)),
    ...(fallback ? [alternate("x-default", fallback.href)] : []),
    ...open.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    ...twins
      .filter((twin) => twin.locale !== locale)
      .map((twin) => ({ property: "og:locale:alternate", content: OG_LOCALE[twin.locale] })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
