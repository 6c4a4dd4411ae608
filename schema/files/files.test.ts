import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { User, UserStatus } from "../accounts/user.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { DAY } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { fileChecks } from "./denormalization-check.ts";
import { addFile, type InUse } from "./add-version.ts";
import { FileVersion, versionKey } from "./file-version.ts";
import { File, FileScan } from "./file.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);
const admin = await aPerson(graph, Role.ADMIN);

interface Row {
  id: string;
  name: string;
}

const FIELDS = `id version name kind group type size tags sha256 depth url versionNumber shareCount isFavorited canEdit
  parent { id } owner { id } path { name } shares { id permission member { id } } links { id }
  versions { number size url restoredFrom author { id } }`;
const FOLDER = `mutation($input: CreateFolderInput!) { createFolder(input: $input) { ${FIELDS} } }`;
const EDIT = `mutation($id: ID!, $input: UpdateFileInput!) { updateFile(id: $id, input: $input) { ${FIELDS} } }`;
const MOVE = `mutation($ids: [ID!]!, $to: ID) { moveFiles(ids: $ids, folderId: $to) { ${FIELDS} } }`;
const TRASH = `mutation($ids: [ID!]!) { trashFiles(ids: $ids) }`;
const RESTORE = `mutation($ids: [ID!]!) { restoreFiles(ids: $ids) { ${FIELDS} } }`;
const DELETE = `mutation($ids: [ID!]!) { deleteFiles(ids: $ids) }`;
const STAR = `mutation($id: ID!, $on: Boolean!) { setFileFavorite(id: $id, isFavorited: $on) { isFavorited } }`;
const SHARE = `mutation($id: ID!, $who: ID!, $may: FilePermission!) {
  shareFile(fileId: $id, memberId: $who, permission: $may) { id permission } }`;
const UNSHARE = `mutation($id: ID!) { unshareFile(id: $id) }`;
const VERSION = `mutation($id: ID!, $n: Int!) { restoreFileVersion(id: $id, number: $n) { ${FIELDS} } }`;
const LINK = `mutation($input: CreateFileLinkInput!) { createFileLink(input: $input) {
  path link { id expiresAt hasPassword maxDownloads isStopped file { id } } } }`;
const CHANGE_LINK = `mutation($id: ID!, $input: UpdateFileLinkInput!) { updateFileLink(id: $id, input: $input) {
  expiresAt hasPassword maxDownloads isStopped } }`;
const READ = `query($id: ID!) { file(id: $id) { ${FIELDS} } }`;
const LIST = `query($place: FilePlace, $in: ID, $filter: FileFilter, $order: FileOrder) {
  files(place: $place, folderId: $in, filter: $filter, order: $order) { nodes { id name } totalCount } }`;
const QUOTA = `{ fileQuota { limit used versions trash elsewhere parts { group count size } } }`;

const as = (who: BuiltPerson) => graph.as(who.viewer);
const folder = async (name: string, parentId?: string, who = ada) =>
  (await as(who)(FOLDER, { input: { name, parentId } })).createFolder;
const read = async (id: string, who = ada) => (await as(who)(READ, { id })).file;
const names = async (variables: object = {}, who = ada): Promise<string[]> =>
  (await as(who)(LIST, variables)).files.nodes.map(({ name }: Row) => name);
const used = async (who = ada) => (await as(who)(QUOTA)).fileQuota;
const storedKeys = () => Array.fromAsync(graph.services.storage.list(versionKey("")));
const code = async (who: BuiltPerson, document: string, variables: object) =>
  (await graph.refusal(who.viewer, document, variables)).extensions["code"];

function put(
  name: string,
  text: string,
  { to, inUse = "ask", who = ada }: { to?: string; inUse?: InUse; who?: BuiltPerson } = {},
): Promise<Row> {
  const bytes = Buffer.from(text);
  const content = Readable.from([bytes]);
  const values = { id: uuid(), name, size: bytes.length, type: "text/plain", sha256: text };
  return addFile(to ?? null, { ...values, content }, inUse, graph.context(who.viewer));
}

