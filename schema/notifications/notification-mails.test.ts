import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { User } from "../accounts/user.ts";
import { aPost } from "../blog/post.builder.ts";
import { CREATE_COMMENT } from "../blog/comment.documents.ts";
import { OpeningNotice } from "../coming-soon/opening-notice.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import { flushOutbox } from "../foundation/outbox.ts";
import { RefusedAddress, RefusedMails } from "../mail/refused-address.ts";
import { testGraph } from "../testing/graph.ts";
import { endMails, mailsOf, mailsTo } from "./end-mails.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { Notification, NotificationKind } from "./notification.ts";

// The clock begins on Friday, 20 November 2026, 10:00 in Vienna.
const graph = await testGraph();

const BOARD = `mutation($input: CreateBoardInput!) { createBoard(input: $input) { id columns { id } } }`;
const ADD_MEMBER = `mutation($id: ID!, $who: ID!) { addBoardMember(boardId: $id, memberId: $who) { id } }`;
const REMOVE_MEMBER = `mutation($id: ID!, $who: ID!) { removeBoardMember(boardId: $id, memberId: $who) }`;
const CARD = `mutation($input: CreateCardInput!) { createCard(input: $input) { id } }`;
const FOLLOW = `mutation($id: ID!) { setCardFollowed(id: $id, isFollowed: true) { id } }`;
const COMMENT = `mutation($id: ID!, $content: String!) {
  createCardComment(cardId: $id, content: $content) { id }
}`;
const CHOOSE = `mutation($kind: NotificationKind!, $here: Boolean!, $mail: NotificationMail!) {
  chooseNotifications(kind: $kind, here: $here, mail: $mail) { kind }
}`;
const QUIET = `mutation($from: String, $until: String) {
  setQuietHours(from: $from, until: $until) { from until }
}`;
const READ = "{ notifications { nodes { id kind eventCount } } unreadNotificationCount }";
const MARK = "mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) }";

const mailsFor = ({ user }: BuiltPerson) => graph.mails.filter(({ to }) => to === user.email);
const send = () => mailNotifications(graph.context());
const choose = ({ viewer }: BuiltPerson, kind: string, mail: string, here = true) =>
  graph.as(viewer)(CHOOSE, { kind, here, mail });

/** A board with a card that a reader follows; the writer owns it. */
async function aFollowedCard() {
  const [writer, reader] = [await aPerson(graph), await aPerson(graph)];
  const asWriter = graph.as(writer.viewer);
  const title = `Poster ${crypto.randomUUID().slice(0, 8)}`;
  const input = { name: "Autumn", columns: [{ name: "To do" }] };
  const { createBoard: board } = await asWriter(BOARD, { input });
  await asWriter(ADD_MEMBER, { id: board.id, who: reader.member.id });
  const { createCard: card } = await asWriter(CARD, {
    input: { columnId: board.columns[0].id, title },
  });
  await graph.as(reader.viewer)(FOLLOW, { id: card.id });
  await graph.as(reader.viewer)(MARK);
  const comment = () => asWriter(COMMENT, { id: card.id, content: "Done?" });
  return { writer, reader, board, card, title, comment };
}

async function comment(postId: string, content = `Nice ${crypto.randomUUID()}`) {
  const input = { content, name: "Oda", email: `${crypto.randomUUID()}@example.org` };
  await graph.as()(CREATE_COMMENT, { postId, input });
}

/** Passes time until the clock in Vienna shows this on a later day, in winter. */
function passUntil(time: string, days = 1): void {
  const next = new Date(`${graph.clock.now().toISOString().slice(0, 10)}T${time}:00+01:00`);
  graph.clock.advance(next.getTime() + days * DAY - graph.clock.now().getTime());
}

