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

/** Who wrote a mail: nobody in person, if the site sent it by itself. */
export function senderName(intl: IntlShape, { author, from, kind }: OpenMail): string {
  if (author) return author.displayName;
  if (kind === "OUTGOING" && !from.address) return intl.formatMessage({ id: "mails.site" });
  return personName(intl, from);
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

/** A plain text, and the lines that it ends with of an earlier mail; none if all of it is quoted. */
export function splitQuote(text: string): { own: string; quoted: string } {
  const lines = text.trimEnd().split("\n");
  const isBlank = (line: string | undefined) => !line?.trim();
  let at = lines.length;
  while (at > 0 && (isBlank(lines[at - 1]) || lines[at - 1]?.startsWith(">"))) at -= 1;
  if (at === lines.length) return { own: text, quoted: "" };
  // the line that says whose it is, such as "On 1 May, Kari wrote:", which may be cut in two
  if (/:\s*$/.test(lines[at - 1] ?? "")) {
    const isCut = !isBlank(lines[at - 2]) && isBlank(lines[at - 3]) && at > 2;
    at -= isCut ? 2 : 1;
  }
  const own = lines.slice(0, at).join("\n").trimEnd();
  return own ? { own, quoted: lines.slice(at).join("\n").trim() } : { own: text, quoted: "" };
}

/** The staff’s own drafts are written on, those of others are shown. */
export const isDraft = ({ kind }: Pick<OpenMail, "kind">): boolean => kind === "DRAFT";
