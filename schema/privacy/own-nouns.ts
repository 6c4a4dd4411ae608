import { Session } from "../accounts/session.ts";
import { User } from "../accounts/user.ts";
import { AuditEntry } from "../audit/index.ts";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { BoardMember } from "../boards/board-member.ts";
import { CardAttachment } from "../boards/card-attachment.ts";
import { CardComment } from "../boards/card-comment.ts";
import { Card } from "../boards/card.ts";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import { EventGuest } from "../calendar/event-guest.ts";
import { Attachment } from "../chat/attachment.ts";
import { Block } from "../chat/block.ts";
import { ChatPreferences } from "../chat/chat-preferences.ts";
import { MessageReport } from "../chat/message-report.ts";
import { Message } from "../chat/message.ts";
import { Participant } from "../chat/participant.ts";
import { Reaction } from "../chat/reaction.ts";
import { ContactEntry } from "../contacts/contact-entry.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { FileLink } from "../files/file-link.ts";
import { File } from "../files/file.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { InvoiceItem } from "../invoices/invoice-item.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { NotificationChoice } from "../notifications/notification-choice.ts";
import { Notification } from "../notifications/notification.ts";
import { QuietHours } from "../notifications/quiet-hours.ts";
import { BillingAddress } from "../orders/billing-address.ts";
import { OrderLine } from "../orders/order-line.ts";
import { Order } from "../orders/order.ts";
import { ProductReview } from "../orders/product-review.ts";
import { Payment } from "../payments/payment.ts";
import { Product } from "../products/product.ts";
import { StockWatch } from "../products/stock-watch.ts";
import { WishlistItem } from "../products/wishlist-item.ts";
import { ProjectLike } from "../projects/project-like.ts";
import { ProjectMedia } from "../projects/project-media.ts";
import { ProjectNote } from "../projects/project-note.ts";
import { ProjectOwner } from "../projects/project-owner.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { DocumentDraft } from "../publication/document-draft.ts";
import { TimeEntry } from "../time/time-entry.ts";

/** Rows of one noun that belong to a person. */
export interface OwnNoun {
  entity: EntityClass;
  /**
   * SQL in which `:user`, `:member` and `:email` are of the owner; `:member` and `:email` may be null. The address counts
   * only once it is verified: otherwise registering with that of someone else would be enough to read what they wrote.
   */
  where: string;
  /** Columns that are no field of the graph, or one that only staff read. */
  also?: readonly string[];
  /** Fields with what staff note or others did. */
  except?: readonly string[];
}

const ofDocument = ["html", "headings"]; // made of `content`

const ownRequests =
  "(item.sender_id = :member or (item.sender_id is null and item.email = :email))";

/**
 * What a copy of one's own data contains, by the name of the file in the archive. Secrets are no fields of the graph, so
 * none of them is here.
 */
