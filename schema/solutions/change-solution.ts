import { Category, CategoryKind } from "../categories/category.ts";
import { Faq } from "../faqs/faq.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { merged } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Project } from "../projects/project.ts";
import { changeDocument } from "../publication/change-published.ts";
import { CreateSolutionInput } from "./solution.input.ts";
import type { Solution } from "./solution.ts";

/** Applies an input to a solution: texts, status per language, and what it refers to. */
export async function changeSolution(
  solution: Solution,
  input: CreateSolutionInput,
  context: Context,
): Promise<void> {
  const sent = await changeDocument(solution, CreateSolutionInput, input, context);
  if (sent.icon !== undefined) solution.icon = sent.icon;
  solution.tags = sent.tags ?? solution.tags;
  solution.benefits = merged(solution.benefits, sent.benefits);
  solution.steps = merged(solution.steps, sent.steps);
  solution.ctaLabel = merged(solution.ctaLabel, sent.ctaLabel);
  if (sent.ctaHref !== undefined) solution.ctaHref = sent.ctaHref;
  if (sent.categoryId !== undefined) {
    solution.category = sent.categoryId ? await context.find(Category, sent.categoryId) : null;
    if (solution.category && solution.category.kind !== CategoryKind.SOLUTION) {
      throw new Invalid({ categoryId: "Not valid" });
    }
  }
  await relate(solution, sent, context);
}

async function relate(
  solution: Solution,
  { projectIds, faqIds }: CreateSolutionInput,
  context: Context,
): Promise<void> {
  const unique = (ids: string[]) => [...new Set(ids)];
  // only the ids of present ones: the ORM would mark entities loaded through the relation as changed
  if (projectIds) {
    const wanted = await Promise.all(unique(projectIds).map((id) => context.find(Project, id)));
    if (!solution.projects.isInitialized()) await solution.projects.init({ ref: true });
    solution.projects.set([...wanted, ...(await hiddenProjects(solution, context))]);
  }
  if (faqIds) {
    const wanted = await Promise.all(unique(faqIds).map((id) => context.find(Faq, id)));
    if (!solution.faqs.isInitialized()) await solution.faqs.init({ ref: true });
    solution.faqs.set(wanted);
  }
}

/** Those that the editor does not see, such as another's draft, stay: they cannot have meant to remove them. */
async function hiddenProjects(solution: Solution, context: Context): Promise<Project[]> {
  const present = solution.projects.getItems();
  const ids = present.map(({ id }) => id);
  const seen = new Set((await allOf(Project, { id: { $in: ids } }, context)).map(({ id }) => id));
  return present.filter(({ id }) => !seen.has(id));
}
