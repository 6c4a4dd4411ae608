import { localePath, LOCALES, type Locale } from "../../../../i18n/locale.ts";
import type { ModeratedComment } from "./moderated-comment.ts";

/**
 * The post of a comment, in the language the comment was written in, or in one that the post has.
 */
export function commentedPost({ id, locale, post }: ModeratedComment) {
  if (!post) return undefined;
  const slugs: Record<Locale, string | null | undefined> = {
    en: post.enSlug,
    fr: post.frSlug,
    no: post.noSlug,
  };
  const shown = [locale, ...LOCALES].find((each) => post[each]) ?? locale;
  const slug = slugs[shown];
  return {
    title: post[shown] ?? "",
    href: slug ? `${localePath(shown, `/blog/${slug}`)}?comment=${id}#comment-${id}` : undefined,
  };
}
