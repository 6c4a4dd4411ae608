import { Ctx, Query, Resolver } from "type-graphql";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { EventStatus } from "../calendar/calendar-event.ts";
import { EventGuest, GuestStatus } from "../calendar/event-guest.ts";
import { MessageReport } from "../chat/message-report.ts";
import { ContactRequest, ContactStatus } from "../contacts/contact-request.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import {
  countOf,
  type EntityClass,
  findMany,
  type OrderOf,
  type WhereOf,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Invoice } from "../invoices/invoice.ts";
import { OVERDUE } from "../invoices/list-invoices.ts";
import { Application, ApplicationStage } from "../jobs/application.ts";
import { unreadBy } from "../mails/list-threads.ts";
import { MailFolder, MailSource, MailThread } from "../mails/mail-thread.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { OrderStatus } from "../orders/order-parts.ts";
import { Order } from "../orders/order.ts";
import { OwnerStatus, ProjectOwner } from "../projects/project-owner.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { PendingWork } from "./pending-work.ts";

/** As many as a list over all areas shows: so it has the oldest of all. */
const LISTED = 10;

@Resolver()
export class PendingWorkResolver {
  @AllowedTo("signed-in")
  @Query(() => PendingWork, { description: "What waits for the viewer, in all areas at once." })
  pendingWork(@Ctx() { viewer }: Context): PendingWork {
    const { memberId: member } = viewer;
    return {
      comments: viewer.may("comment:moderate")
        ? pendingOf(Comment, { status: CommentStatus.PENDING })
        : null,
      posts: viewer.may("post:write")
        ? pendingOf(Post, wantedOf({ status: PublicationStatus.REVIEW }), BY_CHANGE)
        : null,
      postDrafts: viewer.may("post:write")
        ? pendingOf(Post, wantedOf({ draftInReview: true }), BY_CHANGE)
        : null,
      reports: viewer.may("report:moderate") ? pendingOf(MessageReport, {}) : null,
      members: viewer.may("member:suspend")
        ? pendingOf(Member, { status: MemberStatus.PENDING })
        : null,
      applications: viewer.may("application:manage")
        ? pendingOf(Application, { stage: ApplicationStage.APPLIED, job: NOT_DELETED })
        : null,
      requests:
        viewer.may("contact:read") || member
          ? pendingOf(ContactRequest, { status: ContactStatus.NEW })
          : null,
      mails: viewer.may("mail:read") ? pendingOf(MailThread, unreadMail(viewer), BY_MAIL) : null,
      undeliveredMails: viewer.may("mail:send")
        ? pendingOf(MailThread, { folder: MailFolder.INBOX, failedCount: { $gt: 0 } }, BY_MAIL)
        : null,
      orders: viewer.may("order:manage")
        ? pendingOf(Order, { status: OrderStatus.PAID, needsShipping: true })
        : null,
      overdueInvoices:
        viewer.may("billing:read") || member
          ? pendingOf(Invoice, OVERDUE, { dueOn: "asc", id: "asc" })
          : null,
      projectInvitations: member
        ? pendingOf(ProjectOwner, { member, status: OwnerStatus.PENDING, project: NOT_DELETED })
        : null,
      eventInvitations: member ? pendingOf(EventGuest, unanswered(member)) : null,
    };
  }
}

const BY_MAIL = { lastMailAt: "asc", id: "asc" } as const;
const BY_CHANGE = { updatedAt: "asc", id: "asc" } as const;
const BY_AGE = { createdAt: "asc", id: "asc" } as const;

const pendingOf = <T extends { id: string }>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order: OrderOf<T> = BY_AGE as OrderOf<T>,
) => ({ count: countOf(entity, where), oldest: findMany(entity, where, order, LISTED) });

/** What began with a form is a request or an application until someone has written again. */
const unreadMail = (viewer: Viewer): WhereOf<MailThread> => ({
  ...unreadBy(viewer),
  folder: MailFolder.INBOX,
  $or: [
    { source: { $nin: [MailSource.CONTACT, MailSource.APPLICATION] } },
    { receivedCount: { $gt: 1 } },
  ],
});

const unanswered = (member: string): WhereOf<EventGuest> => ({
  member,
  status: GuestStatus.NEEDS_ACTION,
  rangeTo: { $gt: NOW },
  event: { status: EventStatus.PLANNED, ...NOT_DELETED },
});