test("files are their owner's alone: others, administrators too, do not find them", async () => {
  const { id } = await folder("Private");
  const { id: file } = await put("plan.txt", "plan", { to: id });
  const link = (await as(ada)(LINK, { input: { fileId: file, expiresOn: today() } })).createFileLink
    .link.id;
  for (const who of [eve, admin]) {
    const calls: [string, object][] = [
      [READ, { id }],
      [FOLDER, { input: { name: "Mine", parentId: id } }],
      [EDIT, { id, input: { name: "Mine" } }],
      [STAR, { id, on: true }],
      [MOVE, { ids: [file] }],
      [TRASH, { ids: [file] }],
      [RESTORE, { ids: [file] }],
      [DELETE, { ids: [file] }],
      [SHARE, { id, who: who.member.id, may: "EDIT" }],
      [LINK, { input: { fileId: file, expiresOn: today() } }],
      [CHANGE_LINK, { id: link, input: { isStopped: true } }],
      [VERSION, { id: file, n: 1 }],
    ];
    for (const [document, variables] of calls) {
      const { message, extensions } = await graph.refusal(who.viewer, document, variables);
      expect([document, extensions["code"]]).toEqual([document, "NOT_FOUND"]);
      // one that does not exist is answered alike
      const foreign = JSON.stringify(variables).replaceAll(id, uuid()).replaceAll(file, uuid());
      const other = await graph.refusal(
        who.viewer,
        document,
        JSON.parse(foreign.replaceAll(link, uuid())),
      );
      expect(other.message).toBe(message);
    }
    await expect(put("mine.txt", "mine", { to: id, who })).rejects.toThrow("Folder not found");
    expect(await names({ place: "EVERYWHERE" }, who)).toEqual([]);
    expect(await names({ in: id }, who)).toEqual([]);
    expect((await as(who)(`{ fileFolders { id } fileLinks { totalCount } }`)).fileFolders).toEqual(
      [],
    );
  }
  const totals = `{ fileTotals { members files folders links size } }`;
  expect((await as(admin)(totals)).fileTotals).toEqual({
    members: 1,
    files: 1,
    folders: 1,
    links: 1,
    size: 4,
  });
  expect(await code(eve, totals, {})).toBe("FORBIDDEN");
  await as(ada)(TRASH, { ids: [id] });
});

