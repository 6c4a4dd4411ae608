import { KeptDataKind } from "./kept-data-kind.ts";
import type { OwnNounName } from "./own-nouns.ts";

interface Part {
  /** What is counted where one reads how much is stored. */
  counted: readonly OwnNounName[];
  /** What comes with it in a copy. */
  also?: readonly OwnNounName[];
}

/** The parts of a copy of one's own data: each noun is in one of them. */
export const NOUNS_OF: Readonly<Record<KeptDataKind, Part>> = {
  [KeptDataKind.PROFILE]: { counted: ["account", "profile"], also: ["access"] },
  [KeptDataKind.WRITING]: {
    counted: ["posts", "comments", "projects"],
    also: ["document-drafts", "project-roles", "project-likes", "project-notes", "project-media"],
  },
  [KeptDataKind.MESSAGES]: {
    counted: ["messages"],
    also: [
      "message-files",
      "reactions",
      "reported-messages",
      "chat-settings",
      "conversations",
      "blocked-members",
    ],
  },
  [KeptDataKind.WORK]: {
    counted: ["cards", "events", "time-entries"],
    also: ["boards", "card-files", "card-comments", "invitations"],
  },
  [KeptDataKind.FILES]: { counted: ["files"], also: ["file-links"] },
  [KeptDataKind.PURCHASES]: {
    counted: ["orders", "invoices", "payments"],
    also: [
      "order-lines",
      "billing-addresses",
      "products",
      "stock-watches",
      "wishlist-items",
      "reviews",
      "invoice-items",
    ],
  },
  [KeptDataKind.REQUESTS]: { counted: ["requests", "applications"], also: ["answers"] },
  [KeptDataKind.NOTIFICATIONS]: {
    counted: ["notifications"],
    also: ["notification-choices", "quiet-hours"],
  },
  [KeptDataKind.SESSIONS]: { counted: ["sessions"] },
  [KeptDataKind.ACTIVITY]: { counted: ["activity"], also: ["changes-by-staff"] },
};

export const nounsOf = (part: KeptDataKind): readonly OwnNounName[] => {
  const { counted, also = [] } = NOUNS_OF[part];
  return [...counted, ...also];
};
