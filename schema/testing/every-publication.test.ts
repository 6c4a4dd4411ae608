import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import type { Localized } from "../foundation/locale.ts";
import { localizedFields } from "../foundation/model.ts";
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

  const item = Object.assign(new (entity as new () => PublishedEntity)(), { languages: ["en"] });
  const words = (field: string): Localized => ({ en: `${field}-en`, fr: `${field}-fr` });
  Object.assign(item, Object.fromEntries(localized.map((one) => [one, VALUES[one] ?? words(one)])));
  await graph.em().persist(item).flush();

  const chosen = maps.map((map) => {
    const isText = !(map.slice(0, -"ByLocale".length) in VALUES);
    return isText ? `${map} { en fr }` : map;
  });
  const both = localized.flatMap((field) => [
    `${field}_en: ${field}(locale: en)`,
    `${field}_fr: ${field}(locale: fr)`,
  ]);
  const READ = `query($id: ID!) {
    item: ${name.charAt(0).toLowerCase()}${name.slice(1)}(id: $id) { ${[...both, ...chosen].join(" ")} }
  }`;
  /** The fields that are not null for a viewer. */
  const readBy = async (viewer: ReturnType<typeof visitor>) => {
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

  test("is read by administrators in all languages, with its state in each", async () => {
    expect(state).toContain("status");
    const all = [...localized.flatMap(inBoth), ...maps];
    expect(await readBy(withRole(Role.ADMIN))).toEqual(all);
  });
});
