import type { Context } from "../foundation/context.ts";
import { NotFound } from "../foundation/errors.ts";
import { type Locale, LOCALES, type Localized } from "../foundation/locale.ts";
import { isHoldable } from "../foundation/reading/holdable.ts";
import { firstOf } from "../foundation/reading/plain.ts";
import { oneOf, type Read } from "../foundation/reading/read.ts";
import { FormerSlug } from "./former-slug.ts";
import { Post } from "./post.ts";

/** Specification, section 8. */
export const POST_NOT_FOUND = "Post not found";

/** A published post by its slug in a language; failing that by its slug in another language. */
export const findPublished = (slug: string, locale: Locale, context: Context): Read =>
  oneOf(Post, { slug: { [locale]: slug }, languages: { $contains: [locale] } }, async () =>
    elsewhere(slug, locale, context),
  );

/** The slug by now of the post that had this one, if it is published in the language. */
async function presentSlug(slug: string, locale: Locale, context: Context) {
  if (!isHoldable("text", slug)) return undefined;
  const former = (await firstOf(FormerSlug, { locale, slug }, context)) as FormerSlug | null;
  if (!former) return undefined;
  const published = { id: former.post.id, languages: { $contains: [locale] } };
  const post = (await firstOf(Post, published, context)) as Post | null;
  return post?.slug[locale];
}

/** Says where a post has moved to, or can be read that is not published in the language asked for. */
async function elsewhere(slug: string, locale: Locale, context: Context): Promise<Read> {
  const movedTo = await presentSlug(slug, locale, context);
  if (movedTo) throw new NotFound(POST_NOT_FOUND, { movedTo });
  const others = LOCALES.map((other) => ({
    slug: { [other]: slug },
    languages: { $contains: [other] },
  }));
  const post = (await firstOf(Post, { $or: others }, context)) as Post | null;
  if (!post) throw new NotFound(POST_NOT_FOUND);
  if (post.languages.includes(locale)) return oneOf(Post, { id: post.id });
  const available: Localized = Object.fromEntries(
    post.languages.map((language) => [language, post.slug[language]]),
  );
  throw new NotFound(`Post not available in ${locale}`, { available });
}
