import {
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  REPORT_MODERATORS,
  SIGNED_IN,
} from "../testing/expectations.ts";

const STAFF = [...REPORT_MODERATORS, "support"];

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
    deleteContactRequest: [`mutation { deleteContactRequest(${ID}) }`, STAFF],
    deleteContactRequests: [`mutation { deleteContactRequests(${IDS}) { ids } }`, STAFF],
    eraseContactPerson: [
      `mutation { eraseContactPerson(email: "nobody@example.org") { requests } }`,
      STAFF,
    ],
  },
  calls: {
    "GET /api/contact": SIGNED_IN,
    "POST /api/contact": EVERYBODY,
    "DELETE /api/contact/{id}": STAFF,
    "POST /api/contact/delete": STAFF,
  },
  few: ["contact_requests"],
};
