import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { uuid } from "../foundation/uuid.ts";
import { MINUTE } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { Message } from "./message.ts";
import { aPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);
const moderator = await aPerson(graph, Role.MODERATOR);

const REPORT = 'mutation($id: ID!) { reportMessage(id: $id, reason: HARASSMENT, note: "Look") }';
const REPORTS = `{ messageReports { nodes {
  id reason note reporter { id } message { body conversation { id } } context { seq body }
} } }`;
const CLOSE = `mutation($id: ID!, $removes: Boolean!) {
  closeMessageReport(id: $id, removesMessage: $removes)
}`;

const talk = () =>
  aConversation(graph.em(), {
    people: [ada.member, ben.member],
    title: "Thirty",
    said: Array.from({ length: 30 }, (_, n) => `No. ${n + 1}`),
  });
const reports = async () => (await graph.as(moderator.viewer)(REPORTS)).messageReports.nodes;

test("a moderator sees the reported message with ten before and after, and nothing else", async () => {
  const { conversation, messages } = await talk();
  expect(await reports()).toEqual([]);
  await graph.as(ada.viewer)(REPORT, { id: messages[15]?.id });
  await graph.as(ada.viewer)(REPORT, { id: messages[15]?.id });
  const [report, ...others] = await reports();
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    reason: "HARASSMENT",
    note: "Look",
    reporter: { id: ada.member.id },
    message: { body: "No. 16", conversation: null },
  });
  const folder = report.context.map(({ seq }: { seq: number }) => seq);
  expect(folder).toEqual(Array.from({ length: 21 }, (_, n) => n + 6));
  const HISTORY = "query($id: ID!) { messages(conversationId: $id) { totalCount } }";
  const refusal = await graph.refusal(moderator.viewer, HISTORY, { id: conversation.id });
  expect(refusal.extensions.code).toBe("NOT_FOUND");
  await graph.as(moderator.viewer)(CLOSE, { id: report.id, removes: false });
  expect(await reports()).toEqual([]);
});

test("decided reports hide their messages, except those another report discloses", async () => {
  const { messages } = await talk();
  await graph.as(ada.viewer)(REPORT, { id: messages[5]?.id });
  await graph.as(ben.viewer)(REPORT, { id: messages[12]?.id });
  const [second, first] = await reports();
  await graph.as(moderator.viewer)(CLOSE, { id: first.id, removes: true });
  const [left] = await reports();
  expect(left.id).toBe(second.id);
  expect(left.context).toHaveLength(21);
  expect(left.context[3]).toEqual({ seq: 6, body: "" });
  await graph.as(moderator.viewer)(CLOSE, { id: second.id, removes: false });
});

test("a message is reported by participants other than its sender", async () => {
  const { messages } = await talk();
  const id = messages[1]?.id;
  const code = async (who: typeof ada) =>
    (await graph.refusal(who.viewer, REPORT, { id })).extensions.code;
  expect(await code(eve)).toBe("NOT_FOUND");
  expect(await code(moderator)).toBe("NOT_FOUND");
  expect(await code(ben)).toBe("FORBIDDEN");
});

test("a report can be read by id until it is decided", async () => {
  const { messages } = await talk();
  await graph.as(ada.viewer)(REPORT, { id: messages[3]?.id });
  const [{ id }] = await reports();
  const ONE = "query($id: ID!) { messageReport(id: $id) { message { seq sender { id } } } }";
  const { messageReport } = await graph.as(moderator.viewer)(ONE, { id });
  expect(messageReport.message).toEqual({ seq: 4, sender: { id: ben.member.id } });
  await graph.as(moderator.viewer)(CLOSE, { id, removes: false });
  const gone = await graph.refusal(moderator.viewer, ONE, { id });
  expect([gone.extensions.code, gone.message]).toEqual(["NOT_FOUND", "Report not found"]);
});

