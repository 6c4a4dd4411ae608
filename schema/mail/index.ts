import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { HOUR } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import "./outgoing-mail.access.ts";
import "./purged-recipients.ts";
import { OutgoingMailResolver } from "./outgoing-mail.resolver.ts";
import { SEND_MAILS } from "./outgoing-mail.ts";
import { deleteOldMails, sendMails } from "./send-mails.ts";

export const mail = domain({
  name: "mail",
  resolvers: [OutgoingMailResolver],
  permissions: { "mail:read": [Role.ADMIN, Role.SUPPORT] },
  jobs: {
    [SEND_MAILS]: async (_, { em, services }) =>
      services.mailTransport && sendMails(() => em.fork(), services.mailTransport, services),
  },
  timers: {
    // mails that a killed process left unsent; delayed, so that the first requests come first
    resume: {
      once: 1_000,
      run: ({ services }) => services.jobs.add({ name: SEND_MAILS, key: uuid() }),
    },
    "delete old mails": {
      every: HOUR,
      run: ({ em, services }) => deleteOldMails(em, services),
    },
  },
});
export { mailQueue } from "./mail-queue.ts";
export { MailStatus, SEND_MAILS } from "./outgoing-mail.ts";
