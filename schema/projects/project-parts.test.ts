import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { projectChecks } from "./denormalization-check.ts";
import { OwnerStatus } from "./project-owner.ts";
import { IntegrationKind, ProjectIntegration } from "./project-integration.ts";
import { MediaKind, ProjectMedia } from "./project-media.ts";
import { ProjectNote } from "./project-note.ts";
import { Project } from "./project.ts";
import { aProject } from "./project.builder.ts";

const graph = await testGraph();
const [ownMember, guestMember, otherMember] = [
  await aMember(graph.em()),
  await aMember(graph.em()),
  await aMember(graph.em()),
];
const owner = withRole(Role.MEMBER, { memberId: ownMember.id });
const guest = withRole(Role.MEMBER, { memberId: guestMember.id });
const stranger = withRole(Role.MEMBER, { memberId: otherMember.id });
const admin = withRole(Role.ADMIN);
const others = [guest, stranger, withRole(Role.EDITOR)];
const timeout = 30_000;

const project = (values: object = {}) =>
  aProject(graph.em(), {
    owners: [ownMember, { id: guestMember.id, answer: OwnerStatus.PENDING }],
    ...values,
  });

describe(
  "of media, integrations and notes a project has at most 100, also if several are added at once",
  { timeout },
  () => {
    const PARTS = [
      [
        "media",
        (project: Project, order: number) =>
          Object.assign(new ProjectMedia({ project, kind: MediaKind.EMBED, order }), {
            url: "https://a.example/",
          }),
        `addProjectMedia(projectId: $id, input: { kind: IMAGE, url: "https://a.example/1.webp" })`,
      ],
      [
        "integrations",
        (project: Project) =>
          Object.assign(new ProjectIntegration({ project }), {
            kind: IntegrationKind.WEBSITE,
            url: "https://a.example/",
          }),
        `createProjectIntegration(projectId: $id, input: { kind: WEBSITE, url: "https://a.example/" })`,
      ],
      [
        "notes",
        (project: Project) =>
          Object.assign(new ProjectNote({ project, author: null }), { content: "Old" }),
        `createProjectNote(projectId: $id, input: { content: "More" })`,
      ],
    ] as const;

    test.each(PARTS)("%s", async (field, part, mutation) => {
      const em = graph.em();
      const { id } = await project();
      const parent = em.getReference(Project, id);
      for (let n = 0; n < 97; n += 1) em.persist(part(parent, n));
      await em.flush();
      const ADD = `mutation($id: ID!) { ${mutation} { id } }`;
      const added = await Promise.allSettled(
        Array.from({ length: 6 }, () => graph.as(owner)(ADD, { id })),
      );
      expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
      const { extensions } = await graph.refusal(owner, ADD, { id });
      expect(extensions["fields"]).toEqual({ [field]: "At most 100" });
    });
  },
);

