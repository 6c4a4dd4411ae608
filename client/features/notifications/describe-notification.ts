import type { IntlShape } from "react-intl";
import { LOCALES, type Locale, localePath } from "../../i18n/locale.ts";
import type { NotificationRowFragment } from "./notification-row.generated.ts";

export interface NotificationPlace {
  to: string;
  /** On the public site, which is another document */
  isPublic?: boolean;
}

/** What happened, as a sentence. */
export function notificationText(
  intl: IntlShape,
  {
    kind,
    post,
    page,
    solution,
    job,
    comment,
    report,
    member,
    project,
    projectRemoval: removal,
    board,
    card,
    contactRequest,
    application,
    event,
    startsAt,
    file,
    order,
    invoice,
    review,
    product,
    mailThread,
    proxyServer,
    proxyClient,
    pendingCount,
    eventCount,
  }: NotificationRowFragment,
): string {
  const subject = post ?? page ?? solution ?? job ?? project ?? application?.job;
  const all = subject?.titleByLocale;
  const name =
    comment?.name ??
    report?.reporter?.displayName ??
    member?.displayName ??
    order?.buyerName ??
    (mailThread?.name || mailThread?.address) ??
    contactRequest?.name ??
    proxyServer?.name ??
    proxyClient?.name ??
    application?.name ??
    (application &&
      intl.formatMessage({ id: "applications.hidden" }, { number: application.number }));
  return intl.formatMessage(
    { id: `notifications.kind.${kind}` },
    {
      name: name ?? intl.formatMessage({ id: "notifications.someone" }),
      count: pendingCount ?? 1,
      events: eventCount,
      start: startsAt ? intl.formatDate(startsAt, { dateStyle: "medium", timeStyle: "short" }) : "",
      title:
        (removal && (removal.title ?? removal.en ?? removal.fr ?? removal.no)) ??
        subject?.title ??
        board?.name ??
        card?.title ??
        event?.title ??
        file?.name ??
        order?.number ??
        invoice?.number ??
        (product ?? review?.product)?.name ??
        (mailThread && (mailThread.subject || intl.formatMessage({ id: "mails.noSubject" }))) ??
        all?.en ??
        all?.fr ??
        all?.no ??
        "",
    },
  );
}

const TIME_ZONE = "Europe/Vienna";

/** The URL where the subject can be seen or handled. */
export function notificationPlace(
  locale: Locale,
  {
    kind,
    post,
    page,
    solution,
    job,
    comment,
    report,
    member,
    project,
    board,
    card,
    contactRequest,
    application,
    startsAt,
    file,
    order,
    invoice,
    review,
    product,
    mailThread,
    proxyServer,
    proxyClient,
  }: NotificationRowFragment,
): NotificationPlace {
  if (kind === "ROLES_CHANGED") return { to: "/dashboard/user/account" };
  if (kind.startsWith("DOCUMENT_")) {
    // What is in review has no page yet, or another one
    if (post) return { to: `/dashboard/blog/post/edit/${post.id}` };
    if (page) return { to: `/dashboard/pages/${page.id}/edit` };
    if (solution) return { to: `/dashboard/solutions/${solution.id}/edit` };
    if (job) return { to: `/dashboard/jobs/${job.id}/edit` };
    return { to: project ? `/dashboard/projects/edit/${project.id}` : "/dashboard/app" };
  }
  if (kind === "COMMENT_PENDING") return { to: "/dashboard/blog/comments" };
  if (kind === "MESSAGE_REPORTED") {
    return { to: ["/dashboard/message-reports", report?.id].filter(Boolean).join("/") };
  }
  if (kind === "QUOTE_REQUESTED" || kind === "CONTACT_RECEIVED") {
    return {
      to: contactRequest ? `/dashboard/contact/${contactRequest.id}` : "/dashboard/contact",
    };
  }
  if (kind === "APPLICATION_RECEIVED") {
    const { id, job } = application ?? {};
    if (!job) return { to: "/dashboard/jobs" };
    return { to: `/dashboard/jobs/${job.id}/applications?view=read&application=${id}` };
  }
  if (kind === "DATA_COPY_READY") return { to: "/dashboard/user/account?tab=privacy" };
  if (kind === "PROXY_USAGE") return { to: "/dashboard/user/account?tab=access" };
  if (kind === "FILE_SHARED") {
    return { to: `/dashboard/files-manager?place=shared${file ? `&file=${file.id}` : ""}` };
  }
  if (kind.startsWith("ORDER_")) {
    return { to: ["/dashboard/e-commerce/orders", order?.id].filter(Boolean).join("/") };
  }
  if (kind === "INVOICE_RECEIVED") {
    return { to: ["/dashboard/invoice", invoice?.id].filter(Boolean).join("/") };
  }
  if (kind === "REVIEW_HIDDEN" || kind === "PRODUCT_BACK") {
    const { id } = product ?? review?.product ?? {};
    return { to: ["/dashboard/e-commerce/product", id].filter(Boolean).join("/") };
  }
  if (kind === "MAIL_RECEIVED") {
    return { to: `/dashboard/mail/all${mailThread ? `?open=${mailThread.id}` : ""}` };
  }
  if (kind.startsWith("PROXY_")) {
    if (proxyClient)
      return { to: `/dashboard/proxy/clients?q=${encodeURIComponent(proxyClient.name)}` };
    return { to: ["/dashboard/proxy/servers", proxyServer?.id].filter(Boolean).join("/") };
  }
  if (kind === "MEMBER_PENDING") {
    return {
      to: member ? `/dashboard/user/${member.id}/edit` : "/dashboard/user/list?tab=pending",
    };
  }
  if (kind === "BOARD_ADDED" || kind.startsWith("CARD_")) {
    const boardId = board?.id ?? card?.board?.id;
    if (!boardId) return { to: "/dashboard/kanban" };
    return { to: `/dashboard/kanban?board=${boardId}${card ? `&card=${card.id}` : ""}` };
  }
  if (kind.startsWith("EVENT_")) {
    const day = startsAt && new Date(startsAt).toLocaleDateString("sv", { timeZone: TIME_ZONE });
    return { to: day ? `/dashboard/calendar?view=day&date=${day}` : "/dashboard/calendar" };
  }
  if (kind.startsWith("PROJECT_")) {
    return { to: ["/dashboard/projects", project?.id].filter(Boolean).join("/") };
  }
  const language = [locale, ...LOCALES].find((each) => post?.[each]);
  if (!language) return { to: "/dashboard/app" };
  const thread = comment ? `#comment-${comment.id}` : "";
  return { to: localePath(language, `/blog/${post?.[language]}`) + thread, isPublic: true };
}
