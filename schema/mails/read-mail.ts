import { ContactEntry } from "../contacts/contact-entry.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import type { Context } from "../foundation/context.ts";
import { allOf, firstOf } from "../foundation/reading/orm/orm-reads.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { ApplicationEvent } from "../jobs/application-parts.ts";
import { Application } from "../jobs/application.ts";
import { MailAttachment } from "./mail-attachment.ts";
import { Mail } from "./mail.ts";

/** A mail that the viewer may read. */
export const findMail = (id: string, context: Context): Promise<Mail> => context.find(Mail, id);

/** Its files that its HTML shows, or may show. */
export const filesOfMail = async (id: string, context: Context): Promise<MailAttachment[]> =>
  (await allOf(MailAttachment, { mail: id }, context, {
    orderBy: { position: "asc", id: "asc" },
  })) as MailAttachment[];

/** The text of a mail without HTML, wherever it is; what the viewer may not read there is empty. */
export async function textOfMail(
  { id, text, contactEntry, applicationEvent }: Mail,
  context: Context,
): Promise<string> {
  if (text) return text;
  const read = async <T extends object>(entity: EntityClass<T>, of: string | undefined) =>
    of ? ((await firstOf(entity, { id: of }, context)) as T | null) : null;
  const letter =
    (await read(ContactEntry, contactEntry?.id)) ??
    (await read(ApplicationEvent, applicationEvent?.id));
  if (letter) return letter.content ?? "";
  const request = await read(ContactRequest, id);
  return request?.message ?? (await read(Application, id))?.coverLetter ?? "";
}
