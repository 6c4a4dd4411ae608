import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import { aCategory } from "../categories/category.builder.ts";
import { aContactRequest } from "../contacts/contact-request.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { Visibility } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const asAdmin = graph.as(withRole(Role.ADMIN));
const asMember = graph.as(withRole(Role.MEMBER));

const post = await aPost(graph.em(), {
  title: { en: "The lantern", fr: "Un secret" },
  published: ["en"],
  text: "A ferry at night",
});
const category = await aCategory(graph.em(), { name: { en: "Lanterns", fr: "Lanternes" } });
const member = await aMember(graph.em(), { displayName: "Lan Terner" });
await aMember(graph.em(), { displayName: "Lantern", visibility: Visibility.UNLISTED });
const user = await aUser(graph.em(), { name: "Lantern Keeper" });

const SEARCH = `query($text: String!) {
  search(text: $text) { posts { id } members { id } categories { id } users { id } }
}`;
const found = async (as: typeof asAdmin, text: string) => (await as(SEARCH, { text })).search;
const only = ({ id }: { id: string }) => [{ id }];

describe("the search", () => {
  test("finds posts, members and categories by word prefixes", async () => {
    expect(await found(asMember, "lan")).toEqual({
      posts: only(post),
      members: only(member),
      categories: only(category),
      users: [],
    });
  });

  test("finds all accounts for admins, and only their own for others", async () => {
    expect((await found(asAdmin, "lantern")).users).toEqual(only(user));
    const asKeeper = graph.as(withRole(Role.MEMBER, { userId: user.id }));
    expect((await found(asKeeper, "lantern")).users).toEqual(only(user));
  });

  test("finds unpublished content of posts for editors only", async () => {
    expect((await found(asMember, "secret")).posts).toEqual([]);
    expect((await found(asAdmin, "secret")).posts).toEqual(only(post));
    expect((await found(asAdmin, "ferry")).posts).toEqual(only(post));
  });

  test("finds one's own projects by all of their texts, others where the public sees them", async () => {
    const owner = await aMember(graph.em());
    const shown = await aProject(graph.em(), {
      title: { en: "Kelp", fr: "Varech" },
      published: ["en"],
    });
    const own = await aProject(graph.em(), {
      title: { en: "Kelp at night" },
      owners: [owner],
      stage: "draft",
    });
    await aProject(graph.em(), { title: { en: "Kelp unlisted" }, visibility: "unlisted" });
    const PROJECTS = `query($text: String!) { search(text: $text) { projects { id } } }`;
    const idsFor = async (as: typeof asAdmin, text: string) =>
      (await as(PROJECTS, { text })).search.projects.map(({ id }: { id: string }) => id).toSorted();
    const asOwner = graph.as(withRole(Role.MEMBER, { memberId: owner.id }));
    expect(await idsFor(asMember, "kelp")).toEqual([shown.id]);
    expect(await idsFor(asMember, "varech")).toEqual([]);
    expect(await idsFor(asOwner, "kelp")).toEqual([shown.id, own.id].toSorted());
    expect(await idsFor(asAdmin, "kelp")).toHaveLength(3);
    expect(await idsFor(asAdmin, "varech")).toEqual([shown.id]);
  });

  test("finds requests for those who may read them", async () => {
    const request = await aContactRequest(graph.em(), { member, message: "A beacon, please" });
    const REQUESTS = `query($text: String!) { search(text: $text) { requests { id } } }`;
    const foundBy = async (as: typeof asAdmin) =>
      (await as(REQUESTS, { text: "beac" })).search.requests;
    expect(await foundBy(graph.as(withRole(Role.SUPPORT)))).toEqual(only(request));
    expect(await foundBy(graph.as(withRole(Role.MEMBER, { memberId: member.id })))).toEqual(
      only(request),
    );
    expect(await foundBy(asMember)).toEqual([]);
    expect(await foundBy(graph.as(withRole(Role.EDITOR)))).toEqual([]);
  });

  test("finds categories by words in any language", async () => {
    expect((await found(asMember, "lanternes")).categories).toEqual(only(category));
  });
});
