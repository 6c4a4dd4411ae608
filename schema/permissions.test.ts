import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "./accounts/index.ts";
import type { Viewer } from "./foundation/viewer.ts";
import { testGraph } from "./testing/graph.ts";
import { visitor, withRole } from "./testing/viewers.ts";

// Who may call what, written by hand: never derived from the code.

const VIEWERS: Record<string, Viewer> = {
  visitor: visitor(),
  member: withRole(Role.MEMBER),
  moderator: withRole(Role.MODERATOR),
  editor: withRole(Role.EDITOR),
  recruiter: withRole(Role.RECRUITER),
  billing: withRole(Role.BILLING),
  operator: withRole(Role.OPERATOR),
  support: withRole(Role.SUPPORT),
  admin: withRole(Role.ADMIN),
};

/** Everything a visitor may call. Whatever is added here is open to the whole world. */
const OPEN_TO_VISITORS = [
  "categories",
  "category",
  "comment",
  "commentAdded",
  "commentChanged",
  "comments",
  "createComment",
  "member",
  "members",
  "post",
  "posts",
  "publishedPost",
  "publishedPosts",
  "replyToComment",
  "viewer",
  "viewerSession",
];

const EVERYBODY = Object.keys(VIEWERS);
const SIGNED_IN = EVERYBODY.filter((who) => who !== "visitor");
const WRITERS = ["editor", "admin"];
const MODERATORS = ["moderator", "editor", "admin"];
const ADMINS = ["admin"];

// Ids of nothing: whoever is let in does not find it, and whoever is not learns nothing of that.
const ID = `id: "${crypto.randomUUID()}"`;
const IDS = `ids: ["${crypto.randomUUID()}"]`;
const POST_ID = `postId: "${crypto.randomUUID()}"`;
const COMMENT = `input: { content: "Hello", name: "Ada", email: "ada@example.org" }`;

const OPERATIONS: Record<string, [document: string, mayCall: readonly string[]]> = {
  viewer: ["{ viewer { id } }", EVERYBODY],
  users: ["{ users { nodes { id } } }", ADMINS],
  user: [`{ user(${ID}) { id } }`, ADMINS],
  createUser: [`mutation { createUser(input: { email: "", name: "" }) { id } }`, ADMINS],
  updateUser: [`mutation { updateUser(${ID}, input: {}) { id } }`, ADMINS],
  deleteUser: [`mutation { deleteUser(${ID}) }`, ADMINS],

  sessions: ["{ sessions { nodes { id } } }", SIGNED_IN],
  viewerSession: ["{ viewerSession { id } }", EVERYBODY],
  endSession: [`mutation { endSession(${ID}) }`, SIGNED_IN],
  endOtherSessions: ["mutation { endOtherSessions }", SIGNED_IN],

  members: ["{ members { nodes { id } } }", EVERYBODY],
  member: [`{ member(${ID}) { id } }`, EVERYBODY],
  createMember: [
    `mutation { createMember(input: { handle: "", displayName: "" }) { id } }`,
    ADMINS,
  ],
  updateMember: [`mutation { updateMember(${ID}, input: {}) { id } }`, SIGNED_IN],
  setMemberStatus: [
    `mutation { setMemberStatus(${ID}, status: BANNED) { id } }`,
    ["moderator", "admin"],
  ],
  deleteMember: [`mutation { deleteMember(${ID}) }`, ADMINS],

  categories: ["{ categories { id } }", EVERYBODY],
  category: [`{ category(${ID}) { id } }`, EVERYBODY],
  createCategory: ["mutation { createCategory(input: { name: {} }) { id } }", WRITERS],
  updateCategory: [`mutation { updateCategory(${ID}, input: {}) { id } }`, WRITERS],
  deleteCategory: [`mutation { deleteCategory(${ID}) }`, WRITERS],

  posts: ["{ posts { nodes { id } } }", EVERYBODY],
  publishedPosts: ["{ publishedPosts { nodes { id } } }", EVERYBODY],
  post: [`{ post(${ID}) { id } }`, EVERYBODY],
  publishedPost: [`{ publishedPost(slug: "nothing") { id } }`, EVERYBODY],
  postsToEdit: ["{ postsToEdit { nodes { id } } }", WRITERS],
  createPost: ["mutation { createPost(input: {}) { id } }", WRITERS],
  updatePost: [`mutation { updatePost(${ID}, input: {}) { id } }`, WRITERS],
  publishPost: [`mutation { publishPost(${ID}, locale: en) { id } }`, WRITERS],
  withdrawPost: [`mutation { withdrawPost(${ID}, locale: en) { id } }`, WRITERS],
  deletePost: [`mutation { deletePost(${ID}) }`, WRITERS],
  deletePosts: [`mutation { deletePosts(${IDS}) { deleted } }`, WRITERS],

  comments: [`{ comments(${POST_ID}) { nodes { id } } }`, EVERYBODY],
  comment: [`{ comment(${ID}) { id } }`, EVERYBODY],
  commentQueue: ["{ commentQueue { nodes { id } } }", MODERATORS],
  createComment: [`mutation { createComment(${POST_ID}, ${COMMENT}) { id } }`, EVERYBODY],
  replyToComment: [`mutation { replyToComment(${ID}, ${COMMENT}) { id } }`, EVERYBODY],
  updateComment: [`mutation { updateComment(${ID}, input: { content: "" }) { id } }`, SIGNED_IN],
  deleteComment: [`mutation { deleteComment(${ID}) }`, SIGNED_IN],
  moderateComments: [`mutation { moderateComments(${IDS}, status: SPAM) { id } }`, MODERATORS],
  commentAdded: [`subscription { commentAdded(${POST_ID}) { id } }`, EVERYBODY],
  commentChanged: [`subscription { commentChanged(${POST_ID}) { commentId } }`, EVERYBODY],
};

/** What is answered to whoever may call: something, or that there is nothing to act on. */
const LET_IN = [undefined, "NOT_FOUND", "INVALID"];

const graph = await testGraph();

/** The code of the refusal, if there was one. */
async function codeFor(who: string, document: string): Promise<unknown> {
  const viewer = VIEWERS[who];
  const asked = document.startsWith("subscription")
    ? graph.listen(viewer ?? visitor(), document).then((events) => events.next())
    : graph.as(viewer)(document);
  return asked.then(
    () => undefined,
    (error) => error.extensions.code,
  );
}

test("every operation of the schema is in the table", () => {
  const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(names.toSorted());
});

test("visitors may call what is listed and nothing else", () => {
  const open = Object.entries(OPERATIONS).filter(([, [, mayCall]]) => mayCall.includes("visitor"));
  expect(open.map(([name]) => name).toSorted()).toEqual(OPEN_TO_VISITORS);
});

describe.each(Object.entries(OPERATIONS))("%s", (_name, [document, mayCall]) => {
  test.each(EVERYBODY)("%s", async (who) => {
    const code = await codeFor(who, document);
    const refused = who === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
    expect(mayCall.includes(who) ? LET_IN : [refused]).toContain(code);
  });
});
