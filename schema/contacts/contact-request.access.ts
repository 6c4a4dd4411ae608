import { Forbidden } from "../foundation/errors.ts";
import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { ContactRequest } from "./contact-request.ts";

const readsAll = (viewer: Viewer) => viewer.may("contact:read");

/** The requests that ask a viewer. */
export const receivedBy = ({ memberId }: Viewer): Where | false =>
  !!memberId && { recipients: { $contains: [memberId] } };

/** Those who are asked; staff see all. */
rowPolicy(ContactRequest, (viewer) => anyOf(readsAll(viewer) && ALL, receivedBy(viewer)));

fieldPolicy(
  ContactRequest,
  [
    "kind",
    "status",
    "name",
    "email",
    "phone",
    "company",
    "subject",
    "message",
    "budget",
    "timing",
    "locale",
    "sender",
    "member",
    "project",
    "consentAt",
    "privacyVersion",
    "answerCount",
  ],
  { spamScore: readsAll, assignee: readsAll, mergedInto: readsAll },
);

/** Whether a request asks a viewer. */
export const isAsked = ({ recipients }: ContactRequest, { memberId }: Viewer): boolean =>
  !!memberId && recipients.includes(memberId);

/** Staff who answer, and those who are asked; others who read a request do not. */
export function refuseAnswer(request: ContactRequest, viewer: Viewer): void {
  if (!viewer.may("contact:answer") && !isAsked(request, viewer)) throw new Forbidden();
}
