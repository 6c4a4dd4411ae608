import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer({ rateLimits: true });
const em = server.database.em.fork();
const [owner, guest, other] = [await aMember(em), await aMember(em), await aMember(em)];
const { id } = await aProject(em, { owners: [owner] });

async function send(query: string, variables: object): Promise<string | undefined> {
  const as = withRole(Role.MEMBER, { memberId: owner.id });
  const { body } = await server.ask("POST", "/graphql", { as, body: { query, variables } });
  return body.errors?.[0].extensions.code;
}

const invite = (memberId: string) =>
  send(
    "mutation($id: ID!, $owner: ProjectOwnerInput!) { inviteProjectOwner(id: $id, owner: $owner) { id } }",
    {
      id,
      owner: { memberId },
    },
  );

test("a member is invited to a project twice a week at most, also if they are taken off the list between", async () => {
  expect(await invite(guest.id)).toBeUndefined();
  const SET =
    "mutation($id: ID!, $owners: [ProjectOwnerInput!]!) { setProjectOwners(id: $id, owners: $owners) { id } }";
  expect(await send(SET, { id, owners: [{ memberId: owner.id }] })).toBeUndefined();
  expect(await invite(guest.id)).toBeUndefined();
  expect(await send(SET, { id, owners: [{ memberId: owner.id }] })).toBeUndefined();
  expect(await invite(guest.id)).toBe("RATE_LIMITED");
  expect(await invite(other.id)).toBeUndefined();
});
