import type { EntityManager } from "@mikro-orm/core";
import { Role } from "../accounts/role.ts";
import { User } from "../accounts/user.ts";
import { Category } from "../categories/category.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member } from "../members/member.ts";
import { BlockedCommenter } from "./blocked-commenter.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { documentOf } from "./post.builder.ts";
import { versionClassOf } from "../publication/document-version.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { Post } from "./post.ts";
import { documentValues, versionsOf } from "../oracle/documents.ts";
import { PreviewLink } from "./preview-link.ts";
import { type Fixture, CREATED, NO_ID, UNKNOWN, cursors, some } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, times } from "../oracle/series.ts";

/** The states of a post in one language. */
const STATES: (((post: Post, locale: Locale, time: Date) => void) | null)[] = [
  (post, locale, time) => post.publish(locale, time),
  (post, locale) => post.unpublish(locale, PublicationStatus.DRAFT),
  (post, locale, time) => post.publish(locale, time),
  (post, locale, time) => post.schedule(locale, new Date(time.getTime() + 1e12)),
  null, // not begun
  (post, locale, time) => {
    post.publish(locale, time);
    post.unpublish(locale, PublicationStatus.ARCHIVED);
  },
  (post, locale) => post.unpublish(locale, PublicationStatus.REVIEW),
];

const TAGS = ["craft", `"q"`, "a,b", "{}", "back\\slash", "👋", "line\nbreak"];

function post(n: number, members: readonly Member[], categories: readonly Category[]): Post {
  const made = Object.assign(new Post(), {
    id: idOf(3, n),
    ...documentValues(n),
    ogImage: nth([null, "/files/posts/c.webp"], n),
    canonical: nth([null, null, "https://first.example/a"], n),
    author: nth([...members.slice(0, 12), null], n),
    tags: TAGS.filter((_, i) => (n + i) % 3 === 0),
    featured: n % 3 === 0,
    enableComments: n % 4 !== 0,
  });
  for (const [i, locale] of LOCALES.entries()) {
    const become = nth(STATES, n + i * (Math.floor(n / STATES.length) + 1));
    if (!become) continue;
    made.title[locale] = `${nth(TEXTS, n + i)} ${n}`;
    // another post has this slug in another language
    made.slug[locale] = `post-${n + i}`;
    if (n % 2) made.write(locale, documentOf(nth(TEXTS, n + i) || "."));
    become(made, locale, at(n));
    if (n % 6 === 0) made.description[locale] = `${nth(TEXTS, n + i)} again`;
    if (n % 3 === 0) made.noteTextChange(locale, at(n + 1));
  }
  if (n % 9 === 4) made.delete(at(n + 3));
  made.categories.set(categories.filter((_, i) => (n * i) % 4 === 1));
  return made;
}

const COMMENTS = [
  CommentStatus.APPROVED,
  CommentStatus.PENDING,
  CommentStatus.APPROVED,
  CommentStatus.SPAM,
  CommentStatus.APPROVED,
  CommentStatus.TRASH,
  CommentStatus.APPROVED,
];

function comment(n: number, of: Post, parent: Comment | null, members: readonly Member[]): Comment {
  const by = nth([undefined, of.author ?? undefined, ...members.slice(0, 9)], n);
  const visitor = { name: nth(NAMES, n), email: `visitor-${n}@example.org` };
  const made = new Comment({
    post: of,
    parent,
    content: n === 3 ? "long ".repeat(1_000) : nth(TEXTS, n) || "short",
    writer: by ? { name: by.displayName, member: by } : visitor,
    byAuthor: !!by && by === of.author,
    status: nth(COMMENTS, n),
    locale: nth(LOCALES, n),
    spamScore: n % 100,
    fingerprint: `fingerprint ${n}`,
    createdAt: at(n),
  });
  return Object.assign(made, {
    id: idOf(4, n),
    updatedAt: at(n),
    editedAt: nth([null, null, at(n + 1)], n),
  });
}

const moderates = ({ roles }: User): boolean => roles.includes(Role.MODERATOR);

const blocked = (n: number): BlockedCommenter =>
  Object.assign(new BlockedCommenter(`blocked-${n}.example`), {
    id: idOf(8, n),
    createdAt: at(n),
    updatedAt: at(n),
  });

/** Links to drafts, some of which have expired, and some of posts in the trash. */
const previewLink = (n: number, post: Post): PreviewLink =>
  Object.assign(
    new PreviewLink({
      post,
      locale: nth(LOCALES, n),
      expiresAt: nth([new Date("2099-01-01"), at(n)], n),
      tokenHash: `hash ${n}`,
    }),
    { id: idOf(9, n), createdAt: at(n), updatedAt: at(n) },
  );

/** The number of old posts: enough for pages that are found by month. */
const ARCHIVED = 1_300;

