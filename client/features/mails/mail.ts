import type { IntlShape } from "react-intl";
import type {
  MailContentQuery,
  MailDraftQuery,
  MailLabelsQuery,
  MailThreadQuery,
  MailThreadsQuery,
} from "./mails.generated.ts";

export type ListedThread = MailThreadsQuery["mailThreads"]["nodes"][number];
export type OpenThread = MailThreadQuery["mailThread"];
/** A mail of a conversation, without its content */
export type OpenMail = OpenThread["mails"][number];
export type MailContent = MailContentQuery["mail"];
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

/** The text of a mail; the source has that of some, such as a request. */
export function textOfMail(content: MailContent, thread: OpenThread): string {
  const { id, text, snippet, contactEntry, applicationEvent } = content;
  if (text !== null) return text;
  if (contactEntry) return contactEntry.content;
  if (applicationEvent?.content) return applicationEvent.content;
  if (id !== thread.mails[0]?.id) return snippet;
  return thread.contactRequest?.message ?? thread.application?.coverLetter ?? snippet;
}

/** The staff’s own drafts are written on, those of others are shown. */
export const isDraft = ({ kind }: Pick<OpenMail, "kind">): boolean => kind === "DRAFT";
