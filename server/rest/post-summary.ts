// A post as cards, rows and links show it. Documents that use it have a variable $locale.

import { z } from "zod";
import { type CategoryNameFields, MemberName, PostSummaryFields } from "./documents.generated.ts";
import { present } from "./present.ts";

/** The forms of every author, category and picture on public pages. */
export const Picture = z
  .object({
    url: z.string().describe("A path on this server, for example /artwork/rings-215.svg"),
    alt: z.string().nullable(),
  })
  .meta({ id: "Picture" });

export const CategoryName = z
  .object({ id: z.string(), slug: z.string(), name: z.string() })
  .meta({ id: "CategoryName" });

const { shape } = PostSummaryFields;

export const PostSummary = z
  .object({
    id: shape.id,
    slug: z.string(),
    title: z.string(),
    description: shape.description,
    cover: Picture.nullable(),
    author: MemberName.nullable(),
    categories: z.array(CategoryName),
    publishedAt: z.iso.datetime(),
    readingMinutes: z.int(),
    commentCount: shape.commentCount,
    featured: shape.featured,
    metadata: z.object({ languages: shape.languages, noindex: shape.noindex }),
  })
  .meta({ id: "PostSummary" });

/** A category without a name in the language has its English one. */
export const categoryName = ({
  id,
  slug,
  name,
  english,
  englishSlug,
}: z.output<typeof CategoryNameFields>) => ({
  id,
  slug: present(slug ?? englishSlug),
  name: present(name ?? english),
});

export const picture = (url: string | null, alt: string | null) => (url ? { url, alt } : null);

export const postSummary = (post: z.output<typeof PostSummaryFields>) => ({
  id: post.id,
  slug: present(post.slug),
  title: present(post.title),
  description: post.description,
  cover: picture(post.cover, post.coverAlt),
  author: post.author,
  categories: post.categories.map(categoryName),
  publishedAt: present(post.publishedAt),
  readingMinutes: post.readingMinutes ?? 1,
  commentCount: post.commentCount,
  featured: post.featured,
  metadata: { languages: post.languages, noindex: post.noindex },
});
