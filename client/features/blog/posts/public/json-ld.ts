import type { MetaDescriptor } from "react-router";
import type { Post, PostSummary } from "../../../../platform/rest.ts";
import { BCP47, type Locale, localePath } from "../../../../i18n/locale.ts";
import { postPath } from "./blog-path.ts";

// Structured data for search engines. React Router escapes it, and as data it is never executed.

interface Site {
  origin: string;
  locale: Locale;
}

type Graph = Record<string, unknown>;

const described = (graph: Graph): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...graph },
});

const address = ({ origin, locale }: Site, path: string) => origin + localePath(locale, path);

/** What an article and a list item have in common. */
function posting(site: Site, post: PostSummary | Post): Graph {
  const url = address(site, postPath(post.slug));
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
      author: {
        "@type": "Person",
        name: post.author.name,
        url: address(site, `/${post.author.handle}`),
      },
    }),
  };
}

export function postGraph(site: Site, post: Post): MetaDescriptor {
  return described({
    ...posting(site, post),
    mainEntityOfPage: address(site, postPath(post.slug)),
    dateModified: post.updatedAt,
    commentCount: post.commentCount,
    timeRequired: `PT${post.readingMinutes}M`,
    ...(post.tags.length > 0 && { keywords: post.tags.join(", ") }),
    articleSection: post.categories.map(({ name }) => name),
    publisher: { "@type": "Organization", name: "Atelier", url: site.origin },
  });
}

export function blogGraph(site: Site, name: string, posts: PostSummary[]): MetaDescriptor {
  return described({
    "@type": "Blog",
    "@id": address(site, "/blog"),
    url: address(site, "/blog"),
    name,
    inLanguage: BCP47[site.locale],
    blogPost: posts.map((post) => posting(site, post)),
  });
}
