import { Field, Int, ObjectType } from "type-graphql";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { EventGuest } from "../calendar/event-guest.ts";
import { MessageReport } from "../chat/message-report.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { MAX_COUNT } from "../foundation/reading/descriptions/max-count.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { MailThread } from "../mails/mail-thread.ts";
import { Member } from "../members/member.ts";
import { Order } from "../orders/order.ts";
import { ProjectOwner } from "../projects/project-owner.ts";

/** How many of an area wait, and those that wait longest. */
interface Pending {
  count: ReadQuery;
  oldest: ReadQuery;
}

function pending<T extends object>(name: string, of: () => abstract new (...args: never[]) => T) {
  @ObjectType(`Pending${name}`)
  class PendingOf implements Pending {
    @Field(() => Int, {
      description: `How many; ${MAX_COUNT + 1} means more than ${MAX_COUNT}.`,
      simple: true,
    })
    count!: ReadQuery;

    @Field(() => [of()] as never, {
      description: "Those that wait longest, at most ten.",
      simple: true,
    })
    oldest!: ReadQuery;
  }

  return PendingOf;
}

const PendingComments = pending("Comments", () => Comment);
const PendingPosts = pending("Posts", () => Post);
const PendingReports = pending("Reports", () => MessageReport);
const PendingMembers = pending("Members", () => Member);
const PendingApplications = pending("Applications", () => Application);
const PendingRequests = pending("Requests", () => ContactRequest);
const PendingMails = pending("Mails", () => MailThread);
const PendingOrders = pending("Orders", () => Order);
const PendingInvoices = pending("Invoices", () => Invoice);
const PendingProjectInvitations = pending("ProjectInvitations", () => ProjectOwner);
const PendingEventInvitations = pending("EventInvitations", () => EventGuest);

@ObjectType({
  description:
    "What waits for the viewer, by area. An area is null for those who do not work in it.",
})
export class PendingWork {
  @Field(() => PendingComments, {
    nullable: true,
    simple: true,
    description: "Comments to moderate. For `comment:moderate`.",
  })
  comments!: Pending | null;

  @Field(() => PendingPosts, {
    nullable: true,
    simple: true,
    description: "Posts in review in some language. For `post:write`.",
  })
  posts!: Pending | null;

  @Field(() => PendingPosts, {
    nullable: true,
    simple: true,
    description: "Posts whose `draft` waits for review. For `post:write`.",
  })
  postDrafts!: Pending | null;

  @Field(() => PendingReports, {
    nullable: true,
    simple: true,
    description: "Open reports of messages. For `report:moderate`.",
  })
  reports!: Pending | null;

  @Field(() => PendingMembers, {
    nullable: true,
    simple: true,
    description: "Members who await approval. For `member:suspend`.",
  })
  members!: Pending | null;

  @Field(() => PendingApplications, {
    nullable: true,
    simple: true,
    description: "Applications that nobody has moved yet. For `application:manage`.",
  })
  applications!: Pending | null;

  @Field(() => PendingRequests, {
    nullable: true,
    simple: true,
    description:
      "New requests: all for `contact:read`, for others with a profile those that ask them.",
  })
  requests!: Pending | null;

  @Field(() => PendingMails, {
    nullable: true,
    simple: true,
    description:
      "Conversations of the inbox that the viewer has not read; not the first message of a request or of an application, which waits as such. For `mail:read`.",
  })
  mails!: Pending | null;

  @Field(() => PendingMails, {
    nullable: true,
    simple: true,
    description:
      "Conversations of the inbox with a mail that could not be delivered. For `mail:send`.",
  })
  undeliveredMails!: Pending | null;

  @Field(() => PendingOrders, {
    nullable: true,
    simple: true,
    description: "Orders that are paid and not sent. For `order:manage`.",
  })
  orders!: Pending | null;

  @Field(() => PendingInvoices, {
    nullable: true,
    simple: true,
    description:
      "Invoices that are late: all for `billing:read`, for others with a profile their own.",
  })
  overdueInvoices!: Pending | null;

  @Field(() => PendingProjectInvitations, {
    nullable: true,
    simple: true,
    description: "Projects that the viewer is invited to own. For accounts with a profile.",
  })
  projectInvitations!: Pending | null;

  @Field(() => PendingEventInvitations, {
    nullable: true,
    simple: true,
    description: "Events to come that the viewer has not answered. For accounts with a profile.",
  })
  eventInvitations!: Pending | null;
}
