import type { MetaDescriptor } from "react-router";
import type { Locale } from "../i18n/locale.ts";
import type { Site } from "./json-ld.ts";
import { alternates } from "./published-path.ts";
import { seo } from "./seo.ts";

/** A published document as its page reads it. */
interface Read {
  slug: string;
  title: string;
  description?: string | null;
  metadata: {
    slugs: Partial<Record<Locale, string>>;
    title: string | null;
    description: string | null;
    keywords: string | null;
    ogImage: string | null;
    canonical: string | null;
    noindex: boolean;
  };
}

interface Options extends Pick<Parameters<typeof seo>[0], "type" | "noindex"> {
  pathOf: (slug: string) => string;
  /** For link previews, if it has no other picture for them */
  image?: string | null;
}

/** The head of a document's page: what its editors wrote for search engines, otherwise its own texts. */
export const documentSeo = (
  site: Site,
  { slug, title, description, metadata }: Read,
  { pathOf, image, type, noindex }: Options,
): MetaDescriptor[] =>
  seo({
    ...site,
    path: pathOf(slug),
    title: metadata.title ?? title,
    description: metadata.description ?? description,
    alternates: alternates(metadata.slugs, pathOf),
    type,
    image: metadata.ogImage ?? image,
    canonical: metadata.canonical,
    keywords: metadata.keywords,
    noindex: metadata.noindex || noindex,
  });
