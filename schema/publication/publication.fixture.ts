import { Post } from "../blog/post.ts";
import { Job } from "../jobs/job.ts";
import { Member } from "../members/member.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { Fixture } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS } from "../oracle/series.ts";
import { Page } from "../pages/page.ts";
import { Project } from "../projects/project.ts";
import { Solution } from "../solutions/solution.ts";
import { DocumentDraft } from "./document-draft.ts";

const NOUNS = [Post, Page, Solution, Job, Project];
const FIELD = "who reads a draft is said by the field of its document";

export const fixture: Fixture = {
  after: ["blog", "jobs", "members", "pages", "projects", "solutions"],
  async fill(world) {
    const members = world.of(Member);
    const documents = NOUNS.flatMap((entity) => [
      ...world.of<Post | Page | Solution | Job | Project>(entity),
    ]);
    const drafts = documents.flatMap((document, n) => {
      if (n % 3 === 2) return [];
      const draft = new DocumentDraft({ kind: document.constructor.name, documentId: document.id });
      draft.change({ title: { en: nth(TEXTS, n) } }, nth(members, n + 3));
      if (n % 4 === 0) draft.submit(true, at(n), nth(members, n + 3));
      return [Object.assign(draft, { id: idOf("7d", n), createdAt: at(n), updatedAt: at(n + 1) })];
    });
    world.add(drafts);
    // by statements of their own, which leave `updatedAt` as it is: lists are sorted by it
    for (const [n, { id, constructor }] of documents.entries()) {
      const { tableName } = world.em.getMetadata().get(constructor as EntityClass);
      await world.em
        .getConnection()
        .execute(`update ${tableName} set changed_by_id = ? where id = ?`, [
          nth(members, n + 3).id,
          id,
        ]);
    }
  },
  unseen: {
    ...Object.fromEntries(
      ["id", "kind", "$or", ...NOUNS.map((_, n) => `$or ${n} kind`)].map((piece) => [
        `DocumentDraft without ${piece}`,
        FIELD,
      ]),
    ),
    ...Object.fromEntries(
      ["Post", "Page", "Solution", "Job"].map((one) => [
        `${one}.draft shown to everybody`,
        "the drafts of a noun are read by those who write it alone",
      ]),
    ),
    ...Object.fromEntries(
      NOUNS.flatMap(({ name }) =>
        ["everybody", "nobody"].map((who) => `${name}.preview shown to ${who}`),
      ).map((name) => [name, "it is rendered in code"]),
    ),
  },
  open: Object.fromEntries(
    ["DocumentDraft.changedBy", ...NOUNS.map(({ name }) => `${name}.draft`)].map((edge) => [
      edge,
      FIELD,
    ]),
  ),
};
