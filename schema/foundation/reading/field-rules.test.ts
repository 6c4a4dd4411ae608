import { Arg, Query, Resolver } from "type-graphql";
import { expect, test } from "vitest";
import { testEngine } from "../../testing/engine.ts";
import { StoredEntity } from "../entity.ts";
import { Locale, type Localized } from "../locale.ts";
import { localized, model, int, stringList } from "../model.ts";
import { ALL, fieldPolicy, rowPolicy } from "../policies.ts";
import { Viewer } from "../viewer.ts";
import { findMany, type ReadQuery } from "./descriptions/read-query.ts";

/** Readable in the languages it is published in; editors read all of them. */
@model({ table: "notices" })
class Notice extends StoredEntity {
  @localized() title: Localized<string> = {};
  @localized() summary: Localized<string> = {};
  @stringList() languages: string[] = [];
  @int() order!: number;
}

rowPolicy(Notice, () => ALL);
fieldPolicy(Notice, ["languages", "summary", "order"], {
  title: ({ isSignedIn }, { locale }) => isSignedIn || { languages: { $contains: [locale] } },
});

@Resolver()
class Notices {
  @Query(() => [Notice])
  notices(@Arg("in", () => Locale, { nullable: true }) locale?: Locale): ReadQuery {
    return findMany(Notice, locale ? { languages: { $contains: [locale] } } : {}, { order: "asc" });
  }
}

const { em, ask } = await testEngine([Notice], [Notices]);
const titles = { en: "Open day", fr: "Portes ouvertes", no: "Åpen dag" };
const unit = em();
unit.create(Notice, { title: titles, summary: { en: "Come" }, languages: ["fr"], order: 1 });
unit.create(Notice, { title: titles, summary: {}, languages: ["en", "fr", "no"], order: 2 });
await unit.flush();

async function both(source: string, viewer?: Viewer) {
  const { byStatement, byFields } = await ask(source, viewer);
  expect(byStatement).toEqual(byFields);
  return byFields.notices;
}

const TITLES = "{ notices { title(locale: fr) titleByLocale { en fr no } } }";

test("the map of a localized field is visible to those who see it in every language", async () => {
  expect(await both(TITLES)).toEqual([
    { title: "Portes ouvertes", titleByLocale: null },
    { title: "Portes ouvertes", titleByLocale: titles },
  ]);
  const editor = new Viewer({ userId: crypto.randomUUID() });
  expect((await both(TITLES, editor))[0]).toMatchObject({ titleByLocale: titles });
});

test("the map of an open localized field is open, too", async () => {
  const [notice] = await both("{ notices { summary summaryByLocale { en } } }");
  expect(notice).toEqual({ summary: "Come", summaryByLocale: { en: "Come" } });
});

test("each object among more than fifty fields is whole", async () => {
  const fields = Array.from({ length: 60 }, (_, n) => `of${n}: summaryByLocale { en }`);
  const [notice] = await both(`{ notices { ${fields.join(" ")} } }`);
  expect(Object.values(notice)).toEqual(fields.map(() => ({ en: "Come" })));
});
