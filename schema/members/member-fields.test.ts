import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aProject } from "../projects/project.builder.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { ProjectVisibility } from "../projects/project.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aMember } from "./member.builder.ts";
import { RateVisibility } from "./member-parts.ts";

const graph = await testGraph();
const UPDATE = `mutation($id: ID!, $input: UpdateMemberInput!) {
  updateMember(id: $id, input: $input) {
    state address zipCode phone timeZone openTo rateVisibility acceptMessagesFrom
    languages { code level } rate { min max currency per }
    experience { title organization startYear endYear description }
    education { title } awards { title startYear }
  }
}`;

const update = async (input: object) => {
  const member = await aMember(graph.em());
  const own = withRole(Role.MEMBER, { memberId: member.id });
  return { own, id: member.id, answer: await graph.as(own)(UPDATE, { id: member.id, input }) };
};

test("a member stores where they work, what they speak, their résumé and their rate", async () => {
  const values = {
    state: "Vestland",
    address: "Strandgaten 1",
    zipCode: "5013",
    phone: "+47 55 00 00 00",
    timeZone: "Europe/Oslo",
    openTo: ["COLLABORATION", "WORK"],
    rateVisibility: "MEMBERS",
    acceptMessagesFrom: "CONTACTS",
    languages: [
      { code: "no", level: "NATIVE" },
      { code: "en", level: null },
    ],
    rate: { min: 640_00, max: 900_00, currency: "EUR", per: "DAY" },
    experience: [
      {
        title: "Type designer",
        organization: "Nord",
        startYear: 2019,
        endYear: null,
        description: "Letters.",
      },
    ],
    education: [{ title: "MA" }],
    awards: [{ title: "Gullblyanten", startYear: 2024 }],
  };
  const { answer } = await update(values);
  expect(answer.updateMember).toEqual(values);
});

test("a rate is removed by null", async () => {
  const { own, id } = await update({ rate: { min: 100, currency: "NOK", per: "HOUR" } });
  const { updateMember } = await graph.as(own)(UPDATE, { id, input: { rate: null } });
  expect(updateMember.rate).toEqual({ min: null, max: null, currency: null, per: null });
});

