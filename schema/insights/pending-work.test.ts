import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aComment } from "../blog/comment.builder.ts";
import { CommentStatus } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { aContactRequest } from "../contacts/contact-request.builder.ts";
import { ContactStatus } from "../contacts/contact-request.ts";
import { DAY } from "../foundation/durations.ts";
import { invoicing } from "../invoices/invoice.builder.ts";
import { MailSource, MailThread } from "../mails/mail-thread.ts";
import { aMember } from "../members/member.builder.ts";
import { MemberStatus } from "../members/member.ts";
import { aProject } from "../projects/project.builder.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const now = graph.clock.now().getTime();
const ada = await aPerson(graph);

const AREAS = `{ pendingWork {
  comments { count oldest { id } } posts { count oldest { id } } postDrafts { count oldest { id } } reports { count } members { count oldest { id } }
  applications { count } requests { count oldest { id } } mails { count } undeliveredMails { count }
  orders { count } overdueInvoices { count oldest { id } }
  projectInvitations { count oldest { project { id } } }
  eventInvitations { count oldest { event { id } } }
} }`;
const CREATE_EVENT =
  "mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id } }";
const ANSWER_EVENT = "mutation($id: ID!) { answerCalendarEvent(id: $id, status: DECLINED) { id } }";

const workOf = async (viewer = ada.viewer) => (await graph.as(viewer)(AREAS)).pendingWork;
const areasOf = (work: object) =>
  Object.entries(work).flatMap(([area, pending]) => (pending ? [area] : []));

test("each role has the areas it works in; everyone with a profile what they are asked", async () => {
  const OWN = ["requests", "overdueInvoices", "projectInvitations", "eventInvitations"];
  expect(areasOf(await workOf())).toEqual(OWN);
  expect(areasOf(await workOf(withRole(Role.MEMBER)))).toEqual([]);
  const moderates = areasOf(await workOf(withRole(Role.MODERATOR)));
  expect(moderates).toEqual(["comments", "reports", "members", "requests"]);
  expect(areasOf(await workOf(withRole(Role.RECRUITER)))).toEqual(["applications"]);
  expect(areasOf(await workOf(withRole(Role.ADMIN)))).toEqual(
    Object.keys(await workOf()).filter((area) => !area.endsWith("Invitations")),
  );
});

test("the ten that wait longest are listed, oldest first, and all are counted", async () => {
  const post = await aPost(graph.em());
  await aComment(graph.em(), { post });
  const ids: string[] = [];
  for (const days of Array.from({ length: 12 }, (_, n) => n + 1)) {
    const createdAt = new Date(now - days * DAY);
    const comment = await aComment(graph.em(), { post, status: CommentStatus.PENDING, createdAt });
    ids.unshift(comment.id);
  }
  const { comments } = await workOf(withRole(Role.MODERATOR));
  expect(comments).toEqual({ count: 12, oldest: ids.slice(0, 10).map((id) => ({ id })) });
});

test("members wait until they are approved, requests until someone works on them", async () => {
  const pending = await aMember(graph.em(), { status: MemberStatus.PENDING });
  const message = await aContactRequest(graph.em());
  const quote = await aContactRequest(graph.em(), { member: ada.member });
  await aContactRequest(graph.em(), { status: ContactStatus.OPEN });
  const work = await workOf(withRole(Role.MODERATOR));
  expect(work.members).toEqual({ count: 1, oldest: [{ id: pending.id }] });
  expect(work.requests.oldest).toEqual([{ id: message.id }, { id: quote.id }]);
  expect((await workOf()).requests).toEqual({ count: 1, oldest: [{ id: quote.id }] });
});

test("invitations wait for who is invited until they answer, or the event is over", async () => {
  const ben = await aPerson(graph);
  const invited = await aProject(graph.em(), {
    owners: [ben.member, { id: ada.member.id, answer: OwnerStatus.PENDING }],
  });
  await aProject(graph.em(), { owners: [ada.member] });
  const eventAt = async (time: number): Promise<string> => {
    const input = { title: "Proof", start: new Date(time), guestIds: [ada.member.id] };
    const made = await graph.as(ben.viewer)(CREATE_EVENT, { input });
    return made.createCalendarEvent.id;
  };
  const id = await eventAt(now + 3 * DAY);
  await eventAt(now - 30 * DAY);
  const work = await workOf();
  expect(work.projectInvitations).toEqual({ count: 1, oldest: [{ project: { id: invited.id } }] });
  expect(work.eventInvitations).toEqual({ count: 1, oldest: [{ event: { id } }] });
  expect((await workOf(ben.viewer)).projectInvitations.count).toBe(0);
  await graph.as(ada.viewer)(ANSWER_EVENT, { id });
  expect((await workOf()).eventInvitations.count).toBe(0);
});

test("late invoices wait for billing, and for who has to pay them", async () => {
  const { viewer, finalised } = await invoicing(graph);
  const { id } = await finalised({
    customerId: ada.member.id,
    issuedOn: "2026-10-01",
    dueOn: "2026-11-19",
  });
  await finalised({ customerId: ada.member.id, issuedOn: "2026-11-20", dueOn: "2026-11-20" });
  const ben = await aPerson(graph);
  const wait = { count: 1, oldest: [{ id }] };
  expect((await workOf(viewer)).overdueInvoices).toEqual(wait);
  expect((await workOf()).overdueInvoices).toEqual(wait);
  expect((await workOf(ben.viewer)).overdueInvoices).toEqual({ count: 0, oldest: [] });
});

test("a request is not an unread mail, too, until someone has written again", async () => {
  const em = graph.em();
  const thread = (source: MailSource, receivedCount: number, failedCount = 0) => {
    const made = new MailThread({ subject: "Fair" }, new Date(now));
    return em.persist(Object.assign(made, { source, receivedCount, failedCount }));
  };
  thread(MailSource.MAIL, 1);
  thread(MailSource.CONTACT, 1);
  thread(MailSource.CONTACT, 2, 1);
  await em.flush();
  const { mails, undeliveredMails } = await workOf(withRole(Role.ADMIN));
  expect([mails.count, undeliveredMails.count]).toEqual([2, 1]);
});

test("editors have posts in review, and those whose unpublished changes are", async () => {
  const writing = await aPost(graph.em(), { published: [] });
  const drafted = await aPost(graph.em());
  const asEditor = graph.as(withRole(Role.EDITOR));
  await asEditor(
    "mutation($id: ID!) { unpublishPost(id: $id, locale: en, to: REVIEW) { id } }",
    writing,
  );
  await asEditor(
    `mutation($id: ID!) {
      savePostDraft(id: $id, input: { description: { en: "Better" } }, inReview: true) { id }
    }`,
    drafted,
  );
  const { posts, postDrafts } = await workOf(withRole(Role.EDITOR));
  expect(posts).toEqual({ count: 1, oldest: [{ id: writing.id }] });
  expect(postDrafts).toEqual({ count: 1, oldest: [{ id: drafted.id }] });
});
