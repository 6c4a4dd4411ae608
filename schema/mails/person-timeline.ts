import { ContactKind, ContactRequest } from "../contacts/contact-request.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { Order } from "../orders/order.ts";
import { MailThread } from "./mail-thread.ts";
import { Mail, MailKind } from "./mail.ts";
import { TimelineKind, type TimelineEntry } from "./timeline-entry.ts";

const MAX_ENTRIES = 100;

/** What there is with an address, each kind under its own policy, newest first. */
export async function personTimeline(
  email: string,
  first: number,
  context: Context,
): Promise<TimelineEntry[]> {
  if (first < 1 || first > MAX_ENTRIES) throw new Invalid({ first: `1 to ${MAX_ENTRIES}` });
  const latest = { orderBy: { createdAt: "desc", id: "desc" }, limit: first };
  const read = <T extends object>(entity: EntityClass<T>, where: object, more: object = {}) =>
    allOf(entity, where, context, { ...latest, ...more }) as Promise<T[]>;
  const requests = await read(ContactRequest, { email });
  const mails = await read(
    Mail,
    { thread: { address: email }, kind: { $ne: MailKind.DRAFT } },
    { populate: ["thread"] },
  );
  const applications = await read(
    Application,
    { email, isApplicantHidden: false },
    { populate: ["job"] },
  );
  const orders = await read(Order, { email });
  const invoices = await read(Invoice, { customerEmail: email });
  const listed = new Set(
    (
      await read(MailThread, { id: { $in: [...requests, ...applications].map(({ id }) => id) } })
    ).map(({ id }) => id),
  );
  const threadIdOf = (id: string) => (listed.has(id) ? id : null);
  const entries: TimelineEntry[] = [
    ...requests.map(({ id, createdAt, subject, kind, status }) => ({
      kind: TimelineKind.CONTACT,
      id,
      createdAt,
      title: subject ?? (kind === ContactKind.QUOTE ? "" : kind),
      status,
      threadId: threadIdOf(id),
    })),
    // the first mail of a form is the request, or the application, itself
    ...mails
      .filter(({ id, thread }) => id !== thread.id)
      .map(({ id, createdAt, subject, kind, thread }) => ({
        kind: TimelineKind.MAIL,
        id,
        createdAt,
        title: subject,
        status: kind,
        threadId: thread.id,
      })),
    ...applications.map(({ id, createdAt, stage, job, locale }) => ({
      kind: TimelineKind.APPLICATION,
      id,
      createdAt,
      title: job.titleIn(locale),
      status: stage,
      threadId: threadIdOf(id),
    })),
    ...orders.map(({ id, createdAt, number, status }) => ({
      kind: TimelineKind.ORDER,
      id,
      createdAt,
      title: number,
      status,
      threadId: null,
    })),
    ...invoices.map(({ id, createdAt, number, status }) => ({
      kind: TimelineKind.INVOICE,
      id,
      createdAt,
      title: number ?? "",
      status,
      threadId: null,
    })),
  ];
  return entries.toSorted((one, other) => +other.createdAt - +one.createdAt).slice(0, first);
}
