import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { documentOf } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aProject } from "./project.builder.ts";
import { OwnerStatus } from "./project-owner.ts";

const graph = await testGraph();
const profile = await aMember(graph.em());
const owner = withRole(Role.MEMBER, { memberId: profile.id });
const invited = await aMember(graph.em());

const UPDATE = `mutation($id: ID!, $input: UpdateProjectInput!) {
  updateProject(id: $id, input: $input) { id }
}`;
const VERSIONS = `query($id: ID!) { project(id: $id) { versions {
  id number title html publishedBy { id }
} } }`;

const versions = async (id: string, viewer = owner) =>
  (await graph.as(viewer)(VERSIONS, { id })).project.versions;

async function twice(): Promise<string> {
  const owners = [profile, { id: invited.id, answer: OwnerStatus.PENDING }];
  const { id } = await aProject(graph.em(), { title: { en: crypto.randomUUID() }, owners });
  await graph.as(owner)(UPDATE, { id, input: { content: { en: documentOf("Second") } } });
  return id;
}

test("a project keeps what was published, and by which of its owners", async () => {
  const id = await twice();
  await graph.as(owner)(UPDATE, { id, input: { tags: ["clay"] } });
  expect(await versions(id)).toMatchObject([
    { number: 2, html: "<p>Second</p>", publishedBy: { id: profile.id } },
    { number: 1, html: null, publishedBy: null },
  ]);
});

test("its earlier texts are for those who may change it", async () => {
  const id = await twice();
  const [{ id: versionId }] = await versions(id);
  const READ = `{ projectVersion(id: "${versionId}") { number } }`;
  for (const may of [owner, withRole(Role.ADMIN)]) {
    expect((await graph.as(may)(READ)).projectVersion).toEqual({ number: 2 });
    expect(await versions(id, may)).toHaveLength(2);
  }
  const others = [
    withRole(Role.MEMBER, { memberId: invited.id }),
    withRole(Role.MEMBER, { memberId: (await aMember(graph.em())).id }),
    withRole(Role.EDITOR),
  ];
  for (const mayNot of others) {
    expect((await graph.refusal(mayNot, READ)).message).toBe("Version not found");
    expect(await versions(id, mayNot)).toEqual([]);
  }
  expect((await graph.refusal(visitor(), READ)).extensions.code).toBe("UNAUTHENTICATED");
  expect(await versions(id, visitor())).toEqual([]);
});