describe("names", () => {
  test("are unique in a folder, whatever their case and composition", async () => {
    const { id } = await folder("Names");
    await folder("Straße", id);
    await folder("Fälder", id);
    for (const name of ["STRASSE", "fa\u0308lder", " Straße "])
      expect(await code(ada, FOLDER, { input: { name, parentId: id } })).toBe("CONFLICT");
    for (const name of ["", "a/b", "..", "x".repeat(256)])
      expect(await code(ada, FOLDER, { input: { name, parentId: id } })).toBe("INVALID");
    const { id: one, version } = await folder("plan", id);
    const renamed = (input: object) => as(ada)(EDIT, { id: one, input });
    expect((await renamed({ name: "PLAN", tags: ["Print"] })).updateFile).toMatchObject({
      name: "PLAN",
      tags: ["print"],
    });
    expect(await code(ada, EDIT, { id: one, input: { name: "straße" } })).toBe("CONFLICT");
    expect(await code(ada, EDIT, { id: one, input: { name: "Late", version } })).toBe("CONFLICT");
    expect(await names({ in: id, filter: { search: "stra" } })).toEqual(["Straße"]);
    expect(await names({ place: "EVERYWHERE", filter: { tag: "PRINT" } })).toEqual(["PLAN"]);
  });

  test("of two who make the same folder at once one wins; repeating makes one", async () => {
    const { id: parentId } = await folder("At once");
    const made = await Promise.allSettled(
      ["Same", "SAME", "same"].map((name) => folder(name, parentId)),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const input = { id: uuid(), name: "Again", parentId };
    for (const _ of [1, 2])
      expect((await as(ada)(FOLDER, { input })).createFolder.id).toBe(input.id);
  });
});

describe("moving", () => {
  test("takes along what is in a folder, and never loses a folder", async () => {
    const a = await folder("A");
    const b = await folder("B");
    const inA = await folder("Deep", a.id);
    await put("x.txt", "x", { to: inA.id });
    for (const to of [a.id, inA.id])
      expect(await code(ada, MOVE, { ids: [a.id], to })).toBe("INVALID");
    const results = await Promise.allSettled([
      as(ada)(MOVE, { ids: [a.id], to: b.id }),
      as(ada)(MOVE, { ids: [b.id], to: a.id }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [outer, inner] = (await read(b.id)).parent ? [a, b] : [b, a];
    expect((await read(inner.id)).path).toEqual([{ name: outer.name }]);
    expect((await read(inA.id)).depth).toBe(inner.id === a.id ? 2 : 1);
    // one that is in another moves with it, and a name in use gets a number
    await folder("Deep");
    const { moveFiles: moved } = await as(ada)(MOVE, { ids: [inA.id] });
    expect(moved).toMatchObject([{ id: inA.id, name: "Deep (2)", depth: 0, parent: null }]);
    expect(await names({ in: inA.id })).toEqual(["x.txt"]);
    expect(await wrongRows(fileChecks, graph.em())).toEqual([]);
  });

  test("stops at a depth", async () => {
    let parentId: string | undefined;
    for (let n = 0; n < 20; n += 1) parentId = (await folder("Level", parentId)).id;
    expect(await code(ada, FOLDER, { input: { name: "Level", parentId } })).toBe("INVALID");
    const { id } = await folder("Shallow");
    expect(await code(ada, MOVE, { ids: [id], to: parentId })).toBe("INVALID");
  });
});

describe("sharing", () => {
  test("is told to the member, once, until it ends", async () => {
    const { id } = await folder("Posters");
    const share = async (may: string) =>
      (await as(ada)(SHARE, { id, who: ben.member.id, may })).shareFile as { id: string };
    const shares = async (who: BuiltPerson): Promise<object[]> => {
      const READ_ALL = `{ notifications { nodes { kind file { id name } member { id } } } }`;
      const { nodes } = (await as(who)(READ_ALL)).notifications;
      return nodes.filter((one: { file: { id: string } | null }) => one.file?.id === id);
    };
    await share("VIEW");
    const { id: shareId } = await share("EDIT");
    const file = { id, name: "Posters" };
    expect(await shares(ben)).toEqual([
      { kind: "FILE_SHARED", file, member: { id: ada.member.id } },
    ]);
    expect([await shares(ada), await shares(eve)]).toEqual([[], []]);
    await as(ada)(UNSHARE, { id: shareId });
    expect(await shares(ben)).toEqual([]);
  });

  test("covers what is in a folder, also what comes later, and ends at once", async () => {
    const top = await folder("Client");
    const sub = await folder("Drafts", top.id);
    const { id: file } = await put("a.txt", "a", { to: sub.id });
    const events = await graph.listen(ben.viewer, `subscription { filesChanged { id } }`);
    const next = events.next();
    const share = (await as(ada)(SHARE, { id: sub.id, who: ben.member.id, may: "VIEW" })).shareFile;
    expect((await next).value.filesChanged.id).toBe(sub.id);
    expect(await read(file, ben)).toMatchObject({ canEdit: false, path: [{ name: "Drafts" }] });
    expect(await read(sub.id, ben)).toMatchObject({ parent: null, shareCount: 1 });
    expect(await names({ place: "SHARED" }, ben)).toEqual(["Drafts"]);
    expect(await names({ place: "SHARED" })).toEqual([]);
    const edits: [string, object][] = [
      [FOLDER, { input: { name: "Mine", parentId: sub.id } }],
      [EDIT, { id: file, input: { name: "Mine" } }],
      [MOVE, { ids: [file] }],
      [TRASH, { ids: [file] }],
      [VERSION, { id: file, n: 1 }],
    ];
    const owners: [string, object][] = [
      [SHARE, { id: sub.id, who: eve.member.id, may: "VIEW" }],
      [LINK, { input: { fileId: file, expiresOn: today() } }],
    ];
    for (const [document, variables] of [...edits, ...owners])
      expect([document, await code(ben, document, variables)]).toEqual([document, "FORBIDDEN"]);
    expect(await code(ben, RESTORE, { ids: [file] })).toBe("NOT_FOUND");

    expect(
      (await as(ada)(SHARE, { id: sub.id, who: ben.member.id, may: "EDIT" })).shareFile,
    ).toEqual({ id: share.id, permission: "EDIT" });
    for (const [document, variables] of owners)
      expect(await code(ben, document, variables)).toBe("FORBIDDEN");
    // what he adds is Ada's and counts for her; the shared folder itself stays where it is
    const before = (await used()).used;
    const { id: added } = await put("b.txt", "bbb", { to: sub.id, who: ben });
    expect(await read(added)).toMatchObject({ owner: { id: ada.member.id }, canEdit: true });
    expect((await used()).used).toBe(before + 3);
    expect((await used(ben)).used).toBe(0);
    expect(await code(ben, TRASH, { ids: [sub.id] })).toBe("FORBIDDEN");
    expect(await code(ben, MOVE, { ids: [file] })).toBe("FORBIDDEN");
    await as(ben)(TRASH, { ids: [added] });
    expect(await names({ place: "TRASH" }, ben)).toEqual([]);
    expect(await names({ place: "TRASH" })).toContain("b.txt");
    // moved out of the shared folder it is no longer shared; Eve never was in it
    await as(ada)(MOVE, { ids: [file], to: top.id });
    expect(await code(ben, READ, { id: file })).toBe("NOT_FOUND");
    expect(await code(eve, UNSHARE, { id: share.id })).toBe("NOT_FOUND");
    await as(ben)(UNSHARE, { id: share.id });
    expect(await code(ben, READ, { id: sub.id })).toBe("NOT_FOUND");
    expect(await wrongRows(fileChecks, graph.em())).toEqual([]);
    await events.return?.();
  });

  test("needs another member", async () => {
    const { id } = await folder("Shared with whom");
    expect(await code(ada, SHARE, { id, who: ada.member.id, may: "VIEW" })).toBe("INVALID");
    expect(await code(ada, SHARE, { id, who: uuid(), may: "VIEW" })).toBe("NOT_FOUND");
  });

  test("stars are each member's own", async () => {
    const { id } = await folder("Starred");
    await as(ada)(SHARE, { id, who: ben.member.id, may: "VIEW" });
    for (const _ of [1, 2]) await as(ben)(STAR, { id, on: true });
    expect(await names({ place: "FAVORITES" }, ben)).toEqual(["Starred"]);
    expect((await read(id)).isFavorited).toBe(false);
    expect((await as(ben)(STAR, { id, on: false })).setFileFavorite.isFavorited).toBe(false);
  });
});

describe("the trash", () => {
  test("takes a folder with all that is in it, and gives it back under a free name", async () => {
    const first = await folder("Same");
    const { id: file } = await put("1.txt", "1", { to: first.id });
    await put("1.txt", "11", { to: first.id, inUse: "version" });
    const versions = (await read(file)).versions;
    await as(ada)(TRASH, { ids: [first.id, file] });
    expect(await code(ada, READ, { id: file })).toBe("NOT_FOUND");
    const second = await folder("Same");
    await put("2.txt", "2", { to: second.id });
    await as(ada)(TRASH, { ids: [second.id] });
    const before = (await used()).used;
    expect((await names({ place: "TRASH" })).filter((name) => name === "Same")).toHaveLength(2);
    await as(ada)(RESTORE, { ids: [first.id, second.id] });
    expect((await used()).used).toBe(before);
    const restored = [await read(first.id), await read(second.id)].map(({ name }) => name);
    expect(new Set(restored)).toEqual(new Set(["Same", "Same (2)"]));
    expect(await names({ in: first.id })).toEqual(["1.txt"]);
    expect((await read(file)).versions).toEqual(versions);
  });

  test("restores to the top what has lost its folder; only deleting for good frees space", async () => {
    const gone = await folder("Gone");
    const { id } = await put("lost.txt", "lost", { to: gone.id });
    await as(ada)(TRASH, { ids: [id] });
    await as(ada)(TRASH, { ids: [gone.id] });
    const before = (await used()).used;
    expect(await as(ada)(DELETE, { ids: [gone.id] })).toEqual({ deleteFiles: [gone.id] });
    expect((await used()).used).toBe(before);
    expect((await as(ada)(RESTORE, { ids: [id] })).restoreFiles).toMatchObject([
      { name: "lost.txt", parent: null },
    ]);
    expect(await code(ada, DELETE, { ids: [id] })).toBe("NOT_FOUND");
    await as(ada)(TRASH, { ids: [id] });
    await as(ada)(DELETE, { ids: [id] });
    expect((await used()).used).toBe(before - 4);
    expect(await wrongRows(fileChecks, graph.em())).toEqual([]);
  });
});

describe("versions", () => {
  test("are made in order, and restoring one makes a new one", async () => {
    const before = (await used()).versions;
    const { id } = await put("letter.txt", "one");
    await expect(put("LETTER.txt", "two")).rejects.toMatchObject({
      extensions: { code: "CONFLICT", current: { fileId: id, name: "letter.txt" } },
    });
    const both = await put("letter.txt", "two", { inUse: "both" });
    expect(both.name).toBe("letter (2).txt");
    expect((await put("Letter.txt", "three", { inUse: "version" })).id).toBe(id);
    const { restoreFileVersion: file } = await as(ada)(VERSION, { id, n: 1 });
    expect(file).toMatchObject({ versionNumber: 3, size: 3, sha256: "one", group: "TXT" });
    expect(file.versions.map((one: { restoredFrom: number | null }) => one.restoredFrom)).toEqual([
      1,
      null,
      null,
    ]);
    expect(await code(ada, VERSION, { id, n: 9 })).toBe("NOT_FOUND");
    const results = await Promise.all(
      ["a", "b", "c"].map((text) => put("letter.txt", text, { inUse: "version" })),
    );
    expect(new Set(results.map((one) => one.id))).toEqual(new Set([id]));
    const { versions } = await read(id);
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    const quota = await used();
    expect(quota.versions - before).toBe(3 + 5 + 3 + 2);
    expect(await wrongRows(fileChecks, graph.em())).toEqual([]);
  });

  test("count for the quota, which uploads at once do not exceed", async () => {
    const { used: before, limit } = await used();
    const size = Math.floor((limit - before) / 2) + 1;
    const big = (name: string) => {
      const values = { id: uuid(), name, size, type: "text/plain", sha256: name };
      const content = Readable.from([Buffer.from(name)]);
      return addFile(null, { ...values, content }, "ask", graph.context(ada.viewer));
    };
    const results = await Promise.allSettled(["1.bin", "2.bin", "3.bin"].map(big));
    const refused = results.filter((one) => one.status === "rejected");
    expect(refused.map(({ reason }) => reason.extensions.code)).toEqual([
      "QUOTA_EXCEEDED",
      "QUOTA_EXCEEDED",
    ]);
    expect((await used()).used).toBe(before + size);
  });
});

/** A day in Vienna, so many days from now. */
function today(days = 0): string {
  const now = Temporal.Instant.fromEpochMilliseconds(graph.clock.now().getTime());
  return now.toZonedDateTimeISO("Europe/Vienna").toPlainDate().add({ days }).toString();
}

test("links end with a day in Vienna, at most 30 days from now, and are stopped and opened again", async () => {
  const { id: fileId } = await put("flyer.txt", "flyer");
  const make = async (input: object) =>
    (await as(ada)(LINK, { input: { fileId, expiresOn: today(), ...input } })).createFileLink;
  for (const wrong of [
    { expiresOn: today(-1) },
    { expiresOn: today(31) },
    { maxDownloads: 0 },
    { password: "short" },
  ])
    expect(await code(ada, LINK, { input: { fileId, expiresOn: today(), ...wrong } })).toBe(
      "INVALID",
    );
  const { path, link } = await make({ password: "open sesame", maxDownloads: 1 });
  expect(path).toMatch(/^\/share\/[\w-]{43}$/);
  expect(link).toMatchObject({ hasPassword: true, maxDownloads: 1, isStopped: false });
  const end = Temporal.PlainDate.from(today(1)).toZonedDateTime("Europe/Vienna");
  expect(new Date(link.expiresAt).getTime()).toBe(end.epochMilliseconds);
  const listed = async (state: string) =>
    (await as(ada)(`{ fileLinks(state: ${state}) { nodes { id } } }`)).fileLinks.nodes.map(
      ({ id }: Row) => id,
    );
  expect(await listed("ENDS_SOON")).toContain(link.id);
  const change = async (input: object) =>
    (await as(ada)(CHANGE_LINK, { id: link.id, input })).updateFileLink;
  const count = async (who: BuiltPerson) =>
    (await as(who)(`{ file(id: "${fileId}") { linkCount } }`)).file.linkCount;
  await as(ada)(SHARE, { id: fileId, who: ben.member.id, may: "EDIT" });
  expect([await count(ada), await count(ben)]).toEqual([1, 0]);
  expect(await change({ isStopped: true })).toMatchObject({ isStopped: true });
  expect(await listed("ENDED")).toEqual([link.id]);
  expect(await count(ada)).toBe(0);
  expect(await change({ isStopped: false, password: null, maxDownloads: null })).toMatchObject({
    isStopped: false,
    hasPassword: false,
    maxDownloads: null,
  });
  expect(await listed("OPEN")).toContain(link.id);

  const open = `mutation($token: String!) { openFileLink(token: $token) { name } }`;
  const token = path.split("/").at(-1);
  const becomes = (status: UserStatus) =>
    graph.em().nativeUpdate(User, { member: ada.member.id }, { status });
  expect((await as(eve)(open, { token })).openFileLink.name).toBe("flyer.txt");
  await becomes(UserStatus.SUSPENDED);
  expect(await code(eve, open, { token }), "of a suspended member").toBe("GONE");
  await becomes(UserStatus.ACTIVE);
  expect((await as(eve)(open, { token })).openFileLink.name).toBe("flyer.txt");
  await graph.pass(2 * DAY);
  expect(await listed("ENDED")).toContain(link.id);
});

test("links are found by the name of their file, and by what they are for", async () => {
  const [menu, plan] = [await put("Menükarte.txt", "menu"), await put("Seating.txt", "seating")];
  const make = async ({ id: fileId }: Row, label?: string) =>
    (await as(ada)(LINK, { input: { fileId, label, expiresOn: today() } })).createFileLink.link.id;
  const [first, second] = [await make(menu, "Hotel Seeblick"), await make(plan)];
  const found = async (search: string, who = ada): Promise<string[]> => {
    const { fileLinks } = await as(who)(
      "query($search: String) { fileLinks(search: $search) { nodes { id } } }",
      { search },
    );
    return fileLinks.nodes.map(({ id }: Row) => id);
  };
  expect(await found("menuk")).toEqual([first]);
  expect(await found("seeb hotel")).toEqual([first]);
  expect(await found("seat")).toEqual([second]);
  expect(await found("nothing like it")).toEqual([]);
  expect(await found("seeblick", ben)).toEqual([]);
  await as(ada)(CHANGE_LINK, { id: second, input: { label: "Hotel Alpenhof" } });
  expect(new Set(await found("hotel"))).toEqual(new Set([first, second]));
  await as(ada)(CHANGE_LINK, { id: first, input: { label: null } });
  expect(await found("hotel")).toEqual([second]);
  await as(ada)(TRASH, { ids: [plan.id] });
  expect(await found("seating")).toEqual([]);
});

test("the activity has what was done with files that the viewer sees, links and trash of their own alone", async () => {
  const [mia, noa] = [await aPerson(graph), await aPerson(graph)];
  const plan = await put("Plan.txt", "plan", { who: mia });
  await graph.pass(1_000);
  await put("Plan.txt", "plan 2", { inUse: "version", who: mia });
  const draft = await put("Draft.txt", "draft", { who: mia });
  await as(mia)(SHARE, { id: plan.id, who: noa.member.id, may: "VIEW" });
  await as(mia)(SHARE, { id: draft.id, who: noa.member.id, may: "EDIT" });
  await as(mia)(LINK, { input: { fileId: plan.id, expiresOn: today() } });
  await as(mia)(TRASH, { ids: [draft.id] });
  const activity = async (who: BuiltPerson) =>
    (
      await as(who)(`{ fileActivity {
        versions { number file { name } author { id } }
        shares { member { id } file { name } } links { file { name } } deletions { name }
      } }`)
    ).fileActivity;
  const file = { name: "Plan.txt" };
  const author = { id: mia.member.id };
  const seen = {
    versions: [
      { number: 2, file, author },
      { number: 1, file, author },
    ],
    shares: [{ member: { id: noa.member.id }, file }],
  };
  expect(await activity(mia)).toEqual({
    ...seen,
    links: [{ file }],
    deletions: [{ name: "Draft.txt" }],
  });
  expect(await activity(noa)).toEqual({ ...seen, links: [], deletions: [] });
  expect(await activity(eve)).toEqual({ versions: [], shares: [], links: [], deletions: [] });
});

test("lists are ordered and filtered, folders first by name", async () => {
  const { id } = await folder("Listed");
  await put("b.txt", "bb", { to: id });
  await put("a.txt", "aaa", { to: id });
  await folder("z", id);
  expect(await names({ in: id })).toEqual(["z", "a.txt", "b.txt"]);
  const order = { field: "SIZE", direction: "DESC" };
  expect(await names({ in: id, order })).toEqual(["a.txt", "b.txt", "z"]);
  expect(await names({ in: id, filter: { groups: ["FOLDER"] } })).toEqual(["z"]);
  const now = graph.clock.now();
  expect(await names({ in: id, filter: { from: new Date(now.getTime() + 1) } })).toEqual([]);
  expect(await names({ in: id, filter: { to: now } })).toEqual([]);
});

test("of two members who are merged one has all files; equal names become different", async () => {
  const [one, other] = [await aPerson(graph), await aPerson(graph)];
  for (const who of [one, other]) {
    const { id } = await folder("Same", undefined, who);
    await put("a.txt", "aaa", { to: id, who });
  }
  const ids = [one.member.id, other.member.id];
  await as(admin)(`mutation($ids: [ID!]!) { mergeMembers(ids: $ids) { id } }`, { ids });
  const [first, second] = await names({}, one);
  expect([first, second]).toEqual(["Same", expect.stringMatching(/^Same \([\da-f]{8}\)$/)]);
  expect((await used(one)).used).toBe(6);
  expect(await wrongRows(fileChecks, graph.em())).toEqual([]);
});

describe("copies", () => {
  const COPY = `mutation($ids: [ID!]!, $to: ID) { copyFiles(ids: $ids, folderId: $to) { ${FIELDS} } }`;

  test("of files and of folders with all in them have a content of their own", async () => {
    const from = await folder("Originals");
    const inner = await folder("Inner", from.id);
    const deep = await put("deep.txt", "Deep", { to: inner.id });
    const flat = await put("flat.txt", "Flat", { to: from.id });
    const to = await folder("Copies");
    const { copyFiles: copies } = await as(ada)(COPY, {
      ids: [from.id, deep.id, flat.id],
      to: to.id,
    });
    expect(copies).toMatchObject([{ name: "Originals", parent: { id: to.id } }]);
    expect(await names({ in: copies[0].id })).toEqual(["Inner", "flat.txt"]);
    await as(ada)(TRASH, { ids: [from.id] });
    await as(ada)(DELETE, { ids: [from.id] });
    const { files } = await as(ada)(LIST, { in: copies[0].id });
    const copy = await read(files.nodes[1].id);
    expect(copy).toMatchObject({ versionNumber: 1, size: 4, sha256: "Flat" });
    const content = await graph.services.storage.read(
      versionKey((await graph.em().findOneOrFail(FileVersion, { file: copy.id })).id),
    );
    expect(Buffer.concat(await Array.fromAsync(content)).toString()).toBe("Flat");
  });

  test("get a number where the name is in use, count for the quota, and go into their own folder once", async () => {
    const from = await folder("Again");
    const file = await put("again.txt", "Again", { to: from.id });
    const before = (await used()).used;
    const { copyFiles: copies } = await as(ada)(COPY, { ids: [file.id], to: from.id });
    expect(copies).toMatchObject([{ name: "again (2).txt" }]);
    expect((await used()).used).toBe(before + 5);
    await as(ada)(COPY, { ids: [from.id], to: from.id });
    expect(await names({ in: from.id })).toEqual(["Again", "again (2).txt", "again.txt"]);
  });

  test("of shared files belong to who copies them; others copy nothing, nor into others' folders", async () => {
    const file = await put("theirs.txt", "Theirs");
    const to = await folder("Theirs");
    expect(await code(eve, COPY, { ids: [file.id] })).toBe("NOT_FOUND");
    await as(ada)(SHARE, { id: file.id, who: eve.member.id, may: "VIEW" });
    await as(ada)(SHARE, { id: to.id, who: eve.member.id, may: "VIEW" });
    const { copyFiles: copies } = await as(eve)(COPY, { ids: [file.id] });
    expect(copies).toMatchObject([{ owner: { id: eve.member.id } }]);
    expect(await code(eve, COPY, { ids: [file.id], to: to.id })).toBe("FORBIDDEN");
    await graph.em().nativeUpdate(File, file.id, { scan: FileScan.BLOCKED });
    expect(await code(ada, COPY, { ids: [file.id] })).toBe("FORBIDDEN");
  });

  test("of folders in folders know what is above them, and keep names that are in use elsewhere", async () => {
    const outer = await folder("Nested");
    const inner = await folder("Nested", outer.id);
    const deepest = await folder("Nested", inner.id);
    await put("Nested.txt", "One", { to: deepest.id });
    await put("Nested.txt", "Two", { to: inner.id });
    const elsewhere = await folder("Elsewhere", (await folder("Else")).id);
    const other = await put("other.txt", "Other", { to: elsewhere.id });
    const { copyFiles: copies } = await as(ada)(COPY, { ids: [other.id, outer.id] });
    expect(copies).toMatchObject([
      { name: "Nested (2)", depth: 0, parent: null },
      { name: "other.txt", depth: 0, parent: null },
    ]);
    const first = (await as(ada)(LIST, { in: copies[0].id })).files.nodes;
    expect(first).toMatchObject([{ name: "Nested" }]);
    const second = (await as(ada)(LIST, { in: first[0].id })).files.nodes;
    expect(second).toMatchObject([{ name: "Nested" }, { name: "Nested.txt" }]);
    expect(await read(second[0].id)).toMatchObject({
      depth: 2,
      path: [{ name: "Nested (2)" }, { name: "Nested" }],
    });
    expect(await names({ in: second[0].id })).toEqual(["Nested.txt"]);
    expect(await wrongRows(fileChecks, graph.em())).toEqual([]);
  });

  test("are all made or none: not where one was not found, is too deep, or its bytes are lost", async () => {
    const from = await folder("Whole");
    const first = await put("1.txt", "First", { to: from.id });
    await put("2.txt", "Second", { to: from.id });
    const lost = await put("3.txt", "Third", { to: from.id });
    const theirs = await put("theirs too.txt", "Theirs", { who: eve });
    const to = await folder("Half");
    const before = await used();
    expect(await code(ada, COPY, { ids: [first.id, theirs.id], to: to.id })).toBe("NOT_FOUND");
    let deep: string | undefined;
    for (let n = 0; n < 19; n += 1) deep = (await folder("Down", deep)).id;
    expect(await code(ada, COPY, { ids: [first.id, from.id], to: deep })).toBe("INVALID");
    expect(await names({ in: deep })).toEqual([]);
    const { id: version } = await graph.em().findOneOrFail(FileVersion, { file: lost.id });
    await graph.services.storage.remove(versionKey(version));
    const { length: existing } = await storedKeys();
    await graph.refusal(ada.viewer, COPY, { ids: [from.id], to: to.id });
    expect(await names({ in: to.id })).toEqual([]);
    expect((await used()).used).toBe(before.used);
    expect(await storedKeys()).toHaveLength(existing);
  });
});
