import type { TypePolicies } from "@apollo/client";
import { pagedList } from "../../platform/apollo/paged-list.ts";
import { messagesPolicy } from "./client/message-history.ts";

/** Cache policies of the chat. */
export const policies: TypePolicies = {
  Query: {
    fields: {
      conversations: pagedList(["filter", "first"]),
      searchMessages: pagedList(["conversationId", "text"]),
      attachments: pagedList(["conversationId", "kind", "first"]),
      messages: messagesPolicy,
      // Each result replaces the previous one; its messages are placed into the history.
      messageChanges: { keyArgs: ["conversationId"], merge: false },
    },
  },
  Conversation: { fields: { lastSeq: { merge: higher }, revision: { merge: higher } } },
  Participant: { fields: { lastReadSeq: { merge: higher } } },
  // A message is immutable at a revision, so a late result cannot overwrite a newer one.
  Message: {
    keyFields: ["id", "revision"],
    fields: { reactions: { keyArgs: false, merge: longer } },
  },
};

/** These numbers never decrease: a lower one is a late result. Null means not visible to the viewer. */
function higher(existing: number | null | undefined, incoming: number | null): number | null {
  return incoming === null ? null : Math.max(existing ?? 0, incoming);
}

/** The first page or all of them: at one revision the longer list is the complete one. */
function longer<Item>(existing: readonly Item[] | undefined, incoming: readonly Item[]) {
  return existing && existing.length > incoming.length ? existing : incoming;
}
