import { enumType, type EnumOf } from "../foundation/enum-type.ts";

// Apart from the entity, which imports those that it is about.

export const NotificationKind = enumType(
  "NotificationKind",
  [
    "COMMENT_PENDING",
    "COMMENT_ON_POST",
    "REPLY",
    "POST_PUBLISHED",
    "ROLES_CHANGED",
    "MESSAGE_REPORTED",
    "MEMBER_PENDING",
    "PROJECT_INVITATION",
    "PROJECT_ACCEPTED",
    "PROJECT_DECLINED",
    "PROJECT_REMOVED",
    "PROJECT_OBJECTED",
    "BOARD_ADDED",
    "CARD_ASSIGNED",
    "CARD_COMMENTED",
    "CARD_MENTIONED",
    "CARD_COMPLETED",
    "QUOTE_REQUESTED",
    "CONTACT_RECEIVED",
    "APPLICATION_RECEIVED",
    "EVENT_INVITATION",
    "EVENT_REMINDER",
    "PROXY_DOWN",
    "PROXY_UP",
    "PROXY_QUOTA",
    "PROXY_EXPIRES",
    "PROXY_USAGE",
    "FILE_SHARED",
    "ORDER_PLACED",
    "ORDER_SENT",
    "INVOICE_RECEIVED",
    "MAIL_RECEIVED",
    "DATA_COPY_READY",
  ],
  "COMMENT_PENDING: comments are pending, reported to moderators once until read. COMMENT_ON_POST, REPLY: a comment on the viewer's post or comment. " +
    "POST_PUBLISHED: the viewer's scheduled post was published. ROLES_CHANGED: the viewer's permissions changed. MESSAGE_REPORTED: a message was " +
    "reported to moderators. MEMBER_PENDING: a new member awaits approval. PROJECT_INVITATION: `member` invites the viewer to own a project. " +
    "PROJECT_ACCEPTED, PROJECT_DECLINED: `member` has answered the viewer's invitation. PROJECT_REMOVED: `member` has removed " +
    "the viewer from the owners of a project, see `projectRemoval`. PROJECT_OBJECTED: `member`, whom the viewer removed, is an owner again. BOARD_ADDED: `member` added the viewer to a board. " +
    "CARD_ASSIGNED: `member` assigned a card to the viewer. CARD_COMMENTED: `member` commented on a card that the viewer follows. CARD_MENTIONED: `member` named the viewer in a comment. CARD_COMPLETED: `member` completed a card that the viewer follows. QUOTE_REQUESTED: someone " +
    "asks the viewer, or the owners of `project`, for a quote. CONTACT_RECEIVED: someone wrote to the team of the site. APPLICATION_RECEIVED: someone " +
    "applied for a job. EVENT_INVITATION: `member` invites the viewer to `event`. EVENT_REMINDER: `event` starts soon, at `startsAt`. " +
    "PROXY_DOWN, PROXY_UP: a proxy server does not answer, or does again. PROXY_QUOTA: a client has used 80 or 100 percent of its " +
    "quota. PROXY_EXPIRES: `proxyServer` or `proxyClient` expires within a week. PROXY_USAGE: the viewer's own client has used 80 or " +
    "100 percent of its quota. FILE_SHARED: `member` shared `file` with the viewer. ORDER_PLACED: someone bought something. " +
    "ORDER_SENT: an order of the viewer was sent. INVOICE_RECEIVED: an invoice was sent to the viewer. " +
    "MAIL_RECEIVED: mails came in `mailThread`, which the viewer looks after, or nobody. " +
    "DATA_COPY_READY: the copy of their data can be downloaded.",
);
export type NotificationKind = EnumOf<typeof NotificationKind>;

export const NotificationMail = enumType(
  "NotificationMail",
  ["AT_ONCE", "DAILY", "WEEKLY", "OFF"],
  "When events are mailed. DAILY, WEEKLY: what is still unread, in one mail at 8:00 in Europe/Vienna, weekly on Mondays.",
);
export type NotificationMail = EnumOf<typeof NotificationMail>;
