import { Category } from "../categories/category.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { type Locale, LOCALES, merged } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { Member } from "../members/member.ts";
import { changedPost, type CreatePostInput, type PublicationInput } from "./post.input.ts";
import { type Post, PostStatus } from "./post.ts";

/** Brings what was sent into a post: texts, state in each language, author and categories. */
export async function changePost(
  post: Post,
  input: CreatePostInput,
  context: Context,
): Promise<void> {
  const texts = check(changedPost, input);
  const before = LOCALES.map((locale) => post.textIn(locale));
  post.title = merged(post.title, texts.title);
  post.description = merged(post.description, texts.description);
  post.coverAlt = merged(post.coverAlt, texts.coverAlt);
  post.metaTitle = merged(post.metaTitle, texts.metaTitle);
  post.metaDescription = merged(post.metaDescription, texts.metaDescription);
  post.metaKeywords = merged(post.metaKeywords, texts.metaKeywords);
  if (texts.ogImage !== undefined) post.ogImage = texts.ogImage;
  if (texts.canonical !== undefined) post.canonical = texts.canonical;
  post.noindex = input.noindex ?? post.noindex;
  if (texts.cover !== undefined) post.cover = texts.cover;
  post.tags = texts.tags ? [...new Set(texts.tags)] : post.tags;
  post.featured = input.featured ?? post.featured;
  post.enableComments = input.enableComments ?? post.enableComments;
  for (const locale of LOCALES) {
    const document = input.content?.[locale];
    if (document !== undefined) post.write(locale, document);
  }
  address(post, merged(post.slug, texts.slug));
  for (const state of input.publications ?? []) bring(post, state, context.now());
  for (const locale of LOCALES) {
    if (needsTitle(post, locale) && !post.title[locale])
      throw new Invalid({ [`title.${locale}`]: "Required" });
  }
  for (const [i, locale] of LOCALES.entries()) {
    if (post.textIn(locale) !== before[i]) post.noteTextChange(locale, context.now());
  }
  await relate(post, input, context);
}

const needsTitle = ({ status }: Post, locale: Locale): boolean =>
  status[locale] === PostStatus.PUBLISHED || status[locale] === PostStatus.SCHEDULED;

/** Every language with a title has a slug and, until told otherwise, is a draft. */
function address(post: Post, wanted: Post["slug"]): void {
  post.slug = {};
  for (const locale of LOCALES) {
    const title = post.title[locale];
    if (!title) continue;
    post.slug[locale] = wanted[locale] ?? (slugify(title) || post.id);
    if (!post.status[locale]) post.withdraw(locale, PostStatus.DRAFT);
  }
  if (!Object.keys(post.slug).length) throw new Invalid({ title: "Required" });
}

function bring(post: Post, { locale, status, scheduledAt }: PublicationInput, now: Date): void {
  if (!post.title[locale]) throw new Invalid({ [`title.${locale}`]: "Required" });
  switch (status) {
    case PostStatus.PUBLISHED:
      return post.publish(locale, now);
    case PostStatus.SCHEDULED:
      if (!scheduledAt) throw new Invalid({ scheduledAt: "Required" });
      return scheduledAt <= now ? post.publish(locale, now) : post.schedule(locale, scheduledAt);
    default:
      return post.withdraw(locale, status);
  }
}

async function relate(post: Post, input: CreatePostInput, context: Context): Promise<void> {
  if (input.authorId !== undefined) {
    post.author = input.authorId
      ? await context.find(Member, input.authorId, "Member not found")
      : null;
  }
  if (!input.categoryIds) return;
  const wanted = [...new Set(input.categoryIds)];
  const categories = await Promise.all(
    wanted.map((id) => context.find(Category, id, "Category not found")),
  );
  // by their ids alone: the ORM takes for changed what it meets again in a relation
  if (!post.categories.isInitialized()) await post.categories.init({ ref: true });
  post.categories.set(categories);
}
