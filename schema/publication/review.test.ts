import { expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { Role, User } from "../accounts/index.ts";
import { UserStatus } from "../accounts/user.ts";
import { Notification } from "../notifications/notification.ts";
import { aPost, documentOf } from "../blog/post.builder.ts";
import { aJob } from "../jobs/job.builder.ts";
import { aPage } from "../pages/page.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { aSolution } from "../solutions/solution.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const [writer, reviewer, other] = [
  await aPerson(graph, Role.EDITOR),
  await aPerson(graph, Role.EDITOR),
  await aPerson(graph, Role.EDITOR),
];
const reader = await aPerson(graph);
type Person = typeof writer;

const NOTIFICATIONS = `{ notifications { nodes {
  id kind member { id } post { id title(locale: en) } page { id } solution { id } job { id } project { id }
} } }`;
/** What someone is notified of, newest first; read and forgotten. */
async function notified({ viewer }: Person) {
  const { notifications } = await graph.as(viewer)(NOTIFICATIONS);
  await graph.em().nativeDelete(Notification, { user: viewer.userId ?? "" });
  return notifications.nodes.map(({ id: _, ...node }: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null)),
  );
}
const everyone = [writer, reviewer, other, reader];
const kindsForAll = async () => {
  const kinds = [];
  for (const person of everyone)
    kinds.push((await notified(person)).map(({ kind }: { kind: string }) => kind));
  return kinds;
};
const from = ({ member }: Person) => ({ member: { id: member.id } });

const status = (to: string) => ({ publications: [{ locale: "en", status: to }] });
const CREATE = "mutation($input: CreatePostInput!) { createPost(input: $input) { id } }";
const UPDATE =
  "mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }";
const SAVE = `mutation($id: ID!, $input: UpdatePostInput!, $inReview: Boolean) {
  savePostDraft(id: $id, input: $input, inReview: $inReview) { id }
}`;
const PUBLISH = "mutation($id: ID!) { publishPostDraft(id: $id, input: {}) { id } }";
const DISCARD = "mutation($id: ID!) { discardPostDraft(id: $id) { id } }";

const as = ({ viewer }: Person) => graph.as(viewer);
const submitNew = async (by = writer) => {
  const input = { title: { en: "New" }, content: { en: documentOf("New") }, ...status("REVIEW") };
  return (await as(by)(CREATE, { input })).createPost.id as string;
};
let made = 0;
const submitDraft = async (title = "Later", by = writer) => {
  const { id } = await aPost(graph.em(), { slug: { en: `now-${(made += 1)}` } });
  await as(by)(SAVE, { id, input: { title: { en: title } }, inReview: true });
  return id;
};

test("who may publish a new post learns that it is in review, and its author that it was published", async () => {
  const id = await submitNew();
  const submitted = { kind: "DOCUMENT_SUBMITTED", ...from(writer), post: { id, title: "New" } };
  expect(await notified(reviewer)).toEqual([submitted]);
  expect(await notified(writer)).toEqual([]);
  expect(await notified(reader)).toEqual([]);
  await as(reviewer)(UPDATE, { id, input: status("PUBLISHED") });
  expect(await notified(writer)).toEqual([
    { ...submitted, kind: "DOCUMENT_APPROVED", ...from(reviewer) },
  ]);
  // there is nothing to do any more
  expect(await notified(other)).toEqual([]);
});

test("who submitted changes learns that they were published, or taken out of review", async () => {
  for (const [decide, kind] of [
    [(id: string) => as(reviewer)(PUBLISH, { id }), "DOCUMENT_APPROVED"],
    [(id: string) => as(reviewer)(DISCARD, { id }), "DOCUMENT_RETURNED"],
    [(id: string) => as(reviewer)(SAVE, { id, input: {}, inReview: false }), "DOCUMENT_RETURNED"],
  ] as const) {
    const id = await submitDraft();
    expect(await notified(reviewer)).toMatchObject([{ kind: "DOCUMENT_SUBMITTED", post: { id } }]);
    // still theirs when someone else has corrected it
    await as(other)(SAVE, { id, input: { title: { en: "Corrected" } } });
    await decide(id);
    expect(await notified(writer)).toMatchObject([{ kind, ...from(reviewer), post: { id } }]);
    expect(await kindsForAll()).toEqual([[], [], [], []]);
  }
});