describe("media", { timeout }, () => {
  const ADD = `mutation($projectId: ID!, $input: CreateProjectMediaInput!) {
    addProjectMedia(projectId: $projectId, input: $input) { media { id order kind url alt title } }
  }`;
  const UPDATE = `mutation($projectId: ID!, $id: ID!, $input: UpdateProjectMediaInput!) {
    updateProjectMedia(projectId: $projectId, id: $id, input: $input) { media { altByLocale { en fr } } }
  }`;
  const add = async (projectId: string, input: object = {}) =>
    (
      await graph.as(owner)(ADD, {
        projectId,
        input: { kind: "IMAGE", url: "https://a.example/1.webp", alt: { en: "Boats" }, ...input },
      })
    ).addProjectMedia.media.at(-1);
  const mediaOf = async (id: string, viewer = visitor()) =>
    (
      await graph.as(viewer)(`query($id: ID!) { project(id: $id) { media { id } } }`, { id })
    ).project.media.map((one: { id: string }) => one.id);

  test("stand in the order that is set; all are named", async () => {
    const { id } = await project();
    const [a, b, c] = [await add(id), await add(id), await add(id)];
    expect([a.order, b.order, c.order]).toEqual([0, 1, 2]);
    const ORDER = `mutation($projectId: ID!, $ids: [ID!]!) {
      orderProjectMedia(projectId: $projectId, ids: $ids) { media { id } }
    }`;
    const wanted = [c.id, a.id, b.id];
    await graph.as(owner)(ORDER, { projectId: id, ids: wanted });
    expect(await mediaOf(id)).toEqual(wanted);
    const refusal = await graph.refusal(owner, ORDER, { projectId: id, ids: [a.id, a.id, b.id] });
    expect(refusal.extensions.fields).toEqual({ ids: "Name each of them once" });
  });

  test("are replaced by others of their project, which take their place and texts", async () => {
    const { id } = await project();
    const [first, old, last] = [
      await add(id),
      await add(id, { alt: { en: "Boats", fr: "Bateaux" }, title: { en: "Harbour" } }),
      await add(id),
    ];
    const by = await add(id, { url: "https://a.example/2.webp", alt: {} });
    const REPLACE = `mutation($projectId: ID!, $id: ID!, $by: ID!) {
      replaceProjectMedia(projectId: $projectId, id: $id, by: $by) {
        media { id url altByLocale { en fr } titleByLocale { en } }
      }
    }`;
    const variables = { projectId: id, id: old.id, by: by.id };
    for (const viewer of others)
      expect((await graph.refusal(viewer, REPLACE, variables)).extensions.code).toBe("FORBIDDEN");
    const { replaceProjectMedia } = await graph.as(owner)(REPLACE, variables);
    expect(await mediaOf(id, owner)).toEqual([first.id, by.id, last.id]);
    expect(replaceProjectMedia.media[1]).toEqual({
      id: by.id,
      url: "https://a.example/2.webp",
      altByLocale: { en: "Boats", fr: "Bateaux" },
      titleByLocale: { en: "Harbour" },
    });
    expect((await graph.refusal(owner, REPLACE, variables)).message).toBe("No such media");
    const itself = { projectId: id, id: by.id, by: by.id };
    expect((await graph.refusal(owner, REPLACE, itself)).extensions.fields).toEqual({
      by: "Not valid",
    });
    const elsewhere = await add((await project()).id);
    const foreign = { projectId: id, id: by.id, by: elsewhere.id };
    expect((await graph.refusal(owner, REPLACE, foreign)).message).toBe("No such media");
  });

  test("are all listed, also the twenty-first", async () => {
    const { id } = await project();
    const made: string[] = [];
    for (let n = 0; n < 25; n += 1) made.push((await add(id)).id);
    expect(await mediaOf(id)).toEqual(made);
  });

  test("that are images are public with an alt text and without", async () => {
    const { id } = await project();
    const [english, nothing, film] = [
      await add(id),
      await add(id, { alt: {} }),
      await add(id, { kind: "EMBED", alt: {} }),
    ];
    for (const viewer of [visitor(), stranger, owner, guest, admin])
      expect(await mediaOf(id, viewer)).toEqual([english.id, nothing.id, film.id]);
  });

  test("are described where the project is published, to insiders in every language", async () => {
    const { id } = await project({
      title: { en: "Boats", fr: "Bateaux" },
      published: ["en"],
    });
    const both = (text: string) => ({ en: text, fr: `${text} FR` });
    const written = { alt: both("Alt"), title: both("Title"), description: both("Caption") };
    await add(id, { ...written, content: both("Text") });
    const READ = `query($id: ID!, $locale: Locale) {
      project(id: $id) {
        media {
          alt(locale: $locale) title(locale: $locale) description(locale: $locale)
          content(locale: $locale) titleByLocale { en fr } altByLocale { en fr }
          descriptionByLocale { en fr } contentByLocale { en fr }
        }
      }
    }`;
    const read = async (viewer: ReturnType<typeof visitor>, locale: string) =>
      (await graph.as(viewer)(READ, { id, locale })).project.media[0];
    const hidden = {
      titleByLocale: null,
      altByLocale: null,
      descriptionByLocale: null,
      contentByLocale: null,
    };
    for (const viewer of [visitor(), stranger]) {
      expect(await read(viewer, "en")).toEqual({
        ...hidden,
        alt: "Alt",
        title: "Title",
        description: "Caption",
        content: "Text",
      });
      expect(await read(viewer, "fr")).toEqual({
        ...hidden,
        alt: null,
        title: null,
        description: null,
        content: null,
      });
    }
    for (const viewer of [owner, guest, admin]) {
      expect(await read(viewer, "fr")).toEqual({
        alt: "Alt FR",
        title: "Title FR",
        description: "Caption FR",
        content: "Text FR",
        altByLocale: both("Alt"),
        titleByLocale: both("Title"),
        descriptionByLocale: both("Caption"),
        contentByLocale: both("Text"),
      });
    }
  });

  test("are changed and deleted by who may change the project", async () => {
    const { id: projectId } = await project();
    const { id } = await add(projectId);
    const DELETE = `mutation($projectId: ID!, $id: ID!) {
      deleteProjectMedia(projectId: $projectId, id: $id) { media { id } }
    }`;
    const change = { projectId, id, input: { alt: { fr: "Des bateaux" }, version: 1 } };
    for (const viewer of others) {
      expect((await graph.refusal(viewer, UPDATE, change)).extensions.code).toBe("FORBIDDEN");
      expect((await graph.refusal(viewer, DELETE, change)).extensions.code).toBe("FORBIDDEN");
    }
    const { updateProjectMedia } = await graph.as(owner)(UPDATE, change);
    expect(updateProjectMedia.media).toEqual([{ altByLocale: { en: "Boats", fr: "Des bateaux" } }]);
    expect((await graph.refusal(owner, UPDATE, change)).extensions.code).toBe("CONFLICT");
    const elsewhere = { ...change, projectId: (await project()).id };
    expect((await graph.refusal(owner, DELETE, elsewhere)).message).toBe("No such media");
    expect(await graph.as(admin)(DELETE, change)).toEqual({ deleteProjectMedia: { media: [] } });
  });

  test.each([
    [{ url: "javascript:alert(1)" }, { url: "Not a link" }],
    [{ title: { en: "x".repeat(161) } }, { "title.en": "At most 160 characters" }],
  ])("%j is refused with %j", async (input, fields) => {
    const variables = {
      projectId: (await project()).id,
      input: { kind: "IMAGE", url: "https://a.example", ...input },
    };
    expect((await graph.refusal(owner, ADD, variables)).extensions.fields).toEqual(fields);
  });
});

