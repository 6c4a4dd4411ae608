import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson as aBuiltPerson } from "../accounts/person.builder.ts";
import { DAY } from "../foundation/durations.ts";
import { aMember } from "../members/member.builder.ts";
import { Visibility } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { projectChecks } from "./denormalization-check.ts";
import { aProject } from "./project.builder.ts";
import { OwnerStatus } from "./project-owner.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);

/** A member with an account, and their viewer. */
async function aPerson() {
  const { member, viewer } = await aBuiltPerson(graph);
  return { id: member.id, viewer };
}

/** A project of one owner, with two others who have not answered or have declined. */
async function aSharedProject() {
  const [owner, invited, declined] = [await aPerson(), await aPerson(), await aPerson()];
  const { id } = await aProject(graph.em(), {
    owners: [
      owner,
      { id: invited.id, answer: OwnerStatus.PENDING },
      { id: declined.id, answer: OwnerStatus.DECLINED },
    ],
  });
  return { id, owner, invited, declined };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const SET = `mutation($id: ID!, $owners: [ProjectOwnerInput!]!) {
  setProjectOwners(id: $id, owners: $owners) { owners { member { id } part status } }
}`;
const INVITE = `mutation($id: ID!, $owner: ProjectOwnerInput!) {
  inviteProjectOwner(id: $id, owner: $owner) { owners { member { id } status } }
}`;
const ANSWER = `mutation($id: ID!, $accepts: Boolean!) {
  answerProjectInvitation(id: $id, accepts: $accepts)
}`;
const LEAVE = `mutation($id: ID!) { leaveProject(id: $id) }`;

const ownersOf = async (id: string, viewer = admin): Promise<[string, string][]> => {
  const { project } = await graph.as(viewer)(
    `query($id: ID!) { project(id: $id) { owners { member { id } status } } }`,
    { id },
  );
  return project.owners.map(({ member, status }: { member: { id: string }; status: string }) => [
    member.id,
    status,
  ]);
};

const notificationsOf = async ({ viewer }: Person) =>
  (
    await graph.as(viewer)(
      `{ notifications(first: 5) { nodes { kind project { id } member { id } } } }`,
    )
  ).notifications.nodes;

describe("an invitation", () => {
  test("is answered by who is invited; both are notified", async () => {
    const [owner, guest] = [await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), { owners: [owner], visibility: "private" });
    const { inviteProjectOwner } = await graph.as(owner.viewer)(INVITE, {
      id,
      owner: { memberId: guest.id, part: "Sound" },
    });
    expect(inviteProjectOwner.owners[1]).toEqual({ member: { id: guest.id }, status: "PENDING" });
    const { projectInvitations } = await graph.as(guest.viewer)(
      "{ projectInvitations { part project { id } } }",
    );
    expect(projectInvitations).toEqual([{ part: "Sound", project: { id } }]);
    expect(await notificationsOf(guest)).toEqual([
      { kind: "PROJECT_INVITATION", project: { id }, member: { id: owner.id } },
    ]);
    await graph.as(guest.viewer)(ANSWER, { id, accepts: true });
    expect(await notificationsOf(owner)).toEqual([
      { kind: "PROJECT_ACCEPTED", project: { id }, member: { id: guest.id } },
    ]);
    const UPDATE = `mutation($id: ID!) { updateProject(id: $id, input: { tags: ["ours"] }) { tags } }`;
    expect(await graph.as(guest.viewer)(UPDATE, { id })).toEqual({
      updateProject: { tags: ["ours"] },
    });
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("that is declined closes the project to them; they can be invited again", async () => {
    const [owner, guest] = [await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), { owners: [owner], stage: "draft" });
    const invite = () => graph.as(owner.viewer)(INVITE, { id, owner: { memberId: guest.id } });
    await invite();
    await graph.as(guest.viewer)(ANSWER, { id, accepts: false });
    expect((await notificationsOf(owner))[0].kind).toBe("PROJECT_DECLINED");
    expect(await ownersOf(id)).toEqual([
      [owner.id, "ACCEPTED"],
      [guest.id, "DECLINED"],
    ]);
    const refusal = await graph.refusal(guest.viewer, ANSWER, { id, accepts: true });
    expect(refusal.message).toBe("Project not found");
    await invite();
    await graph.as(guest.viewer)(ANSWER, { id, accepts: true });
    expect(await ownersOf(id)).toContainEqual([guest.id, "ACCEPTED"]);
  });

  test("cannot be answered by others, nor twice", async () => {
    const [owner, guest, other] = [await aPerson(), await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), {
      owners: [owner, { id: guest.id, answer: OwnerStatus.PENDING }],
    });
    for (const { viewer } of [other, owner]) {
      const refusal = await graph.refusal(viewer, ANSWER, { id, accepts: true });
      expect(refusal.message).toBe("You aren't invited");
    }
    await graph.as(guest.viewer)(ANSWER, { id, accepts: true });
    expect((await graph.refusal(guest.viewer, ANSWER, { id, accepts: false })).message).toBe(
      "You aren't invited",
    );
  });

  test("to a deleted project is not listed", async () => {
    const [owner, guest] = [await aPerson(), await aPerson()];
    const invited = { id: guest.id, answer: OwnerStatus.PENDING };
    const { id } = await aProject(graph.em(), { owners: [owner, invited] });
    const LIST = "{ projectInvitations { project { id } } }";
    expect((await graph.as(guest.viewer)(LIST)).projectInvitations).toEqual([{ project: { id } }]);
    await graph.as(owner.viewer)(`mutation { deleteProject(id: "${id}") }`);
    expect((await graph.as(guest.viewer)(LIST)).projectInvitations).toEqual([]);
  });

  test("is not sent by someone whom they have blocked", async () => {
    const [owner, guest] = [await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), { owners: [owner] });
    await graph.as(guest.viewer)(`mutation { blockMember(id: "${owner.id}") }`);
    const variables = { id, owner: { memberId: guest.id } };
    expect((await graph.refusal(owner.viewer, INVITE, variables)).message).toBe("Member not found");
  });
});

