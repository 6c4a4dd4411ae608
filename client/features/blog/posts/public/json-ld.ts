import type { MetaDescriptor } from "react-router";
import type { Post, PostSummary } from "../../../../platform/rest.ts";
import { BCP47 } from "../../../../i18n/locale.ts";
import { personNode, type Site, structuredData, urlOf } from "../../../../platform/json-ld.ts";
import { postPath } from "./blog-path.ts";

/** What an article and a list item have in common. */
function posting(site: Site, post: PostSummary | Post) {
  const url = urlOf(site, postPath(post.slug));
  return {
    "@type": "BlogPosting",
    "@id": url,
    url,
    headline: post.title,
    ...(post.description && { description: post.description }),
    ...(post.cover && { image: site.origin + post.cover.url }),
    datePublished: post.publishedAt,
    inLanguage: BCP47[site.locale],
    ...(post.author && {
      author: personNode(site, post.author),
    }),
  };
}

export function postGraph(site: Site, post: Post): MetaDescriptor {
  return structuredData({
    ...posting(site, post),
    mainEntityOfPage: urlOf(site, postPath(post.slug)),
    dateModified: post.updatedAt,
    commentCount: post.commentCount,
    timeRequired: `PT${post.readingMinutes}M`,
    ...(post.tags.length > 0 && { keywords: post.tags.join(", ") }),
    articleSection: post.categories.map(({ name }) => name),
    publisher: { "@type": "Organization", name: "Atelier", url: site.origin },
  });
}

export function blogGraph(site: Site, name: string, posts: PostSummary[]): MetaDescriptor {
  return structuredData({
    "@type": "Blog",
    "@id": urlOf(site, "/blog"),
    url: urlOf(site, "/blog"),
    name,
    inLanguage: BCP47[site.locale],
    blogPost: posts.map((post) => posting(site, post)),
  });
}
