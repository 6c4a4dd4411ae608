import { OutgoingMail } from "./outgoing-mail.ts";
import { RefusedAddress } from "./refused-address.ts";
import { anyOf, ALL, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";

const readsMail = (viewer: Viewer) => viewer.may("mail:read");

rowPolicy(OutgoingMail, (viewer) => anyOf(readsMail(viewer) && ALL));

rowPolicy(RefusedAddress, () => NONE);

/** Of a sensitive mail, staff see only that it exists. */
const content = (viewer: Viewer) => readsMail(viewer) && { isSensitive: false };

fieldPolicy(OutgoingMail, ["locale", "isSensitive", "status", "attempts", "dueAt", "sentAt"], {
  to: content,
  subject: content,
  paragraphs: content,
  lastError: (viewer) =>
    readsMail(viewer) && { $or: [{ isSensitive: false }, { isServerError: true }] },
});
