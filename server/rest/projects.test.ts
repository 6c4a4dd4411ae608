import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject, aProjectType } from "../../schema/projects/project.builder.ts";
import { MediaKind, ProjectMedia } from "../../schema/projects/project-media.ts";
import { OwnerStatus } from "../../schema/projects/project-owner.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();

/** A member with an account, and their viewer. */
async function aPerson() {
  const member = await aMember(em());
  const { id: userId } = await aUser(em(), { member });
  return { member, viewer: withRole(Role.MEMBER, { memberId: member.id, userId }) };
}

const [{ member: mine, viewer: owner }, { member: invited, viewer: guest }, { viewer: stranger }] =
  [await aPerson(), await aPerson(), await aPerson()];
const admin = withRole(Role.ADMIN);
const type = await aProjectType(em(), { slug: "photography", name: { en: "Photography" } });

const project = (values: object = {}) =>
  aProject(em(), {
    type,
    owners: [mine, { id: invited.id, answer: OwnerStatus.PENDING }],
    ...values,
  });

const callAs = (as: typeof owner) => (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { as, ...(body !== undefined && { body }) });
const call = callAs(owner);
const created = async (body: object) => (await call("POST", "/api/projects", body)).body.project;

const SLASHES = ["", "/"];
const WRAPS = (name: string): [string, (body: object) => object][] => [
  ["wrapped", (body) => ({ [name]: body })],
  ["bare", (body) => body],
];

describe("who may call", () => {
  /** Changes of a project, none of which succeeds for others. */
  const CHANGES: [string, string, object?][] = [
    ["PUT", "", { tags: ["changed"] }],
    ["DELETE", ""],
    ["POST", "/media", { kind: "embed", url: "https://a.example" }],
    ["PUT", "/media/{media}", { title: "Changed" }],
    ["DELETE", "/media/{media}"],
    ["PUT", "/owners", { owners: [] }],
    ["POST", "/integrations", { kind: "npm", url: "https://a.example" }],
    ["PUT", "/integrations/{integration}", { label: "Changed" }],
    ["DELETE", "/integrations/{integration}"],
    ["POST", "/notes", { content: "Changed" }],
    ["PUT", "/notes/{note}", { content: "Changed" }],
    ["DELETE", "/notes/{note}"],
  ];
  const LISTS = ["/integrations", "/notes"];

  /** A project with one of each part; its paths. */
  async function filled(values: object = {}) {
    const { id } = await project(values);
    const at = `/api/projects/${id}`;
    const { body: of } = await call("POST", `${at}/media`, {
      kind: "embed",
      url: "https://a.example",
    });
    const integration = await call("POST", `${at}/integrations`, {
      kind: "npm",
      url: "https://a.example",
    });
    const note = await call("POST", `${at}/notes`, { content: "Among us" });
    return (path: string) =>
      at +
      path
        .replace("{media}", of.project.media[0].id)
        .replace("{integration}", integration.body.integration.id)
        .replace("{note}", note.body.note.id);
  }

  test.each(CHANGES)(
    "%s …%s: owners and admins",
    { timeout: 30_000 },
    async (method, path, body) => {
      const pathOf = await filled();
      const statusAs = async (viewer: typeof owner) =>
        (await callAs(viewer)(method, pathOf(path), body)).status;
      expect(await statusAs(visitor())).toBe(401);
      for (const viewer of [guest, stranger, withRole(Role.EDITOR)])
        expect(await statusAs(viewer)).toBe(403);
      const isOfOwners = path === "/owners"; // nobody empties the owners
      expect(await statusAs(owner)).toBe(isOfOwners ? 409 : 200);
      const again = await filled();
      expect((await callAs(admin)(method, again(path), body)).status).toBe(isOfOwners ? 409 : 200);
    },
  );

  test.each(CHANGES)(
    "%s …%s of a private project is not found by others",
    async (method, path, body) => {
      const pathOf = await filled({ visibility: "private" });
      const { status, body: answer } = await callAs(stranger)(method, pathOf(path), body);
      expect(status).toBe(404);
      expect(answer.message).toBe("Project not found");
      expect((await callAs(guest)(method, pathOf(path), body)).status).toBe(403);
    },
  );

  test.each(LISTS)("GET …%s: owners and admins", async (path) => {
    const pathOf = await filled();
    for (const slash of SLASHES) {
      const read = (viewer: typeof owner) => callAs(viewer)("GET", `${pathOf(path)}${slash}`);
      expect((await read(visitor())).status).toBe(401);
      for (const viewer of [guest, stranger, withRole(Role.EDITOR)]) {
        const { status, body } = await read(viewer);
        expect(status).toBe(404);
        expect(body.message).toBe("Project not found");
      }
      for (const viewer of [owner, admin]) {
        const { body } = await read(viewer);
        expect(body[path.slice(1)]).toHaveLength(1);
      }
    }
  });

  test("those invited see a project to edit, without integrations and notes", async () => {
    const pathOf = await filled({ slug: "with-parts", stage: "draft" });
    for (const slash of SLASHES) {
      const read = (viewer: typeof owner) =>
        callAs(viewer)("GET", `/api/projects/slug/with-parts${slash}`);
      expect((await read(visitor())).status).toBe(401);
      expect((await read(stranger)).body.message).toBe("Project not found");
      const { body } = await read(guest);
      expect(pathOf("")).toContain(body.project.id);
      expect(body.project).toMatchObject({
        integrations: [],
        notes: [],
        media: [{ kind: "embed" }],
      });
      for (const viewer of [owner, admin])
        expect((await read(viewer)).body.project).toMatchObject({
          integrations: [{ kind: "npm" }],
          notes: [{ content: "Among us" }],
        });
    }
  });

  test("a public project is to edit for its owners alone", async () => {
    await project({ slug: "public-one" });
    const { status } = await callAs(stranger)("GET", "/api/projects/slug/public-one");
    expect(status).toBe(404);
  });
});

