import { User } from "../accounts/user.ts";
import { Board } from "../boards/board.ts";
import { BoardMember } from "../boards/board-member.ts";
import { Card } from "../boards/card.ts";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { MessageReport } from "../chat/message-report.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { LOCALES } from "../foundation/locale.ts";
import { File } from "../files/file.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { Job } from "../jobs/job.ts";
import { MailThread } from "../mails/mail-thread.ts";
import { Member } from "../members/member.ts";
import { Order } from "../orders/order.ts";
import { ProductReview } from "../orders/product-review.ts";
import { Page } from "../pages/page.ts";
import { Product } from "../products/product.ts";
import { ProjectOwner } from "../projects/project-owner.ts";
import { ProjectRemoval } from "../projects/project-removal.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { CalendarEvent, EventVisibility } from "../calendar/calendar-event.ts";
import { ProxyServer } from "../proxies/proxy-server.ts";
import { Solution } from "../solutions/solution.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { Notification, NotificationKind, NotificationMail } from "./notification.ts";
import { QuietHours } from "./quiet-hours.ts";
import type { Fixture, World } from "../oracle/fixture.ts";
import { at, idOf, nth, times } from "../oracle/series.ts";

type Subject = Partial<Notification>;

/** What a user can be notified of, one kind of thing each: such as is theirs first, and any. */
function subjectsFor(user: User, world: World): ((n: number) => Subject)[] {
  const { member } = user;
  const memberships = world.of(BoardMember).filter((one) => one.member === member);
  const boards = memberships.map(({ board }) => board);
  const cards = world.of(Card);
  const files = world.of(File);
  const events = world.of(CalendarEvent);
  const owned = world.of(ProjectOwner).filter((one) => one.member === member);
  const unpublished = world.of(Post).filter(({ languages }) => languages.length === 0);
  const deleted = world.of(Member).filter(({ deletedAt }) => deletedAt);
  const removals = world.of(ProjectRemoval);
  const own = {
    board: boards,
    card: cards.filter(({ board }) => boards.includes(board)),
    file: files.filter(({ owner }) => owner === member),
    event: events.filter(({ visibility }) => visibility === EventVisibility.PUBLIC),
    project: owned.map(({ project }) => project),
  };
  const mineOrAny = <T>(mine: readonly T[], any: readonly T[], n: number): T =>
    nth(n < OF_EACH || mine.length === 0 ? any : mine, n);
  return [
    (n) =>
      n < OF_EACH
        ? { post: nth(unpublished, n) }
        : { post: nth(world.of(Comment), n).post, comment: nth(world.of(Comment), n) },
    (n) => ({ board: mineOrAny(own.board, world.of(Board), n) }),
    (n) => ({ card: mineOrAny(own.card, cards, n) }),
    (n) => ({ file: mineOrAny(own.file, files, n) }),
    (n) => ({ event: mineOrAny(own.event, events, n) }),
    (n) => ({ project: mineOrAny(own.project, world.of(Project), n) }),
    () => ({ projectRemoval: removals.find((one) => one.member === member) ?? null }),
    (n) => ({ member: nth(n % 2 ? deleted : world.of(Member), n) }),
    (n) => ({ report: nth(world.of(MessageReport), n) }),
    (n) => ({ contactRequest: nth(world.of(ContactRequest), n) }),
    (n) => ({ application: nth(world.of(Application), n) }),
    (n) => ({ proxyServer: nth(world.of(ProxyServer), n) }),
    (n) => ({ proxyClient: nth(world.of(ProxyClient), n) }),
    (n) => ({ order: nth(world.of(Order), n) }),
    (n) => ({ invoice: nth(world.of(Invoice), n) }),
    (n) => ({ review: nth(world.of(ProductReview), n) }),
    (n) => ({ mailThread: nth(world.of(MailThread), n) }),
  ];
}

/** Notifications of every subject for each user: so many of any, then as many of their own. */
const OF_EACH = 8 * 17;

