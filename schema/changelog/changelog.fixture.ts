import { type Fixture, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, texts, times } from "../oracle/series.ts";
import { ChangelogEntry, ChangelogStatus } from "./changelog-entry.ts";

function entry(n: number): ChangelogEntry {
  const made = Object.assign(new ChangelogEntry(), {
    id: idOf("cc", n),
    createdAt: at(n),
    updatedAt: at(n),
    release: nth([null, `1.${n}`], n),
    title: nth([{ en: `Version ${n}`, fr: `Version "${n}"` }, { no: `Versjon ${n}` }], n),
    description: texts(n),
    added: texts(n + 1),
    changed: texts(n + 2),
    deprecated: texts(n + 3),
    removed: texts(n + 4),
    fixed: texts(n + 5),
    security: texts(n + 6),
    apiImpact: n % 3 === 0,
    isFromSchema: n % 4 === 1,
    status: nth(Object.values(ChangelogStatus), n),
    publishedAt: n % 7 === 3 ? new Date("2100-01-01") : at(n),
    deletedAt: n % 5 === 4 ? at(n) : null,
  });
  made.followChanges();
  return made;
}

export const fixture: Fixture = {
  fill(world) {
    world.add(times(15, entry));
  },
  values(world) {
    return { "Query.changelogEntry.id": [...some(world.of(ChangelogEntry)), UNKNOWN, "nothing"] };
  },
};
