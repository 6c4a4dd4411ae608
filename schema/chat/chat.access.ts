import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { anyOf, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Attachment } from "./attachment.ts";
import { Block } from "./block.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation } from "./conversation.ts";
import { MessageEdit } from "./message-edit.ts";
import { MessageReport } from "./message-report.ts";
import { ContentType, Message } from "./message.ts";
import { Participant } from "./participant.ts";
import { Presence } from "./presence.ts";
import { Reaction } from "./reaction.ts";

const moderates = (viewer: Viewer) => viewer.may("report:moderate");

/** Current participants only: no role can read the conversations of others. */
const visibleConversations = rowPolicy(Conversation, ({ memberId }) =>
  memberId ? { readers: { $contains: [memberId] } } : NONE,
);
fieldPolicy(Conversation, ["type", "title", "lastSeq", "revision", "lastMessageAt"]);

/** Messages in the viewer's conversations; for moderators also those disclosed by a report. */
const visibleMessages = rowPolicy(Message, (viewer) =>
  anyOf(
    viewer.memberId && { conversation: visibleConversations(viewer) },
    moderates(viewer) && { isDisclosed: true },
  ),
);
fieldPolicy(Message, [
  "conversation",
  "seq",
  "revision",
  "sender",
  "body",
  "contentType",
  "systemEvent",
  "subject",
  "replyTo",
  "mentions",
  "clientCreatedAt",
  "editedAt",
  "deletedAt",
  "attachments",
  "reactions",
  "edits",
]);

const ofVisibleMessages = (viewer: Viewer) => ({ message: visibleMessages(viewer) });

rowPolicy(Participant, (viewer) => ({ conversation: visibleConversations(viewer) }));
rowPolicy(Reaction, ofVisibleMessages);
fieldPolicy(Reaction, ["member", "emoji"]);
rowPolicy(MessageEdit, ofVisibleMessages);
fieldPolicy(MessageEdit, ["body"]);

/** Unsent attachments are visible to their uploader only. */
rowPolicy(Attachment, (viewer) =>
  anyOf(
    viewer.memberId && { uploader: viewer.memberId, message: null },
    (viewer.memberId || moderates(viewer)) && { message: visibleMessages(viewer) },
  ),
);
fieldPolicy(Attachment, [
  "conversation",
  "message",
  "uploader",
  "name",
  "size",
  "type",
  "path",
  "width",
  "height",
]);

rowPolicy(Block, ({ memberId }) => anyOf(memberId && { member: memberId }));
fieldPolicy(Block, ["blocked"]);
rowPolicy(ChatPreferences, ({ memberId }) => anyOf(memberId && { member: memberId }));
fieldPolicy(ChatPreferences, ["sendsReadReceipts"]);

const byOthers = ({ memberId }: Viewer): Where =>
  memberId ? { message: { $or: [{ sender: null }, { sender: { $ne: memberId } }] } } : {};

/** Moderators cannot decide on reports of their own messages, nor see who reported them. */
rowPolicy(MessageReport, (viewer) =>
  anyOf(moderates(viewer) && { closedAt: null, ...byOthers(viewer) }),
);
fieldPolicy(MessageReport, ["message", "reporter", "reason", "note", "closedAt"]);

/** Hidden between two members if one has blocked the other. */
rowPolicy(Presence, ({ isSignedIn, memberId }) => {
  if (!isSignedIn) return NONE;
  if (!memberId) return {};
  return {
    member: {
      blockedBy: { $none: { member: memberId } },
      blocks: { $none: { blocked: memberId } },
    },
  };
});

const own = ({ memberId }: Viewer) => (memberId ? { member: memberId } : false);

fieldPolicy(
  Participant,
  ["conversation", "member", "role", "leftAt"],
  {
    isMuted: own,
    pinnedAt: own,
    archivedAt: own,
    draft: own,
    lastReadSeq: ({ memberId }) =>
      memberId ? anyOf({ member: memberId }, { readingSeenBy: { $contains: [memberId] } }) : false,
  },
  { unreadCount: own },
);

/** How long a message can be edited by its sender. */
const EDITABLE_MS = 15 * MINUTE;

const isOwn = ({ memberId }: Viewer, { sender, contentType, deletedAt }: Message): boolean =>
  memberId !== undefined &&
  sender?.id === memberId &&
  contentType !== ContentType.SYSTEM &&
  !deletedAt;

export const mayEditMessage = (viewer: Viewer, message: Message, now: Date): boolean =>
  isOwn(viewer, message) && now.getTime() - message.createdAt.getTime() <= EDITABLE_MS;

export const mayDeleteMessage = (viewer: Viewer, message: Message): boolean =>
  isOwn(viewer, message);
