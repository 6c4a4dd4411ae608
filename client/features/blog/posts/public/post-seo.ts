import type { MetaDescriptor } from "react-router";
import type { Post } from "../../../../platform/rest.ts";
import type { Locale } from "../../../../i18n/locale.ts";
import { seo } from "../../../../platform/seo.ts";
import { alternates } from "../../../../platform/published-path.ts";
import { categoryPath, postPath } from "./blog-path.ts";
import { breadcrumbList } from "../../../../platform/json-ld.ts";
import { postGraph } from "./json-ld.ts";

interface Page {
  post: Post;
  origin: string;
  locale: Locale;
  /** The blog's name, the first breadcrumb */
  blog: string;
}

export function postSeo({ post, origin, locale, blog }: Page): MetaDescriptor[] {
  const site = { origin, locale };
  const path = postPath(post.slug);
  const category = post.categories[0];
  return [
    ...seo({
      ...site,
      path,
      title: post.metadata.title ?? post.title,
      description: post.metadata.description ?? post.description,
      alternates: alternates(post.metadata.slugs, postPath),
      type: "article",
      image: post.metadata.ogImage ?? post.cover?.url,
      canonical: post.metadata.canonical,
      keywords: post.metadata.keywords,
      noindex: post.metadata.noindex,
    }),
    { property: "article:published_time", content: post.publishedAt },
    { property: "article:modified_time", content: post.updatedAt },
    ...(post.author ? [{ name: "author", content: post.author.name }] : []),
    postGraph(site, post),
    breadcrumbList(site, [
      { name: blog, path: "/blog" },
      ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
      { name: post.title, path },
    ]),
  ];
}
