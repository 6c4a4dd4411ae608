import { uuid } from "../foundation/uuid.ts";
import { ID, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

const CONVERSATION = `conversationId: "${uuid()}"`;

export const expectations: Expectations = {
  operations: {
    conversations: ["{ conversations { nodes { id } } }", SIGNED_IN],
    conversation: [`{ conversation(${ID}) { id } }`, SIGNED_IN],
    conversationByKey: [`{ conversationByKey(key: "nobody") { id } }`, SIGNED_IN],
    unreadConversationCount: ["{ unreadConversationCount }", SIGNED_IN],
    startConversation: [
      `mutation { startConversation(input: { recipients: [] }) { id } }`,
      SIGNED_IN,
    ],
    renameConversation: [`mutation { renameConversation(${ID}, title: "") { id } }`, SIGNED_IN],
    addParticipants: [`mutation { addParticipants(${ID}, memberIds: []) { id } }`, SIGNED_IN],
    removeParticipant: [`mutation { removeParticipant(${ID}, memberId: "") { id } }`, SIGNED_IN],
    leaveConversation: [`mutation { leaveConversation(${ID}) }`, SIGNED_IN],
    rejoinConversation: [`mutation { rejoinConversation(${ID}) { id } }`, SIGNED_IN],
    conversationChanged: ["subscription { conversationChanged { id } }", SIGNED_IN],
    markConversationSeen: [`mutation { markConversationSeen(${CONVERSATION}) { id } }`, SIGNED_IN],
    updateParticipation: [
      `mutation { updateParticipation(${CONVERSATION}, input: {}) { id } }`,
      SIGNED_IN,
    ],
    saveDraft: [`mutation { saveDraft(${CONVERSATION}, text: "") { id } }`, SIGNED_IN],
    sendTyping: [`mutation { sendTyping(${CONVERSATION}) }`, SIGNED_IN],
    participantChanged: [`subscription { participantChanged(${CONVERSATION}) { id } }`, SIGNED_IN],
    typing: [`subscription { typing(${CONVERSATION}) { id } }`, SIGNED_IN],
    chatPreferences: ["{ chatPreferences { id } }", SIGNED_IN],
    setDoNotDisturb: ["mutation { setDoNotDisturb(enabled: true) { id } }", SIGNED_IN],
    updateChatPreferences: [
      "mutation { updateChatPreferences(sendsReadReceipts: true) { id } }",
      SIGNED_IN,
    ],
    contacts: ["{ contacts { nodes { id } } }", SIGNED_IN],
    blockedMembers: ["{ blockedMembers { id } }", SIGNED_IN],
    blockMember: [`mutation { blockMember(${ID}) }`, SIGNED_IN],
    unblockMember: [`mutation { unblockMember(${ID}) }`, SIGNED_IN],
  },
  calls: {
    "GET /api/chat/contacts": SIGNED_IN,
    "GET /api/chat/conversations": SIGNED_IN,
    "GET /api/chat/conversation": SIGNED_IN,
    "GET /api/chat/conversation/mark-as-seen": SIGNED_IN,
    "GET /api/chat/participants": SIGNED_IN,
  },
  growing: ["conversations", "participants"],
  few: ["blocks", "chat_preferences"],
  planExceptions: {
    unreadConversationCount: "reads the viewer's own participations, in its own statement",
  },
  withoutDemo: {
    Block: "the fixture has no blocks",
    ChatPreferences: "everyone keeps the defaults",
  },
};
