import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { Board } from "../boards/board.ts";
import { Card } from "../boards/card.ts";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { File } from "../files/file.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { ALL, anyOf, fieldPolicy, NONE, rowFilter, rowPolicy } from "../foundation/policies.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Job } from "../jobs/job.ts";
import { Invoice } from "../invoices/invoice.ts";
import { MailThread } from "../mails/mail-thread.ts";
import { Order } from "../orders/order.ts";
import { ProductReview } from "../orders/product-review.ts";
import { Product } from "../products/product.ts";
import { Page } from "../pages/page.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { ProxyServer } from "../proxies/proxy-server.ts";
import { writersOf } from "../publication/document-draft.ts";
import { Solution } from "../solutions/solution.ts";
import { kindsNotFor } from "./kind-settings.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { Notification, NotificationKind } from "./notification.ts";
import { QuietHours } from "./quiet-hours.ts";

/** What a notification is about: it is hidden while its recipient may not read that. */
const SUBJECTS: Readonly<Record<string, EntityClass>> = {
  post: Post,
  page: Page,
  solution: Solution,
  job: Job,
  board: Board,
  card: Card,
  contactRequest: ContactRequest,
  event: CalendarEvent,
  proxyServer: ProxyServer,
  proxyClient: ProxyClient,
  file: File,
  order: Order,
  invoice: Invoice,
  product: Product,
  mailThread: MailThread,
};

/** Texts that are reviewed before they are published. */
const DOCUMENTS: Readonly<Record<string, EntityClass>> = {
  post: Post,
  page: Page,
  solution: Solution,
  job: Job,
  project: Project,
};

/**
 * The notifications of a user about what they may still read: not of deleted members, of boards that they have left, or
 * of what only staff learn when they are staff no longer. Who was removed from a project is told so all the same.
 */
export function readableNotifications(viewer: Viewer): Where {
  const { userId } = viewer;
  if (!userId) return NONE;
  const hidden = kindsNotFor(viewer);
  const readable = (name: string, entity: EntityClass): Where => {
    const rows = rowFilter(entity, viewer);
    return rows === ALL ? ALL : { $or: [{ [name]: null }, { [name]: rows }] };
  };
  return {
    user: userId,
    ...(hidden.length > 0 && { kind: { $nin: hidden } }),
    $and: [
      { $or: [{ member: null }, { member: NOT_DELETED }] },
      ...Object.entries(SUBJECTS).map(([name, entity]) => readable(name, entity)),
      {
        $or: [
          { kind: NotificationKind.PROJECT_REMOVED },
          { project: null },
          { project: rowFilter(Project, viewer) },
        ],
      },
      // there is nothing to say of what is shown again
      {
        $or: [
          { review: null },
          { review: { ...rowFilter(ProductReview, viewer), hiddenAt: { $ne: null } } },
        ],
      },
      // of what waits for review only those learn who may publish it
      {
        $or: [
          { kind: { $ne: NotificationKind.DOCUMENT_SUBMITTED } },
          ...Object.entries(DOCUMENTS).map(([name, entity]) => ({
            $and: [{ [name]: { $ne: null } }, { [name]: anyOf(writersOf(entity, viewer)) }],
          })),
        ],
      },
      // others of the same are left
      {
        $or: [
          { eventCount: { $gt: 1 } },
          { comment: null },
          { comment: rowFilter(Comment, viewer) },
        ],
      },
    ],
  };
}

rowPolicy(Notification, (viewer) => ({ $and: [readableNotifications(viewer), { isHere: true }] }));
fieldPolicy(Notification, [
  "kind",
  "post",
  "page",
  "solution",
  "job",
  "comment",
  "report",
  "member",
  "project",
  "projectRemoval",
  "board",
  "card",
  "contactRequest",
  "application",
  "event",
  "startsAt",
  "proxyServer",
  "proxyClient",
  "file",
  "order",
  "invoice",
  "review",
  "product",
  "mailThread",
  "locale",
  "pendingCount",
  "eventCount",
  "readAt",
]);

rowPolicy(NotificationChoice, ({ userId }) => anyOf(userId && { user: userId }));
fieldPolicy(NotificationChoice, ["kind", "here", "mail"]);

rowPolicy(QuietHours, ({ userId }) => anyOf(userId && { user: userId }));
fieldPolicy(QuietHours, ["from", "until"]);
