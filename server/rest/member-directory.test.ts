import { expect, test } from "vitest";
import { aMember } from "../../schema/members/member.builder.ts";
import { aMemberType } from "../../schema/members/member-type.builder.ts";
import { Visibility } from "../../schema/members/member.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const get = (path: string) => server.ask("GET", path);

const PRIVATE = { address: "Strandgaten 1", zipCode: "5013", phone: "+47 55 00 00 00" };

const type = await aMemberType(em(), { slug: "illustrator" });
const ada = await aMember(em(), {
  handle: "ada",
  displayName: "Ada",
  country: "NO",
  skills: ["Type", "Print"],
  languages: [{ code: "no", level: "native" }],
  languageCodes: ["no"],
  ...PRIVATE,
});
await aMember(em(), { handle: "bo", displayName: "Bo", country: "FR", skills: ["Type"] });
await aMember(em(), { displayName: "Hidden", visibility: Visibility.UNLISTED });
const project = await aProject(em(), { owners: [ada] });

const namesAt = async (query: string) => {
  const { status, body } = await get(`/api/members/public?${query}`);
  expect(status).toBe(200);
  return body.members.map(({ name }: { name: string }) => name);
};

test("the directory is filtered and sorted by its query", async () => {
  expect(await namesAt("sort=name")).toEqual(["Ada", "Bo"]);
  expect(await namesAt("country=no")).toEqual(["Ada"]);
  expect(await namesAt("country=NO,FR&skill=Type&sort=name")).toEqual(["Ada", "Bo"]);
  expect(await namesAt("skill=Print,Type&language=no")).toEqual(["Ada"]);
  expect(await namesAt("type=illustrator")).toEqual([]);
  expect(await namesAt("search=print")).toEqual(["Ada"]);
  expect(await namesAt("availability=booked")).toEqual([]);
});

test("the directory says what it can be filtered by, with the counts of the whole", async () => {
  const { body } = await get("/api/members/public?country=NO&limit=1");
  expect(body.pagination).toMatchObject({ page: 1, limit: 1, totalCount: 1 });
  expect(body.facets).toMatchObject({
    availability: [{ value: "open", count: 2 }],
    types: [{ id: type.id, slug: "illustrator", count: 0 }],
    skills: [
      { value: "Type", count: 2 },
      { value: "Print", count: 1 },
    ],
    languages: [{ value: "no", count: 1 }],
    countries: [
      { value: "FR", count: 1 },
      { value: "NO", count: 1 },
    ],
  });
});

test.each(["sort=oldest", "availability=sometimes", "page=0", "limit=101"])(
  "the directory refuses %s",
  async (query) => {
    expect((await get(`/api/members/public?${query}`)).status).toBe(422);
  },
);

test("neither list nor profile contains what is private", async () => {
  for (const path of ["/api/members/public", "/api/members/public/ada", "/api/members"]) {
    const { text } = await get(path);
    for (const value of Object.values(PRIVATE)) expect(text).not.toContain(value);
  }
});

test("a profile has the member's public projects", async () => {
  const { body } = await get("/api/members/public/ada");
  expect(body.member).toMatchObject({
    projectCount: 1,
    projects: [{ id: project.id }],
    featured: [],
    languages: [{ code: "no", level: "native" }],
    noindex: false,
  });
});