describe("GET /api/projects", () => {
  test("lists one's own, for admins all, filtered by type and status", async () => {
    const { member, viewer } = await aPerson();
    const other = await aProjectType(em());
    const first = await aProject(em(), { type, owners: [member], stage: "in_progress" });
    const second = await aProject(em(), { type: other, owners: [member] });
    const idsOf = async (query = "", as = viewer) =>
      (await callAs(as)("GET", `/api/projects${query}`)).body.projects.map(
        ({ id }: { id: string }) => id,
      );
    for (const all of ["", "/", "?type=all&status=all"])
      expect((await idsOf(all)).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await idsOf("?type=photography")).toEqual([first.id]);
    expect(await idsOf(`?type=${other.id}`)).toEqual([second.id]);
    expect(await idsOf("?status=in_progress")).toEqual([first.id]);
    expect(await idsOf("?type=photography&status=completed")).toEqual([]);
    expect(await idsOf("", stranger)).toEqual([]);
    expect(await idsOf("", admin)).toEqual(expect.arrayContaining([first.id, second.id]));
    expect((await callAs(visitor())("GET", "/api/projects")).status).toBe(401);
    const refused = await call("GET", "/api/projects?status=nonsense");
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      status: "One of: draft, in_progress, completed, archived",
    });
  });
});

