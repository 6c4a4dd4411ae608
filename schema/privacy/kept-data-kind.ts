import { enumType, type EnumOf } from "../foundation/enum-type.ts";

export const KeptDataKind = enumType(
  "KeptDataKind",
  {
    PROFILE: "The account and the profile.",
    WRITING: "Posts, comments and projects.",
    MESSAGES: "Messages in conversations.",
    WORK: "Cards, events and time.",
    FILES: "Files and folders.",
    PURCHASES: "Orders, invoices and payments.",
    REQUESTS: "Requests and applications.",
    NOTIFICATIONS: "Notifications.",
    SESSIONS: "Devices that are signed in.",
    ACTIVITY: "Entries of the audit log.",
  },
  "A kind of data that the site stores of a person.",
);
export type KeptDataKind = EnumOf<typeof KeptDataKind>;
