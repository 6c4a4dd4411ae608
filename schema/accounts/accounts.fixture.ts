import { LOCALES } from "../foundation/locale.ts";
import { Member } from "../members/member.ts";
import { Role } from "./role.ts";
import { Session } from "./session.ts";
import { User, UserStatus } from "./user.ts";
import { type Fixture, UNKNOWN, cursors, some } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, times } from "../oracle/series.ts";

const user = (n: number, members: readonly Member[]): User => {
  const roles = [nth(Object.values(Role), n), ...(n % 5 ? [] : [Role.MEMBER])];
  const made = new User({ email: `user-${n}@example.org`, name: nth(NAMES, n), roles });
  return Object.assign(made, {
    id: idOf(5, n),
    createdAt: at(n),
    updatedAt: at(n),
    status: nth([UserStatus.ACTIVE, UserStatus.ACTIVE, UserStatus.SUSPENDED], n),
    suspensionReason: nth([null, `Reason ${n}`], n),
    locale: nth(LOCALES, n),
    emailVerified: nth([null, at(n)], n),
    lastSeenAt: nth([at(n + 1), null, at(n)], n),
    member: n % 7 === 6 ? null : (members[n] ?? null),
    deletedAt: n % 13 === 12 || n % 22 === 10 ? at(n) : null,
  });
};

const session = (n: number, users: readonly User[]): Session =>
  Object.assign(new Session(), {
    id: idOf(6, n),
    createdAt: at(n),
    updatedAt: at(n),
    user: nth(users, n),
    tokenHash: `token ${n}`,
    device: nth(["Firefox on Linux", `"Other" program`], n),
    network: nth(["203.0.113.0/24", "2001:db8:1::/48", ""], n),
    lastHeartbeatAt: nth([null, at(n)], n),
    expiresAt: at(n + 90),
  });

export const fixture: Fixture = {
  after: ["members"],
  fill(world) {
    const members = world.of(Member);
    const users = times(34, (n) => user(n, members));
    world.add(users);
    // several sessions each for the few viewers, and some for other users
    world.add(times(60, (n) => session(n, users.slice(0, n < 40 ? 8 : users.length))));
  },
  values(world) {
    const users = world.of(User);
    return {
      "Query.user.id": [...some(users), UNKNOWN],
      "Query.users.after": cursors(users, { name: "asc", id: "asc" }),
      "Query.memberMerge.ids": [
        world
          .of(Member)
          .slice(0, 2)
          .map(({ id }) => id),
      ],
    };
  },
  unseen: {
    "User.email shown to everybody": "everyone who sees an account may see it",
    "User.lastSeenAt shown to everybody": "as above",
    "User.suspensionReason shown to everybody": "as above",
    "Session without id": "visitors may not ask",
  },
  open: {
    "Query.viewer": "one's own",
    "Query.viewerSession": "one's own",
    "Query.memberMerge": "for administrators, who see all members",
  },
};
