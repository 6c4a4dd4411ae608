import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import type { Localized } from "../foundation/locale.ts";
import { localizedFields } from "../foundation/model.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { allPublications } from "../publication/publishable.ts";
import type { PublishedEntity } from "../publication/published-entity.ts";
import { testGraph } from "./graph.ts";
import { visitor, withRole } from "./viewers.ts";

// Who reads which fields of every noun that is published in each language by itself.

const graph = await testGraph();

/** What editors alone read. */
const STATE = ["status", "scheduledAt", "textChangedAt", "content"];

const times = { en: "2026-01-01T12:00:00.000Z", fr: "2026-01-02T12:00:00.000Z" };
const numbers = { en: 1, fr: 2 };

/** The values of fields that are no plain texts, in both languages. */
const VALUES: Record<string, object> = {
  status: { en: "published", fr: "scheduled" },
  publishedAt: times,
  scheduledAt: times,
  textChangedAt: times,
  textVersionSince: times,
  textVersion: numbers,
  readingMinutes: numbers,
  content: { en: { type: "doc" }, fr: { type: "doc" } },
  headings: { en: [], fr: [] },
};

const nouns = allPublications().map(({ entity }) => ({ entity, name: entity.name }));

describe.each(nouns)("$name", async ({ entity, name }) => {
  const localized = [...(localizedFields.get(entity) ?? [])];
  const type = graph.schema.getType(name);
  const readable = type && "getFields" in type ? Object.keys(type.getFields()) : [];
  const maps = localized.map((field) => `${field}ByLocale`).filter((map) => readable.includes(map));
  const texts = localized.filter((field) => !STATE.includes(field));
  const state = localized.filter((field) => STATE.includes(field));

  const textsOf = (field: string): Localized => ({ en: `${field}-en`, fr: `${field}-fr` });
  const values = Object.fromEntries(localized.map((one) => [one, VALUES[one] ?? textsOf(one)]));
  const made = async (fields: object): Promise<PublishedEntity> => {
    const row = Object.assign(new (entity as new () => PublishedEntity)(), values, fields);
    await graph.em().persist(row).flush();
    return row;
  };
  const item = await made({ languages: ["en"] });

  const chosen = maps.map((map) => {
    const isText = !(map.slice(0, -"ByLocale".length) in VALUES);
    return isText ? `${map} { en fr }` : map;
  });
  const both = localized.flatMap((field) => [
    `${field}_en: ${field}(locale: en)`,
    `${field}_fr: ${field}(locale: fr)`,
  ]);
  const single = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const FIND = `query($id: ID!) { item: ${single}(id: $id) { id } }`;
  const READ = `query($id: ID!) {
    item: ${single}(id: $id) { ${[...both, ...chosen].join(" ")} }
  }`;
  /** The fields that are not null for a viewer. */
  const readBy = async (viewer: Viewer) => {
    const { item: read } = await graph.as(viewer)(READ, item);
    return Object.keys(read).filter((field) => read[field] !== null);
  };

  const inBoth = (field: string) => [`${field}_en`, `${field}_fr`];

  test("is read by others in the languages it is published in, without its state", async () => {
    expect(texts).toContain("title");
    for (const viewer of [visitor(), withRole(Role.MEMBER)]) {
      expect(await readBy(viewer)).toEqual(texts.map((field) => `${field}_en`));
    }
  });

  test("is not found by others in no language, nor by anybody once it is deleted", async () => {
    const slug = { en: "draft-en", fr: "draft-fr" };
    const draft = await made({ languages: [], slug });
    const deleted = await made({ languages: ["en"], deletedAt: graph.clock.now() });
    const found = (viewer: Viewer, { id }: PublishedEntity) =>
      graph
        .as(viewer)(FIND, { id })
        .then(
          (read) => read.item?.id === id,
          () => false,
        );
    for (const viewer of [visitor(), withRole(Role.MEMBER)]) {
      expect(await found(viewer, item)).toBe(true);
      expect(await found(viewer, draft)).toBe(false);
      expect(await found(viewer, deleted)).toBe(false);
    }
    expect(await found(withRole(Role.ADMIN), draft)).toBe(true);
    expect(await found(withRole(Role.ADMIN), deleted)).toBe(false);
  });

  test("is read by administrators in all languages, with its state in each", async () => {
    expect(state).toContain("status");
    const all = [...localized.flatMap(inBoth), ...maps];
    expect(await readBy(withRole(Role.ADMIN))).toEqual(all);
  });
});
