import { documentOf } from "../blog/post.builder.ts";
import { Category, CategoryKind } from "../categories/category.ts";
import { Faq } from "../faqs/faq.ts";
import { LOCALES } from "../foundation/locale.ts";
import { cursors, type Fixture, NO_ID, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, texts, times } from "../oracle/series.ts";
import { Project } from "../projects/project.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { SolutionFaq, SolutionProject } from "./solution-relations.ts";
import { Solution } from "./solution.ts";

function solution(n: number, categories: readonly Category[]): Solution {
  const made = Object.assign(new Solution(), {
    id: idOf("5a", n),
    createdAt: at(n),
    updatedAt: at(n + 2),
    icon: nth([null, "tabler:route"], n),
    description: texts(n),
    cover: nth([null, "/artwork/b.svg"], n),
    coverAlt: texts(n + 1),
    metaTitle: texts(n + 2),
    metaDescription: texts(n + 3),
    metaKeywords: texts(n + 4),
    benefits: texts(n),
    steps: texts(n + 1),
    ctaLabel: texts(n + 2),
    ctaHref: nth([null, "/contact-us"], n),
    noindex: n % 5 === 2,
    category: nth([...categories, null], n),
    tags: ["craft", `"q"`, "a,b"].filter((_, i) => (n + i) % 3 === 0),
  });
  for (const [i, locale] of LOCALES.entries()) {
    if ((n + i) % 4 === 3) continue;
    made.title[locale] = `${nth(TEXTS, n + i)} ${n}`;
    made.slug[locale] = `solution-${n}`;
    if (n % 5 === 2 || (n + i) % 5 === 1) made.unpublish(locale, PublicationStatus.DRAFT);
    else if ((n + i) % 7 === 2) made.schedule(locale, new Date(at(n).getTime() + 1e10));
    else made.publish(locale, at(n));
    if ((n + i) % 6 === 4) made.unpublish(locale, PublicationStatus.ARCHIVED);
    if (n % 3 === 0) made.noteTextChange(locale, at(n + 1));
    if (n % 3) made.write(locale, documentOf(nth(TEXTS, n + i) || "."));
  }
  if (n % 9 === 4) made.delete(at(n + 3));
  return made;
}

const relate = <T extends object>(row: T, values: Partial<T>): T => Object.assign(row, values);

export const fixture: Fixture = {
  after: ["categories", "faqs", "projects"],
  async fill(world) {
    const categories = world.of(Category).filter(({ kind }) => kind === CategoryKind.SOLUTION);
    const solutions = times(30, (n) => solution(n, categories));
    world.add(solutions);
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
      "Query.publishedSolution.slug": ["solution-0", "solution-3", "solution-8", "nothing\u0000"],
      "Query.publishedSolutions.after": cursors(published, { publishedAt: "desc", item: "desc" }),
      "Query.solutions.after": cursors(solutions, { updatedAt: "desc", id: "desc" }),
    };
  },
  open: {
    "Query.publishedSolutions": "what is published is visible",
    "Query.publishedSolution": "what is published is visible",
    "Solution.category": "everyone sees the topics of solutions",
    "Solution.related": "what is published is visible",
    "Solution.previous": "what is published is visible",
    "Solution.next": "what is published is visible",
  },
};
