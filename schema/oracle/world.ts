import type { EntityManager } from "@mikro-orm/core";
import { Role } from "../accounts/role.ts";
import { Session } from "../accounts/session.ts";
import { User, UserStatus } from "../accounts/user.ts";
import { BlockedCommenter } from "../blog/blocked-commenter.ts";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { documentOf } from "../blog/post.builder.ts";
import { Post, PostStatus } from "../blog/post.ts";
import { Category, CategoryKind, Color } from "../categories/category.ts";
import type { MessageReport } from "../chat/message-report.ts";
import { type Locale, type Localized, LOCALES } from "../foundation/locale.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MailStatus, OutgoingMail } from "../mail/outgoing-mail.ts";
import { MemberType } from "../members/member-type.ts";
import { Availability, Member, MemberStatus, Visibility } from "../members/member.ts";
import { Notification, NotificationKind } from "../notifications/notification.ts";
import { fillArchive } from "./archive.ts";
import { everybody } from "./everybody.ts";
import { at, idOf, nth, TEXTS, times } from "./series.ts";
import { fillTalks, type Talks } from "./talks.ts";

// A small world in which every rule hides something from somebody, times and names are equal so
// that cursors need their second key, and texts are hard to write as JSON. It is always the same.

export interface World extends Talks {
  /** Everybody who asks, by name. */
  viewers: Record<string, Viewer>;
  posts: Post[];
  members: Member[];
  types: MemberType[];
  categories: Category[];
  users: User[];
  mails: OutgoingMail[];
  comments: Comment[];
}

/** In all languages, in some, in none. */
const texts = (n: number): Localized => {
  const all = { en: nth(TEXTS, n), fr: nth(TEXTS, n + 1), no: nth(TEXTS, n + 2) };
  const { en, fr, no } = all;
  return nth([all, { en }, { fr }, { en, no }, {}], n);
};

const NAMES = ["Åse", "ase", "Zoë", "zoe", "Ada", "Ada", "Émile", "de la Cruz"];

const SITE = { label: "Site", url: "https://example.org/?a=1&b=2" };

const member = (n: number): Member => {
  const made = new Member({ handle: `member-${n}`, displayName: nth(NAMES, n) });
  return Object.assign(made, {
    id: idOf(1, n),
    createdAt: at(n),
    updatedAt: at(n + 1),
    role: texts(n),
    headline: texts(n + 1),
    about: texts(n + 3),
    avatar: nth([null, "/artwork/a.svg"], n),
    company: nth([null, "Nord & Sør"], n),
    city: nth(["Oslo", null, `Côte d'"Or"`], n),
    skills: nth([[], ["type"], ["a,b", `{"c"}`, "é"]], n),
    tools: nth([["pen"], []], n),
    languages: nth([["en", "no"], []], n),
    links: nth([[], [SITE, { label: nth(TEXTS, n), url: "/" }]], n),
    availability: nth(Object.values(Availability), n),
    availableFrom: nth([null, "2026-02-28"], n),
    status: nth([ACTIVE, ACTIVE, ACTIVE, MemberStatus.PENDING, ACTIVE, MemberStatus.SUSPENDED], n),
    suspensionReason: nth([null, `Reason ${n}`], n),
    visibility: nth([...Object.values(Visibility), Visibility.PUBLIC], n),
    deletedAt: n % 11 === 10 ? at(n) : null,
  });
};

const { ACTIVE } = MemberStatus;

