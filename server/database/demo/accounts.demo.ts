import { hashOf, type Role, User } from "../../../schema/accounts/index.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import { MINUTE } from "../../../schema/foundation/durations.ts";
import { Member, Visibility } from "../../../schema/members/index.ts";
import { accounts, DEMO_PASSWORD } from "./accounts.ts";
import type { DemoData } from "./demo-world.ts";
import type { Text } from "./text.ts";

export const data: DemoData = {
  after: ["members"],
  async add(em, world) {
    const passwordHash = await hashOf(DEMO_PASSWORD);
    for (const [n, { email, name, roles, member, profession, isOffered }] of accounts.entries()) {
      const profile = member ? world.find(Member, member) : shortProfile(name, profession);
      world.note(profile.handle, profile);
      em.persist(profile);
      const user = new User({ email, name, roles: roles as Role[], member: profile });
      user.createdAt = profile.createdAt;
      user.emailVerified = user.createdAt;
      user.lastSeenAt = seenAt(n, user.createdAt);
      if (isOffered) user.passwordHash = passwordHash;
      em.persist(user);
    }
  },
};

/** The further down the list, the longer ago, from a quarter of an hour to some two weeks. */
const seenAt = (n: number, joined: Date): Date =>
  new Date(Math.max(joined.getTime(), Date.now() - (15 + 30 * n ** 2) * MINUTE));

/**
 * A minimal profile that staff and clients need to take part in conversations; listed for members
 * only.
 */
function shortProfile(name: string, profession: Text | undefined): Member {
  const member = new Member({ handle: slugify(name), displayName: name });
  member.role = { ...profession };
  member.visibility = Visibility.MEMBERS;
  member.createdAt = new Date();
  return member;
}
