import { Color } from "../categories/category.ts";
import { MemberType } from "./member-type.ts";
import { Availability, Member, MemberStatus, Visibility } from "./member.ts";
import { type Fixture, NO_ID, UNKNOWN, cursors, some } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, texts, times } from "../oracle/series.ts";

const SITE = { label: "Site", url: "https://example.org/?a=1&b=2" };

const member = (n: number): Member => {
  const made = new Member({ handle: `member-${n}`, displayName: nth(NAMES, n) });
  return Object.assign(made, {
    id: idOf(1, n),
    createdAt: at(n),
    updatedAt: at(n + 1),
    role: texts(n),
    headline: texts(n + 1),
    about: texts(n + 3),
    avatar: nth([null, "/artwork/a.svg"], n),
    company: nth([null, "Nord & Sør"], n),
    city: nth(["Oslo", null, `Côte d'"Or"`], n),
    skills: nth([[], ["type"], ["a,b", `{"c"}`, "é"]], n),
    tools: nth([["pen"], []], n),
    languages: nth([["en", "no"], []], n),
    links: nth([[], [SITE, { label: nth(TEXTS, n), url: "/" }]], n),
    availability: nth(Object.values(Availability), n),
    availableFrom: nth([null, "2026-02-28"], n),
    status: nth([ACTIVE, ACTIVE, ACTIVE, MemberStatus.PENDING, ACTIVE, MemberStatus.SUSPENDED], n),
    suspensionReason: nth([null, `Reason ${n}`], n),
    visibility: nth([...Object.values(Visibility), Visibility.PUBLIC], n),
    deletedAt: n % 11 === 10 ? at(n) : null,
  });
};

const { ACTIVE } = MemberStatus;

const memberType = (n: number): MemberType =>
  Object.assign(new MemberType(), {
    id: idOf(7, n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth([{ en: `Type ${n}`, fr: `Sorte "${n}"` }, { en: `Type ${n}` }], n),
    slug: `type-${n}`,
    description: texts(n),
    icon: nth([null, "tabler:camera"], n),
    color: nth(Object.values(Color), n),
    isDefault: n === 1,
    order: Math.floor(n / 2),
    deletedAt: n === 5 ? at(n) : null,
  });

export const fixture: Fixture = {
  fill(world) {
    const members = times(42, member);
    const types = times(6, memberType);
    for (const [n, one] of members.entries())
      one.memberTypes.set(types.filter((_, i) => (n * i) % 4 === 1));
    world.add(members);
    world.add(types);
  },
  values(world) {
    const [members, types] = [world.of(Member), world.of(MemberType)];
    return {
      "Query.member.id": [...some(members), "member-0", "MEMBER-9", "nobody"],
      "Query.memberType.id": [...some(types), "type-2", "nothing"],
      typeId: [...some(types), UNKNOWN],
      authorId: [...some(members).slice(0, 4), NO_ID],
      skill: ["type", `{"c"}`],
      "Query.members.after": cursors(members, { displayName: "asc", id: "asc" }),
      "MemberType.members.after": cursors(members, { displayName: "asc", id: "asc" }),
    };
  },
};
