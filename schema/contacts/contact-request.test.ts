import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aUser } from "../accounts/user.builder.ts";
import { UserStatus } from "../accounts/user.ts";
import { Block } from "../chat/block.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { DAY } from "../foundation/durations.ts";
import { Application } from "../jobs/application.ts";
import { aJob, anApplication } from "../jobs/job.builder.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { aMember } from "../members/member.builder.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { MessageAudience } from "../members/member-parts.ts";
import { aProject } from "../projects/project.builder.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { ProjectStage } from "../projects/project.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aContactRequest } from "./contact-request.builder.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";
import { deleteOldContacts } from "./delete-old-contacts.ts";

const graph = await testGraph();

const someone = (role?: Role) => aPerson(graph, role);

const freya = await someone();
const other = await someone();
const support = await someone(Role.SUPPORT);
const moderator = await someone(Role.MODERATOR);

const SUBMIT = "mutation($input: ContactInput!) { submitContact(input: $input) }";
const READ = `query($id: ID!) { contactRequest(id: $id) {
  kind status name email phone company subject message budget timing locale privacyVersion
  sender { id } member { id } project { id }
} }`;
const UPDATE = `mutation($id: ID!, $input: UpdateContactRequestInput!) {
  updateContactRequest(id: $id, input: $input) { status version }
}`;
const NOTIFIED = "{ notifications { nodes { kind contactRequest { id } } } }";

const fields = {
  name: "Camille Roux",
  email: "Camille@Petitquai.test ",
  message: "We open in March and need six posters.",
  consent: "2026-11-23",
};
const quote = { ...fields, memberId: freya.member.id };

const submit = async (input: object, viewer: Viewer = visitor()): Promise<string> =>
  (await graph.as(viewer)(SUBMIT, { input })).submitContact;
const refusedFields = async (input: object, viewer: Viewer = visitor()) =>
  (await graph.refusal(viewer, SUBMIT, { input })).extensions["fields"];
const notified = async (viewer: Viewer): Promise<object[]> =>
  (await graph.as(viewer)(NOTIFIED)).notifications.nodes;
const statusOf = async (id: string) =>
  (await graph.em().findOneOrFail(ContactRequest, { id })).status;

