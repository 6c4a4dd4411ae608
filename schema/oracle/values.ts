import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { type Comment, CommentStatus } from "../blog/comment.ts";
import { cursorOf } from "../foundation/reading/cursor.ts";
import type { Viewer } from "../foundation/viewer.ts";
import type { World } from "./world.ts";

/** What arguments are given, as variables hold them; by `Type.field.argument` or by name alone. */
export type Values = Readonly<Record<string, readonly unknown[]>>;

const UNKNOWN = "00000000-0000-7000-8000-000000000000";
const NO_ID = "no-id";

const CREATED = { createdAt: "desc", id: "desc" } as const;
const PUBLISHED = { publishedAt: "desc", post: "desc" } as const;

export function valuesOf(world: World): Values {
  const { posts, comments, members, types, categories, users, mails, viewers } = world;
  const { conversations, messages, reports } = world;
  const some = (rows: readonly { id: string }[]) =>
    rows.filter((_, n) => n % 5 === 0).map(({ id }) => id);
  const cursors = (rows: readonly object[], order: Record<string, "asc" | "desc">) =>
    rows.slice(4, 9).map((row) => cursorOf(row as Record<string, unknown>, order));
  const published = posts.map((post) => ({ publishedAt: post.createdAt, post }));
  return {
    "Query.post.id": [...some(posts), UNKNOWN, NO_ID],
    "Query.comment.id": [...ownBelowHidden(comments, viewers), ...some(comments), UNKNOWN],
    "Query.member.id": [...some(members), "member-0", "MEMBER-9", "nobody"],
    "Query.category.id": [...some(categories), "category-0", "category-3", "nothing"],
    "Query.user.id": [...some(users), UNKNOWN],
    "Query.outgoingMail.id": [...some(mails), UNKNOWN],
    "Query.memberType.id": [...some(types), "type-2", "nothing"],
    "Query.conversation.id": [...conversations.slice(0, 4).map(({ id }) => id), UNKNOWN, NO_ID],
    "Query.messageReport.id": [...reports.slice(0, 2).map(({ id }) => id), UNKNOWN, NO_ID],
    conversationId: [...conversations.slice(0, 5).map(({ id }) => id), UNKNOWN],
    key: ["member-0", "member-1", "member-3", conversations[0]?.id, "nobody"],
    afterRevision: [0, 3, -1],
    fromSeq: [1, 2],
    toSeq: [3],
    at: [messages[20]?.createdAt.toISOString()],
    from: [comments[60]?.createdAt.toISOString()],
    before: [comments[90]?.createdAt.toISOString()],
    "Query.commentPosition.id": some(comments),
    "Query.commenterReach.value": ["example.org", "visitor-0@example.org", "nobody"],
    "Query.conversations.after": cursors(conversations, { lastMessageAt: "desc", id: "desc" }),
    "Query.messages.after": cursors(messages, { seq: "desc" }),
    "Query.searchMessages.after": cursors(messages, CREATED),
    "Query.contacts.after": cursors(members, { displayName: "asc", id: "asc" }),
    typeId: [...some(types), UNKNOWN],
    postId: [...some(posts), UNKNOWN, NO_ID],
    authorId: [...some(members).slice(0, 4), NO_ID],
    categoryId: [...some(categories).slice(0, 3), UNKNOWN],
    category: ["category-0", "category-1", "it's nothing", ""],
    slug: ["post-0", "post-5", "post-6", "post-11", "old-7", "nothing\u0000"],
    tag: ["craft", `"Q"`, "back\\slash", "👋"],
    skill: ["type", `{"c"}`],
    text: ["plain", "member", "categ", "user", "?!"],
    search: ["plain", "quo mark", "oeuvre", "nothing has it", "?!"],
    ids: [some(posts), [UNKNOWN]],
    categoryIds: [some(categories), []],
    first: [2, 0, 1, 3],
    page: [2, 1, 7],
    "Query.publishedPosts.page": [2, 300, 400, 640],
    after: cursors(comments, CREATED),
    "Query.posts.after": cursors(posts, { updatedAt: "desc", id: "desc" }),
    "Query.postsToEdit.after": cursors(posts, { updatedAt: "desc", id: "desc" }),
    "Query.publishedPosts.after": cursors(published, PUBLISHED),
    "Query.members.after": cursors(members, { displayName: "asc", id: "asc" }),
    "Query.users.after": cursors(users, { name: "asc", id: "asc" }),
    "Query.outgoingMails.after": cursors(mails, CREATED),
    "MemberType.members.after": cursors(members, { displayName: "asc", id: "asc" }),
    "Category.posts.after": cursors(posts, CREATED),
    "Member.posts.after": cursors(posts, CREATED),
    "Member.published.after": cursors(published, PUBLISHED),
  };
}

/** A held reply that its writer sees below a comment that the writer does not. */
function ownBelowHidden(comments: World["comments"], viewers: World["viewers"]): string[] {
  const { heldComments } = viewers["visitor with held comments"] as Viewer;
  const isHidden = ({ id, status }: Comment) =>
    status !== CommentStatus.APPROVED && !heldComments.has(id);
  return comments
    .filter(({ id, status, parent, post }) => {
      const isOwn = heldComments.has(id) && status !== CommentStatus.TRASH;
      return isOwn && parent && isHidden(parent) && post.languages.length > 0;
    })
    .map(({ id }) => id)
    .slice(0, 1);
}

/** What is refused, or found out to be of another list only when it is read. */
export const REFUSED: Values = {
  first: [-1, 101],
  page: [0, 2_000_000],
  after: ["bm9uc2Vuc2U", "", cursorOf({ order: 1, name: "x" }, { order: "asc", name: "asc" })],
};

/** What an argument may be given; null is left to those who ask. */
export function valuesFor(
  values: Values,
  owner: string,
  { name, type }: Pick<GraphQLArgument, "name" | "type">,
): readonly unknown[] {
  const known = values[`${owner}.${name}`] ?? values[name];
  if (known) return known;
  const of = getNamedType(type);
  if (isEnumType(of)) {
    const words = of.getValues().map((value) => value.name);
    return words.toReversed(); // the first is often the default
  }
  if (of.name === "Boolean") return [true, false];
  if (isInputObjectType(of)) {
    const fields = Object.values(of.getFields());
    const each = fields.map((field) =>
      valuesFor(values, owner, field).map((value) => ({ [field.name]: value })),
    );
    // the first of each field first
    const longest = Math.max(...each.map((some) => some.length));
    const turns = Array.from({ length: longest }, (_, n) => n);
    return turns.flatMap((n) => each.flatMap((some) => some.slice(n, n + 1)));
  }
  throw new Error(`The oracle knows no value of ${owner}(${name}): add some to values.ts`);
}

/** A value as it stands in a document. */
export function literalOf(value: unknown, type: GraphQLInputType): string {
  const of = getNullableType(type);
  if (value === null || value === undefined) return "null";
  if (isEnumType(of)) return value as string;
  if (isListType(of)) {
    const items = (value as unknown[]).map((one) => literalOf(one, of.ofType));
    return `[${items.join(", ")}]`;
  }
  if (!isInputObjectType(of)) return JSON.stringify(value);
  const fields = of.getFields();
  const entries = Object.entries(value as object).map(([name, one]) => {
    const field = fields[name];
    if (!field) throw new Error(`${of.name} has no ${name}`);
    return `${name}: ${literalOf(one, field.type)}`;
  });
  return `{ ${entries.join(", ")} }`;
}

export const isRequired = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue === undefined;