test("a post that is sent back, scheduled or published with others is decided, too", async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  for (const [decision, kind] of [
    [`unpublishPost(id: $id, locale: en, to: DRAFT) { id }`, "DOCUMENT_RETURNED"],
    [`archivePosts(ids: [$id]) { count }`, "DOCUMENT_RETURNED"],
    [`publishPost(id: $id, locale: en, at: "${at}") { id }`, "DOCUMENT_APPROVED"],
    [`publishPosts(ids: [$id]) { count }`, "DOCUMENT_APPROVED"],
  ] as const) {
    const id = await submitNew();
    await as(reviewer)(`mutation($id: ID!) { ${decision} }`, { id });
    expect(await kindsForAll()).toEqual([[kind], [], [], []]);
  }
});

test("what is withdrawn is taken back, unless something of it still waits", async () => {
  const live = await graph.listen(reviewer.viewer, "subscription { notificationsRead }");
  const id = await submitDraft();
  await as(writer)(SAVE, { id, input: {}, inReview: false });
  expect((await live.next()).value).toEqual({ notificationsRead: 0 });
  expect(await kindsForAll()).toEqual([[], [], [], []]);

  const post = await submitNew();
  const french = { title: { fr: "Nouveau" }, publications: [{ locale: "fr", status: "REVIEW" }] };
  await as(writer)(UPDATE, { id: post, input: french });
  await as(writer)(UPDATE, { id: post, input: status("DRAFT") });
  expect(await kindsForAll()).toEqual([[], ["DOCUMENT_SUBMITTED"], ["DOCUMENT_SUBMITTED"], []]);
});

test("who reviews a text no more, or reads it no more, reads nothing of it", async () => {
  const id = await submitDraft();
  const demoted = {
    ...other,
    viewer: withRole(Role.MEMBER, { userId: other.user.id, memberId: other.member.id }),
  };
  // its text is public, what waits is not
  expect(await notified(demoted)).toEqual([]);
  await as(reviewer)("mutation($id: ID!) { unpublishPost(id: $id, locale: en) { id } }", { id });
  await as(reviewer)(PUBLISH, { id });
  const former = {
    ...writer,
    viewer: withRole(Role.MEMBER, { userId: writer.user.id, memberId: writer.member.id }),
  };
  expect(await notified(former)).toEqual([]);
});

test("texts of every noun are reviewed by those who may publish them", async () => {
  const em = graph.em();
  const [recruiter, admin, owner] = [
    await aPerson(graph, Role.RECRUITER),
    await aPerson(graph, Role.ADMIN),
    await aPerson(graph),
  ];
  const project = await aProject(em, { owners: [owner.member, reader.member] });
  for (const [one, id, by, reviewers, others] of [
    ["Page", (await aPage(em)).id, writer, [reviewer, admin], [recruiter, reader]],
    ["Solution", (await aSolution(em)).id, writer, [reviewer, admin], [recruiter, reader]],
    ["Job", (await aJob(em)).id, admin, [recruiter], [reviewer, reader]],
    ["Project", project.id, owner, [reader, admin], [reviewer, recruiter]],
  ] as const) {
    const noun = one.toLowerCase();
    await as(by)(
      `mutation($id: ID!, $input: Update${one}Input!) { save${one}Draft(id: $id, input: $input, inReview: true) { id } }`,
      { id, input: { title: { en: "Later" } } },
    );
    for (const person of reviewers) {
      expect(await notified(person)).toEqual([
        { kind: "DOCUMENT_SUBMITTED", ...from(by), [noun]: { id } },
      ]);
    }
    for (const person of others) expect(await notified(person)).toEqual([]);
  }
});

test("who wants none by choice, or may not sign in, is not notified", async () => {
  const CHOOSE =
    "mutation { chooseNotifications(kind: DOCUMENT_SUBMITTED, here: false, mail: OFF) { kind } }";
  await as(other)(CHOOSE);
  await graph.em().nativeUpdate(User, reviewer.user.id, { status: UserStatus.SUSPENDED });
  await kindsForAll();
  await submitNew();
  const user = [other.user.id, reviewer.user.id];
  expect(await graph.em().count(Notification, { user })).toBe(0);
});