describe("a request for a quote", () => {
  test("is stored as it was written, with the consent and its time", async () => {
    const id = await submit({
      ...quote,
      phone: "+33 1 84 00 21 07",
      company: "Théâtre du Petit Quai",
      budget: "7 500 €",
      timing: "by March",
      locale: "fr",
    });
    const { contactRequest } = await graph.as(freya.viewer)(READ, { id });
    expect(contactRequest).toEqual({
      kind: "QUOTE",
      status: "NEW",
      name: "Camille Roux",
      email: "camille@petitquai.test",
      phone: "+33 1 84 00 21 07",
      company: "Théâtre du Petit Quai",
      subject: null,
      message: fields.message,
      budget: "7 500 €",
      timing: "by March",
      locale: "fr",
      privacyVersion: "2026-11-23",
      sender: null,
      member: { id: freya.member.id },
      project: null,
    });
    const { consentAt } = await graph.em().findOneOrFail(ContactRequest, { id });
    expect(consentAt).toEqual(graph.clock.now());
  });

  test("shows the spam filter's score to staff, not to who is asked", async () => {
    const id = await submit(quote);
    const READ_STATE = "query($id: ID!) { contactRequest(id: $id) { spamScore answerCount } }";
    const state = async ({ viewer }: { viewer: Viewer }) =>
      (await graph.as(viewer)(READ_STATE, { id })).contactRequest;
    expect(await state(support)).toEqual({ spamScore: expect.any(Number), answerCount: 0 });
    expect(await state(freya)).toEqual({ spamScore: null, answerCount: 0 });
  });

  test("is notified and mailed to the member who is asked, without what was written", async () => {
    const { member, user, viewer } = await someone();
    const id = await submit({ ...quote, memberId: member.id });
    expect(await notified(viewer)).toEqual([{ kind: "QUOTE_REQUESTED", contactRequest: { id } }]);
    const mail = graph.mails.find(({ to }) => to === user.email);
    expect(mail?.subject).toBe("New request for a quote");
    expect(mail?.action?.url).toBe(`/dashboard/contact/${id}`);
    expect(JSON.stringify(mail)).not.toContain("posters");
    expect(JSON.stringify(mail)).not.toContain("petitquai");
  });

  test("about a project reaches its accepted owners, and nobody who is only invited", async () => {
    const [owner, second, invited] = [await someone(), await someone(), await someone()];
    const project = await aProject(graph.em(), {
      owners: [owner.member, second.member, { id: invited.member.id, answer: OwnerStatus.PENDING }],
    });
    const id = await submit({ ...fields, projectId: project.id }, second.viewer);
    expect(await notified(owner.viewer)).toMatchObject([{ contactRequest: { id } }]);
    expect(await notified(second.viewer)).toEqual([]); // asked it themselves
    expect(await notified(invited.viewer)).toEqual([]);
    const read = (viewer: Viewer) => graph.as(viewer)(READ, { id });
    expect((await read(owner.viewer)).contactRequest.sender).toEqual({ id: second.member.id });
    expect((await read(second.viewer)).contactRequest.project).toEqual({ id: project.id });
    expect((await graph.refusal(invited.viewer, READ, { id })).message).toBe("Request not found");
  });

  test("by someone signed in has their account's name and address unless they give others", async () => {
    const { contactRequest } = await graph.as(freya.viewer)(READ, {
      id: await submit({ ...quote, name: null, email: null }, other.viewer),
    });
    expect(contactRequest).toMatchObject({
      name: other.user.name,
      email: other.user.email,
      sender: { id: other.member.id },
    });
  });

  test("sent twice is stored once", async () => {
    const input = { ...quote, idempotencyKey: crypto.randomUUID() };
    expect(await submit(input)).toBe(await submit(input));
    expect(await submit({ ...input, email: "else@example.org" })).not.toBe(await submit(input));
  });

  test("names each field that is wrong", async () => {
    const wrong = { name: "", email: "nobody", message: "Hello", consent: "" };
    expect(await refusedFields({ ...quote, ...wrong })).toEqual({
      name: "Required",
      email: "Not an email address",
      message: "At least 10 characters",
      consent: "Required",
    });
    expect(await refusedFields(fields)).toEqual({ subject: "Required" });
  });

  test("is refused to oneself, and to a member and a project at once", async () => {
    expect(await refusedFields(quote, freya.viewer)).toEqual({ memberId: "Not valid" });
    const project = await aProject(graph.em(), { owners: [freya.member] });
    expect(await refusedFields({ ...quote, projectId: project.id })).toEqual({
      projectId: "Not valid",
    });
  });

  test("is refused to who is hidden, cannot sign in or accepts no messages, and for a project that is a draft", async () => {
    const suspended = await aMember(graph.em(), { status: MemberStatus.SUSPENDED });
    const withoutAccount = await aMember(graph.em());
    const locked = await aMember(graph.em());
    await aUser(graph.em(), { member: locked, status: UserStatus.SUSPENDED });
    const closed = await aMember(graph.em(), { acceptMessagesFrom: MessageAudience.NOBODY });
    await aUser(graph.em(), { member: closed });
    for (const { id } of [suspended, withoutAccount, locked, closed]) {
      const { message } = await graph.refusal(visitor(), SUBMIT, {
        input: { ...fields, memberId: id },
      });
      expect(message).toBe("Member not found");
    }
    const draft = await aProject(graph.em(), {
      owners: [freya.member],
      stage: ProjectStage.DRAFT,
    });
    const input = { ...fields, projectId: draft.id };
    expect((await graph.refusal(visitor(), SUBMIT, { input })).message).toBe("Project not found");
  });

  test.each(["asks", "is asked"])(
    "is refused if the one who %s has blocked the other",
    async (who) => {
      const [sender, recipient] = [await someone(), await someone()];
      const [member, blocked] = who === "asks" ? [sender, recipient] : [recipient, sender];
      const em = graph.em();
      await em
        .persist(new Block({ member: member.member, blocked: blocked.member } as never))
        .flush();
      const input = { ...fields, memberId: recipient.member.id };
      expect((await graph.refusal(sender.viewer, SUBMIT, { input })).message).toBe(
        "Member not found",
      );
    },
  );
});

