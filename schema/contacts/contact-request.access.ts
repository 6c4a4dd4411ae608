import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { ContactRequest } from "./contact-request.ts";

const readsAll = (viewer: Viewer) => viewer.may("contact:read");

/** The requests that ask a viewer. */
export const askedOf = ({ memberId }: Viewer): Where | false =>
  !!memberId && { recipients: { $contains: [memberId] } };

/** Those who are asked; staff see all. */
rowPolicy(ContactRequest, (viewer) => anyOf(readsAll(viewer) && ALL, askedOf(viewer)));

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
  ],
  { spamScore: readsAll, assignee: readsAll, answerCount: readsAll, mergedInto: readsAll },
);
