import { localePath } from "../foundation/locale-path.ts";
import { LOCALES, type Locale } from "../foundation/locale.ts";
import { TIME_ZONE } from "./mail-times.ts";
import { type Notification, NotificationKind } from "./notification.ts";

const OVERVIEW = "/dashboard/app";

const cardPath = ({ board, card }: Notification): string => {
  const boardId = board?.id ?? card?.board.id;
  if (!boardId) return "/dashboard/kanban";
  return `/dashboard/kanban?board=${boardId}${card ? `&card=${card.id}` : ""}`;
};

const projectPath = ({ project }: Notification): string =>
  ["/dashboard/projects", project?.id].filter(Boolean).join("/");

const contactPath = ({ contactRequest }: Notification): string =>
  ["/dashboard/contact", contactRequest?.id].filter(Boolean).join("/");

const eventPath = ({ startsAt }: Notification): string => {
  const day = startsAt?.toLocaleDateString("sv", { timeZone: TIME_ZONE });
  return day ? `/dashboard/calendar?view=day&date=${day}` : "/dashboard/calendar";
};

const proxyPath = ({ proxyServer, proxyClient }: Notification): string =>
  proxyClient
    ? `/dashboard/proxy/clients?q=${encodeURIComponent(proxyClient.name)}`
    : ["/dashboard/proxy/servers", proxyServer?.id].filter(Boolean).join("/");

function postPath({ post, comment }: Notification, locale: Locale): string {
  const language = [locale, ...LOCALES].find((each) => post?.languages.includes(each));
  const slug = language && post?.slug[language];
  if (!slug) return OVERVIEW;
  return localePath(language, `/blog/${slug}`) + (comment ? `#comment-${comment.id}` : "");
}

/** The editor of a text: what is in review has no page yet, or another one. */
function editorPath({ post, page, solution, job, project }: Notification): string {
  if (post) return `/dashboard/blog/post/edit/${post.id}`;
  if (page) return `/dashboard/pages/${page.id}/edit`;
  if (solution) return `/dashboard/solutions/${solution.id}/edit`;
  if (job) return `/dashboard/jobs/${job.id}/edit`;
  return project ? `/dashboard/projects/edit/${project.id}` : OVERVIEW;
}

const PATHS: Readonly<Record<NotificationKind, (of: Notification, locale: Locale) => string>> = {
  [NotificationKind.COMMENT_ON_POST]: postPath,
  [NotificationKind.REPLY]: postPath,
  [NotificationKind.POST_PUBLISHED]: postPath,
  [NotificationKind.DOCUMENT_SUBMITTED]: editorPath,
  [NotificationKind.DOCUMENT_APPROVED]: editorPath,
  [NotificationKind.DOCUMENT_RETURNED]: editorPath,
  [NotificationKind.QUOTE_REQUESTED]: contactPath,
  [NotificationKind.PROJECT_INVITATION]: projectPath,
  [NotificationKind.PROJECT_ACCEPTED]: projectPath,
  [NotificationKind.PROJECT_DECLINED]: projectPath,
  [NotificationKind.PROJECT_REMOVED]: () => "/dashboard/projects",
  [NotificationKind.PROJECT_OBJECTED]: projectPath,
  [NotificationKind.BOARD_ADDED]: cardPath,
  [NotificationKind.CARD_ASSIGNED]: cardPath,
  [NotificationKind.CARD_MENTIONED]: cardPath,
  [NotificationKind.CARD_COMMENTED]: cardPath,
  [NotificationKind.CARD_COMPLETED]: cardPath,
  [NotificationKind.EVENT_INVITATION]: eventPath,
  [NotificationKind.EVENT_REMINDER]: eventPath,
  [NotificationKind.FILE_SHARED]: ({ file }) =>
    ["/dashboard/files-manager?place=shared", file && `file=${file.id}`].filter(Boolean).join("&"),
  [NotificationKind.ORDER_PLACED]: ({ order }) => `/dashboard/e-commerce/orders/${order?.id}`,
  [NotificationKind.ORDER_SENT]: ({ order }) => `/dashboard/e-commerce/orders/${order?.id}`,
  [NotificationKind.INVOICE_RECEIVED]: ({ invoice }) => `/dashboard/invoice/${invoice?.id}`,
  [NotificationKind.REVIEW_HIDDEN]: ({ review }) =>
    `/dashboard/e-commerce/product/${review?.product.id}`,
  [NotificationKind.PRODUCT_BACK]: ({ product }) => `/dashboard/e-commerce/product/${product?.id}`,
  [NotificationKind.MAIL_RECEIVED]: ({ mailThread }) =>
    ["/dashboard/mail/all", mailThread && `open=${mailThread.id}`].filter(Boolean).join("?"),
  [NotificationKind.DATA_COPY_READY]: () => "/dashboard/user/account?tab=privacy",
  [NotificationKind.PROXY_USAGE]: () => "/dashboard/user/account?tab=access",
  [NotificationKind.COMMENT_PENDING]: () => "/dashboard/blog/comments",
  [NotificationKind.MESSAGE_REPORTED]: ({ report }) =>
    ["/dashboard/message-reports", report?.id].filter(Boolean).join("/"),
  [NotificationKind.MEMBER_PENDING]: ({ member }) =>
    member ? `/dashboard/user/${member.id}/edit` : "/dashboard/user/list?tab=pending",
  [NotificationKind.CONTACT_RECEIVED]: contactPath,
  [NotificationKind.APPLICATION_RECEIVED]: ({ application }) =>
    application
      ? `/dashboard/jobs/${application.job.id}/applications?view=read&application=${application.id}`
      : "/dashboard/jobs",
  [NotificationKind.PROXY_DOWN]: proxyPath,
  [NotificationKind.PROXY_UP]: proxyPath,
  [NotificationKind.PROXY_QUOTA]: proxyPath,
  [NotificationKind.PROXY_EXPIRES]: proxyPath,
  [NotificationKind.ROLES_CHANGED]: () => "/dashboard/user/account",
};

/** Where what a notification is about can be seen or handled. */
export const notificationPath = (notification: Notification, locale: Locale): string =>
  PATHS[notification.kind](notification, locale);