const NOTE = { list: "projectNotes", one: "ProjectNote", input: `{ content: "Call Ada" }` };
const INTEGRATION = {
  list: "projectIntegrations",
  one: "ProjectIntegration",
  input: `{ kind: GITHUB, url: "https://git.example/a" }`,
};

describe.each([NOTE, INTEGRATION])("$list", { timeout }, ({ list, one, input }) => {
  test("are kept by who may change the project, and hidden from everyone else", async () => {
    const { id } = await project();
    const LIST = `{ ${list}(projectId: "${id}") { id } }`;
    const CREATE = `mutation { made: create${one}(projectId: "${id}", input: ${input}) { id } }`;
    const { made } = await graph.as(owner)(CREATE);
    for (const viewer of others) {
      expect((await graph.refusal(viewer, LIST)).message).toBe("Project not found");
      expect((await graph.refusal(viewer, CREATE)).extensions.code).toBe("FORBIDDEN");
    }
    for (const viewer of [owner, admin])
      expect((await graph.as(viewer)(LIST))[list]).toEqual([made]);
    const DELETE = `mutation { gone: delete${one}(projectId: "${id}", id: "${made.id}") }`;
    for (const viewer of others)
      expect((await graph.refusal(viewer, DELETE)).extensions.code).toBe("FORBIDDEN");
    expect(await graph.as(owner)(DELETE)).toEqual({ gone: made.id });
  });
});

