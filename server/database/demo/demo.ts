import type { EntityManager } from "@mikro-orm/core";
import { hashOf, type Role, User } from "../../../schema/accounts/index.ts";
import { Comment, CommentStatus, Post, PostStatus } from "../../../schema/blog/index.ts";
import { Category, type Color } from "../../../schema/categories/index.ts";
import { type Locale, LOCALES } from "../../../schema/foundation/locale.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import {
  type Availability,
  Member,
  MemberType,
  Visibility,
} from "../../../schema/members/index.ts";
import { accounts, DEMO_PASSWORD } from "./accounts.ts";
import { addConversations } from "./chat.ts";
import { categories } from "./categories.ts";
import { comments } from "./comments.ts";
import type { DemoComment } from "./demo-comment.ts";
import type { DemoPost } from "./demo-post.ts";
import { memberTypes } from "./member-types.ts";
import { members } from "./members.ts";
import { posts } from "./posts/index.ts";
import type { Text } from "./text.ts";

const DAY_MS = 86_400_000;

/** Fills an empty database with the demo world; leaves one that holds anything alone. */
export async function demo(em: EntityManager): Promise<boolean> {
  if (await em.count(User)) return false;
  const passwordHash = await hashOf(DEMO_PASSWORD);
  await em.transactional(async (tx) => {
    const people = addPeople(tx, passwordHash);
    const subjects = addCategories(tx);
    const written = addPosts(tx, people, subjects);
    await tx.flush(); // triggers count comments of posts that are there
    addComments(tx, people, written);
    await addConversations(tx, people);
  });
  return true;
}

function addPeople(em: EntityManager, passwordHash: string): Map<string, Member> {
  const people = new Map<string, Member>();
  for (const [n, { handle, name, availability, languages, ...facts }] of members.entries()) {
    const member = new Member({ handle, displayName: name });
    member.createdAt = joinedAt(handle, n);
    const { role, headline, about, city, country, skills, tools, links, cover } = facts;
    Object.assign(member, { role, headline, about, city, country, skills, tools, links, cover });
    member.pronouns = facts.pronouns ?? null;
    member.availability = availability as Availability;
    member.availableFrom = facts.availableFrom ?? null;
    member.languages = languages.map(({ code }) => code);
    if (facts.isForMembers) member.visibility = Visibility.MEMBERS;
    people.set(handle, member);
    em.persist(member);
  }
  for (const { email, name, roles, member, profession, isOffered } of accounts) {
    const profile = people.get(member ?? "") ?? shortProfile(name, profession);
    people.set(profile.handle, profile);
    em.persist(profile);
    const user = new User({ email, name, roles: roles as Role[], member: profile });
    user.createdAt = profile.createdAt;
    user.emailVerifiedAt = user.createdAt;
    if (isOffered) user.passwordHash = passwordHash;
    em.persist(user);
  }
  for (const [order, { members: handles, color, ...facts }] of memberTypes.entries()) {
    const type = Object.assign(new MemberType(), facts, { color: color as Color, order });
    for (const handle of handles) people.get(handle)?.memberTypes.add(type);
    em.persist(type);
  }
  return people;
}

/** What staff and clients need to take part in conversations; listed for members alone. */
function shortProfile(name: string, profession: Text | undefined): Member {
  const member = new Member({ handle: slugify(name), displayName: name });
  member.role = { ...profession };
  member.visibility = Visibility.MEMBERS;
  member.createdAt = new Date();
  return member;
}

/** Three weeks before their first post; who has written none came one by one in the last months. */
function joinedAt(handle: string, n: number): Date {
  const written = posts.filter(({ author }) => author === handle);
  const first = Math.min(...written.map(({ publishedAt }) => Date.parse(publishedAt)));
  return new Date(Number.isFinite(first) ? first - 21 * DAY_MS : Date.now() - n * 4 * DAY_MS);
}

function addCategories(em: EntityManager): Map<string, Category> {
  const subjects = new Map<string, Category>();
  for (const { key, color, ...facts } of categories) {
    const category = Object.assign(new Category(), facts, { color: color as Color });
    subjects.set(key, category);
    em.persist(category);
  }
  return subjects;
}

function addPosts(
  em: EntityManager,
  people: Map<string, Member>,
  subjects: Map<string, Category>,
): Map<string, Post> {
  const written = new Map<string, Post>();
  // the oldest first, so that ids and times of making follow those of publishing
  for (const facts of posts.toSorted(
    (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt),
  )) {
    const post = new Post();
    const { title, description, cover, coverAlt, tags, publishedAt } = facts;
    Object.assign(post, { title, description, cover, coverAlt, tags });
    post.featured = facts.featured ?? false;
    post.author = people.get(facts.author) ?? null;
    post.createdAt = new Date(publishedAt);
    post.updatedAt = post.createdAt;
    for (const locale of LOCALES) state(post, locale, facts);
    for (const key of facts.categories) {
      const category = subjects.get(key);
      if (category) post.categories.add(category);
    }
    written.set(post.slug.en ?? post.id, post);
    em.persist(post);
  }
  return written;
}

function state(post: Post, locale: Locale, facts: DemoPost): void {
  const title = facts.title[locale];
  if (!title) return;
  post.slug[locale] = facts.slug?.[locale] ?? slugify(title);
  post.write(locale, facts.content[locale] ?? null);
  const later = facts.scheduled?.find((one) => one.locale === locale);
  if (later) return post.schedule(locale, new Date(later.at));
  if (facts.drafts?.includes(locale)) {
    return post.withdraw(locale, facts.inReview ? PostStatus.REVIEW : PostStatus.DRAFT);
  }
  post.publish(locale, new Date(facts.publishedAt));
}

function addComments(
  em: EntityManager,
  people: Map<string, Member>,
  written: Map<string, Post>,
): void {
  for (const facts of comments) {
    const post = written.get(facts.post);
    if (!post) throw new Error(`A comment on ${facts.post}, which is not there`);
    const comment = add(facts, post, null);
    for (const reply of facts.replies ?? []) add(reply, post, comment);
  }

  function add(
    facts: Omit<DemoComment, "post" | "replies">,
    post: Post,
    parent: Comment | null,
  ): Comment {
    const { name, email, content, at } = facts;
    const member = facts.member ? people.get(facts.member) : undefined;
    const comment = new Comment({
      post,
      parent,
      content,
      writer: member ? { name, member } : { name, email },
      byAuthor: !!member && member === post.author,
      status: (facts.status ?? CommentStatus.APPROVED) as CommentStatus,
      locale: facts.locale as Locale,
      spamScore: facts.status ? 70 : 0,
      fingerprint: crypto.randomUUID(),
      createdAt: new Date(at),
    });
    comment.updatedAt = comment.createdAt;
    em.persist(comment);
    return comment;
  }
}
