import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { ContactEntry, ContactEntryKind } from "./contact-entry.ts";
import { receivedBy } from "./contact-request.access.ts";

/** The answers to requests that ask the viewer; never the notes of staff. */
const receivedAnswers = (viewer: Viewer): Where | false => {
  const request = receivedBy(viewer);
  return request && { kind: ContactEntryKind.ANSWER, request };
};

rowPolicy(ContactEntry, (viewer) =>
  anyOf(viewer.may("contact:read") && ALL, receivedAnswers(viewer)),
);

fieldPolicy(ContactEntry, ["kind", "author", "content", "delivery", "deliveryError"]);