describe("a project", () => {
  test.each(WRAPS("project"))("is created from a %s body", async (how, wrap) => {
    for (const [n, slash] of SLASHES.entries()) {
      const sent = {
        title: { en: `Made ${how} ${n}`, fr: "Fait" },
        description: "Briefly",
        content: "Two words",
        type: n ? type.id : "photography",
        status: "in_progress",
        tools: ["Leica"],
        client: { name: "Port" },
        startedOn: "2026-01-02",
        publish: { en: "published" },
        featured: true,
        likes: 99,
      };
      const { status, body } = await call("POST", `/api/projects${slash}`, wrap(sent));
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(["project"]);
      expect(body.project).toMatchObject({
        version: 1,
        slug: `made-${how}-${n}`,
        type: { id: type.id, slug: "photography", name: "Photography" },
        status: "in_progress",
        visibility: "public",
        featured: false,
        likes: 0,
        title: { en: `Made ${how} ${n}`, fr: "Fait", no: null },
        description: { en: "Briefly" },
        tools: ["Leica"],
        client: { name: "Port", url: null, visible: true },
        startedOn: "2026-01-02",
        publish: { en: { status: "published" }, fr: { status: "draft" } },
        metadata: { languages: ["en"] },
        media: [],
        owners: [{ memberId: mine.id, role: null, order: 0, accepted: "accepted" }],
        integrations: [],
        notes: [],
      });
      expect(body.project).not.toHaveProperty("stage");
    }
  });

  test.each([
    [{}, { title: "Required" }],
    [
      { title: "A", status: "nonsense" },
      { status: "One of: archived, completed, draft, in_progress" },
    ],
    [{ title: "A" }, { type: "Required" }],
  ])("%j is refused with %j", async (body, fields) => {
    const refused = await call("POST", "/api/projects", body);
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual(fields);
  });

  test("is changed by the fields that were sent, unless the version is out of date", async () => {
    const { id, version } = await created({ title: "Changing", type: "photography" });
    for (const [n, slash] of SLASHES.entries()) {
      const wrap = WRAPS("project")[n]?.[1] ?? ((body: object) => body);
      const sent = wrap({ status: "archived", title: { fr: `Changé ${n}` }, version: version + n });
      const { status, body } = await call("PUT", `/api/projects/${id}${slash}`, sent);
      expect(status).toBe(200);
      expect(body.project).toMatchObject({
        version: version + n + 1,
        status: "archived",
        title: { en: "Changing", fr: `Changé ${n}` },
      });
    }
    const late = await call("PUT", `/api/projects/${id}`, { tools: ["x"], version });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe("CONFLICT");
  });

  test.each(SLASHES)("is deleted, DELETE …%s", async (slash) => {
    const { id } = await created({ title: `Deleted ${slash}`, type: "photography" });
    const { status, body } = await call("DELETE", `/api/projects/${id}${slash}`);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, id });
    const again = await call("DELETE", `/api/projects/${id}${slash}`);
    expect(again.status).toBe(404);
    expect(again.body).toEqual({ message: "Project not found", code: "NOT_FOUND" });
  });
});

describe("media", () => {
  test.each(WRAPS("media"))("have an empty map for missing texts, %s", async (_, wrap) => {
    const { id } = await project();
    for (const slash of SLASHES) {
      const sent = { kind: "image", url: "https://a.example/1.webp", alt: { en: "Boats" } };
      const { status, body } = await call("POST", `/api/projects/${id}/media${slash}`, wrap(sent));
      expect(status).toBe(200);
      const one = body.project.media.at(-1);
      expect(one).toMatchObject({ kind: "image", alt: { en: "Boats" } });
      const none = { title: { en: "" }, description: { en: "" }, content: { en: "" } };
      expect(one).toMatchObject(none);

      const at = `/api/projects/${id}/media/${one.id}${slash}`;
      const change = { title: { en: "Title", fr: "Titre" }, description: "Caption" };
      const changed = (await call("PUT", at, wrap(change))).body.project.media.at(-1);
      expect(changed).toMatchObject({
        alt: { en: "Boats" },
        title: { en: "Title", fr: "Titre" },
        description: { en: "Caption" },
        content: { en: "" },
      });
      const emptied = (await call("PUT", at, wrap({ content: "Beside" }))).body.project.media.at(
        -1,
      );
      expect(emptied).toMatchObject({
        title: { fr: "Titre" },
        description: { en: "" },
        content: { en: "Beside" },
      });
      expect((await call("DELETE", at)).body.project.id).toBe(id);
      expect((await call("DELETE", at)).body.message).toBe("No such media");
    }
  });
});

