import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aChangelogEntry } from "../../schema/changelog/changelog-entry.builder.ts";
import { ChangelogStatus } from "../../schema/changelog/index.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = server.database.em.fork();
const editor = withRole(Role.EDITOR);

const release = "2.6.1";
const { id } = await aChangelogEntry(em, {
  release,
  title: { en: "Quieter nights", fr: "Des nuits plus calmes" },
  added: { en: "A pause for `notifications`\nA second one" },
  fixed: { en: "The clock", fr: "L’horloge" },
  publishedAt: new Date("2026-02-01T12:00:00Z"),
});
const draft = await aChangelogEntry(em, { status: ChangelogStatus.DRAFT });

const entriesOf = async (path: string, as = visitor()) =>
  (await server.ask("GET", path, { as })).body.entries;

test("changes are listed by kind, and in English where they are not translated", async () => {
  expect(await entriesOf("/api/changelog/public?locale=fr", editor)).toEqual([
    expect.objectContaining({
      id,
      release,
      anchor: "v2.6.1",
      title: { text: "Des nuits plus calmes", language: "fr" },
      description: null,
      tags: ["added", "fixed"],
      changes: [
        { tag: "added", text: "A pause for `notifications`", language: "en" },
        { tag: "added", text: "A second one", language: "en" },
        { tag: "fixed", text: "L’horloge", language: "fr" },
      ],
    }),
  ]);
});

test("readers of each language get their own, one after the other", async () => {
  for (const [locale, text] of [
    ["en", "Quieter nights"],
    ["fr", "Des nuits plus calmes"],
  ]) {
    const [entry] = await entriesOf(`/api/changelog/public?locale=${locale}`);
    expect(entry.title.text).toBe(text);
  }
});

test("editors also read drafts, with or without a slash at the end", async () => {
  const ids = (await entriesOf("/api/changelog/", editor)).map((entry: { id: string }) => entry.id);
  expect(ids).toEqual([id, draft.id]);
});

test("the list has each text by locale", async () => {
  const [entry] = await entriesOf("/api/changelog");
  expect(entry).toMatchObject({ title: { en: "Quieter nights", no: null }, removed: { en: null } });
});

test("an entry is created, changed and deleted; a change answers `event`", async () => {
  const ask = (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/changelog/${path}`, { as: editor, body });
  const created = await ask("POST", "", { entry: { title: "Prices", release: "3.0" } });
  expect(created.body.entry).toMatchObject({
    title: { en: "Prices", fr: null },
    release: "3.0",
    status: "draft",
  });
  const its = created.body.entry.id;
  const changed = await ask("POST", its, { entry: { status: "published" } });
  expect(changed.body.event).toMatchObject({ id: its, status: "published" });
  expect(await entriesOf("/api/changelog")).toHaveLength(2);
  expect((await ask("DELETE", its)).body).toEqual({ success: true, id: its });
  const { body } = await ask("POST", "delete", { selected: [draft.id, its] });
  expect(body).toMatchObject({ deleted: [draft.id] });
});

test.each([
  ["POST", "", { entry: { title: "A" } }],
  ["POST", id, { entry: { title: "A" } }],
  ["DELETE", id, undefined],
  ["POST", "delete", { selected: [id] }],
])("members may not %s /api/changelog/%s", async (method, path, body) => {
  const as = withRole(Role.MEMBER);
  expect((await server.ask(method, `/api/changelog/${path}`, { as, body })).status).toBe(403);
  expect((await server.ask(method, `/api/changelog/${path}`, { body })).status).toBe(401);
});
