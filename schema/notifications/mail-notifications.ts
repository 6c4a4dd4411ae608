import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { permissionsOf } from "../accounts/role.ts";
import { Comment } from "../blog/comment.ts";
import { Context } from "../foundation/context.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import { LOCALES, type Locale } from "../foundation/locale.ts";
import { filterAt } from "../foundation/reading/descriptions/now.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { Viewer } from "../foundation/viewer.ts";
import { type MailIntl, type MailMessageId, mailIntl } from "../mail/mail-intl.ts";
import { Member } from "../members/member.ts";
import { mailsOf } from "./end-mails.ts";
import { afterQuietHours, TIME_ZONE } from "./mail-times.ts";
import { readableNotifications } from "./notification.access.ts";
import { notificationPath } from "./notification-path.ts";
import { Notification, NotificationMail } from "./notification.ts";
import { QuietHours } from "./quiet-hours.ts";

const MAX_USERS = 200;
const MAX_AT_ONCE = 500;
/** The most that one mail lists; the others are counted. */
const MAX_LISTED = 50;
/** Characters of a comment in a mail. */
const MAX_EXCERPT = 300;

class Claimed extends Error {}

/**
 * Mails users the unread notifications that are due: those at once, and the daily and weekly mails. Each notification is
 * claimed in the transaction of its mail, so it is mailed once, however many processes do this.
 */
export async function mailNotifications(context: Context): Promise<void> {
  const { em } = context;
  const now = context.now();
  const due = await em.find(
    Notification,
    { mailDueAt: { $lte: now } },
    { fields: ["user"], orderBy: { mailDueAt: "asc" }, limit: MAX_AT_ONCE },
  );
  const ids = [...new Set(due.map(({ user }) => user.id))].slice(0, MAX_USERS);
  em.clear();
  for (const id of ids) {
    try {
      await mailUser(id, now, context);
    } catch (error) {
      if (!(error instanceof Claimed)) throw error;
    } finally {
      em.clear();
    }
  }
}

async function mailUser(userId: string, now: Date, context: Context): Promise<void> {
  const { em } = context;
  const quiet = await em.findOne(QuietHours, { user: userId });
  const later = afterQuietHours(quiet ?? undefined, now);
  const isDue = { user: userId, mailDueAt: { $lte: now } };
  if (later > now) {
    await em.nativeUpdate(Notification, isDue, { mailDueAt: later });
    return;
  }
  const due = await em.find(Notification, isDue, {
    orderBy: { createdAt: "desc", id: "desc" },
    limit: MAX_AT_ONCE,
    fields: ["mail"],
  });
  const ids = due.map(({ id }) => id);
  const user = await em.findOne(User, { id: userId, ...CAN_SIGN_IN });
  for (const message of user ? await mailsFor(user, ids, context) : []) context.sendMail(message);
  await context.save({
    async verify(tx) {
      const unclaimed = { id: { $in: ids }, mailDueAt: { $ne: null } };
      const done = { mailDueAt: null, mailedAt: now };
      if ((await tx.nativeUpdate(Notification, unclaimed, done)) < ids.length) throw new Claimed();
      await tx.nativeDelete(Notification, { id: { $in: ids }, isHere: false });
    },
  });
}

/** What a user reads of them now is mailed: what they have read meanwhile, or may read no longer, is not. */
async function mailsFor(
  user: User,
  ids: readonly string[],
  context: Context,
): Promise<EmailMessage[]> {
  const reader = readerOf(user, context);
  const readable = filterAt(readableNotifications(reader.viewer), () => context.now());
  const rows = await reader.em.find(
    Notification,
    { $and: [{ id: { $in: [...ids] }, readAt: null }, readable] } as object,
    {
      orderBy: { createdAt: "desc", id: "desc" },
      populate: [
        "post",
        "page",
        "solution",
        "job",
        "project",
        "projectRemoval",
        "board",
        "card",
        "event",
        "contactRequest",
        "application.job",
        "proxyServer",
        "proxyClient",
        "file",
        "order",
        "invoice",
        "review.product",
        "product",
        "mailThread",
        "report.reporter",
      ],
    },
  );
  const visible = await visibleNames(rows, reader);
  const locale = user.locale as Locale;
  return Object.values(NotificationMail).flatMap((mail) => {
    const some = rows.filter((row) => row.mail === mail);
    if (!some.length) return [];
    return [{ to: user.email, locale, ...mailAbout(some, mail, user, visible) }];
  });
}

/** A context in which a user reads what they may read when they sign in. */
function readerOf({ id, member, roles }: User, { em, services }: Context): Context {
  const permissions = permissionsOf(roles);
  const viewer = new Viewer({ userId: id, permissions, ...(member && { memberId: member.id }) });
  return new Context(() => em.fork(), viewer, services);
}

