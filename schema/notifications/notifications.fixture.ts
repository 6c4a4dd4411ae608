import { User } from "../accounts/user.ts";
import { Board } from "../boards/board.ts";
import { Card } from "../boards/card.ts";
import { Comment } from "../blog/comment.ts";
import { MessageReport } from "../chat/message-report.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { LOCALES } from "../foundation/locale.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { ProjectRemoval } from "../projects/project-removal.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import { ProxyServer } from "../proxies/proxy-server.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { Notification, NotificationKind } from "./notification.ts";
import { type Fixture } from "../oracle/fixture.ts";
import { at, idOf, nth, times } from "../oracle/series.ts";

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
) => {
  const comment = comments[n] as Comment;
  const kinds = Object.values(NotificationKind);
  const pairs = users.length * kinds.length;
  const made = new Notification({
    user: nth(users, n),
    // each pair of user and kind recurs after all others, with another report
    kind: nth(kinds, Math.trunc(n / users.length)),
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
    locale: nth([null, ...LOCALES], n),
    createdAt: at(n),
  });
  return Object.assign(made, {
    id: idOf(9, n),
    updatedAt: at(n),
    readAt: nth([null, at(n)], n),
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
    "jobs",
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
            mail: n % 3 === 0,
          },
        ),
      ),
    );
  },
  unseen: {
    "NotificationChoice without id": "visitors may not ask",
    "Notification without id": "visitors may not ask",
  },
  open: { "Notification.projectRemoval": "who was removed is notified" },
};
