import { workflow } from "../workflow/workflow.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";
import { deleteOldContacts } from "./delete-old-contacts.ts";
import { learnFromStatus } from "./learn-from-status.ts";

export const contactFlow = workflow(ContactRequest, {
  stage: "status",
  stages: ContactStatus,
  staff: "contact:answer",
  history: "its thread of answers and notes tells who did what",
  beforeMove: learnFromStatus,
  assignment: {
    property: "assignee",
    to: "contact:answer",
    also(request) {
      if (request.status === ContactStatus.NEW) request.status = ContactStatus.OPEN;
    },
  },
  retention: deleteOldContacts,
  erasure: "deletes",
});