describe("an owner whom another one removes", () => {
  const REMOVE = `mutation($id: ID!, $ownerId: ID!) {
    removeProjectOwner(id: $id, ownerId: $ownerId) { id }
  }`;
  const REMOVALS = "{ projectRemovals { id title project { id } removedBy { id } } }";
  const OBJECT = "mutation($id: ID!) { objectToProjectRemoval(id: $id) }";
  const PURGE = "mutation($ids: [ID!]!) { purgeProjects(ids: $ids) { ids failed { message } } }";

  async function aTakeover() {
    const [maker, other] = [await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), { owners: [maker, other], visibility: "private" });
    const { project } = await graph.as(other.viewer)(
      "query($id: ID!) { project(id: $id) { owners { id member { id } } } }",
      { id },
    );
    const ownerId = project.owners.find(
      (owner: { member: { id: string } }) => owner.member.id === maker.id,
    ).id;
    await graph.as(other.viewer)(REMOVE, { id, ownerId });
    return { id, maker, other };
  }
  const removalsOf = async ({ viewer }: Person) =>
    (await graph.as(viewer)(REMOVALS)).projectRemovals;

  test("is told, and is an owner again by objecting within 7 days", async () => {
    const { id, maker, other } = await aTakeover();
    const [removal] = await removalsOf(maker);
    expect(removal).toMatchObject({ project: null, removedBy: { id: other.id } });
    expect((await notificationsOf(maker))[0]).toMatchObject({
      kind: "PROJECT_REMOVED",
      member: { id: other.id },
    });
    expect(await graph.as(maker.viewer)(OBJECT, removal)).toEqual({ objectToProjectRemoval: id });
    expect(await ownersOf(id)).toEqual([
      [maker.id, "ACCEPTED"],
      [other.id, "ACCEPTED"],
    ]);
    expect((await notificationsOf(other))[0].kind).toBe("PROJECT_OBJECTED");
    expect(await removalsOf(maker)).toEqual([]);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("also by a new list of owners; nobody else may object for them", async () => {
    const [maker, other] = [await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), { owners: [maker, other] });
    await graph.as(other.viewer)(SET, { id, owners: [{ memberId: other.id }] });
    const [removal] = await removalsOf(maker);
    for (const viewer of [other.viewer, admin, visitor()]) {
      const { extensions } = await graph.refusal(viewer, OBJECT, removal);
      expect(extensions.code).toMatch(/^(NOT_FOUND|UNAUTHENTICATED)$/);
    }
    expect(await removalsOf(other)).toEqual([]);
  });

  test("cannot object after 7 days", async () => {
    const { maker } = await aTakeover();
    const [removal] = await removalsOf(maker);
    graph.clock.advance(7 * DAY);
    expect(await removalsOf(maker)).toEqual([]);
    expect((await graph.refusal(maker.viewer, OBJECT, removal)).extensions.code).toBe("CONFLICT");
  });

  test("cannot object to an administrator, and is told", async () => {
    const [maker, other] = [await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), { owners: [maker, other] });
    await graph.as(admin)(SET, { id, owners: [{ memberId: other.id }] });
    expect(await removalsOf(maker)).toEqual([]);
    expect((await notificationsOf(maker))[0]).toMatchObject({
      kind: "PROJECT_REMOVED",
      project: { id },
    });
  });

  test("an invitation that is taken back is no removal", async () => {
    const { id, owner, invited } = await aSharedProject();
    const { project } = await graph.as(owner.viewer)(
      "query($id: ID!) { project(id: $id) { owners { id status } } }",
      { id },
    );
    const pending = project.owners.find(({ status }: { status: string }) => status === "PENDING");
    await graph.as(owner.viewer)(REMOVE, { id, ownerId: pending.id });
    expect(await removalsOf(invited)).toEqual([]);
  });

  test("keeps the project from being deleted for good for 30 days, also if it is in the trash", async () => {
    const { id, maker, other } = await aTakeover();
    const [removal] = await removalsOf(maker);
    await graph.as(other.viewer)(`mutation { deleteProject(id: "${id}") }`);
    const purged = async () => (await graph.as(other.viewer)(PURGE, { ids: [id] })).purgeProjects;
    expect(await purged()).toEqual({
      ids: [],
      failed: [{ message: expect.stringContaining("other owners") }],
    });
    await graph.as(maker.viewer)(OBJECT, removal);
    expect((await purged()).ids).toEqual([]);
    const restored = await graph.as(maker.viewer)(
      "mutation($ids: [ID!]!) { restoreProjects(ids: $ids) { ids } }",
      { ids: [id] },
    );
    expect(restored.restoreProjects.ids).toEqual([id]);
  });

  test("who always was the only owner deletes a project for good at once", async () => {
    const owner = await aPerson();
    const { id } = await aProject(graph.em(), { owners: [owner] });
    await graph.as(owner.viewer)(`mutation { deleteProject(id: "${id}") }`);
    expect((await graph.as(owner.viewer)(PURGE, { ids: [id] })).purgeProjects.ids).toEqual([id]);
  });
});

