import { User } from "../accounts/user.ts";
import { Board } from "../boards/board.ts";
import { Card } from "../boards/card.ts";
import { Comment } from "../blog/comment.ts";
import { MessageReport } from "../chat/message-report.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { LOCALES } from "../foundation/locale.ts";
import { File } from "../files/file.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { MailThread } from "../mails/mail-thread.ts";
import { Member } from "../members/member.ts";
import { Order } from "../orders/order.ts";
import { ProjectRemoval } from "../projects/project-removal.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import { ProxyServer } from "../proxies/proxy-server.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { Notification, NotificationKind, NotificationMail } from "./notification.ts";
import { QuietHours } from "./quiet-hours.ts";
import { type Fixture } from "../oracle/fixture.ts";
import { at, idOf, nth, times } from "../oracle/series.ts";

const GROUPED: ReadonlySet<NotificationKind> = new Set([
  NotificationKind.CARD_COMMENTED,
  NotificationKind.MAIL_RECEIVED,
]);

const notification = (
  n: number,
  users: readonly User[],
  comments: readonly Comment[],
  reports: readonly MessageReport[],
  members: readonly Member[],
  projects: readonly Project[],
  removals: readonly ProjectRemoval[],
  requests: readonly ContactRequest[],
  applications: readonly Application[],
  boards: readonly Board[],
  cards: readonly Card[],
  servers: readonly ProxyServer[],
  clients: readonly ProxyClient[],
  events: readonly CalendarEvent[],
  files: readonly File[],
  orders: readonly Order[],
  invoices: readonly Invoice[],
  threads: readonly MailThread[],
) => {
  const comment = comments[n] as Comment;
  const kinds = Object.values(NotificationKind);
  const pairs = users.length * kinds.length;
  const kind = nth(kinds, Math.trunc(n / users.length));
  const made = new Notification({
    user: nth(users, n),
    // each pair of user and kind recurs after all others, with another report
    kind,
    post: comment.post,
    comment,
    report: nth([null, ...reports], n + Math.trunc(n / pairs)),
    member: nth([null, ...members], n),
    project: nth([null, ...projects], n),
    projectRemoval: removals.find(({ member }) => member.id === nth(users, n).member?.id) ?? null,
    board: nth([null, ...boards], n),
    card: nth([null, ...cards], n),
    contactRequest: nth([null, ...requests], n + Math.trunc(n / pairs)),
    application: nth([null, ...applications], n + Math.trunc(n / pairs)),
    proxyServer: nth([null, ...servers], n),
    proxyClient: nth([null, ...clients], n),
    event: nth([null, ...events], n),
    file: nth([null, ...files], n),
    order: nth([null, ...orders], n),
    invoice: nth([null, ...invoices], n),
    // few, because most users read none: what is about one would be hidden from them
    mailThread: n % 5 === 0 ? nth(threads, n) : null,
    locale: nth([null, ...LOCALES], n),
    createdAt: at(n),
  });
  return Object.assign(made, {
    id: idOf(9, n),
    updatedAt: at(n),
    // what is unread of the same card or conversation would be one notification
    readAt: GROUPED.has(kind) || nth([false, true], n) ? at(n) : null,
    eventCount: 1 + (n % 3),
    isHere: n % 7 !== 3,
  });
};

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
    "projects",
    "proxies",
  ],
  fill(world) {
    const users = world.of(User).slice(0, 8);
    const [comments, reports] = [world.of(Comment), world.of(MessageReport)];
    const [members, projects] = [world.of(Member), world.of(Project)];
    const removals = world.of(ProjectRemoval);
    const requests = world.of(ContactRequest);
    const applications = world.of(Application);
    world.add(
      times(90, (n) =>
        notification(
          n,
          users,
          comments,
          reports,
          members,
          projects,
          removals,
          requests,
          applications,
          world.of(Board),
          world.of(Card),
          world.of(ProxyServer),
          world.of(ProxyClient),
          world.of(CalendarEvent),
          world.of(File),
          world.of(Order),
          world.of(Invoice),
          world.of(MailThread),
        ),
      ),
    );
    const kinds = Object.values(NotificationKind);
    world.add(
      times(30, (n) =>
        Object.assign(
          new NotificationChoice(nth(users, n), nth(kinds, Math.trunc(n / users.length))),
          {
            id: idOf(9, 100 + n),
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
          id: idOf(9, 200 + n),
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
    "Notification without id": "visitors may not ask",
    "QuietHours without id": "visitors may not ask",
  },
  open: { "Notification.projectRemoval": "who was removed is notified" },
};
