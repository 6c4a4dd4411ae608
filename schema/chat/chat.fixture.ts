import { Attachment } from "./attachment.ts";
import { Block } from "./block.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation, ConversationType, pairKey } from "./conversation.ts";
import { MessageEdit } from "./message-edit.ts";
import { MessageReport, ReportReason } from "./message-report.ts";
import { ContentType, SystemEvent, Message } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";
import { Presence } from "./presence.ts";
import { Reaction } from "./reaction.ts";
import { Member } from "../members/member.ts";
import { type Fixture, CREATED, NO_ID, UNKNOWN, cursors } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";

const { GROUP, ONE_TO_ONE } = ConversationType;

/** The participants: two, several, the oracle's viewers, and members who never ask. */
const circleOf = (n: number, members: readonly Member[]): Member[] =>
  n % 3 === 0
    ? [nth(members, n), nth(members, n + 1)]
    : members.slice(0, 12).filter((_, i) => (n + i) % 3 !== 0);

function conversation(n: number, circle: readonly Member[]): Conversation {
  const isPair = circle.length === 2;
  const made = new Conversation({
    type: isPair ? ONE_TO_ONE : GROUP,
    title: isPair ? null : nth(TEXTS, n) || "Plain group",
    pair: isPair ? pairKey(circle[0]?.id ?? "", circle[1]?.id ?? "") : null,
    lastMessageAt: at(n),
  });
  return Object.assign(made, { id: idOf("b", n), createdAt: at(n), updatedAt: at(n) });
}

const participant = (n: number, of: Conversation, member: Member): Participant =>
  Object.assign(
    new Participant({
      conversation: of,
      member,
      role: nth(Object.values(ParticipantRole), n),
      sendsReadReceipts: n % 2 === 0,
    }),
    {
      id: idOf("c", n),
      createdAt: at(n),
      updatedAt: at(n),
      leftAt: nth([null, null, null, null, at(n)], n),
      lastReadSeq: n % 4,
      isMuted: n % 3 === 0,
      pinnedAt: nth([null, at(n)], n),
      archivedAt: nth([null, at(n), null, null, null], n),
      draft: nth(["", `"draft"`], n),
    },
  );

function message(
  n: number,
  of: Conversation,
  circle: readonly Member[],
  before: readonly Message[],
  internal: Member,
) {
  const isSystem = n % 11 === 10;
  const made = new Message({
    id: idOf("d", n),
    conversation: of,
    sender: nth([...circle, null], n),
    body: nth(TEXTS, n) || "short",
    contentType: isSystem ? ContentType.SYSTEM : nth([ContentType.TEXT, ContentType.FILE], n),
    systemEvent: isSystem ? nth(Object.values(SystemEvent), n) : null,
    subject: isSystem ? internal : null,
    replyTo: n % 4 === 3 ? (before.find((one) => one.conversation === of) ?? null) : null,
    mentions: n % 5 === 0 ? circle.slice(0, 2).map(({ id }) => id) : [],
    createdAt: at(n),
  });
  return Object.assign(made, {
    updatedAt: at(n),
    editedAt: nth([null, null, at(n + 1)], n),
    deletedAt: nth([null, null, null, null, null, at(n + 1)], n),
  });
}

