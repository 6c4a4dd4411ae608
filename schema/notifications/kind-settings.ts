import type { Permission } from "../foundation/declared.generated.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { NotificationKind, NotificationMail } from "./notification-kind.ts";

const { AT_ONCE, DAILY, WEEKLY, OFF } = NotificationMail;

export interface KindSettings {
  /** Who is notified: everyone, who has a profile, or who holds a permission. */
  who: "everyone" | "member" | Permission;
  /** When it can be mailed. */
  mails: readonly NotificationMail[];
  /** When it is mailed unless the user chose otherwise. */
  mail: NotificationMail;
  /** What is sent at once is not the text of the notification: its domain sends it. */
  hasOwnMail?: boolean;
  /** It appears on the site whatever the user chose, because they could not act in time otherwise. */
  isAlwaysHere?: boolean;
  /** Events about the same one are one unread notification. */
  groupedBy?: "card" | "post" | "mailThread";
}

const ANY_TIME = [AT_ONCE, DAILY, WEEKLY, OFF];
const PROMPT = [AT_ONCE, OFF];

const ofMembers: KindSettings = { who: "member", mails: ANY_TIME, mail: DAILY };
const ofStaff = (who: Permission, mail: NotificationMail = AT_ONCE): KindSettings => ({
  who,
  mails: ANY_TIME,
  mail,
  hasOwnMail: true,
});
/** What is mailed as a letter anyway. */
const ofBuyers: KindSettings = { who: "member", mails: [], mail: OFF };

/** What can be chosen of each kind, in the order in which it is offered. */
export const KINDS: Readonly<Record<NotificationKind, KindSettings>> = {
  [NotificationKind.COMMENT_ON_POST]: { ...ofMembers, groupedBy: "post" },
  [NotificationKind.REPLY]: { ...ofMembers, groupedBy: "post" },
  [NotificationKind.POST_PUBLISHED]: { ...ofMembers, mail: OFF },
  [NotificationKind.DOCUMENT_SUBMITTED]: ofMembers,
  [NotificationKind.DOCUMENT_APPROVED]: ofMembers,
  [NotificationKind.DOCUMENT_RETURNED]: ofMembers,
  [NotificationKind.QUOTE_REQUESTED]: { ...ofMembers, mail: AT_ONCE, hasOwnMail: true },
  [NotificationKind.PROJECT_INVITATION]: ofMembers,
  [NotificationKind.PROJECT_ACCEPTED]: ofMembers,
  [NotificationKind.PROJECT_DECLINED]: ofMembers,
  [NotificationKind.PROJECT_REMOVED]: { ...ofMembers, isAlwaysHere: true },
  [NotificationKind.PROJECT_OBJECTED]: { ...ofMembers, isAlwaysHere: true },
  [NotificationKind.BOARD_ADDED]: ofMembers,
  [NotificationKind.CARD_ASSIGNED]: ofMembers,
  [NotificationKind.CARD_MENTIONED]: ofMembers,
  [NotificationKind.CARD_COMMENTED]: { ...ofMembers, groupedBy: "card" },
  [NotificationKind.CARD_COMPLETED]: { ...ofMembers, mail: OFF },
  // who is invited by mail gets a calendar file, and its changes: a summary cannot replace them
  [NotificationKind.EVENT_INVITATION]: {
    ...ofMembers,
    mails: PROMPT,
    mail: AT_ONCE,
    hasOwnMail: true,
  },
  [NotificationKind.EVENT_REMINDER]: {
    ...ofMembers,
    mails: PROMPT,
    mail: AT_ONCE,
    hasOwnMail: true,
  },
  [NotificationKind.FILE_SHARED]: ofMembers,
  [NotificationKind.ORDER_SENT]: ofBuyers,
  [NotificationKind.INVOICE_RECEIVED]: ofBuyers,
  [NotificationKind.REVIEW_HIDDEN]: { ...ofMembers, mail: AT_ONCE },
  [NotificationKind.PRODUCT_BACK]: { ...ofMembers, mail: AT_ONCE },
  [NotificationKind.PROXY_USAGE]: { ...ofMembers, mail: AT_ONCE, hasOwnMail: true },
  [NotificationKind.COMMENT_PENDING]: ofStaff("comment:moderate"),
  [NotificationKind.MESSAGE_REPORTED]: {
    ...ofStaff("report:moderate", DAILY),
    hasOwnMail: false,
  },
  [NotificationKind.MEMBER_PENDING]: { ...ofStaff("member:write", DAILY), hasOwnMail: false },
  [NotificationKind.CONTACT_RECEIVED]: ofStaff("contact:answer"),
  // the mail itself is in the inbox already
  [NotificationKind.MAIL_RECEIVED]: {
    ...ofStaff("mail:read", OFF),
    hasOwnMail: false,
    groupedBy: "mailThread",
  },
  [NotificationKind.APPLICATION_RECEIVED]: ofStaff("application:manage"),
  [NotificationKind.ORDER_PLACED]: { ...ofStaff("order:manage", DAILY), hasOwnMail: false },
  [NotificationKind.PROXY_DOWN]: ofStaff("proxy:write"),
  [NotificationKind.PROXY_UP]: ofStaff("proxy:write"),
  [NotificationKind.PROXY_QUOTA]: ofStaff("proxy:write"),
  [NotificationKind.PROXY_EXPIRES]: ofStaff("proxy:write"),
  [NotificationKind.DATA_COPY_READY]: { who: "everyone", mails: [], mail: OFF, isAlwaysHere: true },
  [NotificationKind.ROLES_CHANGED]: { ...ofMembers, who: "everyone" },
};

export const ALL_KINDS = Object.keys(KINDS) as NotificationKind[];

/** Whether events of a kind may concern a viewer. */
export function concerns(kind: NotificationKind, viewer: Viewer): boolean {
  const { who } = KINDS[kind];
  if (who === "everyone") return true;
  return who === "member" ? viewer.memberId !== undefined : viewer.may(who);
}

/** The kinds of events that concern only those who hold a permission that a viewer has not. */
export const kindsNotFor = (viewer: Viewer): NotificationKind[] =>
  ALL_KINDS.filter((kind) => KINDS[kind].who !== "member" && !concerns(kind, viewer));