describe("owners", () => {
  test.each(SLASHES)("are ids or objects; new ones are pending, PUT …%s", async (slash) => {
    const { id } = await aProject(em(), { owners: [mine] });
    const fresh = await aMember(em());
    const at = `/api/projects/${id}/owners${slash}`;
    const { status, body } = await call("PUT", at, {
      owners: [{ memberId: fresh.id, role: "Sound" }, mine.id, { id: invited.id }],
    });
    expect(status).toBe(200);
    expect(body.project.owners).toMatchObject([
      { memberId: fresh.id, role: "Sound", order: 0, accepted: "pending" },
      { memberId: mine.id, order: 1, accepted: "accepted" },
      { memberId: invited.id, order: 2, accepted: "pending" },
    ]);
    const left = await call("PUT", at, { owners: [fresh.id] });
    expect(left.status).toBe(409);
    expect(left.body.message).toBe("A project keeps at least one owner");
  });

  test("a caller who leaves out themselves no longer gets a private project", async () => {
    const { id } = await project({
      visibility: "private",
      owners: [mine, { id: invited.id, answer: OwnerStatus.ACCEPTED }],
    });
    const { status, body } = await call("PUT", `/api/projects/${id}/owners`, {
      owners: [invited.id],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ project: null });
    const { body: left } = await callAs(guest)("GET", `/api/projects/slug/${id}`);
    expect(left.project.owners).toMatchObject([{ memberId: invited.id }]);
  });

  test.each([undefined, "one", [7], [{}], [null]])("%j is refused", async (owners) => {
    const { id } = await project();
    const { status, body } = await call("PUT", `/api/projects/${id}/owners`, { owners });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ owners: "A list of ids" });
  });
});

describe.each([
  {
    many: "integrations",
    one: "integration",
    sent: { kind: "github", url: "https://git.example/a" },
    shown: { kind: "github", url: "https://git.example/a", label: null, status: "ok" },
    change: { label: "Sources", status: "stale" },
  },
  {
    many: "notes",
    one: "note",
    sent: { content: "Call Ada" },
    shown: { content: "Call Ada", pinned: false, author: { id: mine.id } },
    change: { pinned: true },
  },
])("$many", ({ many, one, sent, shown, change }) => {
  test.each(WRAPS(one))("are added, changed and deleted, %s", async (_, wrap) => {
    const { id } = await project();
    for (const slash of SLASHES) {
      const list = `/api/projects/${id}/${many}${slash}`;
      const { status, body } = await call("POST", list, wrap(sent));
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual([one]);
      expect(body[one]).toMatchObject(shown);
      expect((await call("GET", list)).body).toEqual({ [many]: [body[one]] });
      const at = `/api/projects/${id}/${many}/${body[one].id}${slash}`;
      const changed = await call("PUT", at, wrap({ ...change, version: 1 }));
      expect(changed.body[one]).toMatchObject({ ...shown, ...change, version: 2 });
      expect((await call("PUT", at, wrap({ ...change, version: 1 }))).status).toBe(409);
      expect((await call("DELETE", at)).body).toEqual({ success: true, id: body[one].id });
      expect((await call("DELETE", at)).status).toBe(404);
    }
  });
});

