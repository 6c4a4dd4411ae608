import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { aJob } from "../jobs/job.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { MemberStatus, Visibility } from "../members/member.ts";
import { aPage } from "../pages/page.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { aSolution } from "../solutions/solution.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { collectAllWords, collectRecentWords } from "./collect-search-words.ts";
import { WEEK } from "../foundation/durations.ts";

const graph = await testGraph();
const em = graph.em();
const asMember = graph.as(withRole(Role.MEMBER));
/** A week later each time: until then the words are not collected anew. */
let now = new Date();
const collect = () => collectAllWords(graph.em(), (now = new Date(now.getTime() + WEEK + 1)));

const suggested = async (search: string, locale = "en", as = graph.as()) => {
  const QUERY = `query($search: String!, $locale: Locale!) { searchSuggestions(search: $search, locale: $locale) }`;
  return (await as(QUERY, { search, locale })).searchSuggestions;
};

await aProject(em, { title: { en: "Fjordlys in winter" } });
await aPost(em, { title: { en: "Typography for ferries", fr: "Typographie pour les ferrys" } });
await aSolution(em, { title: { en: "Illustrations" } });
const job = await aJob(em, { title: { en: "Glassblower wanted" } });
await aPage(em, { title: { en: "Sustainability" } });
const named = { displayName: "Ingeborg Løkkeberg", city: "Trondheim", skills: ["Bookbinding"] };
await aMember(em, named);
await collect();

describe("a search that finds nothing is corrected to", () => {
  test.each([
    ["a project", "fjordlis", "fjordlys"],
    ["a post", "Typografy", "typography"],
    ["a solution", "ilustration", "illustrations"],
    ["a job", "glasblower", "glassblower"],
    ["a page", "sustainabilty", "sustainability"],
    ["a member's name", "Ingebrog", "ingeborg"],
    ["a member's name, typed without its letters", "lokkeberg", "løkkeberg"],
    ["a member's city", "trondhiem", "trondheim"],
    ["a member's skill", "bookbindng", "bookbinding"],
  ])("%s", async (_of, typed, meant) => {
    expect(await suggested(typed)).toEqual([meant]);
  });
});

describe("of several words", () => {
  test("those that are misspelt are corrected, so that all are found together", async () => {
    expect((await suggested("fjordlis wintr"))[0]).toBe("fjordlys winter");
    expect((await suggested("ingeborg lokkeberg"))[0]).toBe("ingeborg løkkeberg");
  });

  test("one is suggested alone if nothing has them all", async () => {
    expect(await suggested("fjordlis typography")).toEqual(["fjordlys"]);
  });
});

describe("is never suggested:", () => {
  test("what is spelled otherwise, is too short or is no word", async () => {
    for (const typed of ["quartz", "fjo", "!?", "", "x".repeat(2_000), "100% _ \\ '"]) {
      expect(await suggested(typed)).toEqual([]);
    }
  });

  test("a word that is public in another language only", async () => {
    expect(await suggested("typographi", "fr")).toEqual(["typographie"]);
    expect(await suggested("fjordlis", "fr")).toEqual([]);
    expect(await suggested("typografi", "no")).toEqual([]);
  });

  test("a word of what is a draft, private, unlisted, in the trash or hidden", async () => {
    await aPost(em, { title: { en: "Marzipan", no: "Marsipan" }, published: ["no"] });
    await aProject(em, { title: { en: "Zeppelin" }, visibility: "private" });
    await aProject(em, { title: { en: "Kaleidoscope" }, visibility: "unlisted" });
    await aProject(em, { title: { en: "Harpsichord" }, stage: "draft" });
    await aMember(em, { displayName: "Cornelius", visibility: Visibility.UNLISTED });
    await aMember(em, { displayName: "Bartholomew", visibility: Visibility.PRIVATE });
    await aMember(em, { displayName: "Wilhelmina", status: MemberStatus.PENDING });
    await aMember(em, { displayName: "Montgomery", status: MemberStatus.SUSPENDED });
    await aMember(em, { displayName: "Penelope", deletedAt: now });
    await collect();
    const hidden =
      "marzipn zepelin kaleidoscop harpsicord corneluis bartolomew wilhelmna montgomry penelop";
    for (const word of hidden.split(" ")) expect(await suggested(word)).toEqual([]);
    const terms = await em
      .getConnection()
      .execute("select word from search_words where locale = 'en'");
    for (const word of ["marzipan", "zeppelin", "kaleidoscope", "cornelius", "penelope"]) {
      expect(terms).not.toContainEqual({ word });
    }
  });

  test("a profile for members only, to visitors", async () => {
    await aMember(em, { displayName: "Thaddeus", visibility: Visibility.MEMBERS });
    await collect();
    expect(await suggested("thadeus")).toEqual([]);
    expect(await suggested("thadeus", "en", asMember)).toEqual(["thaddeus"]);
  });

  test("what has been hidden since its words were collected, or is over", async () => {
    const post = await aPost(em, { title: { en: "Xylophone" } });
    await collect();
    expect(await suggested("xilophone")).toEqual(["xylophone"]);
    post.unpublish("en", "draft");
    job.closedAt = now;
    await em.flush();
    expect(await suggested("xilophone")).toEqual([]);
    expect(await suggested("glasblower")).toEqual([]);
  });
});

test("words are collected of what has just changed, and forgotten with what had them", async () => {
  const project = await aProject(em, { title: { en: "Velocipede" } });
  expect(await suggested("velocipde")).toEqual([]);
  await collectRecentWords(graph.em(), new Date());
  expect(await suggested("velocipde")).toEqual(["velocipede"]);
  project.delete(now);
  await em.flush();
  await collect();
  const left = "select word from search_words where word = 'velocipede'";
  expect(await em.getConnection().execute(left)).toEqual([]);
});

test("without the index, where PostgreSQL does not allow the extension, nothing is suggested", async () => {
  await em.getConnection().execute("drop extension pg_trgm cascade");
  expect(await suggested("fjordlis")).toEqual([]);
  await collectRecentWords(graph.em(), now);
  await collect();
});
