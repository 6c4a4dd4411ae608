import { OutgoingMail } from "./outgoing-mail.ts";
import { anyOf, everything, fields, rows } from "../foundation/rules.ts";
import type { Viewer } from "../foundation/viewer.ts";

const readsMail = (viewer: Viewer) => viewer.may("mail:read");

rows(OutgoingMail, (viewer) => anyOf(readsMail(viewer) && everything));

/** Of a mail that only its reader may know, staff sees that there was one. */
const content = (viewer: Viewer) => readsMail(viewer) && { isSensitive: false };

fields(OutgoingMail, ["locale", "isSensitive", "status", "attempts", "dueAt", "sentAt"], {
  to: content,
  subject: content,
  paragraphs: content,
  lastError: content,
});