test("beside a report stands what became of others about the same sender", async () => {
  const [bad, good] = [await aPerson(graph), await aPerson(graph)];
  const said = ["One", "Two", "Three", "Four", "Five"];
  const { messages } = await aConversation(graph.em(), { people: [bad.member, good.member], said });
  const sent = (by: typeof bad) => messages.filter(({ sender }) => sender?.id === by.member.id);
  const [first, second] = sent(bad);
  const SENDER = "query($id: ID!) { senderReports(id: $id) { open removed dismissed } }";
  const others = async (id: string) =>
    (await graph.as(moderator.viewer)(SENDER, { id })).senderReports;
  await graph.as(good.viewer)(REPORT, { id: first?.id });
  await graph.as(bad.viewer)(REPORT, { id: sent(good)[0]?.id });
  const about = async (id: string | undefined) =>
    (await reports()).find((each: { message: { body: string } }) => each.message.body === id);
  const one = await about(first?.body);
  expect(await others(one.id)).toEqual({ open: 0, removed: 0, dismissed: 0 });
  await graph.as(good.viewer)(REPORT, { id: second?.id });
  const two = await about(second?.body);
  expect(await others(two.id)).toEqual({ open: 1, removed: 0, dismissed: 0 });
  await graph.as(moderator.viewer)(CLOSE, { id: one.id, removes: true });
  expect(await others(two.id)).toEqual({ open: 0, removed: 1, dismissed: 0 });
  const gone = await graph.refusal(moderator.viewer, SENDER, { id: one.id });
  expect(gone.message).toBe("Report not found");
  const [, , third] = sent(bad);
  await graph.as(good.viewer)(REPORT, { id: third?.id });
  const three = await about(third?.body);
  await graph.as(bad.viewer)("mutation($id: ID!) { deleteMessage(id: $id) { id } }", {
    id: third?.id,
  });
  await graph.pass(MINUTE);
  await graph.as(moderator.viewer)(CLOSE, { id: three.id, removes: true });
  expect(await others(two.id)).toEqual({ open: 0, removed: 1, dismissed: 1 });
  expect((await graph.refusal(good.viewer, SENDER, { id: two.id })).extensions.code).toBe(
    "FORBIDDEN",
  );
  for (const { id } of await reports())
    await graph.as(moderator.viewer)(CLOSE, { id, removes: false });
});

test("reports are found by reason, words of the message and names", async () => {
  const said = ["Cheap watches", "Watch your step", "Nothing"];
  const { messages } = await aConversation(graph.em(), { people: [ben.member, ada.member], said });
  const REPORT_AS =
    "mutation($id: ID!, $reason: ReportReason!) { reportMessage(id: $id, reason: $reason) }";
  await graph.as(ada.viewer)(REPORT_AS, { id: messages[0]?.id, reason: "SPAM" });
  await graph.as(ben.viewer)(REPORT_AS, { id: messages[1]?.id, reason: "HARASSMENT" });
  const FOUND = `query($filter: MessageReportFilter) {
    messageReports(filter: $filter) { totalCount nodes { id message { body } } }
    messageReportCounts(filter: $filter) { all spam harassment other }
  }`;
  const found = async (filter: object) => {
    const answer = await graph.as(moderator.viewer)(FOUND, { filter });
    const bodies = answer.messageReports.nodes.map((one: { message: Message }) => one.message.body);
    return { bodies, ...answer.messageReportCounts };
  };
  expect(await found({ reason: "SPAM" })).toEqual({
    bodies: ["Cheap watches"],
    all: 2,
    spam: 1,
    harassment: 1,
    other: 0,
  });
  expect(await found({ search: "cheap" })).toMatchObject({ bodies: ["Cheap watches"], all: 1 });
  const byBoth = { bodies: ["Watch your step", "Cheap watches"] };
  expect(await found({ search: ben.member.displayName })).toMatchObject(byBoth);
  expect(await found({ search: "nobody says this" })).toMatchObject({ bodies: [], all: 0 });
  for (const { id } of await reports()) {
    await graph.as(moderator.viewer)(CLOSE, { id, removes: false });
  }
});

