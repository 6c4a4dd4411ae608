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
    for (const [n, { handle, name, availability, languages, ...fields }] of members.entries()) {
      const member = new Member({ handle, displayName: name });
      member.createdAt = joinedAt(handle, n);
      const { role, headline, about, city, country, skills, tools, links, cover } = fields;
      Object.assign(member, { role, headline, about, city, country, skills, tools, links, cover });
      member.pronouns = fields.pronouns ?? null;
      member.company = fields.company ?? null;
      member.state = fields.state ?? null;
      member.experience = fields.experience ?? [];
      member.education = fields.education ?? [];
      member.awards = fields.awards ?? [];
      member.availability = availability as Availability;
      member.availableFrom = fields.availableFrom ?? null;
      member.timeZone = fields.timeZone;
      member.speak(languages as MemberLanguage[]);
      if (fields.isForMembers) member.visibility = Visibility.MEMBERS;
      world.note(handle, member);
      em.persist(member);
    }
    for (const [order, { members: handles, color, ...fields }] of memberTypes.entries()) {
      const type = Object.assign(new MemberType(), fields, { color: color as Color, order });
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
