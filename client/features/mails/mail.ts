import type { IntlShape } from "react-intl";
import type {
  MailDraftQuery,
  MailLabelsQuery,
  MailThreadQuery,
  MailThreadsQuery,
} from "./mails.generated.ts";

export type ListedThread = MailThreadsQuery["mailThreads"]["nodes"][number];
export type OpenThread = MailThreadQuery["mailThread"];
export type OpenMail = OpenThread["mails"][number];
export type OpenDraft = Omit<MailDraftQuery["mail"], "thread">;
export type StaffLabel = MailLabelsQuery["mailLabels"][number];
export type Person = OpenMail["from"];

/** A name, or the address if there is none. */
export function personName(intl: IntlShape, { name, address }: Person): string {
  return name || address || intl.formatMessage({ id: "mails.hidden" });
}

export function threadName(
  intl: IntlShape,
  { name, address }: Pick<ListedThread, "name" | "address">,
): string {
  return personName(intl, { name, address });
}

export function subjectOf(intl: IntlShape, { subject }: { subject: string }): string {
  return subject || intl.formatMessage({ id: "mails.noSubject" });
}

/** The text of a mail whose source has it, such as a request. */
export function textOfMail(mail: OpenMail, thread: OpenThread): string | null {
  const { text, contactEntry, applicationEvent } = mail;
  if (text !== null) return text;
  if (contactEntry) return contactEntry.content;
  if (applicationEvent) return applicationEvent.content;
  if (mail.id !== thread.mails[0]?.id) return null;
  return thread.contactRequest?.message ?? thread.application?.coverLetter ?? null;
}

/** The staff’s own drafts are written on, those of others are shown. */
export const isDraft = ({ kind }: Pick<OpenMail, "kind">): boolean => kind === "DRAFT";
