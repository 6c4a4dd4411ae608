import { useFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconAt from "@tabler/icons-react/dist/esm/icons/IconAt.mjs";
import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconShoppingCart from "@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs";
import IconTruck from "@tabler/icons-react/dist/esm/icons/IconTruck.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMailQuestion from "@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconMessageReply from "@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs";
import IconMessageOff from "@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs";
import IconMessageReport from "@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs";
import IconServer from "@tabler/icons-react/dist/esm/icons/IconServer.mjs";
import IconShield from "@tabler/icons-react/dist/esm/icons/IconShield.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import type { NotificationKind } from "../../schema.generated.ts";
import { notificationPlace, notificationText } from "./describe-notification.ts";
import {
  type NotificationRowFragment,
  NotificationRowFragmentDoc,
} from "./notification-row.generated.ts";

const icons: Record<NotificationKind, typeof IconClock> = {
  COMMENT_PENDING: IconClock,
  COMMENT_ON_POST: IconMessageCircle,
  REPLY: IconMessageReply,
  POST_PUBLISHED: IconWorld,
  DOCUMENT_SUBMITTED: IconEye,
  DOCUMENT_APPROVED: IconCircleCheck,
  DOCUMENT_RETURNED: IconArrowBackUp,
  ROLES_CHANGED: IconShield,
  MESSAGE_REPORTED: IconMessageReport,
  MEMBER_PENDING: IconUserPlus,
  PROJECT_INVITATION: IconUserPlus,
  PROJECT_ACCEPTED: IconUserCheck,
  PROJECT_DECLINED: IconUserX,
  PROJECT_REMOVED: IconUserX,
  PROJECT_OBJECTED: IconUserCheck,
  BOARD_ADDED: IconLayoutKanban,
  CARD_ASSIGNED: IconUserCheck,
  CARD_COMMENTED: IconMessageCircle,
  CARD_MENTIONED: IconAt,
  CARD_COMPLETED: IconCircleCheck,
  QUOTE_REQUESTED: IconMailQuestion,
  CONTACT_RECEIVED: IconMail,
  APPLICATION_RECEIVED: IconBriefcase,
  EVENT_INVITATION: IconCalendarEvent,
  EVENT_REMINDER: IconBell,
  PROXY_DOWN: IconServer,
  PROXY_UP: IconServer,
  PROXY_QUOTA: IconServer,
  PROXY_EXPIRES: IconServer,
  PROXY_USAGE: IconServer,
  FILE_SHARED: IconFolder,
  ORDER_PLACED: IconShoppingCart,
  ORDER_SENT: IconTruck,
  INVOICE_RECEIVED: IconFileInvoice,
  REVIEW_HIDDEN: IconMessageOff,
  PRODUCT_BACK: IconShoppingCart,
  MAIL_RECEIVED: IconMail,
  DATA_COPY_READY: IconDownload,
};

interface NotificationRowProps {
  notification: FragmentType<NotificationRowFragment>;
  onOpen: (id: string) => void;
  answersTo: AnswersTo;
}

interface Answerable {
  /** The project that the viewer is invited to own */
  invitation?: { id: string };
  /** Their removal from the owners of one, while they can object */
  removal?: { id: string };
}

/** Answers an invitation to own a project, or a removal from its owners, in the notification. */
export type AnswersTo = (about: Answerable, onAnswered: () => void) => ReactNode;

/** How long who was removed can object. */
const OBJECT_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000;

const canObject = (removal: { createdAt: string }) =>
  Date.now() - Date.parse(removal.createdAt) < OBJECT_WITHIN_MS;

/** A notification, linked to its subject. */
export function NotificationRow({ notification, onOpen, answersTo }: NotificationRowProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, complete } = useFragment({
    fragment: NotificationRowFragmentDoc,
    fragmentName: "NotificationRow",
    from: notification,
    variables: { locale },
  });
  if (!complete) return null;
  const { id, kind, createdAt, readAt, comment, review, project, projectRemoval: removal } = data;
  const isInvited = kind === "PROJECT_INVITATION" && project?.ownerStatus === "PENDING";
  const about: Answerable | undefined = isInvited
    ? { invitation: project }
    : removal && canObject(removal)
      ? { removal }
      : undefined;
  const Icon = icons[kind];
  const place = notificationPlace(locale, data);
  return (
    <li>
      <Link
        to={place.to}
        reloadDocument={place.isPublic}
        onClick={() => onOpen(id)}
        className="-mx-3 flex gap-3 rounded-md px-3 py-3 hover:bg-raised"
      >
        <span
          className={`mt-0.5 grid size-9 shrink-0 place-items-center rounded-full ${readAt ? "bg-raised text-ink-2" : "bg-primary-soft text-primary-strong"}`}
        >
          <Icon size={19} aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`block leading-snug ${readAt ? "text-ink-2" : "font-semibold"}`}>
            <bdi>{notificationText(intl, data)}</bdi>
            {!readAt && (
              <span className="sr-only">
                {" "}
                <FormattedMessage id="notifications.new" />
              </span>
            )}
          </span>
          {comment && (
            <bdi className="mt-0.5 block truncate text-[13px] text-ink-3">{comment.content}</bdi>
          )}
          {review?.hiddenReason && (
            <bdi className="mt-0.5 block text-[13px] text-ink-3">
              <FormattedMessage
                id="notifications.reason"
                values={{ reason: review.hiddenReason }}
              />
            </bdi>
          )}
          <RelativeTime iso={createdAt} className="mt-1 block text-[13px] text-ink-3" />
        </span>
      </Link>
      {about && <div className="ps-12 pb-3">{answersTo(about, () => onOpen(id))}</div>}
    </li>
  );
}
