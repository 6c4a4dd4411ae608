import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { forgetRareWords } from "../foundation/spam-words.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import { hourly } from "../workflow/retention.ts";
import { savedReplyResolvers } from "../workflow/saved-reply.ts";
import "./contact-entry.access.ts";
import "./contact-request.access.ts";
import "./purged-senders.ts";
import { contactOperations, ContactRequestResolver } from "./contact-request.resolver.ts";
import { ContactRequest } from "./contact-request.ts";
import { deleteOldContacts } from "./delete-old-contacts.ts";
import { NOTIFY_OF_CONTACT, notifyOfContact } from "./notify-of-contact.ts";
import { ReadyAnswer } from "./ready-answer.ts";

export const contacts = domain({
  name: "contacts",
  resolvers: [
    ContactRequestResolver,
    ...contactOperations,
    ...savedReplyResolvers(ReadyAnswer, { staff: "contact:answer" }),
  ],
  permissions: {
    "contact:read": [Role.ADMIN, Role.SUPPORT, Role.MODERATOR],
    "contact:answer": [Role.ADMIN, Role.SUPPORT],
    "contact:moderate": [Role.ADMIN, Role.MODERATOR],
  },
  jobs: { [NOTIFY_OF_CONTACT]: notifyOfContact },
  timers: {
    "forget rare words of the spam filter": {
      every: DAY,
      run: ({ em }) => forgetRareWords(em),
    },
    "delete old contact requests": hourly(deleteOldContacts),
  },
  search: {
    requests: {
      entity: () => ContactRequest,
      where: (text) => searched(text),
      order: { createdAt: "desc", id: "desc" },
    },
  },
  limits: {
    /** Messages and requests for a quote, per user, or per network for visitors. */
    contact: { times: 3, within: HOUR },
    /** Per email address that the sender gives. */
    contactOfEmail: { times: 3, within: HOUR },
    /** Answers of a member who is asked, and theirs to one request. */
    contactAnswer: { times: 20, within: DAY },
    contactAnswerToRequest: { times: 5, within: HOUR },
    /** The same content, per network: further repetitions count as suspicious. */
    sameContact: { times: 2, within: DAY },
  },
});
export { ContactEntry, ContactEntryKind } from "./contact-entry.ts";
export { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";
export { ReadyAnswer } from "./ready-answer.ts";
