import { enumType, type EnumOf } from "../foundation/enum-type.ts";

// Apart from the entity, which imports those that it is about.

export const NotificationKind = enumType(
  "NotificationKind",
  {
    COMMENT_PENDING: "A comment waits for approval.",
    COMMENT_ON_POST: "A comment on the viewer's post.",
    REPLY: "A reply to the viewer's comment.",
    POST_PUBLISHED: "The viewer's scheduled post was published.",
    DOCUMENT_SUBMITTED:
      "`member` submitted a text for review, `post` for example, that the viewer may publish.",
    DOCUMENT_APPROVED: "`member` published or scheduled what the viewer submitted for review.",
    DOCUMENT_RETURNED: "`member` took what the viewer submitted out of review.",
    ROLES_CHANGED: "The viewer's permissions changed.",
    MESSAGE_REPORTED: "A message was reported to moderators.",
    MEMBER_PENDING: "A new member awaits approval.",
    PROJECT_INVITATION: "`member` invites the viewer to own a project.",
    PROJECT_ACCEPTED: "`member` has accepted the viewer's invitation.",
    PROJECT_DECLINED: "`member` has declined the viewer's invitation.",
    PROJECT_REMOVED:
      "`member` has removed the viewer from the owners of a project, see `projectRemoval`.",
    PROJECT_OBJECTED: "`member`, whom the viewer removed, is an owner again.",
    BOARD_ADDED: "`member` added the viewer to a board.",
    CARD_ASSIGNED: "`member` assigned a card to the viewer.",
    CARD_COMMENTED: "`member` commented on a card that the viewer follows.",
    CARD_MENTIONED: "`member` named the viewer in a comment.",
    CARD_COMPLETED: "`member` completed a card that the viewer follows.",
    QUOTE_REQUESTED: "Someone asks the viewer, or the owners of `project`, for a quote.",
    CONTACT_RECEIVED: "Someone wrote to the team of the site.",
    APPLICATION_RECEIVED: "Someone applied for a job.",
    EVENT_INVITATION: "`member` invites the viewer to `event`.",
    EVENT_REMINDER: "`event` starts soon, at `startsAt`.",
    PROXY_DOWN: "A proxy server does not answer.",
    PROXY_UP: "A proxy server answers again.",
    PROXY_QUOTA: "A client has used 80 or 100 percent of its quota.",
    PROXY_EXPIRES: "`proxyServer` or `proxyClient` expires within a week.",
    PROXY_USAGE: "The viewer's own client has used 80 or 100 percent of its quota.",
    FILE_SHARED: "`member` shared `file` with the viewer.",
    ORDER_PLACED: "Someone bought something.",
    ORDER_SENT: "An order of the viewer was sent.",
    INVOICE_RECEIVED: "An invoice was sent to the viewer.",
    REVIEW_HIDDEN: "The shop has hidden the viewer's `review`, see its `hiddenReason`.",
    PRODUCT_BACK: "`product` is in stock again, as the viewer asked to be told.",
    MAIL_RECEIVED: "Mails came in `mailThread`, which the viewer looks after, or nobody.",
    DATA_COPY_READY: "The copy of their data can be downloaded.",
  },
  "COMMENT_PENDING: comments are pending, reported to moderators once until read. COMMENT_ON_POST, REPLY: a comment on the viewer's post or comment. " +
    "POST_PUBLISHED: the viewer's scheduled post was published. DOCUMENT_SUBMITTED: `member` submitted a text for review, `post` for example, " +
    "that the viewer may publish. DOCUMENT_APPROVED: `member` published or scheduled what the viewer submitted for review. " +
    "DOCUMENT_RETURNED: `member` took what the viewer submitted out of review. ROLES_CHANGED: the viewer's permissions changed. MESSAGE_REPORTED: a message was " +
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
    "REVIEW_HIDDEN: the shop has hidden the viewer's `review`, see its `hiddenReason`. " +
    "PRODUCT_BACK: `product` is in stock again, as the viewer asked to be told. " +
    "MAIL_RECEIVED: mails came in `mailThread`, which the viewer looks after, or nobody. " +
    "DATA_COPY_READY: the copy of their data can be downloaded.",
);
export type NotificationKind = EnumOf<typeof NotificationKind>;

export const NotificationMail = enumType(
  "NotificationMail",
  {
    AT_ONCE: "As it happens.",
    DAILY: "What is still unread, in one mail at 8:00 in Europe/Vienna.",
    WEEKLY: "The same on Mondays.",
    OFF: "Never.",
  },
  "When events are mailed. DAILY, WEEKLY: what is still unread, in one mail at 8:00 in Europe/Vienna, weekly on Mondays.",
);
export type NotificationMail = EnumOf<typeof NotificationMail>;
