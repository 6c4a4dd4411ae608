import { Post } from "../blog/post.ts";
import { Job } from "../jobs/job.ts";
import { Member } from "../members/member.ts";
import type { Fixture } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS } from "../oracle/series.ts";
import { Page } from "../pages/page.ts";
import { Project } from "../projects/project.ts";
import { Solution } from "../solutions/solution.ts";
import { DocumentDraft } from "./document-draft.ts";

export const fixture: Fixture = {
  after: ["blog", "jobs", "members", "pages", "projects", "solutions"],
  fill(world) {
    const members = world.of(Member);
    const documents = [Post, Page, Solution, Job, Project].flatMap((entity) => [
      ...world.of<Post | Page | Solution | Job | Project>(entity),
    ]);
    const drafts = documents.flatMap((document, n) => {
      document.changedById = nth(members, n + 3).id;
      if (n % 3 === 2) return [];
      const draft = new DocumentDraft({ kind: document.constructor.name, documentId: document.id });
      draft.change({ title: { en: nth(TEXTS, n) } }, nth(members, n + 3));
      return [Object.assign(draft, { id: idOf("7d", n), createdAt: at(n), updatedAt: at(n + 1) })];
    });
    world.add(drafts);
  },
};
