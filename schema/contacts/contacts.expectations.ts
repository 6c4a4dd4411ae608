import { uuid } from "../foundation/uuid.ts";
import {
  entityOperations,
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  REPORT_MODERATORS,
  SIGNED_IN,
} from "../testing/expectations.ts";

const READERS = [...REPORT_MODERATORS, "support"];
const ANSWERERS = ["admin", "support"];

/** Members read and answer the requests that were sent to them: which ones is a policy of the row. */
export const expectations: Expectations = {
  operations: {
    contactRequests: ["{ contactRequests { nodes { id } } }", SIGNED_IN],
    contactRequestCounts: ["{ contactRequestCounts { all } }", SIGNED_IN],
    contactRequest: [`{ contactRequest(${ID}) { id } }`, SIGNED_IN],
    submitContact: [`mutation { submitContact(input: { message: "", consent: "" }) }`, EVERYBODY],
    updateContactRequest: [`mutation { updateContactRequest(${ID}, input: {}) { id } }`, SIGNED_IN],
    setContactRequestStatus: [
      `mutation { setContactRequestStatus(${IDS}, status: ARCHIVED) { ids } }`,
      SIGNED_IN,
    ],
    contactStaff: ["{ contactStaff { id } }", READERS],
    assignContactRequests: [`mutation { assignContactRequests(${IDS}) { ids } }`, ANSWERERS],
    answerContactRequest: [
      `mutation { answerContactRequest(${ID}, input: { ${ID}, content: "A", answerCount: 0 }) { id } }`,
      SIGNED_IN,
    ],
    retryContactAnswer: [`mutation { retryContactAnswer(${ID}) { id } }`, SIGNED_IN],
    createContactNote: [
      `mutation { createContactNote(requestId: "${uuid()}", input: { content: "A" }) { id } }`,
      ANSWERERS,
    ],
    ...entityOperations("ReadyAnswer", {
      read: EVERYBODY,
      write: ANSWERERS,
      input: 'name: "A"',
    }),
    mergeContactRequest: [
      `mutation { mergeContactRequest(${ID}, intoId: "${uuid()}") { id } }`,
      ANSWERERS,
    ],
    separateContactRequest: [`mutation { separateContactRequest(${ID}) { id } }`, ANSWERERS],
    inviteContactSender: [`mutation { inviteContactSender(${ID}) { id } }`, ["admin"]],
    contactPerson: [
      `{ contactPerson(email: "nobody@example.org") { requests } }`,
      REPORT_MODERATORS,
    ],
    deleteContactRequest: [`mutation { deleteContactRequest(${ID}) }`, REPORT_MODERATORS],
    deleteContactRequests: [
      `mutation { deleteContactRequests(${IDS}) { ids } }`,
      REPORT_MODERATORS,
    ],
    eraseContactPerson: [
      `mutation { eraseContactPerson(email: "nobody@example.org") { requests } }`,
      REPORT_MODERATORS,
    ],
  },
  calls: {
    "GET /api/contact": SIGNED_IN,
    "POST /api/contact": EVERYBODY,
    "DELETE /api/contact/{id}": REPORT_MODERATORS,
    "POST /api/contact/delete": REPORT_MODERATORS,
  },
  planExceptions: {
    contactPerson: "counts what has one address by three indexes, in its own statement",
  },
  tiny: ["ready_answers"],
  growing: ["contact_requests", "contact_entries"],
};