describe("a project's owners who accept no messages, or between whom and the sender is a block", () => {
  const block = (member: { id: string }, blocked: { id: string }) => {
    const em = graph.em();
    return em.persist(new Block({ member, blocked } as never)).flush();
  };

  test("are not asked: it reaches the others alone", async () => {
    const [asks, open, closed] = [await someone(), await someone(), await someone()];
    const [blocks, blocked] = [await someone(), await someone()];
    const people = [open, closed, blocks, blocked];
    const project = await aProject(graph.em(), { owners: people.map(({ member }) => member) });
    await graph
      .em()
      .nativeUpdate(Member, closed.member.id, { acceptMessagesFrom: MessageAudience.NOBODY });
    await block(blocks.member, asks.member);
    await block(asks.member, blocked.member);
    const id = await submit({ ...fields, projectId: project.id }, asks.viewer);
    const readers = async () => {
      const reads = people.map(({ viewer }) =>
        graph
          .as(viewer)(READ, { id })
          .then(
            () => 1,
            () => 0,
          ),
      );
      return Promise.all(reads);
    };
    expect(await readers()).toEqual([1, 0, 0, 0]);
    expect(await notified(open.viewer)).toMatchObject([{ contactRequest: { id } }]);
    for (const { viewer } of [closed, blocks, blocked]) expect(await notified(viewer)).toEqual([]);
    // also after the owners have changed
    await graph.as(blocked.viewer)("mutation($id: ID!) { leaveProject(id: $id) }", {
      id: project.id,
    });
    expect(await readers()).toEqual([1, 0, 0, 0]);
  });

  test("are as if there was no such project when nobody else is left", async () => {
    const [asks, blocks] = [await someone(), await someone()];
    const project = await aProject(graph.em(), { owners: [blocks.member] });
    await block(blocks.member, asks.member);
    const input = { ...fields, projectId: project.id };
    expect((await graph.refusal(asks.viewer, SUBMIT, { input })).message).toBe("Project not found");
    await expect(submit(input)).resolves.toBeDefined();
  });
});

describe("spam", () => {
  test("is what fills in the hidden field: stored, and nobody is notified", async () => {
    const { member, viewer } = await someone();
    const id = await submit({ ...quote, memberId: member.id, website: "https://buy.example" });
    expect(await statusOf(id)).toBe(ContactStatus.SPAM);
    expect(await notified(viewer)).toEqual([]);
    const LIST = `query($isSpam: Boolean) {
      contactRequests(filter: { isSpam: $isSpam }) { nodes { id } }
    }`;
    const listed = async (isSpam: boolean | null) =>
      (await graph.as(viewer)(LIST, { isSpam })).contactRequests.nodes;
    expect(await listed(null)).toEqual([{ id }]);
    expect(await listed(true)).toEqual([{ id }]);
    expect(await listed(false)).toEqual([]);
  });

  test("is a suspicious text that was sent at once, but not one that someone wrote", async () => {
    const message = "Look at https://a.example https://b.example https://c.example";
    const shown = (seconds: number) => new Date(+graph.clock.now() - seconds * 1_000);
    expect(await statusOf(await submit({ ...quote, message, shownAt: shown(1) }))).toBe(
      ContactStatus.SPAM,
    );
    expect(await statusOf(await submit({ ...quote, message, shownAt: shown(60) }))).toBe(
      ContactStatus.NEW,
    );
    expect(await statusOf(await submit({ ...quote, shownAt: shown(1) }))).toBe(ContactStatus.NEW);
  });

  test("that is only suspected is notified without a mail", async () => {
    const { member, user, viewer } = await someone();
    const message = "casino and viagra for your theatre";
    await submit({ ...quote, memberId: member.id, message });
    expect(await notified(viewer)).toHaveLength(1);
    expect(graph.mails.map(({ to }) => to)).not.toContain(user.email);
  });
});

