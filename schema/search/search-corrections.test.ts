import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { WEEK } from "../foundation/durations.ts";
import { aContactRequest } from "../contacts/contact-request.builder.ts";
import { CalendarEvent } from "../calendar/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { collectAllWords, collectRecentWords } from "./collect-search-words.ts";

const graph = await testGraph();
const em = graph.em();
let now = new Date();
const collect = () => collectAllWords(graph.em(), (now = new Date(now.getTime() + WEEK + 1)));

const owner = await aMember(em);
const range = { rangeFrom: now, rangeTo: now, start: now, end: now };
const meeting = new CalendarEvent({ owner, title: "Kickoff with the lighthouse", ...range });
await em.persist(meeting).flush();
await aContactRequest(em, { member: owner, name: "Wolfgang", message: "A kaleidoscope, please" });
await collect();

const asOwner = graph.as(withRole(Role.MEMBER, { memberId: owner.id }));
const asSupport = graph.as(withRole(Role.SUPPORT));
const CORRECTIONS = "query($text: String!) { searchCorrections(text: $text) }";
const corrected = async (as: typeof asOwner, text: string) =>
  (await as(CORRECTIONS, { text })).searchCorrections;

test("a misspelt search of the dashboard is corrected to names of what the viewer may read", async () => {
  expect(await corrected(asOwner, "lighthose")).toEqual(["lighthouse"]);
  expect(await corrected(asOwner, "kickof lighthose")).toContain("kickoff lighthouse");
  expect(await corrected(asSupport, "wolfgagn")).toEqual(["wolfgang"]);
  expect(await corrected(asSupport, "kaleidoscop")).toEqual([]);
});

test("nobody is offered a word of what they may not read", async () => {
  for (const role of [Role.ADMIN, Role.SUPPORT, Role.MEMBER]) {
    const other = graph.as(withRole(role, { memberId: (await aMember(em)).id }));
    expect(await corrected(other, "lighthose"), role).toEqual([]);
  }
  expect(await corrected(graph.as(withRole(Role.EDITOR)), "wolfgagn")).toEqual([]);
  const { extensions } = await graph.refusal(visitor(), CORRECTIONS, { text: "lighthose" });
  expect(extensions.code).toBe("UNAUTHENTICATED");
});

test("the site's visitors are offered none of these words", async () => {
  const query = `{ searchSuggestions(search: "lighthose") }`;
  expect((await graph.as()(query)).searchSuggestions).toEqual([]);
  expect((await asOwner(query)).searchSuggestions).toEqual([]);
});

test("names are collected of what was just added, and forgotten with it", async () => {
  const title = "Velocipede parade";
  const added = new CalendarEvent({ owner, title, ...range });
  await em.persist(added).flush();
  expect(await corrected(asOwner, "velocipde")).toEqual([]);
  await collectRecentWords(graph.em(), new Date());
  expect(await corrected(asOwner, "velocipde")).toEqual(["velocipede"]);
  added.deletedAt = now;
  await em.flush();
  expect(await corrected(asOwner, "velocipde")).toEqual([]);
  await collect();
  const left = "select word from search_words where word = 'velocipede'";
  expect(await em.getConnection().execute(left)).toEqual([]);
});
