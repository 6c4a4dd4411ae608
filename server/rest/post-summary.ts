// A post as cards, rows and links show it. Documents that use it have a variable $locale.

export const MEMBER_NAME = "id handle name: displayName avatar";

export const POST_SUMMARY = `fragment Summary on Post {
  id slug(locale: $locale) title(locale: $locale) description(locale: $locale)
  cover coverAlt(locale: $locale) publishedAt(locale: $locale) readingMinutes(locale: $locale)
  commentCount featured languages noindex
  author { ${MEMBER_NAME} }
  categories(first: 20) { id slug(locale: $locale) name(locale: $locale) english: name englishSlug: slug }
}`;

interface Summary extends Record<string, unknown> {
  cover: string | null;
  coverAlt: string | null;
  languages: string[];
  categories: CategoryName[];
}

interface CategoryName {
  id: string;
  slug: string | null;
  name: string | null;
  english: string | null;
  englishSlug: string | null;
}

/** A category without a name in the language is called by its English one. */
export const categoryName = ({ id, slug, name, english, englishSlug }: CategoryName) => ({
  id,
  slug: slug ?? englishSlug,
  name: name ?? english,
});

export const picture = (url: string | null, alt: string | null) => (url ? { url, alt } : null);

export const postSummary = (post: Summary): Record<string, unknown> => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  description: post.description,
  cover: picture(post.cover, post.coverAlt),
  author: post.author,
  categories: post.categories.map(categoryName),
  publishedAt: post.publishedAt,
  readingMinutes: post.readingMinutes ?? 1,
  commentCount: post.commentCount,
  featured: post.featured,
  metadata: { languages: post.languages, noindex: post.noindex },
});
