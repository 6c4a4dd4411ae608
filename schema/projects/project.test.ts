import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { projectChecks } from "./denormalization-check.ts";
import { aProject, aProjectType } from "./project.builder.ts";
import { OwnerStatus } from "./project-owner.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const profile = await aMember(graph.em());
const owner = withRole(Role.MEMBER, { memberId: profile.id });
const stranger = withRole(Role.MEMBER, { memberId: (await aMember(graph.em())).id });
const type = await aProjectType(graph.em(), { slug: "photography" });

const CREATE = `mutation($input: CreateProjectInput!) { createProject(input: $input) {
  id version stage visibility featured tags tools languages startedOn endedOn liveUrl repoUrl
  en: slug fr: slug(locale: fr) type { slug } client { name url visible }
  owners { member { id } part order status }
} }`;
const UPDATE = `mutation($id: ID!, $input: UpdateProjectInput!) {
  updateProject(id: $id, input: $input) { id version languages slugByLocale { en fr no } featured }
}`;
const READ = `query($slug: String!, $locale: Locale) {
  publishedProject(slug: $slug, locale: $locale) { id title(locale: $locale) }
}`;

const create = async (input: object, viewer = owner) =>
  (await graph.as(viewer)(CREATE, { input: { typeId: "photography", ...input } })).createProject;
const update = async (id: string, input: object, viewer = owner) =>
  (await graph.as(viewer)(UPDATE, { id, input })).updateProject;
const published = (...locales: string[]) =>
  locales.map((locale) => ({ locale, status: "PUBLISHED" }));

const listed = async (filter = "") => {
  const { publishedProjects } = await graph.as()(
    `{ publishedProjects(first: 100 ${filter}) { totalCount nodes { id } } }`,
  );
  expect(publishedProjects.totalCount).toBe(publishedProjects.nodes.length);
  return publishedProjects.nodes.map(({ id }: { id: string }) => id);
};

/** Whether a viewer sees a project at all. */
const sees = async (viewer: ReturnType<typeof visitor>, id: string) =>
  graph
    .as(viewer)(`query($id: ID!) { project(id: $id) { id } }`, { id })
    .then(() => true)
    .catch((error: Error) => {
      expect(error.message).toBe("Project not found");
      return false;
    });

test("a project is created with its facts; whoever creates it is its first owner", async () => {
  const made = await create({
    title: { en: "Harbour light", fr: "Lumière du port" },
    stage: "IN_PROGRESS",
    tags: ["Light"],
    tools: ["Leica M6"],
    client: { name: "Port of Oslo", url: "https://port.example" },
    startedOn: "2026-01-05",
    liveUrl: "https://harbour.example",
    publications: published("en"),
  });
  expect(made).toMatchObject({
    version: 1,
    stage: "IN_PROGRESS",
    visibility: "PUBLIC",
    featured: false,
    tags: ["light"],
    tools: ["Leica M6"],
    languages: ["en"],
    startedOn: "2026-01-05",
    endedOn: null,
    liveUrl: "https://harbour.example",
    repoUrl: null,
    type: { slug: "photography" },
    client: { name: "Port of Oslo", url: "https://port.example", visible: true },
    owners: [{ member: { id: profile.id }, part: null, order: 0, status: "ACCEPTED" }],
  });
});