export const OWN_NOUNS = {
  account: {
    entity: User,
    where: "item.id = :user",
    also: ["acceptedTerms", "acceptedTermsLocale", "acceptedTermsAt"],
  },
  profile: {
    entity: Member,
    where: "item.id = :member",
    also: ["rateMin", "rateMax", "rateCurrency", "ratePer"],
  },
  sessions: { entity: Session, where: "item.user_id = :user", also: ["userAgent"] },
  "notification-choices": { entity: NotificationChoice, where: "item.user_id = :user" },
  "quiet-hours": { entity: QuietHours, where: "item.user_id = :user" },
  notifications: { entity: Notification, where: "item.user_id = :user and item.is_here" },
  posts: { entity: Post, where: "item.author_id = :member", except: ofDocument },
  "document-drafts": {
    entity: DocumentDraft,
    where: "item.changed_by_id = :member",
    also: ["kind", "documentId", "changes"],
    except: ["changedBy"],
  },
  comments: {
    entity: Comment,
    where: "(item.member_id = :member or item.account_id = :user)",
    also: ["email"],
  },
  projects: {
    entity: Project,
    where: "item.editors @> array[:member]::text[]",
    also: ["clientName", "clientUrl", "clientVisible"],
    except: ofDocument,
  },
  "project-roles": { entity: ProjectOwner, where: "item.member_id = :member" },
  "project-likes": { entity: ProjectLike, where: "item.member_id = :member", also: ["project"] },
  "project-notes": { entity: ProjectNote, where: "item.author_id = :member" },
  "project-media": {
    entity: ProjectMedia,
    where: "item.uploader_id = :member",
    also: ["project"],
  },
  messages: { entity: Message, where: "item.sender_id = :member" },
  "message-files": { entity: Attachment, where: "item.uploader_id = :member" },
  reactions: { entity: Reaction, where: "item.member_id = :member", also: ["message"] },
  "reported-messages": { entity: MessageReport, where: "item.reporter_id = :member" },
  "chat-settings": { entity: ChatPreferences, where: "item.member_id = :member" },
  conversations: { entity: Participant, where: "item.member_id = :member" },
  "blocked-members": { entity: Block, where: "item.member_id = :member" },
  boards: { entity: BoardMember, where: "item.member_id = :member" },
  cards: {
    entity: Card,
    where: "item.reporter_id = :member",
    except: ["changedBy", "application"],
  },
  "card-files": { entity: CardAttachment, where: "item.uploader_id = :member" },
  "card-comments": { entity: CardComment, where: "item.author_id = :member" },
  events: { entity: CalendarEvent, where: "item.owner_id = :member" },
  invitations: { entity: EventGuest, where: "item.member_id = :member" },
  "time-entries": { entity: TimeEntry, where: "item.member_id = :member" },
  files: { entity: File, where: "item.owner_id = :member" },
  "file-links": { entity: FileLink, where: "item.owner_id = :member" },
  orders: { entity: Order, where: "item.buyer_id = :member" },
  "order-lines": {
    entity: OrderLine,
    where: "item.order_id in (select id from orders where buyer_id = :member)",
  },
  "billing-addresses": { entity: BillingAddress, where: "item.member_id = :member" },
  products: { entity: Product, where: "item.seller_id = :member" },
  "stock-watches": {
    entity: StockWatch,
    where: "item.member_id = :member",
    also: ["product"],
  },
  "wishlist-items": {
    entity: WishlistItem,
    where: "item.member_id = :member",
    also: ["product"],
  },
  reviews: { entity: ProductReview, where: "item.author_id = :member" },
  invoices: {
    entity: Invoice,
    where: "item.customer_id = :member and item.status <> 'draft'",
  },
  "invoice-items": {
    entity: InvoiceItem,
    where:
      "item.invoice_id in (select id from invoices where customer_id = :member and status <> 'draft')",
  },
  payments: { entity: Payment, where: "item.payer_id = :member" },
  applications: {
    entity: Application,
    where: "(item.member_id = :member or (item.member_id is null and item.email = :email))",
    also: ["cvName", "cvSize", "cvType"],
    except: ["number", "tags", "source"],
  },
  requests: { entity: ContactRequest, where: ownRequests, except: ["status", "answerCount"] },
  answers: {
    entity: ContactEntry,
    where: `item.kind = 'answer' and item.request_id in (select id from contact_requests as item where ${ownRequests})`,
    also: ["request"],
    except: ["author", "delivery", "deliveryError"],
  },
  access: { entity: ProxyClient, where: "item.member_id = :member" },
  activity: { entity: AuditEntry, where: "item.user_id = :user" },
  "changes-by-staff": {
    entity: AuditEntry,
    where:
      "item.item in (:user, :member) and item.user_id is distinct from :user and item.kind in ('User', 'Member')",
    except: ["user", "network"],
  },
} as const satisfies Record<string, OwnNoun>;

/** The name of a file in the archive. */
export type OwnNounName = keyof typeof OWN_NOUNS;
