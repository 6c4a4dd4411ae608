import type { EntityManager } from "@mikro-orm/core";
import { Comment, CommentStatus, Post } from "../../../schema/blog/index.ts";
import { PublicationStatus } from "../../../schema/publication/index.ts";
import { Category } from "../../../schema/categories/index.ts";
import { type Locale, LOCALES } from "../../../schema/foundation/locale.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import { Member } from "../../../schema/members/index.ts";
import { comments } from "./comments.ts";
import type { DemoComment } from "./demo-comment.ts";
import type { DemoPost } from "./demo-post.ts";
import type { DemoData, DemoWorld } from "./demo-world.ts";
import { posts } from "./posts/index.ts";

export const data: DemoData = {
  after: ["accounts", "categories"],
  inFewerLanguages: {
    "A build that fails politely": ["en", "no"],
    "A status page your mother can read": ["en", "no"],
    "Blue at 69 degrees north": ["en", "no"],
    "Delete the third onboarding screen": ["en"],
    "How I name eleven thousand photographs": ["en", "fr"],
    "Nordavind, a headline for bad weather": ["en", "no"],
    "Paper stock is a promise": ["en", "fr"],
    "Recording the room before the people arrive": ["en"],
    "Render farms, ranked by how hot my room gets": ["en"],
    "Seven sounds a button should not make": ["en", "fr"],
    "Still, October": ["en", "fr"],
    "The meeting that became a form": ["en", "fr"],
  },
  async add(em, world) {
    addPosts(em, world);
    await em.flush(); // the triggers that count comments need the posts to exist
    addComments(em, world);
  },
};

function addPosts(em: EntityManager, world: DemoWorld): void {
  // oldest first, so that ids and creation times are in the order of publication
  for (const fields of posts.toSorted(
    (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt),
  )) {
    const post = new Post();
    const { title, description, cover, coverAlt, tags, publishedAt } = fields;
    Object.assign(post, { title, description, cover, coverAlt, tags });
    post.featured = fields.featured ?? false;
    post.author = world.find(Member, fields.author);
    post.createdAt = new Date(publishedAt);
    post.updatedAt = post.createdAt;
    for (const locale of LOCALES) state(post, locale, fields);
    for (const key of fields.categories) post.categories.add(world.find(Category, key));
    world.note(post.slug.en ?? post.id, post);
    em.persist(post);
  }
}

function state(post: Post, locale: Locale, fields: DemoPost): void {
  const title = fields.title[locale];
  if (!title) return;
  post.slug[locale] = fields.slug?.[locale] ?? slugify(title);
  post.write(locale, fields.content[locale] ?? null);
  const later = fields.scheduled?.find((one) => one.locale === locale);
  if (later) return post.schedule(locale, new Date(later.at));
  if (fields.drafts?.includes(locale)) {
    return post.unpublish(
      locale,
      fields.inReview ? PublicationStatus.REVIEW : PublicationStatus.DRAFT,
    );
  }
  post.publish(locale, new Date(fields.publishedAt), post.author);
}

function addComments(em: EntityManager, world: DemoWorld): void {
  for (const fields of comments) {
    const post = world.find(Post, fields.post);
    const comment = add(fields, post, null);
    for (const reply of fields.replies ?? []) add(reply, post, comment);
  }

  function add(
    fields: Omit<DemoComment, "post" | "replies">,
    post: Post,
    parent: Comment | null,
  ): Comment {
    const { name, email, content, at } = fields;
    const member = fields.member ? world.find(Member, fields.member) : undefined;
    const comment = new Comment({
      post,
      parent,
      content,
      writer: member ? { name, member } : { name, email },
      byAuthor: !!member && member === post.author,
      status: (fields.status ?? CommentStatus.APPROVED) as CommentStatus,
      locale: fields.locale as Locale,
      spamScore: fields.status ? 70 : 0,
      fingerprint: crypto.randomUUID(),
      createdAt: new Date(at),
    });
    comment.updatedAt = comment.createdAt;
    em.persist(comment);
    return comment;
  }
}