/** Years of short posts, older than all others, some with equal timestamps. */
async function fillArchive(em: EntityManager): Promise<void> {
  await em.getConnection().execute(`
    insert into posts (id, created_at, updated_at, title, slug, status, published_at, tags, languages)
    select ('0000000a-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, at, at,
      jsonb_build_object('en', 'Old ' || n), jsonb_build_object('en', 'old-' || n),
      '{"en": "published"}', jsonb_build_object('en', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')),
      case when n % 10 = 0 then array['null', '', ' "', E'a\\nb,'] else '{}' end, '{en}'
    from generate_series(1, ${ARCHIVED}) n,
      lateral (select '2020-01-01'::timestamptz + (n / 3) * interval '40 hours' as at) times`);
}

/** A pending reply by a visitor below a comment that this visitor cannot see. */
function ownBelowHidden(comments: readonly Comment[], viewers: Record<string, Viewer>): string[] {
  const { claims } = viewers["visitor with pending comments"] as Viewer;
  const pendingCommentIds = claims.of("pendingComments");
  const isHidden = ({ id, status }: Comment) =>
    status !== CommentStatus.APPROVED && !pendingCommentIds.has(id);
  return comments
    .filter(({ id, status, parent, post }) => {
      const isOwn = pendingCommentIds.has(id) && status !== CommentStatus.TRASH;
      return isOwn && parent && isHidden(parent) && post.languages.length > 0;
    })
    .map(({ id }) => id)
    .slice(0, 1);
}

const PUBLISHED = { publishedAt: "desc", item: "desc" } as const;

export const fixture: Fixture = {
  after: ["accounts", "categories", "members"],
  async fill(world) {
    const members = world.of(Member);
    const posts = times(48, (n) => post(n, members, world.of(Category)));
    // many comments on one post, some on each of the others
    const threads = times(110, (n) => comment(n, nth(posts, n < 40 ? 0 : n), null, members));
    // many replies to one comment, also to pending ones
    const replies = times(90, (n) => {
      const parent = nth(threads, n < 35 ? 0 : n);
      return comment(n + 110, parent.post, parent, members);
    });
    // what no profile wrote is now a visitor's, now an account's, which has a profile since or has none
    const users = world.of(User);
    const [moderator, other] = [users.find(moderates), users.find(({ member }) => !member)];
    const accounts = [moderator, null, other, moderator, moderator];
    for (const [n, one] of [...threads, ...replies].entries()) {
      if (!one.member) one.account = nth(accounts, n) ?? null;
    }
    world.add(times(12, blocked));
    const versions = versionsOf(posts, "3a", members);
    for (const rows of [posts, versions, threads, replies]) {
      world.add<object>(rows);
      await world.em.flush();
    }
    world.add(times(30, (n) => previewLink(n, nth(posts, n >> 1))));
    await fillArchive(world.em);
  },
  values(world, viewers) {
    const [posts, comments] = [world.of(Post), world.of(Comment)];
    const published = posts.map((post) => ({ publishedAt: post.createdAt, item: post }));
    return {
      "Query.post.id": [...some(posts), UNKNOWN, NO_ID],
      "Query.postVersion.id": [...some(world.of(versionClassOf(Post))), UNKNOWN, NO_ID],
      "Query.comment.id": [...ownBelowHidden(comments, viewers), ...some(comments), UNKNOWN],
      from: [comments[60]?.createdAt.toISOString()],
      before: [comments[90]?.createdAt.toISOString()],
      "Query.commentPosition.id": some(comments),
      "Query.commenterReach.value": ["example.org", "visitor-0@example.org", "nobody"],
      postId: [...some(posts), UNKNOWN, NO_ID],
      slug: ["post-0", "post-5", "post-6", "post-11", "old-7", "nothing\u0000"],
      tag: ["craft", `"Q"`, "back\\slash", "👋"],
      ids: [some(posts), [UNKNOWN]],
      "Query.publishedPosts.page": [2, 300, 400, 640],
      after: cursors(comments, CREATED),
      "Query.posts.after": cursors(posts, { updatedAt: "desc", id: "desc" }),
      "Query.publishedPosts.after": cursors(published, PUBLISHED),
      "Category.posts.after": cursors(posts, CREATED),
      "Member.posts.after": cursors(posts, CREATED),
      "Member.published.after": cursors(published, PUBLISHED),
    };
  },
  unseen: {
    "BlockedCommenter without id": "visitors may not ask, nor users who do not moderate",
    "PreviewLink without id": "visitors may not ask, nor users who do not write posts",
    "PreviewLink without post": "links are asked for with a post that is not deleted",
    "PreviewLink without post deletedAt": "links are asked for with a post that is not deleted",
  },
  open: {
    "Comment.account": "told to the account itself alone",
    "Query.blockedCommenters": "for who may see all",
    "Query.publishedPosts": "what is published is visible",
    "Query.publishedPost": "what is published is visible",
    "Member.published": "what is published is visible",
    "Query.postVersion": "requires a permission",
    "PostVersion.post": "whoever sees versions sees all posts",
    "Post.related": "what is published is visible",
    "Post.previous": "what is published is visible",
    "Post.next": "what is published is visible",
  },
};
