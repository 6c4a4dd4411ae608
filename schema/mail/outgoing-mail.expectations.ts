import { ID, type Expectations } from "../testing/expectations.ts";

const MAIL_READERS = ["support", "admin"];

export const expectations: Expectations = {
  operations: {
    outgoingMails: ["{ outgoingMails { nodes { id } } }", MAIL_READERS],
    outgoingMail: [`{ outgoingMail(${ID}) { id } }`, MAIL_READERS],
  },
  few: ["outgoing_mails"],
  withoutDemo: {
    OutgoingMail: "mails are created by events",
  },
};