describe("events about the same", () => {
  test("are one unread notification, which moves to the top, and a new one after it was read", async () => {
    const { reader, comment: write } = await aFollowedCard();
    const read = async () => graph.as(reader.viewer)(READ);
    for (let n = 0; n < 5; n += 1) await write();
    const { notifications, unreadNotificationCount } = await read();
    expect(notifications.nodes[0]).toMatchObject({ kind: "CARD_COMMENTED", eventCount: 5 });
    expect(unreadNotificationCount).toBe(1);
    await graph.as(reader.viewer)(MARK);
    await write();
    const after = await read();
    expect(after.notifications.nodes.slice(0, 2)).toMatchObject([
      { kind: "CARD_COMMENTED", eventCount: 1 },
      { kind: "CARD_COMMENTED", eventCount: 5 },
    ]);
    expect(after.unreadNotificationCount).toBe(1);
  });

  test("are one for each post, also if several comments come at once", async () => {
    const author = await aPerson(graph);
    const posts = [
      await aPost(graph.em(), { author: author.member }),
      await aPost(graph.em(), { author: author.member }),
    ];
    await Promise.all(posts.flatMap(({ id }) => [comment(id), comment(id), comment(id)]));
    const { notifications } = await graph.as(author.viewer)(READ);
    expect(notifications.nodes.map(({ eventCount }: Notification) => eventCount)).toEqual([3, 3]);
  });

  test("arrive live, each", async () => {
    const { reader, comment: write } = await aFollowedCard();
    const events = await graph.listen(
      reader.viewer,
      "subscription { notificationAdded { kind eventCount } }",
    );
    for (const eventCount of [1, 2]) {
      await write();
      expect((await events.next()).value.notificationAdded).toEqual({
        kind: "CARD_COMMENTED",
        eventCount,
      });
    }
    await events.return?.();
  });
});

describe("a notification", () => {
  test("is hidden, also from its count, while its recipient may not read what it is about", async () => {
    const { writer, reader, board, comment: write } = await aFollowedCard();
    await write();
    const asWriter = graph.as(writer.viewer);
    await asWriter(REMOVE_MEMBER, { id: board.id, who: reader.member.id });
    expect(await graph.as(reader.viewer)(READ)).toEqual({
      notifications: { nodes: [] },
      unreadNotificationCount: 0,
    });
    await asWriter(ADD_MEMBER, { id: board.id, who: reader.member.id });
    const { notifications } = await graph.as(reader.viewer)(READ);
    expect(notifications.nodes[1].kind).toBe("CARD_COMMENTED");
  });

  test("of what only staff learn is hidden from who is staff no longer", async () => {
    const { user, member } = await aPerson(graph, Role.MODERATOR);
    const kind = NotificationKind.COMMENT_PENDING;
    const stored = new Notification({ user, kind, createdAt: graph.clock.now() });
    await graph.em().persist(stored).flush();
    const asRole = async (role: Role) => {
      const { withRole } = await import("../testing/viewers.ts");
      return graph.as(withRole(role, { userId: user.id, memberId: member.id }))(READ);
    };
    expect((await asRole(Role.MODERATOR)).unreadNotificationCount).toBe(1);
    expect((await asRole(Role.MEMBER)).unreadNotificationCount).toBe(0);
  });

  test("that is read in one tab is read in the others", async () => {
    const { reader, comment: write } = await aFollowedCard();
    await write();
    const other = await aPerson(graph);
    const tab = await graph.listen(reader.viewer, "subscription { notificationsRead }");
    const foreign = await graph.listen(other.viewer, "subscription { notificationsRead }");
    await graph.as(reader.viewer)(MARK);
    expect((await tab.next()).value).toEqual({ notificationsRead: 0 });
    await graph.as(other.viewer)(MARK);
    expect((await foreign.next()).value).toEqual({ notificationsRead: 0 });
    for (const events of [tab, foreign]) await events.return?.();
  });
});

