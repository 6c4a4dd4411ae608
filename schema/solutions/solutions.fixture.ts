import { Category, CategoryKind } from "../categories/category.ts";
import { versionClassOf } from "../publication/document-version.ts";
import { Faq } from "../faqs/faq.ts";
import { Member } from "../members/member.ts";
import { documentValues, versionsOf, writeDocument } from "../oracle/documents.ts";
import { cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { idOf, nth, texts, times } from "../oracle/series.ts";
import { Project } from "../projects/project.ts";
import { SolutionFaq, SolutionProject } from "./solution-relations.ts";
import { Solution } from "./solution.ts";

function solution(n: number, categories: readonly Category[]): Solution {
  const made = Object.assign(new Solution(), {
    id: idOf("5a", n),
    ...documentValues(n),
    icon: nth([null, "tabler:route"], n),
    benefits: texts(n),
    steps: texts(n + 1),
    ctaLabel: texts(n + 2),
    ctaHref: nth([null, "/contact-us"], n),
    category: nth([...categories, null], n),
    tags: ["craft", `"q"`, "a,b"].filter((_, i) => (n + i) % 3 === 0),
  });
  writeDocument(made, n, "solution");
  return made;
}

const relate = <T extends object>(row: T, values: Partial<T>): T => Object.assign(row, values);

export const fixture: Fixture = {
  after: ["categories", "faqs", "members", "projects"],
  async fill(world) {
    const categories = world.of(Category).filter(({ kind }) => kind === CategoryKind.SOLUTION);
    const solutions = times(30, (n) => solution(n, categories));
    world.add(solutions);
    world.add(versionsOf(solutions, "5b", world.of(Member)));
    await world.em.flush();
    const [projects, faqs] = [world.of(Project), world.of(Faq)];
    world.add(
      solutions.flatMap((one, n) => [
        relate(new SolutionProject(), { solution: one, project: nth(projects, n) }),
        relate(new SolutionProject(), { solution: one, project: nth(projects, n + 7) }),
        relate(new SolutionFaq(), { solution: one, faq: nth(faqs, n) }),
      ]),
    );
  },
  values(world) {
    const solutions = world.of(Solution);
    const published = solutions.map((one) => ({ publishedAt: one.createdAt, item: one }));
    return {
      "Query.solution.id": [...solutions.slice(0, 20).map(({ id }) => id), UNKNOWN, NO_ID],
      "Query.solutionVersion.id": [...some(world.of(versionClassOf(Solution))), UNKNOWN, NO_ID],
      "Query.publishedSolution.slug": ["solution-0", "solution-3", "solution-8", "nothing\u0000"],
      "Query.publishedSolutions.after": cursors(published, { publishedAt: "desc", item: "desc" }),
      "Query.solutions.after": cursors(solutions, { updatedAt: "desc", id: "desc" }),
    };
  },
  open: {
    "Query.publishedSolutions": "what is published is visible",
    "Query.publishedSolution": "what is published is visible",
    "Query.solutionVersion": "requires a permission",
    "SolutionVersion.solution": "whoever sees versions sees all solutions",
    "Solution.category": "everyone sees the topics of solutions",
    "Solution.related": "what is published is visible",
    "Solution.previous": "what is published is visible",
    "Solution.next": "what is published is visible",
  },
};
