import {
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  REPORT_MODERATORS,
  SIGNED_IN,
} from "../testing/expectations.ts";

const READERS = [...REPORT_MODERATORS, "support"];
const ANSWERERS = ["admin", "support"];

/** Whoever is asked reads and answers their requests: which ones is a rule of the row. */
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
  growing: ["contact_requests"],
};