describe("mails", () => {
  test("at once are sent once, by however many processes, in the language of the user", async () => {
    const { reader, title, card, board, comment: write } = await aFollowedCard();
    await graph.em().nativeUpdate(User, reader.user.id, { locale: "fr" });
    await choose(reader, "CARD_COMMENTED", "AT_ONCE");
    await write();
    await Promise.all([send(), send(), send()]);
    await send();
    const [mail, ...others] = mailsFor(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`a commenté «\u00A0${title}\u00A0»`);
    expect(mail).toMatchObject({
      action: { url: `/dashboard/kanban?board=${board.id}&card=${card.id}` },
      unsubscribes: `${reader.user.id} card_commented`,
      locale: "fr",
    });
  });

  test("of a discussion that goes on are an hour apart", async () => {
    const { reader, comment: write } = await aFollowedCard();
    await choose(reader, "CARD_COMMENTED", "AT_ONCE");
    await write();
    await send();
    for (let n = 0; n < 3; n += 1) await write();
    graph.clock.advance(59 * MINUTE);
    await send();
    expect(mailsFor(reader)).toHaveLength(1);
    graph.clock.advance(MINUTE);
    await send();
    expect(mailsFor(reader)[1]?.subject).toMatch(/^4 new comments/);
  });

  test("that a killed process left are sent once", async () => {
    const { reader, comment: write } = await aFollowedCard();
    await choose(reader, "CARD_COMMENTED", "AT_ONCE");
    await write();
    const { mail } = graph.services;
    // the commit is the last that it does
    graph.services.mail = {
      add: () => Promise.reject(new Error("Killed")),
    };
    await send();
    graph.services.mail = mail;
    expect(mailsFor(reader)).toEqual([]);
    graph.clock.advance(MINUTE);
    await send();
    await flushOutbox(graph.em(), graph.services);
    await flushOutbox(graph.em(), graph.services);
    expect(mailsFor(reader)).toHaveLength(1);
  });

  test("of a day are one at 8:00, with what is unread and may still be read", async () => {
    const first = await aFollowedCard();
    const { reader } = first;
    const post = await aPost(graph.em(), { author: reader.member, title: { en: "Ink" } });
    await comment(post.id, "What a colour!");
    await first.comment();
    passUntil("07:59");
    await send();
    expect(mailsFor(reader)).toEqual([]);
    graph.clock.advance(MINUTE);
    await Promise.all([send(), send()]);
    const [mail, ...others] = mailsFor(reader);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Daily summary: 2 notifications",
      unsubscribes: `${reader.user.id} daily`,
    });
    expect(mail?.list).toMatchObject([
      { text: `${first.writer.member.displayName} commented on “${first.title}”` },
      { text: "Oda commented on “Ink”", detail: "What a colour!" },
    ]);
    passUntil("08:00");
    await send();
    expect(mailsFor(reader)).toHaveLength(1);
  });

  test("of a day are none if all was read, or may be read no longer", async () => {
    const [done, left] = [await aFollowedCard(), await aFollowedCard()];
    await done.comment();
    await left.comment();
    await graph.as(done.reader.viewer)(MARK);
    await graph.as(left.writer.viewer)(REMOVE_MEMBER, {
      id: left.board.id,
      who: left.reader.member.id,
    });
    passUntil("08:00");
    await send();
    expect([...mailsFor(done.reader), ...mailsFor(left.reader)]).toEqual([]);
  });

  test("of a week are one on Monday, also of what is not on the site", async () => {
    const { reader, comment: write } = await aFollowedCard();
    await choose(reader, "CARD_COMMENTED", "WEEKLY", false);
    const monday = 1;
    while (graph.clock.now().getUTCDay() === monday) graph.clock.advance(DAY);
    await write();
    await write();
    const { notifications } = await graph.as(reader.viewer)(READ);
    expect(notifications.nodes.map(({ kind }: Notification) => kind)).toEqual(["BOARD_ADDED"]);
    while (graph.clock.now().getUTCDay() !== monday) {
      expect(mailsFor(reader)).toEqual([]);
      passUntil("08:00");
      await send();
    }
    expect(mailsFor(reader).map(({ subject }) => subject)).toEqual([
      "Weekly summary: 1 notification",
    ]);
    const stored = { user: reader.user.id, kind: NotificationKind.CARD_COMMENTED };
    expect(await graph.em().count(Notification, stored)).toBe(0);
  });

  test("follow a choice that is changed before they are sent", async () => {
    const { reader, comment: write } = await aFollowedCard();
    await write();
    await choose(reader, "CARD_COMMENTED", "OFF");
    passUntil("08:00");
    await send();
    expect(mailsFor(reader)).toEqual([]);
  });

  test("wait for the end of quiet hours", async () => {
    const { reader, comment: write } = await aFollowedCard();
    await choose(reader, "CARD_COMMENTED", "AT_ONCE");
    await graph.as(reader.viewer)(QUIET, { from: "22:00", until: "07:00" });
    passUntil("23:00");
    await write();
    await send();
    passUntil("06:59");
    await send();
    expect(mailsFor(reader)).toEqual([]);
    graph.clock.advance(MINUTE);
    await send();
    expect(mailsFor(reader)).toHaveLength(1);
  });

  test("are not sent at a time that a kind does not have", async () => {
    const { viewer } = await aPerson(graph);
    const variables = { kind: "EVENT_REMINDER", here: true, mail: "DAILY" };
    const { extensions } = await graph.refusal(viewer, CHOOSE, variables);
    expect(extensions).toMatchObject({ code: "INVALID", fields: { mail: "Not valid" } });
  });
});

