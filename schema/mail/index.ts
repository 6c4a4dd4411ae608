import "./outgoing-mail.access.ts";
import { OutgoingMailResolver } from "./outgoing-mail.resolver.ts";

export const mail = [OutgoingMailResolver] as const;
export { mailQueue } from "./mail-queue.ts";
export { SEND_MAILS } from "./outgoing-mail.ts";
export { sendMails } from "./send-mails.ts";
