import { expect, describe, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { User, UserStatus } from "../accounts/user.ts";
import { aComment } from "../blog/comment.builder.ts";
import { Comment } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { Locale } from "../foundation/locale.ts";
import { MailRejected } from "../foundation/services.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MINUTE } from "../foundation/durations.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { aProject } from "../projects/project.builder.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aContactRequest } from "./contact-request.builder.ts";
import { ContactEntry } from "./contact-entry.ts";
import { ContactRequest } from "./contact-request.ts";

const graph = await testGraph();

const someone = (role?: Role) => aPerson(graph, role);

const support = await someone(Role.SUPPORT);
const colleague = await someone(Role.SUPPORT);
const moderator = await someone(Role.MODERATOR);
const freya = await someone(Role.MEMBER);

const ANSWER = `mutation($id: ID!, $input: ContactAnswerInput!) {
  answerContactRequest(id: $id, input: $input) {
    status answerCount assignee { id }
    entries { id kind content delivery deliveryError author { id } }
  }
}`;
const NOTE = `mutation($requestId: ID!, $content: String!) {
  createContactNote(requestId: $requestId, input: { content: $content }) { kind content author { id } }
}`;
const RETRY = "mutation($id: ID!) { retryContactAnswer(id: $id) { delivery } }";
const THREAD = `query($id: ID!) { contactRequest(id: $id) {
  entries { kind content delivery deliveryError }
} }`;

const answering = (content: string, answerCount = 0) => ({
  id: crypto.randomUUID(),
  content,
  answerCount,
});
const answer = async (request: { id: string }, input: object, { viewer } = support) =>
  (await graph.as(viewer)(ANSWER, { id: request.id, input })).answerContactRequest;
const refusal = async (viewer: Viewer, document: string, variables: object) =>
  (await graph.refusal(viewer, document, variables)).extensions["code"];
const mailsTo = (email: string) => graph.mails.filter(({ to }) => to === email);
const thread = async ({ id }: { id: string }, { viewer } = support) =>
  (await graph.as(viewer)(THREAD, { id })).contactRequest.entries;

describe("an answer", () => {
  test("is mailed in the language of the request, above what was written, and marks it as replied", async () => {
    const request = await aContactRequest(graph.em(), {
      name: "Camille Roux",
      subject: "Six affiches",
      message: "Bonjour,\n\nil nous faut six affiches.",
      locale: Locale.fr,
    });
    const answered = await answer(request, answering("Bonjour Camille,\n\njanvier est libre."));
    expect(answered).toMatchObject({
      status: "REPLIED",
      answerCount: 1,
      assignee: { id: support.member.id },
      entries: [{ kind: "ANSWER", author: { id: support.member.id } }],
    });
    expect(mailsTo(request.email)).toEqual([
      {
        to: request.email,
        locale: "fr",
        subject: "Re: Six affiches",
        paragraphs: [
          "Bonjour Camille,",
          "janvier est libre.",
          `${support.member.displayName}\nAtelier`,
          expect.stringMatching(
            /^Le \d+ \p{L}+ 2026, Camille Roux a écrit\u202f:\n> Bonjour,\n>\n> il nous faut six affiches\.$/u,
          ),
        ],
        isPersonal: true,
        earlierIds: [request.id],
      },
    ]);
  });

  test("that follows another continues its thread, and stays with who looks after it", async () => {
    const request = await aContactRequest(graph.em(), { assignee: colleague.member });
    await answer(request, answering("First"));
    const second = await answer(request, answering("Second", 1), support);
    expect(second.assignee).toEqual({ id: colleague.member.id });
    const [first] = await graph
      .em()
      .find(OutgoingMail, { to: request.email }, { orderBy: { id: "asc" } });
    expect(mailsTo(request.email)[1]?.earlierIds).toEqual([request.id, first?.id]);
  });

  test("asks for replies at the address of the settings", async () => {
    const SET =
      "mutation($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) { id } }";
    await graph
      .em()
      .getConnection()
      .execute(
        "insert into site_settings (id, created_at, updated_at) values ('00000000-0000-7000-8000-000000000001', now(), now()) on conflict do nothing",
      );
    const set = (contactReplyTo: string | null) =>
      graph.as(withRole(Role.ADMIN))(SET, { input: { contactReplyTo } });
    await set("desk@atelier.example");
    const request = await aContactRequest(graph.em());
    await answer(request, answering("Hello"));
    expect(mailsTo(request.email)[0]?.replyTo).toBe("desk@atelier.example");
    await set(null);
  });

  test("sent twice, one after the other or at once, is one mail", async () => {
    const request = await aContactRequest(graph.em());
    const input = answering("Once");
    await Promise.all([answer(request, input), answer(request, input)]);
    await answer(request, input);
    expect(mailsTo(request.email)).toHaveLength(1);
    expect(await thread(request)).toHaveLength(1);
  });

  test("that was written without a colleague's is a conflict, until it was seen", async () => {
    const request = await aContactRequest(graph.em());
    await answer(request, answering("Mine"), colleague);
    const late = { id: request.id, input: answering("Mine, too") };
    expect(await refusal(support.viewer, ANSWER, late)).toBe("CONFLICT");
    expect(mailsTo(request.email)).toHaveLength(1);
    await answer(request, { ...late.input, answerCount: 1 });
    expect(mailsTo(request.email)).toHaveLength(2);
  });

  test("of two at the same moment, one is sent", async () => {
    const request = await aContactRequest(graph.em());
    const both = await Promise.allSettled([
      answer(request, answering("Mine"), colleague),
      answer(request, answering("Mine, too")),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(mailsTo(request.email)).toHaveLength(1);
  });

  test("does not take the id of someone else's", async () => {
    const [one, other] = [await aContactRequest(graph.em()), await aContactRequest(graph.em())];
    const input = answering("Mine");
    await answer(one, input);
    expect(await refusal(support.viewer, ANSWER, { id: other.id, input })).toBe("INVALID");
    expect(await refusal(colleague.viewer, ANSWER, { id: one.id, input })).toBe("INVALID");
  });

  test("is not kept by the mail, which outlives the request", async () => {
    const request = await aContactRequest(graph.em());
    await answer(request, answering("Private words"));
    const [mail] = await graph.em().find(OutgoingMail, { to: request.email });
    expect(mail?.paragraphs).toEqual([]);
  });

  test("needs words, and not more than 5,000 characters", async () => {
    const { id } = await aContactRequest(graph.em());
    for (const content of ["", " ", "a".repeat(5_001)]) {
      const input = answering(content);
      expect(await refusal(support.viewer, ANSWER, { id, input })).toBe("INVALID");
    }
  });
});

describe("the delivery of an answer", () => {
  test("is shown, and what could not be delivered is sent again", async () => {
    const request = await aContactRequest(graph.em());
    const transport = graph.services.mailTransport!;
    const { deliver } = transport;
    transport.deliver = () => Promise.reject(new MailRejected("550 No such mailbox", true));
    const input = answering("Hello");
    await answer(request, input);
    expect(await thread(request)).toMatchObject([
      { delivery: "FAILED", deliveryError: "550 No such mailbox" },
    ]);
    transport.deliver = deliver;
    await graph.as(colleague.viewer)(RETRY, { id: input.id });
    expect(await thread(request)).toMatchObject([{ delivery: "SENT", deliveryError: null }]);
    expect(mailsTo(request.email)).toMatchObject([
      { paragraphs: expect.arrayContaining(["Hello", `${support.member.displayName}\nAtelier`]) },
    ]);
    expect(await refusal(support.viewer, RETRY, { id: input.id })).toBe("CONFLICT");
  });

  test("waits for a mail server that is away", async () => {
    const request = await aContactRequest(graph.em());
    const transport = graph.services.mailTransport!;
    const { deliver } = transport;
    transport.deliver = () => Promise.reject(new Error("connect ECONNREFUSED"));
    await answer(request, answering("Hello"));
    expect(await thread(request)).toMatchObject([
      { delivery: "QUEUED", deliveryError: "connect ECONNREFUSED" },
    ]);
    transport.deliver = deliver;
    await graph.pass(MINUTE);
    expect(await thread(request)).toMatchObject([{ delivery: "SENT", deliveryError: null }]);
  });
});

test("a note is read by staff, mailed to nobody, and changes nothing else", async () => {
  const request = await aContactRequest(graph.em(), { member: freya.member });
  const { createContactNote } = await graph.as(support.viewer)(NOTE, {
    requestId: request.id,
    content: "January is free",
  });
  expect(createContactNote).toEqual({
    kind: "NOTE",
    content: "January is free",
    author: { id: support.member.id },
  });
  expect(await thread(request, moderator)).toMatchObject([{ kind: "NOTE", delivery: null }]);
  expect(await thread(request, freya)).toEqual([]);
  expect(mailsTo(request.email)).toEqual([]);
});

describe("a request for a quote", () => {
  test("is answered by the member who is asked, whose address the sender replies to", async () => {
    const request = await aContactRequest(graph.em(), { member: freya.member });
    await graph.as(support.viewer)(NOTE, { requestId: request.id, content: "Known to us" });
    const answered = await answer(request, answering("January is free."), freya);
    expect(answered).toMatchObject({
      status: "REPLIED",
      answerCount: 1,
      assignee: null,
      entries: [{ kind: "ANSWER", content: "January is free.", author: { id: freya.member.id } }],
    });
    expect(mailsTo(request.email)).toMatchObject([
      { replyTo: freya.user.email, isPersonal: true, earlierIds: [request.id] },
    ]);
    expect(await thread(request)).toHaveLength(2);
    // and by staff after them, which they see, too
    await answer(request, answering("We help with the contract.", 1));
    expect(await thread(request, freya)).toHaveLength(2);
    const late = { id: request.id, input: answering("Mine", 1) };
    expect(await refusal(freya.viewer, ANSWER, late)).toBe("CONFLICT");
  });

  test("about a project is answered by its accepted owners alone", async () => {
    const [owner, invited] = [await someone(), await someone()];
    const { id: projectId } = await aProject(graph.em(), {
      owners: [owner.member, { id: invited.member.id, answer: OwnerStatus.PENDING }],
    });
    const request = await aContactRequest(graph.em(), { project: { id: projectId } });
    const input = answering("Hello");
    expect(await refusal(invited.viewer, ANSWER, { id: request.id, input })).toBe("NOT_FOUND");
    expect((await answer(request, input, owner)).status).toBe("REPLIED");
    expect(await refusal(invited.viewer, RETRY, { id: input.id })).toBe("NOT_FOUND");
  });

  test("is answered by no other member and no moderator, and noted by staff alone", async () => {
    const other = await someone();
    const { id, email } = await aContactRequest(graph.em(), { member: freya.member });
    const sent = { id, input: answering("Hello") };
    expect(await refusal(other.viewer, ANSWER, sent)).toBe("NOT_FOUND");
    expect(await refusal(moderator.viewer, ANSWER, sent)).toBe("FORBIDDEN");
    expect(await refusal(visitor(), ANSWER, sent)).toBe("UNAUTHENTICATED");
    const message = await aContactRequest(graph.em());
    const input = answering("Hello");
    expect(await refusal(freya.viewer, ANSWER, { id: message.id, input })).toBe("NOT_FOUND");
    for (const { viewer } of [moderator, freya, other]) {
      expect(await refusal(viewer, NOTE, { requestId: id, content: "Hello" })).toBe("FORBIDDEN");
      expect(await refusal(viewer, RETRY, { id: crypto.randomUUID() })).toBe("NOT_FOUND");
    }
    expect(mailsTo(email)).toEqual([]);
  });

  test("counts the answers of members, not those of staff", async () => {
    const request = await aContactRequest(graph.em(), { member: freya.member });
    const { limits } = graph.services;
    const { take } = limits;
    const counted: string[] = [];
    limits.take = (...taken) => {
      counted.push(...taken.map(([name]) => name));
      return take(...taken);
    };
    await answer(request, answering("First"), freya);
    expect(counted).toEqual(["contactAnswer", "contactAnswerToRequest"]);
    await answer(request, answering("Second", 1));
    expect(counted).toHaveLength(2);
    limits.take = take;
  });
});

test("erasing a person counts first, and deletes requests with their threads, comments and mails", async () => {
  const email = "gone@example.org";
  const COUNT =
    "query($email: String!) { contactPerson(email: $email) { requests comments mails } }";
  const ERASE = `mutation($email: String!) {
    eraseContactPerson(email: $email) { requests comments mails }
  }`;
  const request = await aContactRequest(graph.em(), { email });
  await aContactRequest(graph.em(), { email });
  await answer(request, answering("Hello"));
  const post = await aPost(graph.em());
  const root = await aComment(graph.em(), { post, email });
  await aComment(graph.em(), { post, email, parent: root });
  const remaining = await aComment(graph.em(), { post });
  for (const { viewer } of [support, freya]) {
    expect(await refusal(viewer, COUNT, { email })).toBe("FORBIDDEN");
    expect(await refusal(viewer, ERASE, { email })).toBe("FORBIDDEN");
  }
  const all = { requests: 2, comments: 2, mails: 1 };
  const asModerator = graph.as(moderator.viewer);
  expect((await asModerator(COUNT, { email: "Gone@example.org " })).contactPerson).toEqual(all);
  expect((await asModerator(ERASE, { email })).eraseContactPerson).toEqual(all);
  expect((await asModerator(COUNT, { email })).contactPerson).toEqual({
    requests: 0,
    comments: 0,
    mails: 0,
  });
  const em = graph.em();
  expect(await em.count(ContactRequest, { email })).toBe(0);
  expect(await em.count(ContactEntry, { request: request.id })).toBe(0);
  expect(await em.count(Comment, { post })).toBe(1);
  expect(await em.count(Comment, { id: remaining.id })).toBe(1);
  const { post: shown } = await graph.as()("query($id: ID!) { post(id: $id) { commentCount } }", {
    id: post.id,
  });
  expect(shown.commentCount).toBe(1);
});

describe("two requests of one person", () => {
  const MERGE = `mutation($id: ID!, $intoId: ID!) { mergeContactRequest(id: $id, intoId: $intoId) {
    id status merged { id entries { content } }
  } }`;
  const SEPARATE = `mutation($id: ID!, $status: ContactStatus!) {
    separateContactRequest(id: $id, status: $status) { status mergedInto { id } }
  }`;
  const READ =
    "query($id: ID!) { contactRequest(id: $id) { status mergedInto { id } merged { id } } }";
  const email = "twice@example.org";
  const merge = async (request: { id: string }, into: { id: string }) =>
    (await graph.as(support.viewer)(MERGE, { id: request.id, intoId: into.id }))
      .mergeContactRequest;
  const read = async ({ id }: { id: string }, { viewer } = support) =>
    (await graph.as(viewer)(READ, { id })).contactRequest;

  test("are merged into one thread, and separated again", async () => {
    const [first, second] = [
      await aContactRequest(graph.em(), { email }),
      await aContactRequest(graph.em(), { email }),
    ];
    await answer(first, answering("About the first"));
    expect(await merge(first, second)).toEqual({
      id: second.id,
      status: "NEW",
      merged: [{ id: first.id, entries: [{ content: "About the first" }] }],
    });
    expect(await read(first)).toEqual({
      status: "ARCHIVED",
      mergedInto: { id: second.id },
      merged: [],
    });
    const variables = { id: first.id, status: "REPLIED" };
    const { separateContactRequest } = await graph.as(support.viewer)(SEPARATE, variables);
    expect(separateContactRequest).toEqual({ status: "REPLIED", mergedInto: null });
    expect((await read(second)).merged).toEqual([]);
    expect(await refusal(support.viewer, SEPARATE, variables)).toBe("CONFLICT");
  });

  test("stay together when the thread is merged once more, and when it is deleted", async () => {
    const [first, second, third] = [
      await aContactRequest(graph.em(), { email }),
      await aContactRequest(graph.em(), { email }),
      await aContactRequest(graph.em(), { email }),
    ];
    await merge(first, second);
    const { merged } = await merge(second, third);
    expect(merged.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    for (const into of [first, third]) {
      const variables = { id: third.id, intoId: into.id };
      expect(await refusal(support.viewer, MERGE, variables)).toBe("INVALID");
    }
    const DELETE = "mutation($id: ID!) { deleteContactRequest(id: $id) }";
    await graph.as(moderator.viewer)(DELETE, { id: third.id });
    expect(await graph.em().count(ContactRequest, { email, id: [first.id, second.id] })).toBe(0);
  });

  test("are not merged if they are of two people, or ask two", async () => {
    const one = await aContactRequest(graph.em(), { email, member: freya.member });
    const message = await aContactRequest(graph.em(), { email });
    const other = await aContactRequest(graph.em());
    for (const [request, into] of [
      [one, message],
      [message, other],
    ] as const) {
      const variables = { id: request.id, intoId: into.id };
      expect(await refusal(support.viewer, MERGE, variables)).toBe("INVALID");
    }
  });

  test("are merged and separated by those who answer; the member who is asked does not see it", async () => {
    const about = { email, member: freya.member };
    const [first, second] = [
      await aContactRequest(graph.em(), about),
      await aContactRequest(graph.em(), about),
    ];
    const variables = { id: first.id, intoId: second.id };
    for (const { viewer } of [moderator, freya]) {
      expect(await refusal(viewer, MERGE, variables)).toBe("FORBIDDEN");
      expect(await refusal(viewer, SEPARATE, { id: first.id, status: "OPEN" })).toBe("FORBIDDEN");
    }
    await merge(first, second);
    expect((await read(first, freya)).mergedInto).toBeNull();
  });
});

describe("an invitation to become a member", () => {
  const INVITE = "mutation($id: ID!) { inviteContactSender(id: $id) { id } }";

  test("creates an account with a profile, and is mailed in the language of the request", async () => {
    const { id, email } = await aContactRequest(graph.em(), {
      name: "Camille Roux",
      locale: Locale.fr,
    });
    const admin = withRole(Role.ADMIN);
    await graph.as(admin)(INVITE, { id });
    const user = await graph.em().findOneOrFail(User, { email }, { populate: ["member"] });
    expect(user).toMatchObject({ status: UserStatus.INVITED, locale: "fr", name: "Camille Roux" });
    expect(user.member?.displayName).toBe("Camille Roux");
    expect(mailsTo(email)).toMatchObject([
      { locale: "fr", action: { url: expect.stringContaining("/auth/reset-password") } },
    ]);
    expect(await refusal(admin, INVITE, { id })).toBe("CONFLICT");
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("is sent by those who may create members", async () => {
    const { id, email } = await aContactRequest(graph.em(), { member: freya.member });
    for (const { viewer } of [support, moderator, freya]) {
      expect(await refusal(viewer, INVITE, { id })).toBe("FORBIDDEN");
    }
    expect(await graph.em().count(User, { email })).toBe(0);
  });
});
