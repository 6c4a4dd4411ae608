import type { Color } from "../../../schema/categories/index.ts";
import {
  type Availability,
  Member,
  type MemberLanguage,
  MemberType,
  Visibility,
} from "../../../schema/members/index.ts";
import type { DemoData } from "./demo-world.ts";
import { memberTypes } from "./member-types.ts";
import { members } from "./members.ts";
import { posts } from "./posts/index.ts";
import { DAY } from "../../../schema/foundation/durations.ts";

export const data: DemoData = {
  add(em, world) {
    for (const [n, { handle, name, availability, languages, ...facts }] of members.entries()) {
      const member = new Member({ handle, displayName: name });
      member.createdAt = joinedAt(handle, n);
      const { role, headline, about, city, country, skills, tools, links, cover } = facts;
      Object.assign(member, { role, headline, about, city, country, skills, tools, links, cover });
      member.pronouns = facts.pronouns ?? null;
      member.company = facts.company ?? null;
      member.state = facts.state ?? null;
      member.experience = facts.experience ?? [];
      member.education = facts.education ?? [];
      member.awards = facts.awards ?? [];
      member.availability = availability as Availability;
      member.availableFrom = facts.availableFrom ?? null;
      member.timeZone = facts.timeZone;
      member.speak(languages as MemberLanguage[]);
      if (facts.isForMembers) member.visibility = Visibility.MEMBERS;
      world.note(handle, member);
      em.persist(member);
    }
    for (const [order, { members: handles, color, ...facts }] of memberTypes.entries()) {
      const type = Object.assign(new MemberType(), facts, { color: color as Color, order });
      for (const handle of handles) world.find(Member, handle).memberTypes.add(type);
      em.persist(type);
    }
  },
};

/**
 * Three weeks before their first post; members without posts joined one by one in the last months.
 */
function joinedAt(handle: string, n: number): Date {
  const written = posts.filter(({ author }) => author === handle);
  const first = Math.min(...written.map(({ publishedAt }) => Date.parse(publishedAt)));
  return new Date(Number.isFinite(first) ? first - 21 * DAY : Date.now() - n * 4 * DAY);
}