describe("a message to the team of the site", () => {
  test("is notified to staff, who alone read it", async () => {
    const id = await submit({ ...fields, subject: "A poster series" });
    expect(await notified(support.viewer)).toContainEqual({
      kind: "CONTACT_RECEIVED",
      contactRequest: { id },
    });
    expect((await graph.as(support.viewer)(READ, { id })).contactRequest).toMatchObject({
      kind: "MESSAGE",
      subject: "A poster series",
    });
    expect((await graph.as(moderator.viewer)(READ, { id })).contactRequest.status).toBe("NEW");
    expect(await notified(moderator.viewer)).toEqual([]); // reads, but does not answer
    for (const viewer of [freya.viewer, withRole(Role.EDITOR)])
      expect((await graph.refusal(viewer, READ, { id })).message).toBe("Request not found");
    expect((await graph.refusal(visitor(), READ, { id })).extensions["code"]).toBe(
      "UNAUTHENTICATED",
    );
  });
});

test("a question needs no subject, and is notified to those who answer", async () => {
  const id = await submit({ ...fields, isQuestion: true });
  expect((await graph.as(support.viewer)(READ, { id })).contactRequest).toMatchObject({
    kind: "QUESTION",
    subject: null,
    message: fields.message,
  });
  expect(await notified(support.viewer)).toContainEqual({
    kind: "CONTACT_RECEIVED",
    contactRequest: { id },
  });
  const quoted = await submit({ ...quote, isQuestion: true });
  expect((await graph.as(freya.viewer)(READ, { id: quoted })).contactRequest.kind).toBe("QUOTE");
});

describe("requests", () => {
  const LIST = `query($filter: ContactRequestFilter) {
    contactRequests(filter: $filter) { nodes { id } }
    contactRequestCounts(filter: $filter) { all new replied archived }
  }`;
  const list = async (viewer: Viewer, filter: object = {}) => {
    const { contactRequests, contactRequestCounts } = await graph.as(viewer)(LIST, { filter });
    return { ids: contactRequests.nodes.map(({ id }: { id: string }) => id), contactRequestCounts };
  };

  test("are listed to those who are asked, and all of them to staff", async () => {
    const [first, second] = [await someone(), await someone(Role.SUPPORT)];
    const own = await aContactRequest(graph.em(), { member: first.member });
    const theirs = await aContactRequest(graph.em(), { member: second.member });
    const { ids, contactRequestCounts } = await list(first.viewer);
    expect(ids).toEqual([own.id]);
    expect(contactRequestCounts).toEqual({ all: 1, new: 1, replied: 0, archived: 0 });
    expect((await list(second.viewer)).ids).toEqual(expect.arrayContaining([own.id, theirs.id]));
    expect((await list(second.viewer, { isOwn: true })).ids).toEqual([theirs.id]);
  });

  test("are found by words and filtered by status", async () => {
    const { member, viewer } = await someone();
    const found = await aContactRequest(graph.em(), { member, message: "A lighthouse, please" });
    const { id } = await aContactRequest(graph.em(), { member, status: ContactStatus.ARCHIVED });
    expect((await list(viewer, { search: "lightho" })).ids).toEqual([found.id]);
    const company = "Théâtre du Petit Quai";
    const ofCompany = await aContactRequest(graph.em(), { member, company });
    expect((await list(viewer, { search: "theatre" })).ids).toEqual([ofCompany.id]);
    expect((await list(viewer, { status: "ARCHIVED" })).ids).toEqual([id]);
  });

  test("are filtered by language and by the time they were sent", async () => {
    const { member, viewer } = await someone();
    const french = await aContactRequest(graph.em(), { member, locale: "fr" });
    const english = await aContactRequest(graph.em(), { member });
    expect((await list(viewer, { locale: "fr" })).ids).toEqual([french.id]);
    const at = english.createdAt;
    expect((await list(viewer, { from: at })).ids).toEqual([english.id]);
    expect((await list(viewer, { before: at })).ids).toEqual([french.id]);
  });

  test("change their status by who may read them, and nobody else", async () => {
    const { id, version } = await aContactRequest(graph.em(), { member: freya.member });
    const input = { status: "REPLIED", version };
    expect((await graph.refusal(other.viewer, UPDATE, { id, input })).message).toBe(
      "Request not found",
    );
    const { updateContactRequest } = await graph.as(freya.viewer)(UPDATE, { id, input });
    expect(updateContactRequest).toEqual({ status: "REPLIED", version: version + 1 });
    expect((await graph.refusal(support.viewer, UPDATE, { id, input })).extensions["code"]).toBe(
      "CONFLICT",
    );
  });

  test("change their status together, those that the viewer may read", async () => {
    const SET = `mutation($ids: [ID!]!) {
      setContactRequestStatus(ids: $ids, status: ARCHIVED) { count failed { id message } }
    }`;
    const own = await aContactRequest(graph.em(), { member: freya.member });
    const theirs = await aContactRequest(graph.em(), { member: other.member });
    const { setContactRequestStatus } = await graph.as(freya.viewer)(SET, {
      ids: [own.id, theirs.id],
    });
    expect(setContactRequestStatus).toEqual({
      count: 1,
      failed: [{ id: theirs.id, message: "Request not found" }],
    });
    expect([await statusOf(own.id), await statusOf(theirs.id)]).toEqual([
      ContactStatus.ARCHIVED,
      ContactStatus.NEW,
    ]);
  });

  test("are read by those who own the project now, not by an owner who has left", async () => {
    const [staying, leaving, joining] = [await someone(), await someone(), await someone()];
    const pending = { id: joining.member.id, answer: OwnerStatus.PENDING };
    const project = await aProject(graph.em(), {
      owners: [staying.member, leaving.member, pending],
    });
    const { id } = await aContactRequest(graph.em(), { project });
    expect((await list(leaving.viewer)).ids).toEqual([id]);
    await graph.as(leaving.viewer)("mutation($id: ID!) { leaveProject(id: $id) }", {
      id: project.id,
    });
    expect((await list(leaving.viewer)).ids).toEqual([]);
    expect((await list(staying.viewer)).ids).toEqual([id]);
    expect((await list(joining.viewer)).ids).toEqual([]);
    await graph.as(joining.viewer)(
      "mutation($id: ID!) { answerProjectInvitation(id: $id, accepts: true) }",
      { id: project.id },
    );
    expect((await list(joining.viewer)).ids).toEqual([id]);
  });

  test("are deleted by moderators, not by who is asked or answers", async () => {
    const DELETE = "mutation($id: ID!) { deleteContactRequest(id: $id) }";
    const { id } = await aContactRequest(graph.em(), { member: freya.member });
    for (const { viewer } of [freya, support]) {
      expect((await graph.refusal(viewer, DELETE, { id })).extensions["code"]).toBe("FORBIDDEN");
    }
    await graph.as(moderator.viewer)(DELETE, { id });
    expect(await graph.em().count(ContactRequest, { id })).toBe(0);
  });
});

