import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Attachment } from "../../schema/chat/attachment.ts";
import { Block } from "../../schema/chat/block.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { ContentType, Message, Participant, Reaction } from "../../schema/chat/index.ts";
import { Presence } from "../../schema/chat/presence.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();

async function newMember(name: string) {
  const member = await aMember(em(), { displayName: name });
  const user = await aUser(em(), { member });
  return { member, viewer: withRole(Role.MEMBER, { userId: user.id, memberId: member.id }) };
}

const [ada, ben, eve] = [await newMember("Ada"), await newMember("Ben"), await newMember("Eve")];
type NewMember = typeof ada;

const get = (path: string, { viewer: as }: NewMember, headers = {}) =>
  server.ask("GET", `/api/chat/${path}`, { as, headers });
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const SEEN = "conversation/mark-as-seen?conversationId=";

const placeOf = (id: string, { member }: NewMember) =>
  em().findOneOrFail(Participant, { conversation: id, member: member.id });

describe("contacts", () => {
  test("are the members one can write to, with their presence", async () => {
    const mia = await newMember("Mia");
    const minutes: [NewMember, number, boolean][] = [
      [ben, 2, false],
      [eve, 9, true],
      [mia, 9, false],
    ];
    for (const [{ member }, ago, isBusy] of minutes) {
      await em().upsert(Presence, {
        id: uuid(),
        member: member.id,
        activeAt: new Date(Date.now() - ago * MINUTE),
        isBusy,
        createdAt: new Date(),
        updatedAt: new Date(),
      } as never);
    }
    const long = await newMember("Zoë");
    const blocked = await newMember("Bob");
    const noAccount = await aMember(em());
    const unit = em();
    await unit
      .persist(
        new Block({
          member: unit.getReference(ada.member.constructor as never, ada.member.id as never),
          blocked: unit.getReference(ada.member.constructor as never, blocked.member.id as never),
        }),
      )
      .flush();
    const { status, body } = await get("contacts", ada);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["contacts", "pagination"]);
    const known = new Map<string, object>(
      body.contacts.map((one: { id: string }) => [one.id, one]),
    );
    expect(known.get(ben.member.id)).toEqual({
      id: ben.member.id,
      name: "Ben",
      username: ben.member.handle,
      avatar: null,
      role: null,
      status: "online",
      lastActivity: expect.any(String),
    });
    expect(known.get(eve.member.id)).toMatchObject({ status: "busy" });
    expect(known.get(mia.member.id)).toMatchObject({ status: "away" });
    expect(known.get(long.member.id)).toMatchObject({ status: "offline", lastActivity: null });
    for (const { id } of [ada.member, blocked.member, noAccount]) expect(known.has(id)).toBe(false);
    expect(body.pagination).toMatchObject({ page: 1, limit: 1_000, hasMore: false });
    const { body: second } = await get("contacts?limit=1&page=2", ada);
    expect(second.contacts).toEqual([body.contacts[1]]);
  });
});