test("a message removed by a moderator loses its reactions and history for everyone at once", async () => {
  const { conversation } = await talk();
  const conversationId = conversation.id;
  const id = uuid();
  const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";
  const input = { conversationId, messageId: id, message: "First words" };
  await graph.as(ben.viewer)(SEND, { input });
  const EDIT = 'mutation($id: ID!) { editMessage(id: $id, message: "Other words") { id } }';
  await graph.as(ben.viewer)(EDIT, { id });
  const REACT = 'mutation($id: ID!) { addReaction(messageId: $id, emoji: "👍") { id } }';
  await graph.as(ada.viewer)(REACT, { id });
  await graph.as(ada.viewer)(REPORT, { id });
  const [report] = await reports();
  const LISTEN = `subscription($of: ID!) {
    messageChanged(conversationId: $of) { id body deletedAt edits { id } reactions { emoji } }
  }`;
  const heard = await graph.listen(ada.viewer, LISTEN, { of: conversationId });
  await graph.as(moderator.viewer)(CLOSE, { id: report.id, removes: true });
  const deletedAt = graph.clock.now().toISOString();
  expect((await heard.next()).value.messageChanged).toEqual({
    id,
    body: "",
    deletedAt,
    edits: [],
    reactions: [],
  });
  await heard.return?.();
});

describe("if several members", () => {
  const room = async () => {
    const people = [ada.member, ben.member, eve.member];
    const { messages } = await aConversation(graph.em(), { people, said: ["One", "Two", "Three"] });
    await graph.as(ada.viewer)(REPORT, { id: messages[1]?.id });
    await graph.as(eve.viewer)(REPORT, { id: messages[1]?.id });
    return reports();
  };

  test("report a message, removing it closes all reports", async () => {
    const [{ id }, ...others] = await room();
    expect(others).toHaveLength(1);
    await graph.as(moderator.viewer)(CLOSE, { id, removes: true });
    expect(await reports()).toEqual([]);
  });

  test("report a message, dismissing closes one", async () => {
    const [{ id }, other] = await room();
    await graph.as(moderator.viewer)(CLOSE, { id, removes: false });
    expect((await reports()).map((one: { id: string }) => one.id)).toEqual([other.id]);
    await graph.as(moderator.viewer)(CLOSE, { id: other.id, removes: false });
  });

  test("decide, the second gets an error", async () => {
    const [{ id }] = await room();
    const admin = await aPerson(graph, Role.ADMIN);
    const answers = await Promise.allSettled([
      graph.as(moderator.viewer)(CLOSE, { id, removes: true }),
      graph.as(admin.viewer)(CLOSE, { id, removes: true }),
    ]);
    const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(1);
    expect(["NOT_FOUND", "CONFLICT"]).toContain(refused[0].extensions.code);
    const late = await graph.refusal(admin.viewer, CLOSE, { id, removes: false });
    expect(late.extensions.code).toBe("NOT_FOUND");
  });
});

test("moderators are notified of open reports, except of their own messages", async () => {
  const other = await aPerson(graph, Role.MODERATOR);
  const TOLD = "{ notifications { nodes { kind report { id message { body } } } } }";
  const notificationsOf = async (who = other) =>
    (await graph.as(who.viewer)(TOLD)).notifications.nodes;
  const people = [ben.member, moderator.member];
  const { messages } = await aConversation(graph.em(), { people, said: ["Buy this"] });
  const before = await notificationsOf(moderator);
  await graph.as(moderator.viewer)(REPORT, { id: messages[0]?.id });
  await graph.as(moderator.viewer)(REPORT, { id: messages[0]?.id });
  const [{ id }] = await reports();
  expect(await notificationsOf()).toEqual([
    { kind: "MESSAGE_REPORTED", report: { id, message: { body: "Buy this" } } },
  ]);
  expect(await notificationsOf(moderator)).toEqual(before);
  expect(await notificationsOf(ada)).toEqual([]);
  await graph.as(other.viewer)(CLOSE, { id, removes: false });
  expect(await notificationsOf()).toEqual([{ kind: "MESSAGE_REPORTED", report: null }]);
});

test("no moderator decides on reports of their own messages, or learns who reported them", async () => {
  const author = await aPerson(graph, Role.MODERATOR);
  const people = [author.member, ben.member];
  const { messages } = await aConversation(graph.em(), { people, said: ["I know best"] });
  await graph.as(ben.viewer)(REPORT, { id: messages[0]?.id });
  const [{ id }] = await reports();
  expect((await graph.as(author.viewer)(REPORTS)).messageReports.nodes).toEqual([]);
  const TOLD = "{ notifications { nodes { kind } } }";
  expect((await graph.as(author.viewer)(TOLD)).notifications.nodes).toEqual([]);
  const refusal = await graph.refusal(author.viewer, CLOSE, { id, removes: false });
  expect(refusal.extensions.code).toBe("NOT_FOUND");
  await graph.as(moderator.viewer)(CLOSE, { id, removes: false });
});