describe("who looks after a request", () => {
  const ASSIGN = `mutation($ids: [ID!]!, $assigneeId: ID) {
    assignContactRequests(ids: $ids, assigneeId: $assigneeId) { count }
  }`;
  const ASSIGNEE = "query($id: ID!) { contactRequest(id: $id) { status assignee { id } } }";
  const assign = (request: { id: string }, assigneeId: string | null) =>
    graph.as(support.viewer)(ASSIGN, { ids: [request.id], assigneeId });
  const read = async (viewer: Viewer, { id }: { id: string }) =>
    (await graph.as(viewer)(ASSIGNEE, { id })).contactRequest;

  test("is one of those who may answer; a new request is open from then on", async () => {
    const request = await aContactRequest(graph.em());
    await assign(request, support.member.id);
    expect(await read(moderator.viewer, request)).toEqual({
      status: "OPEN",
      assignee: { id: support.member.id },
    });
    await assign(request, null);
    expect(await read(support.viewer, request)).toEqual({ status: "OPEN", assignee: null });
  });

  test("is never a member, a moderator or someone who can no longer sign in", async () => {
    const request = await aContactRequest(graph.em());
    const gone = await aMember(graph.em());
    const roles = [Role.SUPPORT];
    await aUser(graph.em(), { member: gone, roles, status: UserStatus.SUSPENDED });
    for (const { id } of [freya.member, moderator.member, gone]) {
      const variables = { ids: [request.id], assigneeId: id };
      const { message } = await graph.refusal(support.viewer, ASSIGN, variables);
      expect(message).toBe("Member not found");
    }
    const { contactStaff } = await graph.as(support.viewer)("{ contactStaff { id } }");
    const ids = contactStaff.map(({ id }: { id: string }) => id);
    expect(ids).toContain(support.member.id);
    for (const { id } of [freya.member, moderator.member, gone]) expect(ids).not.toContain(id);
  });

  test("is chosen by those who answer, and hidden from the member who is asked", async () => {
    const request = await aContactRequest(graph.em(), { member: freya.member });
    for (const { viewer } of [freya, moderator]) {
      const { extensions } = await graph.refusal(viewer, ASSIGN, { ids: [request.id] });
      expect(extensions["code"]).toBe("FORBIDDEN");
    }
    await assign(request, support.member.id);
    expect((await read(freya.viewer, request)).assignee).toBeNull();
    const FIND = `query($filter: ContactRequestFilter) {
      contactRequests(filter: $filter) { nodes { id } }
    }`;
    const filter = { assigneeId: support.member.id, email: ` ${request.email.toUpperCase()}` };
    const found = { contactRequests: { nodes: [{ id: request.id }] } };
    expect(await graph.as(support.viewer)(FIND, { filter })).toEqual(found);
    for (const hidden of [filter, { isMine: true }]) {
      expect(await graph.as(freya.viewer)(FIND, { filter: hidden })).toEqual({
        contactRequests: { nodes: [] },
      });
    }
    const mine = async (viewer: Viewer, others: object) =>
      (await graph.as(viewer)(FIND, { filter: { isMine: true, ...others } })).contactRequests.nodes;
    expect(await mine(support.viewer, {})).toContainEqual({ id: request.id });
    expect(await mine(moderator.viewer, {})).toEqual([]);
    expect(await mine(support.viewer, { assigneeId: moderator.member.id })).toEqual([]);
  });
});