export const fixture: Fixture = {
  after: ["members"],
  async fill(world) {
    const { em } = world;
    const members = world.of(Member);
    const circles = times(14, (n) => circleOf(n, members));
    const conversations = circles.map((circle, n) => conversation(n, circle));
    world.add(conversations);
    await em.flush();
    const places = conversations.flatMap((of, n) =>
      (circles[n] ?? []).map((member, i) => participant(n * 12 + i, of, member)),
    );
    await em.persist(places).flush();

    const messages: Message[] = [];
    for (const n of times(70, (i) => i)) {
      const place = n % 13; // the last conversation is empty
      const of = conversations[place] as Conversation;
      const made = message(n, of, circles[place] ?? [], messages, nth(members, 5));
      messages.push(made);
      world.add([made]);
      await em.flush();
    }
    const uploads = times(24, (n) => {
      const of = nth(messages, n * 3);
      const isPicture = n % 2 === 0;
      const made = new Attachment({
        id: idOf("e", n),
        conversation: of.conversation,
        uploader: nth(members, n),
        name: nth(["a.png", `"b" ü.pdf`], n),
        size: n * 1_000,
        type: nth(["image/webp", "application/pdf"], n),
        sha256: nth(["ab", "ab", "ab", `hash ${n}`], n + 1),
        width: isPicture ? 400 : null,
        height: isPicture ? 260 : null,
      });
      const message = n % 4 === 3 ? null : of;
      return Object.assign(made, { createdAt: at(n), updatedAt: at(n), message });
    });
    const reactions = times(40, (n) =>
      Object.assign(
        new Reaction({
          message: nth(messages, n),
          member: nth(members, n % 9),
          emoji: nth(["🔥", "👍"], n),
          createdAt: at(n),
        }),
        { id: idOf("f", n), updatedAt: at(n) },
      ),
    );
    await em.persist([...uploads, ...reactions]).flush();
    const edits = times(20, (n) =>
      Object.assign(
        new MessageEdit({ message: nth(messages, n * 2), body: nth(TEXTS, n), createdAt: at(n) }),
        { id: idOf("10", n), updatedAt: at(n) },
      ),
    );
    const ownerless = messages.filter(({ sender }) => sender === null);
    const reports = times(6, (n) =>
      Object.assign(
        new MessageReport({
          message: n === 4 ? nth(ownerless, 0) : nth(messages, n * 9),
          reporter: nth(members, n),
          reason: nth(Object.values(ReportReason), n),
          note: nth(["", `"bad"`], n),
          createdAt: at(n),
        }),
        { id: idOf("11", n), updatedAt: at(n), closedAt: nth([null, at(n)], n) },
      ),
    );
    const others = times(10, (n) => {
      const [member, blocked] = [nth(members, n), nth(members, n + 3)];
      const made = { createdAt: at(n), updatedAt: at(n) };
      const preferences = new ChatPreferences({ member, sendsReadReceipts: n % 2 === 0 });
      return [
        Object.assign(new Block({ member, blocked }), made, { id: idOf("12", n) }),
        Object.assign(preferences, made, { id: idOf("13", n) }),
        Object.assign(new Presence(), made, { id: idOf("14", n), member, activeAt: at(n) }),
      ];
    });
    world.add(reports);
    em.persist([...edits, ...others.flat()]);
  },
  values(world) {
    const [conversations, messages] = [world.of(Conversation), world.of(Message)];
    const [reports, members] = [world.of(MessageReport), world.of(Member)];
    return {
      "Query.conversation.id": [...conversations.slice(0, 4).map(({ id }) => id), UNKNOWN, NO_ID],
      "Query.messageReport.id": [...reports.slice(0, 2).map(({ id }) => id), UNKNOWN, NO_ID],
      "Query.senderReports.id": [...reports.slice(0, 2).map(({ id }) => id), UNKNOWN, NO_ID],
      conversationId: [...conversations.slice(0, 5).map(({ id }) => id), UNKNOWN],
      key: ["member-0", "member-1", "member-3", conversations[0]?.id, "nobody"],
      afterRevision: [0, 3, -1],
      fromSeq: [1, 2],
      toSeq: [3],
      at: [messages[20]?.createdAt.toISOString()],
      "Query.conversations.after": cursors(conversations, { lastMessageAt: "desc", id: "desc" }),
      "Query.messages.after": cursors(messages, { seq: "desc" }),
      "Query.searchMessages.after": cursors(messages, CREATED),
      "Query.contacts.after": cursors(members, { displayName: "asc", id: "asc" }),
    };
  },
  unseen: {
    "Attachment without id": "visitors see no file that leads to one",
    "Attachment without $or 0": "those not sent yet are read with none",
    "Attachment without $or 0 uploader": "those not sent yet are read with none",
    "ChatPreferences without id": "visitors may not ask",
    "ChatPreferences without member": "the viewer's own are read",
  },
  open: {
    "Query.conversations": "the viewer's own are read",
    "Query.chatPreferences": "the viewer's own are read",
    "Query.searchMessages": "the viewer's own conversations are searched",
    "Attachment.message": "the message is visible",
    "MessageReport.message": "reported messages are disclosed",
    "MessageReport.context": "neighbouring messages are disclosed",
    "MessageReport.reporter": "moderators see all members",
    "Query.messages": "its conversation is visible",
    "Query.messageChanges": "its conversation is visible",
    "Query.attachments": "its conversation is visible",
    "Conversation.messages": "its conversation is visible",
    "Conversation.lastMessage": "its conversation is visible",
    "Conversation.viewerParticipant": "its conversation is visible",
    "Conversation.participants": "its conversation is visible",
    "Conversation.recipients": "its conversation is visible",
    "Participant.conversation": "its conversation is visible",
    "Message.reactions": "the message is visible",
    "Message.edits": "the message is visible",
    "Message.attachments": "the message is visible",
  },
};
