import type { MetaDescriptor } from "react-router";
import type { Post } from "../../../../platform/rest.ts";
import type { Locale } from "../../../../i18n/locale.ts";
import { documentSeo } from "../../../../platform/document-seo.ts";
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
    ...documentSeo(site, post, { pathOf: postPath, type: "article", image: post.cover?.url }),
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