describe("conversations", () => {
  test("are one's own, including archived ones, the most recent first", async () => {
    const me = await newMember("Me");
    const people = [me.member, ben.member];
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
    const { conversation: pair } = await aConversation(em(), { people, said: ["Hi"], at: at(8) });
    const said = ["One", "Two", "Three"];
    const { conversation: group } = await aConversation(em(), {
      people: [...people, eve.member],
      title: "Fjord",
      said,
      at: at(9),
    });
    await aConversation(em(), { people: [ben.member, eve.member], said });
    const unit = em();
    const place = await unit.findOneOrFail(Participant, {
      conversation: pair.id,
      member: me.member.id,
    });
    Object.assign(place, { archivedAt: at(10), isMuted: true, lastReadSeq: 1 });
    await unit.flush();

    const { status, body } = await get("conversations", me);
    expect(status).toBe(200);
    expect(ids(body.conversations)).toEqual([group.id, pair.id]);
    expect(body.conversations[0]).toMatchObject({
      conversationKey: group.id,
      type: "group",
      title: "Fjord",
      participantCount: 3,
      unreadCount: 2,
      myLastReadSeq: 0,
      muted: false,
      pinned: false,
      archived: false,
      lastMessage: { body: "Three", senderId: eve.member.id, seq: 3 },
      messages: [{ body: "One", senderId: me.member.id }, { body: "Two" }, { body: "Three" }],
    });
    expect(ids(body.conversations[0].participants).toSorted()).toEqual(
      [me.member.id, ben.member.id, eve.member.id].toSorted(),
    );
    expect(body.conversations[1]).toMatchObject({
      conversationKey: ben.member.handle,
      type: "one_to_one",
      title: null,
      unreadCount: 0,
      myLastReadSeq: 1,
      muted: true,
      archived: true,
    });
    expect(body.pagination).toMatchObject({ totalCount: 2, hasMore: false });
  });

  test("of an account without a profile are empty", async () => {
    const as = withRole(Role.ADMIN);
    const { body } = await server.ask("GET", "/api/chat/conversations", { as });
    expect(body.conversations).toEqual([]);
  });
});

describe("a conversation", () => {
  test("has its newest 100 messages, oldest first", async () => {
    const people = [ada.member, ben.member];
    const said = Array.from({ length: 103 }, (_, n) => `Message ${n + 1}`);
    const { conversation } = await aConversation(em(), { people, title: "Long", said });
    const { status, body } = await get(`conversation?conversationKey=${conversation.id}`, ada);
    expect(status).toBe(200);
    const { messages } = body.conversation;
    expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 4),
    );
    expect(messages.at(-1)).toEqual({
      id: expect.any(String),
      seq: 103,
      body: "Message 103",
      contentType: "text",
      systemEvent: null,
      subjectId: null,
      createdAt: expect.any(String),
      editedAt: null,
      deletedAt: null,
      mentions: [],
      senderId: ada.member.id,
      replyToId: null,
      attachments: [],
      reactions: [],
    });
    expect(body.conversation).toMatchObject({ unreadCount: 51, participantCount: 2 });
    expect(body.conversation.participants).toHaveLength(2);
  });

  test("contains attachments, quotes and reactions", async () => {
    const people = [ada.member, ben.member];
    const { conversation, messages } = await aConversation(em(), {
      people,
      title: "Files",
      said: ["One", "Two"],
    });
    const [first, second] = messages.map(({ id }) => id);
    const unit = em();
    const message = await unit.findOneOrFail(Message, { id: second ?? "" });
    message.replyTo = unit.getReference(Message, first ?? "");
    message.contentType = ContentType.FILE;
    const place = await unit.findOneOrFail(Participant, {
      conversation: conversation.id,
      member: ada.member.id,
    });
    const { member } = place;
    const file = new Attachment({
      id: uuid(),
      conversation: message.conversation,
      uploader: member,
      name: "Plan.pdf",
      size: 3,
      type: "application/pdf",
      sha256: "secret",
    });
    file.message = message;
    unit.persist([file, new Reaction({ message, member, emoji: "🌊", createdAt: new Date() })]);
    await unit.flush();
    const { body, text } = await get(`conversation?conversationKey=${conversation.id}`, ben);
    expect(body.conversation.messages[1]).toMatchObject({
      contentType: "file",
      replyToId: first,
      attachments: [{ id: file.id, name: "Plan.pdf", size: 3, width: null, path: file.path }],
      reactions: [{ emoji: "🌊", memberIds: [ada.member.id] }],
    });
    expect(text).not.toContain("secret");
  });

  test("with one other member has their username as its key, and vice versa", async () => {
    const [me, you] = [await newMember("Me"), await newMember("You")];
    const people = [me.member, you.member];
    const { conversation } = await aConversation(em(), { people, said: ["Hi"] });
    const mine = await get(`conversation?conversationKey=${you.member.handle}`, me);
    const yours = await get(`conversation?conversationKey=${me.member.handle}`, you);
    for (const { body } of [mine, yours]) expect(body.conversation.id).toBe(conversation.id);
    expect(mine.body.conversation.conversationKey).toBe(you.member.handle);
    expect((await get(`conversation?conversationKey=${you.member.handle}`, eve)).status).toBe(404);
  });

  test("lists its participants", async () => {
    const people = [ada.member, ben.member, eve.member];
    const { conversation } = await aConversation(em(), { people, title: "Three" });
    const { status, body } = await get(`participants?conversationKey=${conversation.id}`, ada);
    expect(status).toBe(200);
    expect(ids(body.participants).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    const owner = body.participants.find(({ id }: { id: string }) => id === ada.member.id);
    expect(owner).toMatchObject({ name: "Ada", conversationRole: "owner", status: "offline" });
    expect(body.pagination).toEqual({
      page: 1,
      limit: 1_000,
      totalCount: 3,
      totalPages: 1,
      hasMore: false,
    });
  });

  test.each(["conversation", "participants"])("is not found by others in %s", async (call) => {
    const people = [ada.member, ben.member];
    const { conversation } = await aConversation(em(), { people, title: "Two", said: ["Hi"] });
    const path = `${call}?conversationKey=${conversation.id}`;
    expect((await get(path, ben)).status).toBe(200);
    const unit = em();
    const gone = await unit.findOneOrFail(Participant, {
      conversation: conversation.id,
      member: ben.member.id,
    });
    gone.leftAt = new Date();
    await unit.flush();
    for (const other of [eve, ben, { ...eve, viewer: withRole(Role.ADMIN) }]) {
      const { status, body } = await get(path, other);
      expect(status).toBe(404);
      expect(body).toEqual({ message: "Conversation not found", code: "NOT_FOUND" });
    }
    expect((await get(`${call}?conversationKey=none`, ada)).status).toBe(404);
    const { status, body } = await get(call, ada);
    expect([status, body.fields]).toEqual([422, { conversationKey: "Required" }]);
  });
});