function notification(n: number, users: readonly User[], world: World): Notification {
  const user = nth(users, n);
  const subjects = subjectsFor(user, world);
  const turn = Math.trunc(n / users.length) + 2 * users.indexOf(user);
  const kind = nth(KINDS, n);
  const made = new Notification({
    user,
    kind,
    locale: nth([null, ...LOCALES], n),
    createdAt: at(n),
    ...nth(subjects, turn)(n),
  });
  return Object.assign(made, {
    id: idOf(9, n),
    updatedAt: at(n),
    // what is unread of the same post or card would be one notification
    readAt: GROUPED.includes(kind) || n % 2 ? at(n) : null,
    eventCount: 1 + (n % 3),
    isHere: n % 7 !== 3,
  });
}

/** Those of the subjects above; what a product is back for and what is in review have notifications of their own. */
const KINDS = Object.values(NotificationKind).filter(
  (kind) => kind !== NotificationKind.PRODUCT_BACK && !kind.startsWith("document_"),
);

/** Of products, some of which only those see who write them. */
const productIsBack = (n: number, users: readonly User[], world: World): Notification =>
  Object.assign(
    new Notification({
      user: nth(users, n),
      kind: NotificationKind.PRODUCT_BACK,
      product: nth(world.of(Product), n),
      createdAt: at(n),
    }),
    { id: idOf(9, 3000 + n), updatedAt: at(n), readAt: n % 2 ? at(n) : null },
  );

const REVIEWS = [
  NotificationKind.DOCUMENT_SUBMITTED,
  NotificationKind.DOCUMENT_APPROVED,
  NotificationKind.DOCUMENT_RETURNED,
];

/** Of texts of each noun. */
function documentIsReviewed(n: number, users: readonly User[], world: World): Notification {
  const turn = Math.trunc(n / users.length);
  const pages = world.of(Page).filter(({ languages }) => languages.length > 0);
  const documents: Subject[] = [
    { post: nth(world.of(Post), n) },
    { page: nth(pages, n) },
    { solution: nth(world.of(Solution), n) },
    { job: nth(world.of(Job), n) },
    { project: nth(world.of(Project), n) },
  ];
  return Object.assign(
    new Notification({
      user: nth(users, n),
      kind: nth(REVIEWS, turn),
      ...nth(documents, turn),
      createdAt: at(100 + n), // among the newest, which lists show
    }),
    { id: idOf(9, 4000 + n), updatedAt: at(n), readAt: n % 2 ? at(n) : null },
  );
}

const GROUPED: readonly NotificationKind[] = [
  NotificationKind.CARD_COMMENTED,
  NotificationKind.COMMENT_ON_POST,
  NotificationKind.REPLY,
  NotificationKind.MAIL_RECEIVED,
];

export const fixture: Fixture = {
  after: [
    "accounts",
    "blog",
    "boards",
    "calendar",
    "chat",
    "contacts",
    "files",
    "invoices",
    "jobs",
    "mails",
    "orders",
    "pages",
    "products",
    "projects",
    "proxies",
    "solutions",
  ],
  fill(world) {
    const users = world.of(User).slice(0, 8);
    world.add(times(2 * OF_EACH, (n) => notification(n, users, world)));
    world.add(times(48, (n) => productIsBack(n, users, world)));
    world.add(times(80, (n) => documentIsReviewed(n, users, world)));
    const kinds = Object.values(NotificationKind);
    world.add(
      times(30, (n) =>
        Object.assign(
          new NotificationChoice(nth(users, n), nth(kinds, Math.trunc(n / users.length))),
          {
            id: idOf(9, 1000 + n),
            createdAt: at(n),
            updatedAt: at(n),
            here: n % 2 === 0,
            mail: nth(Object.values(NotificationMail), n),
          },
        ),
      ),
    );
    world.add(
      users.slice(0, 4).map((user, n) =>
        Object.assign(new QuietHours(user), {
          id: idOf(9, 2000 + n),
          createdAt: at(n),
          updatedAt: at(n),
          from: "22:00",
          until: "07:00",
        }),
      ),
    );
  },
  unseen: {
    "NotificationChoice without id": "visitors may not ask",
    "Notification without $and 0 id": "visitors may not ask",
    "Notification without $and 0 $and 2":
      "review.test.ts shows that those of hidden texts are hidden",
    "Notification without $and 0 $and 19":
      "notification.test.ts shows that those of hidden comments are hidden",
    "QuietHours without id": "visitors may not ask",
  },
  open: {
    "Notification.page": "what is about a hidden page is hidden, too",
    "Notification.projectRemoval": "who was removed is notified",
    "Notification.member": "what is about a deleted member is hidden, too",
  },
};