test("a report stays open when the author of the message has left", async () => {
  const { messages } = await talk();
  const { id } = messages[1] as Message;
  await graph.as(ada.viewer)(REPORT, { id });
  await graph.em().nativeUpdate(Message, { id }, { sender: null });
  const [report] = await reports();
  expect(report.message.body).toBe("No. 2");
  await graph.as(moderator.viewer)(CLOSE, { id: report.id, removes: false });
});

test("moderators see a message's details in their own conversations and in reports", async () => {
  const inIt = await aPerson(graph, Role.MODERATOR);
  const people = [inIt.member, ada.member];
  const at = new Date(graph.services.clock.now().getTime() - MINUTE);
  const { conversation, messages } = await aConversation(graph.em(), { people, said: ["Oen"], at });
  const { id } = messages[0] as Message;
  await graph.as(inIt.viewer)(
    'mutation($id: ID!) { editMessage(id: $id, message: "One") { id } }',
    { id },
  );
  await graph.as(ada.viewer)(
    'mutation($id: ID!) { addReaction(messageId: $id, emoji: "👍") { id } }',
    {
      id,
    },
  );
  const SHOWN = "reactions { emoji } edits { body }";
  const folder = { reactions: [{ emoji: "👍" }], edits: [{ body: "Oen" }] };
  const OWN = `query($id: ID!) { messages(conversationId: $id) { nodes { ${SHOWN} } } }`;
  const own = await graph.as(inIt.viewer)(OWN, { id: conversation.id });
  expect(own.messages.nodes).toEqual([folder]);
  await graph.as(ada.viewer)(REPORT, { id });
  const REPORTED = `{ messageReports { nodes { id message { ${SHOWN} } } } }`;
  const [report] = (await graph.as(moderator.viewer)(REPORTED)).messageReports.nodes;
  expect(report.message).toEqual(folder);
  await graph.as(moderator.viewer)(CLOSE, { id: report.id, removes: false });
});

test("a report discloses only its messages: not the conversation or its participants", async () => {
  const { conversation, messages } = await talk();
  const id = messages[15]?.id;
  await graph.as(ada.viewer)(REPORT, { id });
  const [report] = await reports();
  const input = { conversationId: conversation.id, messageId: uuid(), message: "Hello" };
  const variables = { of: conversation.id, id, input };
  const refused = {
    "query($of: ID!) { conversation(id: $of) { id } }": "NOT_FOUND",
    "query($of: ID!) { messages(conversationId: $of) { totalCount } }": "NOT_FOUND",
    "query($of: ID!) { messageChanges(conversationId: $of, afterRevision: 0) { id } }": "NOT_FOUND",
    "query($of: ID!) { attachments(conversationId: $of) { totalCount } }": "NOT_FOUND",
    "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }": "NOT_FOUND",
    'mutation($id: ID!) { addReaction(messageId: $id, emoji: "👍") { id } }': "NOT_FOUND",
    'mutation($id: ID!) { editMessage(id: $id, message: "Mine") { id } }': "FORBIDDEN",
    "mutation($id: ID!) { deleteMessage(id: $id) { id } }": "FORBIDDEN",
  };
  for (const [document, code] of Object.entries(refused)) {
    const refusal = await graph.refusal(moderator.viewer, document, variables);
    expect(refusal.extensions.code, document).toBe(code);
  }
  const LISTEN = "subscription($of: ID!) { messageChanged(conversationId: $of) { id } }";
  await expect(graph.listen(moderator.viewer, LISTEN, variables)).rejects.toThrow(
    "Conversation not found",
  );
  const FOUND = '{ searchMessages(text: "No") { totalCount } conversations { totalCount } }';
  const { searchMessages, conversations } = await graph.as(moderator.viewer)(FOUND);
  expect([searchMessages.totalCount, conversations.totalCount]).toEqual([0, 1]);
  await graph.as(moderator.viewer)(CLOSE, { id: report.id, removes: false });
});
