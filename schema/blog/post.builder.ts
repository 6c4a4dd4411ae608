import type { EntityManager } from "@mikro-orm/core";
import { Category } from "../categories/category.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Member } from "../members/member.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { Post } from "./post.ts";

type Language = keyof typeof Locale;
type Plain = "title" | "slug" | "description" | "tags" | "featured" | "enableComments";

interface Values extends Partial<Pick<Post, Plain>> {
  /** By default all languages it has a title in; the others are drafts. */
  published?: Language[];
  /** By default later than all posts created before. */
  publishedAt?: string;
  /** The same text in every language it has a title in. */
  text?: string;
  author?: { id: string };
  categories?: { id: string }[];
}

const FIRST = Date.UTC(2026, 0, 1);
let made = 0;

/** Creates a post, by default published in English. */
export async function aPost(em: EntityManager, values: Values = {}): Promise<Post> {
  made += 1;
  const { published, author, categories = [], publishedAt, text, ...plain } = values;
  const post = Object.assign(new Post(), { title: { en: `Post ${made}` } }, plain);
  const at = new Date(publishedAt ?? FIRST + made * MINUTE);
  for (const locale of LOCALES) {
    const title = post.title[locale];
    if (!title) continue;
    post.slug[locale] ??= slugify(title);
    if (text !== undefined) post.write(locale, documentOf(text));
    if (published && !published.includes(locale)) post.unpublish(locale, PublicationStatus.DRAFT);
    else post.publish(locale, at);
  }
  if (author) post.author = em.getReference(Member, author.id);
  post.categories.set(categories.map(({ id }) => em.getReference(Category, id)));
  em.persist(post);
  await em.flush();
  return post;
}

/** A rich text document with one paragraph. */
export const documentOf = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