/** Names of members and comments that a user may read. */
interface Visible {
  members: ReadonlyMap<string, Member>;
  comments: ReadonlyMap<string, Comment>;
}

async function visibleNames(rows: readonly Notification[], reader: Context): Promise<Visible> {
  const people = rows.flatMap(({ member, report }) => [
    ...(member ? [member.id] : []),
    ...(report ? [report.reporter.id] : []),
  ]);
  const comments = rows.flatMap(({ comment }) => (comment ? [comment.id] : []));
  const byId = <T extends { id: string }>(all: readonly T[]) =>
    new Map(all.map((each) => [each.id, each]));
  return {
    members: byId(await allOf(Member, { id: { $in: people } }, reader)),
    comments: byId(await allOf(Comment, { id: { $in: comments } }, reader)),
  };
}

function mailAbout(
  rows: readonly Notification[],
  mail: NotificationMail,
  user: User,
  visible: Visible,
): Omit<EmailMessage, "to" | "locale"> {
  const locale = user.locale as Locale;
  const intl = mailIntl(locale);
  const items = rows.map((row) => ({
    text: textOf(row, locale, intl, visible),
    detail: detailOf(row, intl, visible),
    url: notificationPath(row, locale),
  }));
  const isSummary = mail === NotificationMail.DAILY || mail === NotificationMail.WEEKLY;
  const [first] = items;
  if (!isSummary && first && items.length === 1) {
    const [{ kind }] = rows as [Notification];
    return {
      subject: first.text,
      paragraphs: first.detail ? [first.detail] : [],
      action: { label: intl.formatMessage({ id: "notifications.open" }), url: first.url },
      isSensitive: true,
      unsubscribes: mailsOf(user, kind),
    };
  }
  const count = items.length;
  const subject = isSummary ? mail : "several";
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const left = count - MAX_LISTED;
  return {
    subject: intl.formatMessage({ id: `notifications.${subject}.subject` }, { count }),
    paragraphs: [
      intl.formatMessage({ id: "notifications.summary.text" }),
      ...(left > 0 ? [intl.formatMessage({ id: "notifications.more" }, { count: left })] : []),
    ],
    list: items
      .slice(0, MAX_LISTED)
      .map(({ text, detail, url }) => ({ text, url, ...(detail && { detail }) })),
    action: { label: intl.formatMessage({ id: "notifications.openSite" }), url: "/dashboard/app" },
    isSensitive: true,
    unsubscribes: mailsOf(user, ...(isSummary ? [mail] : kinds)),
  };
}

/** What was written: a comment, or why a review is hidden. */
function detailOf(
  { comment, review }: Notification,
  intl: MailIntl,
  { comments }: Visible,
): string | undefined {
  if (review)
    return intl.formatMessage({ id: "notifications.reason" }, { reason: review.hiddenReason });
  return excerpt(comments.get(comment?.id ?? "")?.content);
}

function excerpt(content: string | undefined): string | undefined {
  if (!content || content.length <= MAX_EXCERPT) return content;
  return `${content.slice(0, MAX_EXCERPT).replace(/\s+\S*$/, "")}…`;
}

function textOf(
  row: Notification,
  locale: Locale,
  intl: MailIntl,
  { members, comments }: Visible,
): string {
  const { kind, comment, report, member, contactRequest, proxyServer, proxyClient } = row;
  const name =
    comments.get(comment?.id ?? "")?.name ??
    members.get((report?.reporter ?? member)?.id ?? "")?.displayName ??
    row.order?.buyerName ??
    (row.mailThread?.name || row.mailThread?.address) ??
    contactRequest?.name ??
    proxyServer?.name ??
    proxyClient?.name ??
    intl.formatMessage({ id: "notifications.someone" });
  const id = `notifications.kind.${kind.toUpperCase()}` as MailMessageId;
  return intl.formatMessage(
    { id },
    {
      name,
      title: titleOf(row, locale) || intl.formatMessage({ id: "notifications.untitled" }),
      count: row.pendingCount ?? 1,
      events: row.eventCount,
      start:
        row.startsAt?.toLocaleString(FORMAT_LOCALE[locale], {
          dateStyle: "medium",
          timeStyle: "short",
          timeZone: TIME_ZONE,
        }) ?? "",
    },
  );
}

function titleOf(row: Notification, locale: Locale): string {
  const { post, page, solution, job, project, application, projectRemoval } = row;
  const document = post ?? page ?? solution ?? job ?? project ?? application?.job;
  const localized = projectRemoval?.title ?? document?.title;
  const inSome = [locale, ...LOCALES].map((each) => localized?.[each]).find(Boolean);
  const { board, card, event, file, order, invoice, review, product, mailThread } = row;
  return (
    inSome ??
    board?.name ??
    card?.title ??
    event?.title ??
    file?.name ??
    order?.number ??
    invoice?.number ??
    (product ?? review?.product)?.name ??
    mailThread?.subject ??
    ""
  );
}