test.each([
  [{ timeZone: "Oslo" }, { timeZone: "Not valid" }],
  [{ phone: "call me" }, { phone: "Not valid" }],
  [{ zipCode: "x".repeat(21) }, { zipCode: "At most 20 characters" }],
  [{ languages: [{ code: "English" }] }, { "languages.0.code": "At most 3 characters" }],
  [{ rate: { min: 0, currency: "EUR", per: "DAY" } }, { "rate.min": "At least 1" }],
  [{ rate: { min: 2, max: 1, currency: "EUR", per: "DAY" } }, { "rate.max": "Not valid" }],
  [{ rate: { min: 1, currency: "XYZ", per: "DAY" } }, { "rate.currency": "Not valid" }],
  [{ experience: [{ title: " " }] }, { "experience.0.title": "Required" }],
  [{ education: [{ title: "MA", startYear: 1066 }] }, { "education.0.startYear": "Not valid" }],
  [
    { experience: [{ title: "A", startYear: 2020, endYear: 2019 }] },
    { "experience.0.endYear": "Not valid" },
  ],
  [{ awards: Array(21).fill({ title: "A" }) }, { awards: "At most 20" }],
  [{ skills: ["one, two"] }, { "skills.0": "Not valid" }],
])("%j is refused with %j", async (input, fields) => {
  const member = await aMember(graph.em());
  const own = withRole(Role.MEMBER, { memberId: member.id });
  const refusal = await graph.refusal(own, UPDATE, { id: member.id, input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

describe("private fields", () => {
  const PRIVATE = `query($id: ID!) {
    member(id: $id) { address zipCode phone acceptMessagesFrom rateVisibility }
  }`;
  const values = { address: "Strandgaten 1", zipCode: "5013", phone: "+47 55 00 00 00" };
  const ask = async (viewerOf: (memberId: string) => ReturnType<typeof visitor>) => {
    const { id } = await aMember(graph.em(), values);
    return (await graph.as(viewerOf(id))(PRIVATE, { id })).member;
  };

  test.each([
    ["the member", (memberId: string) => withRole(Role.MEMBER, { memberId })],
    ["an admin", () => withRole(Role.ADMIN)],
  ])("are read by %s", async (_name, viewerOf) => {
    expect(await ask(viewerOf)).toEqual({
      ...values,
      acceptMessagesFrom: "EVERYONE",
      rateVisibility: "PUBLIC",
    });
  });

  test.each([
    ["a visitor", () => visitor()],
    ["another member", () => withRole(Role.MEMBER, { memberId: crypto.randomUUID() })],
    ["a moderator", () => withRole(Role.MODERATOR)],
    ["an editor", () => withRole(Role.EDITOR)],
  ])("are null for %s", async (_name, viewerOf) => {
    expect(new Set(Object.values(await ask(viewerOf)))).toEqual(new Set([null]));
  });
});

describe("a rate", () => {
  const RATE = "query($id: ID!) { member(id: $id) { rate { min max currency per } } }";
  const values = { rateMin: 640_00, rateMax: 800_00, rateCurrency: "EUR", ratePer: "day" as const };
  const shown = { min: 640_00, max: 800_00, currency: "EUR", per: "DAY" };
  const hidden = { min: null, max: null, currency: null, per: null };
  const own = (memberId: string) => withRole(Role.MEMBER, { memberId });

  test.each([
    ["public", RateVisibility.PUBLIC, [shown, shown, shown, shown]],
    ["for members", RateVisibility.MEMBERS, [hidden, shown, shown, shown]],
    ["hidden", RateVisibility.HIDDEN, [hidden, hidden, shown, shown]],
  ])("that is %s is read by those it is for", async (_name, rateVisibility, expected) => {
    const { id } = await aMember(graph.em(), { ...values, rateVisibility });
    const viewers = [visitor(), withRole(Role.MODERATOR), own(id), withRole(Role.ADMIN)];
    const read = viewers.map(async (viewer) => (await graph.as(viewer)(RATE, { id })).member.rate);
    expect(await Promise.all(read)).toEqual(expected);
  });
});

describe("featured projects", () => {
  const FEATURE = `mutation($id: ID!, $ids: [ID!]!) {
    updateMember(id: $id, input: { featuredProjectIds: $ids }) {
      featuredProjects { id } projects { totalCount nodes { id } }
    }
  }`;

  test("are the member's own public ones, in their order", async () => {
    const member = await aMember(graph.em());
    const own = withRole(Role.MEMBER, { memberId: member.id });
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push(await aProject(graph.em(), { owners: [member] }));
    const [first, second, third] = made.map(({ id }) => id);
    const ids = [third, first];
    const { updateMember } = await graph.as(own)(FEATURE, { id: member.id, ids });
    expect(updateMember.featuredProjects).toEqual([{ id: third }, { id: first }]);
    expect(updateMember.projects.nodes).toEqual([{ id: third }, { id: second }, { id: first }]);
    const fewer = await graph.as(own)(FEATURE, { id: member.id, ids: [second] });
    expect(fewer.updateMember.featuredProjects).toEqual([{ id: second }]);
  });

  test("cannot be another member's, pending, private or unlisted ones", async () => {
    const [member, other] = [await aMember(graph.em()), await aMember(graph.em())];
    const own = withRole(Role.MEMBER, { memberId: member.id });
    const { PRIVATE, UNLISTED } = ProjectVisibility;
    const refused = [
      await aProject(graph.em(), { owners: [other] }),
      await aProject(graph.em(), {
        owners: [other, { id: member.id, answer: OwnerStatus.PENDING }],
      }),
      await aProject(graph.em(), { owners: [member], visibility: PRIVATE }),
      await aProject(graph.em(), { owners: [member], visibility: UNLISTED }),
      await aProject(graph.em(), { owners: [member], published: [] }),
    ];
    for (const { id } of refused) {
      const refusal = await graph.refusal(own, FEATURE, { id: member.id, ids: [id] });
      expect(refusal.extensions.fields).toEqual({ featuredProjectIds: "Not valid" });
    }
  });

  test("are not shown once they are private", async () => {
    const member = await aMember(graph.em());
    const own = withRole(Role.MEMBER, { memberId: member.id });
    const { id } = await aProject(graph.em(), { owners: [member] });
    await graph.as(own)(FEATURE, { id: member.id, ids: [id] });
    const HIDE = `mutation($id: ID!) {
      updateProject(id: $id, input: { visibility: PRIVATE }) { id }
    }`;
    await graph.as(own)(HIDE, { id });
    const READ =
      "query($id: ID!) { member(id: $id) { featuredProjects { id } projects { nodes { id } } } }";
    const { member: read } = await graph.as()(READ, member);
    expect(read).toEqual({ featuredProjects: [], projects: { nodes: [] } });
  });
});

test("a profile says to its readers whether it is unlisted, and nothing else of its visibility", async () => {
  const READ = "query($id: ID!) { member(id: $id) { isUnlisted visibility } }";
  const listed = await aMember(graph.em());
  const unlisted = await aMember(graph.em(), { visibility: "unlisted" });
  expect((await graph.as()(READ, listed)).member).toEqual({ isUnlisted: false, visibility: null });
  expect((await graph.as()(READ, unlisted)).member).toEqual({ isUnlisted: true, visibility: null });
});
