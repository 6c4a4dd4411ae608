import { uuid } from "../foundation/uuid.ts";
import { ID, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

const CONVERSATION = `conversationId: "${uuid()}"`;

export const expectations: Expectations = {
  operations: {
    messages: [`{ messages(${CONVERSATION}) { nodes { id } } }`, SIGNED_IN],
    messageChanges: [`{ messageChanges(${CONVERSATION}, afterRevision: 0) { id } }`, SIGNED_IN],
    firstMessageSince: [
      `{ firstMessageSince(${CONVERSATION}, at: "2026-01-01T00:00:00Z") { id } }`,
      SIGNED_IN,
    ],
    attachments: [`{ attachments(${CONVERSATION}) { nodes { id } } }`, SIGNED_IN],
    searchMessages: [`{ searchMessages(text: "a") { nodes { id } } }`, SIGNED_IN],
    sendMessage: [
      `mutation { sendMessage(input: { ${CONVERSATION}, messageId: "" }) { id } }`,
      SIGNED_IN,
    ],
    editMessage: [`mutation { editMessage(${ID}, message: "") { id } }`, SIGNED_IN],
    deleteMessage: [`mutation { deleteMessage(${ID}) { id } }`, SIGNED_IN],
    addReaction: [`mutation { addReaction(messageId: "${uuid()}", emoji: "") { id } }`, SIGNED_IN],
    removeReaction: [
      `mutation { removeReaction(messageId: "${uuid()}", emoji: "") { id } }`,
      SIGNED_IN,
    ],
    messageChanged: [`subscription { messageChanged(${CONVERSATION}) { id } }`, SIGNED_IN],
  },
  growing: ["messages", "reactions"],
  few: ["attachments", "message_edits"],
  withoutDemo: {
    Attachment: "the fixture writes no files",
    MessageEdit: "the fixture edits no messages",
  },
};