test("public integrations are shown with the project, to who sees it", { timeout }, async () => {
  const { id } = await project();
  const create = (input: string) =>
    graph.as(owner)(
      `mutation { made: createProjectIntegration(projectId: "${id}", input: { ${input} }) { id } }`,
    );
  const { made } = await create(`kind: NPM, url: "https://a.example", isPublic: true`);
  await create(`kind: WEBHOOK, url: "https://hush.example"`);
  const READ = `{ project(id: "${id}") { integrations { id } } }`;
  for (const viewer of [visitor(), stranger, guest])
    expect((await graph.as(viewer)(READ)).project.integrations).toEqual([made]);
  expect((await graph.as(owner)(READ)).project.integrations).toHaveLength(2);
  await graph.as(owner)(
    `mutation { updateProject(id: "${id}", input: { visibility: PRIVATE }) { id } }`,
  );
  expect((await graph.refusal(stranger, READ)).message).toBe("Project not found");
});

test("notes are not shown with the project, to who may not change it", { timeout }, async () => {
  const { id } = await project();
  await graph.as(owner)(
    `mutation { createProjectNote(projectId: "${id}", input: { content: "Call Ada" }) { id } }`,
  );
  const READ = `{ project(id: "${id}") { notes { content } } }`;
  for (const viewer of [visitor(), ...others])
    expect(await graph.as(viewer)(READ)).toEqual({ project: { notes: [] } });
  for (const viewer of [owner, admin])
    expect(await graph.as(viewer)(READ)).toEqual({ project: { notes: [{ content: "Call Ada" }] } });
  await graph.as(owner)(`mutation { deleteProject(id: "${id}") }`);
  const { deletedProjects } = await graph.as(owner)(
    `{ deletedProjects(first: 100) { nodes { id notes { id } } } }`,
  );
  expect(deletedProjects.nodes).toContainEqual({ id, notes: [] });
});

test("pinned notes come first", { timeout }, async () => {
  const { id } = await project();
  const write = async (content: string, pinned: boolean) =>
    graph.as(owner)(
      `mutation($id: ID!, $input: CreateProjectNoteInput!) {
        createProjectNote(projectId: $id, input: $input) { author { id } }
      }`,
      { id, input: { content, pinned } },
    );
  expect((await write("old", true)).createProjectNote.author.id).toBe(ownMember.id);
  await write("new", false);
  const { projectNotes } = await graph.as(owner)(
    `{ projectNotes(projectId: "${id}") { content pinned } }`,
  );
  expect(projectNotes).toEqual([
    { content: "old", pinned: true },
    { content: "new", pinned: false },
  ]);
});

describe("likes", { timeout }, () => {
  const LIKE = `mutation($id: ID!) { likeProject(id: $id) { likeCount isLiked } }`;
  const UNLIKE = `mutation($id: ID!) { unlikeProject(id: $id) { likeCount isLiked } }`;

  test("count once for each member, also at the same time", async () => {
    const { id } = await project();
    await Promise.all([owner, owner, stranger].map((viewer) => graph.as(viewer)(LIKE, { id })));
    const READ = `{ project(id: "${id}") { likeCount isLiked } }`;
    expect(await graph.as()(READ)).toEqual({ project: { likeCount: 2, isLiked: false } });
    expect(await graph.as(owner)(READ)).toEqual({ project: { likeCount: 2, isLiked: true } });
    for (const _ of [1, 2])
      expect((await graph.as(owner)(UNLIKE, { id })).unlikeProject).toEqual({
        likeCount: 1,
        isLiked: false,
      });
    expect(await wrongRows(projectChecks, graph.em())).toEqual([]);
  });

  test("need a profile, and a project that the member sees", async () => {
    const { id } = await project({ visibility: "private" });
    expect((await graph.refusal(stranger, LIKE, { id })).message).toBe("Project not found");
    const refusal = await graph.refusal(withRole(Role.MEMBER), LIKE, { id });
    expect(refusal.extensions.fields).toEqual({ profile: "Required" });
  });
});