test.each([
  [{}, { title: "Required" }],
  [{ title: { en: "A" }, typeId: null }, { typeId: "Required" }],
  [{ title: { en: "A" }, liveUrl: "javascript:alert(1)" }, { liveUrl: "Not a link" }],
  [{ title: { en: "A" }, client: { url: "ftp://x" } }, { url: "Not a link" }],
  [
    { title: { en: "A" }, startedOn: "2026-02-01", endedOn: "2026-01-31" },
    { endedOn: "Must not be before its start" },
  ],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(owner, CREATE, { input: { typeId: type.id, ...input } });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("an account without a profile owns no project; an administrator creates one for others", async () => {
  const input = { typeId: type.id, title: { en: "No profile" } };
  const refusal = await graph.refusal(withRole(Role.MEMBER), CREATE, { input });
  expect(refusal.extensions.fields).toEqual({ profile: "Required" });
  expect((await create({ title: { en: "For others" } }, admin)).owners).toEqual([]);
});

describe("who sees a project", () => {
  const stages = [
    ["COMPLETED", "PUBLIC", true, true],
    ["ARCHIVED", "PUBLIC", true, true],
    ["COMPLETED", "UNLISTED", true, false],
    ["COMPLETED", "PRIVATE", false, false],
    ["DRAFT", "PUBLIC", false, false],
  ] as const;

  test.each(stages)("%s and %s", async (stage, visibility, isSeen, isListed) => {
    const guest = await aMember(graph.em());
    const { id } = await create({
      title: { en: `Seen ${stage} ${visibility}` },
      stage,
      visibility,
      publications: published("en"),
    });
    await graph.as(owner)(
      `mutation { inviteProjectOwner(id: "${id}", owner: { memberId: "${guest.id}" }) { id } }`,
    );
    const invited = withRole(Role.MEMBER, { memberId: guest.id });
    for (const viewer of [visitor(), stranger, withRole(Role.EDITOR)])
      expect(await sees(viewer, id)).toBe(isSeen);
    for (const viewer of [owner, invited, admin]) expect(await sees(viewer, id)).toBe(true);
    expect((await listed()).includes(id)).toBe(isListed);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("a language that is not published is not available", async () => {
    await create({
      title: { en: "One tongue", fr: "Une langue" },
      stage: "COMPLETED",
      publications: published("en"),
    });
    const found = await graph.as()(READ, { slug: "one-tongue", locale: "en" });
    expect(found.publishedProject.title).toBe("One tongue");
    const refusal = await graph.refusal(visitor(), READ, { slug: "one-tongue", locale: "fr" });
    expect(refusal.message).toBe("Project not available in fr");
    expect(refusal.extensions.available).toEqual({ en: "one-tongue" });
  });

  test("others do not see a client that is not visible", async () => {
    const client = { name: "Secret", url: "https://secret.example", visible: false };
    const { id } = await create({ title: { en: "For a client" }, stage: "COMPLETED", client });
    await update(id, { publications: published("en") });
    const CLIENT = `query($id: ID!) { project(id: $id) { client { name url visible } } }`;
    const clientFor = async (viewer = visitor()) =>
      (await graph.as(viewer)(CLIENT, { id })).project.client;
    for (const viewer of [visitor(), stranger])
      expect(await clientFor(viewer)).toEqual({ name: null, url: null, visible: false });
    for (const viewer of [owner, admin]) expect(await clientFor(viewer)).toEqual(client);
  });
});

describe("who changes a project", () => {
  test("its accepted owners and administrators", { timeout: 60_000 }, async () => {
    const [invited, declined] = [await aMember(graph.em()), await aMember(graph.em())];
    const { id } = await aProject(graph.em(), {
      owners: [
        profile,
        { id: invited.id, answer: OwnerStatus.PENDING },
        { id: declined.id, answer: OwnerStatus.DECLINED },
      ],
    });
    const others = [invited, declined].map((one) => withRole(Role.MEMBER, { memberId: one.id }));
    const changes: [string, object][] = [
      [UPDATE, { id, input: { tags: ["changed"] } }],
      [`mutation($id: ID!) { unpublishProject(id: $id, locale: en) { id } }`, { id }],
      [`mutation($id: ID!) { deleteProject(id: $id) }`, { id }],
      [`mutation($id: ID!) { setProjectOwners(id: $id, owners: []) { id } }`, { id }],
    ];
    for (const viewer of [stranger, ...others, withRole(Role.EDITOR)]) {
      for (const [document, variables] of changes) {
        const refusal = await graph.refusal(viewer, document, variables);
        expect(refusal.extensions.code).toBe("FORBIDDEN");
      }
      const { deleteProjects } = await graph.as(viewer)(
        `mutation($ids: [ID!]!) { deleteProjects(ids: $ids) { ids failed { message } } }`,
        { ids: [id] },
      );
      expect(deleteProjects.ids).toEqual([]);
      expect(deleteProjects.failed).toHaveLength(1);
    }
    expect((await update(id, { tags: ["a"] })).version).toBe(2);
    expect((await update(id, { tags: ["b"] }, admin)).version).toBe(3);
  });

  test("administrators choose what the front page shows", async () => {
    const { id } = await aProject(graph.em(), { owners: [profile] });
    const FEATURE = `mutation($id: ID!) { featureProject(id: $id, featured: true) { featured } }`;
    expect((await graph.refusal(owner, FEATURE, { id })).extensions.code).toBe("FORBIDDEN");
    expect(await graph.as(admin)(FEATURE, { id })).toEqual({ featureProject: { featured: true } });
    expect(await listed("featured: true")).toEqual([id]);
  });

  test("a change of an outdated version is refused with the present values", async () => {
    const { id } = await aProject(graph.em(), { owners: [profile] });
    await update(id, { version: 1, tools: ["Mine"] });
    const late = await graph.refusal(owner, UPDATE, { id, input: { version: 1, tools: ["Late"] } });
    expect(late.extensions).toMatchObject({
      code: "CONFLICT",
      current: { version: 2, tools: ["Mine"] },
    });
  });
});

describe("the slug", () => {
  test("is the same in all languages and unique", async () => {
    const made = await create({ title: { fr: "Une seule adresse" }, publications: [] });
    expect([made.en, made.fr]).toEqual(["une-seule-adresse", "une-seule-adresse"]);
    const input = { typeId: type.id, title: { en: "Other" }, slug: { no: "une-seule-adresse" } };
    expect((await graph.refusal(owner, CREATE, { input })).message).toBe("This slug is taken");
  });

  test("leads on to the present one in each language it was published in", async () => {
    const { id } = await create({
      title: { en: "Moving", fr: "En route" },
      stage: "COMPLETED",
      publications: published("en", "fr"),
    });
    const { slugByLocale } = await update(id, { slug: { fr: "moved" } });
    expect(slugByLocale).toEqual({ en: "moved", fr: "moved", no: "moved" });
    for (const locale of ["en", "fr"]) {
      const refusal = await graph.refusal(visitor(), READ, { slug: "moving", locale });
      expect(refusal.extensions).toMatchObject({ code: "NOT_FOUND", movedTo: "moved" });
    }
    expect((await update(id, { title: { en: "Renamed" } })).slugByLocale.en).toBe("moved");
  });
});

describe("lists", () => {
  test("are filtered by type, stage, owner and tag", async () => {
    const kind = await aProjectType(graph.em());
    const member = await aMember(graph.em());
    const wanted = await aProject(graph.em(), { type: kind, tags: ["filter"], owners: [member] });
    const running = await aProject(graph.em(), { type: kind, stage: "in_progress" });
    await aProject(graph.em(), {
      type: kind,
      owners: [{ id: member.id, answer: OwnerStatus.PENDING }],
    });
    expect(await listed(`type: "${kind.slug}", stage: IN_PROGRESS`)).toEqual([running.id]);
    expect((await listed(`type: "${kind.id}"`)).length).toBe(3);
    expect(await listed(`ownerId: "${member.id}"`)).toEqual([wanted.id]);
    expect(await listed(`tag: "Filter"`)).toEqual([wanted.id]);
  });

  test("follow the type and stage of their projects, and run in both directions", async () => {
    const [kind, other] = [await aProjectType(graph.em()), await aProjectType(graph.em())];
    const first = await aProject(graph.em(), { type: kind, owners: [profile] });
    const second = await aProject(graph.em(), { type: kind });
    expect(await listed(`type: "${kind.id}"`)).toEqual([second.id, first.id]);
    expect(await listed(`type: "${kind.id}", order: OLDEST`)).toEqual([first.id, second.id]);
    await update(first.id, { typeId: other.id, stage: "ARCHIVED" });
    expect(await listed(`type: "${kind.id}"`)).toEqual([second.id]);
    expect(await listed(`type: "${other.slug}", stage: ARCHIVED`)).toEqual([first.id]);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("to edit hold one's own, for administrators all", async () => {
    const [member, other] = [await aMember(graph.em()), await aMember(graph.em())];
    const own = await aProject(graph.em(), { owners: [member], stage: "draft" });
    const invited = await aProject(graph.em(), {
      owners: [other, { id: member.id, answer: OwnerStatus.PENDING }],
    });
    const viewer = withRole(Role.MEMBER, { memberId: member.id });
    const EDIT = `query($filter: ProjectFilter) {
      projects(first: 100, filter: $filter) { nodes { id } }
      projectStageCounts(filter: $filter) { all draft inProgress completed archived }
    }`;
    const read = await graph.as(viewer)(EDIT);
    expect(read.projects.nodes).toEqual([{ id: invited.id }, { id: own.id }]);
    expect(read.projectStageCounts).toEqual({
      all: 2,
      draft: 1,
      inProgress: 0,
      completed: 1,
      archived: 0,
    });
    const drafts = await graph.as(viewer)(EDIT, { filter: { stage: "DRAFT" } });
    expect(drafts.projects.nodes).toEqual([{ id: own.id }]);
    expect(drafts.projectStageCounts.all).toBe(2);
    const all = await graph.as(admin)(EDIT);
    expect(all.projects.nodes).toContainEqual({ id: own.id });
    expect((await graph.as(admin)(EDIT, { filter: { isOwn: true } })).projects.nodes).toEqual([]);
    const none = await graph.as(withRole(Role.MEMBER))(EDIT);
    expect(none.projects.nodes).toEqual([]);
  });

  test("related projects have the same type, then common tags", async () => {
    const [kind, elsewhere] = [await aProjectType(graph.em()), await aProjectType(graph.em())];
    const of = await aProject(graph.em(), { type: kind, tags: ["near"] });
    const alike = await aProject(graph.em(), { type: kind });
    const tagged = await aProject(graph.em(), { type: elsewhere, tags: ["near"] });
    await aProject(graph.em(), { type: kind, visibility: "unlisted" });
    const READ_RELATED = `query($id: ID!) { project(id: $id) { related { id } previous { id } next { id } } }`;
    const { project } = await graph.as()(READ_RELATED, { id: of.id });
    expect(project.related).toEqual([{ id: alike.id }, { id: tagged.id }]);
    expect(project.next).toEqual({ id: alike.id });
    const after = await graph.as()(READ_RELATED, { id: alike.id });
    expect(after.project.previous).toEqual({ id: of.id });
    await update(tagged.id, { tags: ["far"] }, admin);
    const later = await graph.as()(READ_RELATED, { id: of.id });
    expect(later.project.related).toEqual([{ id: alike.id }]);
    await update(alike.id, { tags: ["near"], visibility: "PRIVATE" }, admin);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });
});

describe("a deleted project", () => {
  test("is in the trash of its owners, releases its slug and can be restored", async () => {
    const { id } = await create({
      title: { en: "Thrown away" },
      stage: "COMPLETED",
      publications: published("en"),
    });
    await graph.as(owner)(`mutation { deleteProject(id: "${id}") }`);
    expect(await sees(owner, id)).toBe(false);
    const TRASH = `{ deletedProjects(first: 100) { nodes { id } } }`;
    const trashOf = async (viewer: ReturnType<typeof visitor>) =>
      (await graph.as(viewer)(TRASH)).deletedProjects.nodes;
    expect(await trashOf(owner)).toContainEqual({ id });
    expect(await trashOf(stranger)).toEqual([]);
    const RESTORE = `mutation($ids: [ID!]!) { restoreProjects(ids: $ids) { ids } }`;
    expect((await graph.as(stranger)(RESTORE, { ids: [id] })).restoreProjects.ids).toEqual([]);
    expect((await graph.as(owner)(RESTORE, { ids: [id] })).restoreProjects.ids).toEqual([id]);
    expect(await listed()).toContain(id);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });
});

describe("types", () => {
  test("count their projects, publicly those in the lists of a language", async () => {
    const [kind, other] = [await aProjectType(graph.em()), await aProjectType(graph.em())];
    const { id } = await aProject(graph.em(), { type: kind, owners: [profile] });
    await aProject(graph.em(), { type: kind, visibility: "unlisted" });
    await aProject(graph.em(), { type: kind, stage: "draft" });
    const counts = async (one: { id: string }, viewer = admin) => {
      const { projectType } = await graph.as(viewer)(
        `query($id: ID!) { projectType(id: $id) { projectCount listedCount no: listedCount(locale: no) } }`,
        one,
      );
      return [projectType.projectCount, projectType.listedCount, projectType.no];
    };
    expect(await counts(kind)).toEqual([3, 1, 0]);
    expect(await counts(kind, visitor())).toEqual([null, 1, 0]);
    await update(id, { typeId: other.id });
    expect([await counts(kind), await counts(other)]).toEqual([
      [2, 0, 0],
      [1, 1, 0],
    ]);
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("with projects cannot be deleted", async () => {
    const kind = await aProjectType(graph.em());
    const { id } = await aProject(graph.em(), { type: kind, owners: [profile] });
    const DELETE = `mutation($id: ID!) { deleteProjectType(id: $id) }`;
    expect((await graph.refusal(admin, DELETE, kind)).message).toBe("This type still has projects");
    await graph.as(owner)(`mutation { deleteProject(id: "${id}") }`);
    expect(await graph.as(admin)(DELETE, kind)).toEqual({ deleteProjectType: kind.id });
  });

  test("that are deleted are no longer the type of projects that are restored", async () => {
    const kind = await aProjectType(graph.em());
    const { id } = await aProject(graph.em(), { type: kind, owners: [profile] });
    await graph.as(owner)(`mutation { deleteProject(id: "${id}") }`);
    await graph.as(admin)(`mutation($id: ID!) { deleteProjectType(id: $id) }`, kind);
    await graph.as(owner)(`mutation { restoreProjects(ids: ["${id}"]) { ids } }`);
    for (const viewer of [visitor(), owner, admin])
      expect(await graph.as(viewer)(`{ project(id: "${id}") { type { id } } }`)).toEqual({
        project: { type: null },
      });
  });
});