describe("quiet hours", () => {
  test("are set, changed and removed by the user alone", async () => {
    const [{ viewer }, other] = [await aPerson(graph), await aPerson(graph)];
    const OWN = "{ quietHours { from until } }";
    await graph.as(viewer)(QUIET, { from: "22:00", until: "07:00" });
    const changed = { from: "23:30", until: "06:00" };
    expect(await graph.as(viewer)(QUIET, changed)).toEqual({ setQuietHours: changed });
    expect(await graph.as(viewer)(OWN)).toEqual({ quietHours: changed });
    expect(await graph.as(other.viewer)(OWN)).toEqual({ quietHours: null });
    expect(await graph.as(viewer)(QUIET)).toEqual({ setQuietHours: null });
    expect(await graph.as(viewer)(OWN)).toEqual({ quietHours: null });
  });

  test.each([
    [{ from: "24:00", until: "07:00" }, { from: "Not valid" }],
    [
      { from: "9", until: "" },
      { from: "Not valid", until: "Not valid" },
    ],
    [{ from: "22:00" }, { until: "Required" }],
  ])("%j are refused", async (hours, fields) => {
    const { viewer } = await aPerson(graph);
    const { extensions } = await graph.refusal(viewer, QUIET, hours);
    expect(extensions).toMatchObject({ code: "INVALID", fields });
  });
});

describe("a link to unsubscribe", () => {
  const choicesOf = async ({ viewer }: BuiltPerson) =>
    (await graph.as(viewer)("{ notificationChoices { kind here mail } }")).notificationChoices;

  test("ends one kind of mail; twice, and of another version, it does nothing", async () => {
    const person = await aPerson(graph);
    for (const what of ["reply", "reply", "of_old", "reply,of_old"])
      await endMails(`${person.user.id} ${what}`, graph.context());
    expect(await choicesOf(person)).toEqual([{ kind: "REPLY", here: true, mail: "OFF" }]);
  });

  test("ends all that a daily mail contains, and nothing else", async () => {
    const person = await aPerson(graph);
    await choose(person, "REPLY", "WEEKLY");
    await endMails(mailsOf(person.user, "daily"), graph.context());
    const kinds = new Map(
      (await choicesOf(person)).map(({ kind, mail }: { kind: string; mail: string }) => [
        kind,
        mail,
      ]),
    );
    expect(kinds.get("CARD_COMMENTED")).toBe("OFF");
    expect(kinds.get("REPLY")).toBe("WEEKLY");
    expect(kinds.get("EVENT_REMINDER")).toBeUndefined();
  });

  test("of an address without an account ends its kind of mail alone", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const em = graph.em();
    const notice = Object.assign(new OpeningNotice(email, "en", graph.clock.now()), {
      tokenHash: crypto.randomUUID(),
    });
    await em.persist(notice).flush();
    for (let n = 0; n < 2; n += 1)
      await endMails(mailsTo(email, RefusedMails.PROXY_USAGE), graph.context());
    const refused = await graph.em().find(RefusedAddress, { email });
    expect(refused.map(({ mails }) => mails)).toEqual([RefusedMails.PROXY_USAGE]);
    expect(await graph.em().count(OpeningNotice, { email })).toBe(1);
    await endMails(mailsTo(email, RefusedMails.OPENING), graph.context());
    expect(await graph.em().count(OpeningNotice, { email })).toBe(0);
  });
});

test("what was mailed weeks ago is not mailed again", async () => {
  const { reader, comment: write } = await aFollowedCard();
  await write();
  passUntil("08:00");
  await send();
  const { length } = mailsFor(reader);
  expect(length).toBe(1);
  for (let n = 0; n < 3; n += 1) {
    graph.clock.advance(7 * DAY + HOUR);
    await send();
  }
  expect(mailsFor(reader)).toHaveLength(length);
});