describe("for the public", () => {
  const get = (path: string) => server.ask("GET", path);

  test.each([
    "/api/project-types",
    "/api/project-types/public",
    "/api/projects/public",
    "/api/projects/public/for-everyone",
  ])("%s is the same for everyone", async (path) => {
    const isThere = (await get("/api/projects/public/for-everyone")).status === 200;
    if (!isThere) await project({ slug: "for-everyone" });
    const { status, text } = await get(path);
    expect(status).toBe(200);
    for (const viewer of [stranger, owner, guest, admin])
      expect(await callAs(viewer)("GET", path)).toMatchObject({ status, text });
  });

  test("what is one's own is listed and created by members, also by those invited elsewhere", async () => {
    const input = { title: "By someone invited elsewhere", type: "photography" };
    expect((await callAs(visitor())("GET", "/api/projects")).status).toBe(401);
    expect((await callAs(visitor())("POST", "/api/projects", input)).status).toBe(401);
    const { status, body } = await callAs(guest)("POST", "/api/projects", input);
    expect(status).toBe(200);
    const listed = async (viewer: typeof owner) =>
      (await callAs(viewer)("GET", "/api/projects?limit=100")).body.projects.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed(guest)).toContain(body.project.id);
    for (const viewer of [owner, stranger])
      expect(await listed(viewer)).not.toContain(body.project.id);
  });

  test("without a cover, lists show the first picture that this server has; the page has all", async () => {
    const kind = await aProjectType(em());
    const made = await project({ type: kind, slug: kind.slug });
    const picture = (order: number, values: Partial<ProjectMedia>) =>
      Object.assign(
        new ProjectMedia({ project: made, kind: MediaKind.IMAGE, order }),
        { alt: { en: `Picture ${order}` } },
        values,
      );
    const writer = em();
    writer.persist([
      picture(0, { url: "https://a.example/1.webp" }),
      picture(1, { url: "/artwork/rings-10.svg", alt: { fr: "En français" } }),
      picture(2, { url: "/artwork/rings-20.svg", kind: MediaKind.FILE }),
      picture(3, { url: "/artwork/rings-30.svg" }),
      picture(4, { url: "/artwork/rings-40.svg" }),
    ]);
    await writer.flush();
    const list = async () =>
      (await get(`/api/projects/public?type=${kind.slug}`)).body.projects[0].cover;
    expect(await list()).toEqual({ url: "/artwork/rings-10.svg", alt: null });
    const { body } = await get(`/api/projects/public/${kind.slug}`);
    expect(body.project).toMatchObject({ cover: null, media: { length: 5 } });
    await call("PUT", `/api/projects/${made.id}`, { cover: "/artwork/weave-5.svg" });
    expect(await list()).toMatchObject({ url: "/artwork/weave-5.svg" });
  });

  test.each(["/api/project-types", "/api/project-types/public"])(
    "%s are the types",
    async (path) => {
      for (const slash of SLASHES) {
        const { status, body } = await get(`${path}${slash}`);
        expect(status).toBe(200);
        expect(Object.keys(body)).toEqual(["projectTypes"]);
        expect(body.projectTypes).toContainEqual(
          expect.objectContaining({ id: type.id, slug: "photography", name: "Photography" }),
        );
      }
      expect((await get(`${path}?locale=fr`)).body.projectTypes[0].name).toBe("Photography");
    },
  );

  test.each(SLASHES)("/api/projects/public%s lists what is public", async (slash) => {
    const kind = await aProjectType(em());
    const shown = await project({
      type: kind,
      title: { en: "Shown" },
      slug: kind.slug,
      tags: ["light"],
    });
    for (const hidden of [
      { visibility: "private" },
      { visibility: "unlisted" },
      { stage: "draft" },
    ])
      await project({
        type: kind,
        title: { en: "Secret" },
        slug: `${kind.slug}-${Object.values(hidden).join("")}`,
        ...hidden,
      });
    for (const viewer of [undefined, owner, admin]) {
      const { status, body, headers } = await server.ask(
        "GET",
        `/api/projects/public${slash}?type=${kind.slug}`,
        viewer ? { as: viewer } : {},
      );
      expect(status).toBe(200);
      expect(headers.get("etag")).toBeTruthy();
      expect(body.projects).toEqual([
        expect.objectContaining({
          id: shown.id,
          title: "Shown",
          status: "completed",
          type: { id: kind.id, slug: kind.slug, name: kind.name.en },
          owners: [expect.objectContaining({ id: mine.id, role: null })],
        }),
      ]);
      expect(body.pagination).toMatchObject({ page: 1, limit: 12, totalCount: 1 });
    }
    const found = async (query: string) =>
      (await get(`/api/projects/public${slash}?type=${kind.id}&${query}`)).body.projects.length;
    expect(await found("search=secret")).toBe(0);
    expect(await found("search=shown")).toBe(1);
    expect(await found("status=archived")).toBe(0);
    expect(await found("tag=Light")).toBe(1);
    expect(await found("locale=fr")).toBe(0);
  });

  test("a public project is read by its slug, without what its owners keep", async () => {
    const { id } = await project({
      slug: "harbour",
      title: { en: "Harbour" },
      clientName: "Port",
      clientVisible: false,
    });
    await call("POST", `/api/projects/${id}/notes`, { content: "Hush" });
    await call("POST", `/api/projects/${id}/integrations`, {
      kind: "npm",
      url: "https://hush.example",
    });
    const image = { kind: "image", url: "https://a.example/1.webp" };
    await call("POST", `/api/projects/${id}/media`, { ...image, alt: "Boats", title: "One" });
    await call("POST", `/api/projects/${id}/media`, { ...image, title: "Two" });
    for (const slash of SLASHES) {
      const { status, body, text } = await get(`/api/projects/public/harbour${slash}`);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(["project"]);
      expect(body.project).toMatchObject({
        id,
        title: "Harbour",
        client: null,
        media: [
          { alt: "Boats", title: "One", description: null },
          { alt: null, title: "Two", description: null },
        ],
        metadata: { languages: ["en"], slugs: { en: "harbour" } },
      });
      expect(text).not.toMatch(/hush|pending|version/i);
    }
  });

  test("other projects are not found, nor where they are", async () => {
    const hidden = { title: { en: "Hidden", fr: "Caché" }, published: ["en" as const] };
    await project({ ...hidden, slug: "hidden-private", visibility: "private" });
    await project({ ...hidden, slug: "hidden-draft", stage: "draft" });
    for (const path of ["hidden-private", "hidden-draft", "hidden-draft?locale=fr", "nothing"]) {
      const { status, body } = await get(`/api/projects/public/${path}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: "Project not found", code: "NOT_FOUND" });
    }
    await project({ ...hidden, slug: "elsewhere" });
    const { body } = await get("/api/projects/public/elsewhere?locale=fr");
    expect(body).toMatchObject({
      message: "Project not available in fr",
      available: { en: "elsewhere" },
    });
    await project({ ...hidden, slug: "by-link", visibility: "unlisted" });
    const { status, body: unlisted } = await get("/api/projects/public/by-link");
    expect(status).toBe(200);
    expect(unlisted.project.metadata.noindex).toBe(true);
  });

  test("is sorted by publication, in both directions", async () => {
    const { id: kind } = await aProjectType(em());
    const [first, second] = [
      await project({ type: { id: kind } }),
      await project({ type: { id: kind } }),
    ];
    const ids = async (query: string) =>
      (await get(`/api/projects/public?type=${kind}${query}`)).body.projects.map(
        (one: { id: string }) => one.id,
      );
    expect(await ids("")).toEqual([second.id, first.id]);
    expect(await ids("&sort=oldest")).toEqual([first.id, second.id]);
    expect((await get("/api/projects/public?sort=loudest")).status).toBe(422);
  });

  test("is liked by members who see it, once each", async () => {
    const { id } = await project();
    const like = (method: string, as = stranger, of = id) =>
      server.ask(method, `/api/projects/${of}/like`, { as });
    expect((await like("GET")).body).toEqual({ likes: 0, liked: false });
    for (const _ of [1, 2]) expect((await like("POST")).body).toEqual({ likes: 1, liked: true });
    expect((await like("GET", owner)).body).toEqual({ likes: 1, liked: false });
    expect((await like("DELETE")).body).toEqual({ likes: 0, liked: false });
    expect((await like("POST", visitor())).status).toBe(401);
    const { id: hidden } = await project({ visibility: "private" });
    for (const method of ["GET", "POST", "DELETE"])
      expect((await like(method, stranger, hidden)).status).toBe(404);
  });

  test("a former slug leads to the present one", async () => {
    const { id } = await project({ slug: "before" });
    await call("PUT", `/api/projects/${id}`, { slug: "afterwards" });
    const { status, headers } = await get("/api/projects/public/before?locale=en");
    expect(status).toBe(301);
    expect(headers.get("location")).toBe("/api/projects/public/afterwards?locale=en");
  });
});
