import { Color } from "../foundation/named-type.ts";
import {
  LanguageLevel,
  MessageAudience,
  OpenTo,
  RatePeriod,
  RateVisibility,
} from "./member-parts.ts";
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
    country: nth(["NO", null, "FR"], n),
    city: nth(["Oslo", null, `Côte d'"Or"`], n),
    skills: nth([[], ["type"], ["a,b", `{"c"}`, "é"]], n),
    tools: nth([["pen"], []], n),
    ...spoken(nth([["en", "no"], [], ["fr"]], n), n),
    state: nth([null, "Vestland"], n),
    address: nth([null, `Gate ${n}`], n),
    zipCode: nth([null, "0150"], n),
    phone: nth([null, "+47 22 00 00 00"], n),
    timeZone: nth([null, "Europe/Oslo"], n),
    experience: nth([[], [{ title: nth(TEXTS, n), startYear: 2019, endYear: null }]], n),
    education: nth([[], [], [{ title: "MA", organization: null, description: nth(TEXTS, n) }]], n),
    awards: nth([[{ title: "A prize" }], []], n),
    openTo: nth([[], Object.values(OpenTo)], n),
    rateMin: nth([null, 640_00], n),
    rateMax: nth([null, null, 900_00], n),
    rateCurrency: nth([null, "EUR"], n),
    ratePer: nth([null, ...Object.values(RatePeriod)], n),
    rateVisibility: nth(Object.values(RateVisibility), n),
    acceptMessagesFrom: nth(Object.values(MessageAudience), n),
    links: nth([[], [SITE, { label: nth(TEXTS, n), url: "/" }]], n),
    availability: nth([...Object.values(Availability), null], n),
    availableFrom: nth([null, "2026-02-28"], n),
    status: nth([ACTIVE, ACTIVE, ACTIVE, MemberStatus.PENDING, ACTIVE, MemberStatus.SUSPENDED], n),
    suspensionReason: nth([null, `Reason ${n}`], n),
    visibility: nth([...Object.values(Visibility), Visibility.PUBLIC], n),
    deletedAt: n % 11 === 10 ? at(n) : null,
  });
};

const { ACTIVE } = MemberStatus;

const LEVELS = [null, ...Object.values(LanguageLevel)];

const spoken = (codes: string[], n: number) => ({
  languages: codes.map((code) => ({ code, level: nth(LEVELS, n) })),
  languageCodes: codes,
});

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
      "Query.memberDirectory.types": [["type-2", types[0]?.id]],
      "Query.memberDirectory.skills": [["type", `{"c"}`]],
      "Query.memberDirectory.tools": [["pen"]],
      "Query.memberDirectory.languages": [["no", "fr"]],
      "Query.memberDirectory.countries": [["NO"]],
      "Query.directoryTotals.values": [["type", "NO"]],
      "Query.memberDirectory.after": cursors(members, { relevance: "desc", id: "desc" }),
      "Query.members.after": cursors(members, { displayName: "asc", id: "asc" }),
      "MemberType.members.after": cursors(members, { displayName: "asc", id: "asc" }),
    };
  },
};