test("a person is erased by their address, with the mails to it", async () => {
  const ERASE = `mutation($email: String!) { eraseContactPerson(email: $email) { requests mails } }`;
  const email = "gone@example.org";
  for (let n = 0; n < 2; n += 1) await aContactRequest(graph.em(), { email });
  const retained = await aContactRequest(graph.em());
  const application = await anApplication(graph.em(), await aJob(graph.em()), { email });
  for (const { viewer } of [freya, support]) {
    expect((await graph.refusal(viewer, ERASE, { email })).extensions["code"]).toBe("FORBIDDEN");
  }
  await graph.services.mail.add(
    { to: email, locale: "en", subject: "Hello", paragraphs: [] },
    crypto.randomUUID(),
  );
  const { eraseContactPerson } = await graph.as(moderator.viewer)(ERASE, {
    email: " Gone@example.org",
  });
  expect(eraseContactPerson).toEqual({ requests: 2, mails: 1 });
  expect(await graph.em().count(ContactRequest, { email })).toBe(0);
  expect(await graph.em().count(Application, { id: application.id })).toBe(0);
  expect(await statusOf(retained.id)).toBe(ContactStatus.NEW);
});

test("erasing the address of an account leaves it the mails about the account", async () => {
  const { email } = (await someone()).user;
  const send = (about?: string) =>
    graph
      .em()
      .persist(
        new OutgoingMail(
          { to: email, locale: "en", subject: "Hello", paragraphs: [], ...(about && { about }) },
          graph.clock.now(),
        ),
      )
      .flush();
  await send();
  await send(crypto.randomUUID());
  const ERASE = `mutation($email: String!) { eraseContactPerson(email: $email) { mails } }`;
  const { eraseContactPerson } = await graph.as(moderator.viewer)(ERASE, { email });
  expect(eraseContactPerson).toEqual({ mails: 1 });
  expect(await graph.em().find(OutgoingMail, { to: email })).toMatchObject([{ about: null }]);
});

test("what was answered is deleted after a year, spam after a month, and nothing that waits", async () => {
  const { NEW, REPLIED, SPAM } = ContactStatus;
  const days = (count: number) => new Date(+graph.clock.now() - count * DAY);
  const make = (status: ContactStatus, age: number) =>
    aContactRequest(graph.em(), { status, updatedAt: days(age) });
  const retained = [await make(NEW, 800), await make(REPLIED, 300), await make(SPAM, 29)];
  const old = [await make(REPLIED, 366), await make(SPAM, 31)];
  expect(await deleteOldContacts(graph.em(), graph.services)).toBe(old.length);
  const left = await graph.em().findAll(ContactRequest);
  const ids = left.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(retained.map(({ id }) => id)));
  for (const { id } of old) expect(ids).not.toContain(id);
});
