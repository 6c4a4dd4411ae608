import { OutgoingMail } from "./outgoing-mail.ts";
import { anyOf, ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";

const readsMail = (viewer: Viewer) => viewer.may("mail:read");

rowPolicy(OutgoingMail, (viewer) => anyOf(readsMail(viewer) && ALL));

/** Of a mail that only its reader may know, staff sees that there was one. */
const content = (viewer: Viewer) => readsMail(viewer) && { isSensitive: false };

fieldPolicy(OutgoingMail, ["locale", "isSensitive", "status", "attempts", "dueAt", "sentAt"], {
  to: content,
  subject: content,
  paragraphs: content,
  lastError: content,
});