const memberType = (n: number): MemberType =>
  Object.assign(new MemberType(), {
    id: idOf(7, n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth([{ en: `Type ${n}`, fr: `Sorte "${n}"` }, { en: `Type ${n}` }], n),
    slug: `type-${n}`,
    description: texts(n),
    icon: nth([null, "tabler:camera"], n),
    color: nth(Object.values(Color), n),
    isDefault: n === 1,
    order: Math.floor(n / 2),
    deletedAt: n === 5 ? at(n) : null,
  });

const category = (n: number): Category => {
  const inEnglishAlone = { en: `Category ${n}` };
  const name = nth([{ ...inEnglishAlone, fr: `Catégorie "${n}"` }, inEnglishAlone], n);
  return Object.assign(new Category(), {
    id: idOf(2, n),
    createdAt: at(n),
    updatedAt: at(n),
    kind: nth([CategoryKind.BLOG, CategoryKind.BLOG, CategoryKind.SOLUTION], n),
    name,
    slug: Object.fromEntries(Object.keys(name).map((locale) => [locale, `category-${n}`])),
    description: texts(n),
    icon: nth([null, "tabler:star"], n),
    color: nth(Object.values(Color), n),
    order: Math.floor(n / 2),
    deletedAt: n % 6 === 5 ? at(n) : null,
  });
};

/** What becomes of a post in one language. */
const STATES: ((post: Post, locale: Locale, time: Date) => void)[] = [
  (post, locale, time) => post.publish(locale, time),
  (post, locale) => post.withdraw(locale, PostStatus.DRAFT),
  (post, locale, time) => post.publish(locale, time),
  (post, locale, time) => post.schedule(locale, new Date(time.getTime() + 1e10)),
  () => undefined,
  (post, locale, time) => {
    post.publish(locale, time);
    post.withdraw(locale, PostStatus.ARCHIVED);
  },
  (post, locale) => post.withdraw(locale, PostStatus.REVIEW),
];

const TAGS = ["craft", `"q"`, "a,b", "{}", "back\\slash", "👋", "line\nbreak"];

function post(n: number, members: readonly Member[], categories: readonly Category[]): Post {
  const made = Object.assign(new Post(), {
    id: idOf(3, n),
    createdAt: at(n),
    updatedAt: at(n + 2),
    description: texts(n),
    cover: nth([null, "/artwork/b.svg"], n),
    coverAlt: texts(n + 1),
    metaTitle: texts(n + 2),
    metaDescription: texts(n + 3),
    metaKeywords: texts(n + 4),
    ogImage: nth([null, "/files/posts/c.webp"], n),
    canonical: nth([null, null, "https://first.example/a"], n),
    noindex: n % 5 === 2,
    author: nth([...members.slice(0, 12), null], n),
    tags: TAGS.filter((_, i) => (n + i) % 3 === 0),
    featured: n % 3 === 0,
    enableComments: n % 4 !== 0,
  });
  for (const [i, locale] of LOCALES.entries()) {
    const become = nth(STATES, n + i * (Math.floor(n / STATES.length) + 1));
    become(made, locale, at(n));
    if (!made.status[locale]) continue;
    made.title[locale] = `${nth(TEXTS, n + i)} ${n}`;
    // the same words in another language are another post's
    made.slug[locale] = `post-${n + i}`;
    if (n % 3 === 0) made.noteTextChange(locale, at(n + 1));
    if (n % 2) made.write(locale, documentOf(nth(TEXTS, n + i) || "."));
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

const user = (n: number, members: readonly Member[]): User => {
  const roles = [nth(Object.values(Role), n), ...(n % 5 ? [] : [Role.MEMBER])];
  const made = new User({ email: `user-${n}@example.org`, name: nth(NAMES, n), roles });
  return Object.assign(made, {
    id: idOf(5, n),
    createdAt: at(n),
    updatedAt: at(n),
    status: nth([UserStatus.ACTIVE, UserStatus.ACTIVE, UserStatus.SUSPENDED], n),
    suspensionReason: nth([null, `Reason ${n}`], n),
    locale: nth(LOCALES, n),
    emailVerified: nth([null, at(n)], n),
    lastSeenAt: nth([at(n + 1), null, at(n)], n),
    member: n % 7 === 6 ? null : (members[n] ?? null),
    deletedAt: n % 13 === 12 || n % 22 === 10 ? at(n) : null,
  });
};

const session = (n: number, users: readonly User[]): Session =>
  Object.assign(new Session(), {
    id: idOf(6, n),
    createdAt: at(n),
    updatedAt: at(n),
    user: nth(users, n),
    tokenHash: `token ${n}`,
    device: nth(["Firefox on Linux", `"Other" program`], n),
    network: nth(["203.0.113.0/24", "2001:db8:1::/48", ""], n),
    lastHeartbeatAt: nth([null, at(n)], n),
    expiresAt: at(n + 90),
  });

const mail = (n: number): OutgoingMail => {
  const letter = {
    to: `reader-${n}@example.org`,
    locale: nth(LOCALES, n),
    subject: nth(TEXTS, n) || "About it",
    paragraphs: nth([["One", `"Two"`], [], ["Only"]], n),
    isSensitive: n % 3 === 1,
  };
  return Object.assign(new OutgoingMail(letter, at(n), idOf(7, n)), {
    updatedAt: at(n),
    status: nth(Object.values(MailStatus), n),
    attempts: n % 4,
    lastError: nth([null, "550 no such mailbox"], n),
    sentAt: nth([at(n + 1), null], n),
  });
};

const blocked = (n: number): BlockedCommenter =>
  Object.assign(new BlockedCommenter(`blocked-${n}.example`), {
    id: idOf(8, n),
    createdAt: at(n),
    updatedAt: at(n),
  });

const notification = (
  n: number,
  users: readonly User[],
  comments: readonly Comment[],
  reports: readonly MessageReport[],
  members: readonly Member[],
) => {
  const comment = comments[n] as Comment;
  const kinds = Object.values(NotificationKind);
  const pairs = users.length * kinds.length;
  const made = new Notification({
    user: nth(users, n),
    // a pair of user and kind comes again after all others, with another report
    kind: nth(kinds, Math.trunc(n / users.length)),
    post: comment.post,
    comment,
    report: nth([null, ...reports], n + Math.trunc(n / pairs)),
    member: nth([null, ...members], n),
    locale: nth([null, ...LOCALES], n),
    createdAt: at(n),
  });
  return Object.assign(made, {
    id: idOf(9, n),
    updatedAt: at(n),
    readAt: nth([null, at(n)], n),
  });
};

export async function fillWorld(em: EntityManager): Promise<World> {
  const members = times(42, member);
  const types = times(6, memberType);
  for (const [n, one] of members.entries())
    one.memberTypes.set(types.filter((_, i) => (n * i) % 4 === 1));
  const categories = times(14, category);
  const posts = times(48, (n) => post(n, members, categories));
  const users = times(34, (n) => user(n, members));
  // below one post many, below each of the others some
  const threads = times(110, (n) => comment(n, nth(posts, n < 40 ? 0 : n), null, members));
  // below one comment many, below held ones too
  const replies = times(90, (n) => {
    const parent = nth(threads, n < 35 ? 0 : n);
    return comment(n + 110, parent.post, parent, members);
  });
  // several of each of the few who ask, some of others
  const sessions = times(60, (n) => session(n, users.slice(0, n < 40 ? 8 : users.length)));
  const mails = times(24, mail);
  em.persist(times(12, blocked));
  em.persist([...members, ...categories, ...posts, ...types, ...users, ...sessions, ...mails]);
  await em.flush();
  for (const written of [threads, replies]) await em.persist(written).flush();
  const comments = [...threads, ...replies];
  const talks = await fillTalks(em, members);
  const told = times(90, (n) =>
    notification(n, users.slice(0, 8), comments, talks.reports, members),
  );
  await em.persist(told).flush();
  await fillArchive(em);
  em.clear();
  return {
    ...talks,
    posts,
    members,
    types,
    categories,
    users,
    mails,
    comments,
    viewers: everybody(users, comments),
  };
}