describe("the owners of a project", () => {
  test("are replaced in order: new ones are invited, missing ones removed, answers stay", async () => {
    const [first, second, third, fresh] = await Promise.all([1, 2, 3, 4].map(aPerson));
    if (!first || !second || !third || !fresh) throw new Error("four people");
    const { id } = await aProject(graph.em(), {
      owners: [first, second, { id: third.id, answer: OwnerStatus.DECLINED }],
    });
    const owners = [
      { memberId: fresh.id, part: "Type" },
      { memberId: third.id },
      { memberId: first.id, part: "Light" },
    ];
    const { setProjectOwners } = await graph.as(first.viewer)(SET, { id, owners });
    expect(setProjectOwners.owners).toEqual([
      { member: { id: fresh.id }, part: "Type", status: "PENDING" },
      { member: { id: third.id }, part: null, status: "DECLINED" },
      { member: { id: first.id }, part: "Light", status: "ACCEPTED" },
    ]);
    const twice = [owners[2], owners[2]];
    expect(
      (await graph.refusal(first.viewer, SET, { id, owners: twice })).extensions.fields,
    ).toEqual({ owners: "Not valid" });
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  const PART = `mutation($id: ID!, $ownerId: ID!, $input: UpdateProjectOwnerInput!) {
    updateProjectOwner(id: $id, ownerId: $ownerId, input: $input) { owners { part } }
  }`;
  const REMOVE = `mutation($id: ID!, $ownerId: ID!) {
    removeProjectOwner(id: $id, ownerId: $ownerId) { owners { id } }
  }`;
  const ORDER = `mutation($id: ID!, $ids: [ID!]!) {
    orderProjectOwners(id: $id, ids: $ids) { owners { id } }
  }`;

  test("are changed, ordered and removed one by one, by who may change the project", async () => {
    const [owner, other, invited, stranger] = await Promise.all([1, 2, 3, 4].map(aPerson));
    if (!owner || !other || !invited || !stranger) throw new Error("four people");
    const { id } = await aProject(graph.em(), {
      owners: [owner, other, { id: invited.id, answer: OwnerStatus.PENDING }],
    });
    const { project } = await graph.as(owner.viewer)(
      `{ project(id: "${id}") { owners { id version } } }`,
    );
    const [first, second, third] = project.owners;
    const part = { id, ownerId: second.id, input: { part: "Sound", version: second.version } };
    const ids = [third.id, first.id, second.id];
    for (const { viewer } of [invited, stranger]) {
      for (const [change, variables] of [
        [PART, part],
        [REMOVE, { id, ownerId: second.id }],
        [ORDER, { id, ids }],
      ] as const)
        expect((await graph.refusal(viewer, change, variables)).extensions.code).toBe("FORBIDDEN");
    }
    const { updateProjectOwner } = await graph.as(owner.viewer)(PART, part);
    expect(updateProjectOwner.owners[1]).toEqual({ part: "Sound" });
    expect((await graph.refusal(other.viewer, PART, part)).extensions.code).toBe("CONFLICT");

    const { orderProjectOwners } = await graph.as(other.viewer)(ORDER, { id, ids });
    expect(orderProjectOwners.owners).toEqual(ids.map((one) => ({ id: one })));
    const twice = await graph.refusal(other.viewer, ORDER, { id, ids: [first.id, first.id] });
    expect(twice.extensions.fields).toEqual({ ids: "Name each of them once" });

    const left = await graph.as(owner.viewer)(REMOVE, { id, ownerId: third.id });
    expect(left.removeProjectOwner.owners).toEqual([{ id: first.id }, { id: second.id }]);
    const elsewhere = { id: (await aProject(graph.em(), { owners: [owner] })).id };
    expect(
      (await graph.refusal(owner.viewer, REMOVE, { ...elsewhere, ownerId: second.id })).message,
    ).toBe("Not an owner of this project");
    await graph.as(owner.viewer)(REMOVE, { id, ownerId: second.id });
    expect((await graph.refusal(admin, REMOVE, { id, ownerId: first.id })).message).toBe(
      "A project keeps at least one owner",
    );
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("know what they are to a project, and whether they may change it", async () => {
    const { id, owner, invited, declined } = await aSharedProject();
    const mine = async (viewer = visitor()) =>
      (await graph.as(viewer)(`{ project(id: "${id}") { ownerStatus isEditable } }`)).project;
    expect(await mine(owner.viewer)).toEqual({ ownerStatus: "ACCEPTED", isEditable: true });
    expect(await mine(invited.viewer)).toEqual({ ownerStatus: "PENDING", isEditable: false });
    expect(await mine(admin)).toEqual({ ownerStatus: null, isEditable: true });
    for (const viewer of [declined.viewer, visitor(), withRole(Role.EDITOR)])
      expect(await mine(viewer)).toEqual({ ownerStatus: null, isEditable: false });
  });

  test("are named to others once they have accepted", async () => {
    const { id, owner, invited, declined } = await aSharedProject();
    for (const viewer of [visitor(), declined.viewer, withRole(Role.EDITOR)])
      expect(await ownersOf(id, viewer)).toEqual([[owner.id, "ACCEPTED"]]);
    for (const viewer of [owner.viewer, invited.viewer, admin])
      expect(await ownersOf(id, viewer)).toHaveLength(3);
  });

  test("are not named to those who do not see their profile", async () => {
    const hidden = await aMember(graph.em(), { visibility: Visibility.MEMBERS });
    const { id } = await aProject(graph.em(), { owners: [hidden] });
    const READ = `query($id: ID!) { project(id: $id) { owners { member { id } } } }`;
    expect((await graph.as()(READ, { id })).project.owners).toEqual([{ member: null }]);
    const { viewer } = await aPerson();
    expect((await graph.as(viewer)(READ, { id })).project.owners).toEqual([
      { member: { id: hidden.id } },
    ]);
  });

  test("often work together: those who share the most public projects", async () => {
    const [one, often, once, never] = [
      await aPerson(),
      await aPerson(),
      await aPerson(),
      await aPerson(),
    ];
    const hidden = await aMember(graph.em(), { visibility: Visibility.MEMBERS });
    const make = (...owners: { id: string; answer?: OwnerStatus }[]) =>
      aProject(graph.em(), { owners: [one, ...owners] });
    await make(often, once);
    await make(often, hidden, { id: never.id, answer: OwnerStatus.PENDING });
    await make(hidden, { id: never.id, answer: OwnerStatus.DECLINED });
    await make(hidden);
    for (const closed of [
      { visibility: "private" as const },
      { visibility: "unlisted" as const },
      { stage: "draft" as const },
      { published: ["fr" as const], title: { fr: "Ensemble" } },
    ])
      await aProject(graph.em(), { owners: [one, once], ...closed });
    await aProject(graph.em(), { owners: [often, never] });
    const READ = `query($id: ID!, $locale: Locale!) {
      member(id: $id) { collaborators(locale: $locale) { member { id } count } }
    }`;
    const read = async (viewer = visitor(), locale = "en") =>
      (await graph.as(viewer)(READ, { id: one.id, locale })).member.collaborators.map(
        ({ member, count }: { member: { id: string }; count: number }) => [member.id, count],
      );
    expect(await read()).toEqual([
      [often.id, 2],
      [once.id, 1],
    ]);
    expect(await read(visitor(), "fr")).toEqual([[once.id, 1]]);
    expect(await read(never.viewer)).toEqual([
      [hidden.id, 3],
      [often.id, 2],
      [once.id, 1],
    ]);
    expect(await read(one.viewer)).toEqual(await read(never.viewer));
  });

  test("leave, but not the last accepted one", async () => {
    const [owner, other, invited] = [await aPerson(), await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), {
      owners: [owner, other, { id: invited.id, answer: OwnerStatus.PENDING }],
    });
    await graph.as(owner.viewer)(LEAVE, { id });
    const last = "A project keeps at least one owner";
    expect((await graph.refusal(other.viewer, LEAVE, { id })).message).toBe(last);
    const owners = [{ memberId: invited.id }];
    expect((await graph.refusal(admin, SET, { id, owners })).message).toBe(last);
    await graph.as(invited.viewer)(LEAVE, { id });
    expect(await ownersOf(id)).toEqual([[other.id, "ACCEPTED"]]);
  });

  test("who leave at the same time do not leave it without any", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = [await aPerson(), await aPerson(), await aPerson()];
      const { id } = await aProject(graph.em(), { owners: people });
      const results = await Promise.allSettled(
        people.map(({ viewer }) => graph.as(viewer)(LEAVE, { id })),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
      expect(await ownersOf(id)).toHaveLength(1);
    }
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("accept at the same time, and all can change it", async () => {
    const owner = await aPerson();
    const guests = [await aPerson(), await aPerson(), await aPerson()];
    const { id } = await aProject(graph.em(), {
      owners: [owner, ...guests.map((guest) => ({ id: guest.id, answer: OwnerStatus.PENDING }))],
    });
    await Promise.all(guests.map(({ viewer }) => graph.as(viewer)(ANSWER, { id, accepts: true })));
    expect((await ownersOf(id)).every(([, status]) => status === "ACCEPTED")).toBe(true);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });
});