describe("mark-as-seen", () => {
  const said = ["One", "Two", "Three", "Four"];
  const aTalk = async () => {
    const people = [ada.member, ben.member];
    return (await aConversation(em(), { people, title: "Seen", said })).conversation.id;
  };

  test("marks everything as read, and never goes back", async () => {
    const id = await aTalk();
    const { status, body } = await get(`${SEEN}${id}`, ada);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
    expect(await placeOf(id, ada)).toMatchObject({ lastReadSeq: 4 });
    expect(await placeOf(id, ben)).toMatchObject({ lastReadSeq: 0 });
    await em().nativeUpdate(
      Participant,
      { conversation: id, member: ada.member.id },
      {
        lastReadSeq: 9,
      },
    );
    expect((await get(`${SEEN}${id}`, ada)).body).toEqual({ success: true });
    expect(await placeOf(id, ada)).toMatchObject({ lastReadSeq: 9 });
  });

  test.each([{}, { "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }])(
    "is taken with %j",
    async (headers) => {
      const id = await aTalk();
      expect((await get(`${SEEN}${id}`, ada, headers)).status).toBe(200);
      expect(await placeOf(id, ada)).toMatchObject({ lastReadSeq: 4 });
    },
  );

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "same-origin" },
    { purpose: "prefetch" },
  ])("is refused with %j", async (headers) => {
    const id = await aTalk();
    const { status, body } = await get(`${SEEN}${id}`, ada, headers);
    expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    expect(await placeOf(id, ada)).toMatchObject({ lastReadSeq: 0 });
  });

  test("does not answer HEAD", async () => {
    const id = await aTalk();
    await server.ask("HEAD", `/api/chat/${SEEN}${id}`, { as: ada.viewer });
    expect(await placeOf(id, ada)).toMatchObject({ lastReadSeq: 0 });
  });

  test("is only for participants", async () => {
    const id = await aTalk();
    expect((await get(`${SEEN}${id}`, eve)).status).toBe(404);
    expect((await get("conversation/mark-as-seen", ada)).body.fields).toEqual({
      conversationId: "Required",
    });
  });
});
