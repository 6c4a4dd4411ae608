import { Category, CategoryKind, type Color } from "../../../schema/categories/index.ts";
import { Faq } from "../../../schema/faqs/index.ts";
import { LOCALES } from "../../../schema/foundation/locale.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import { WEEK } from "../../../schema/foundation/durations.ts";
import { Project } from "../../../schema/projects/index.ts";
import { Solution } from "../../../schema/solutions/index.ts";
import type { DemoData } from "./demo-world.ts";
import { solutionCategories, solutions } from "./solutions.ts";
import { doc, p } from "./writing.ts";

const FIRST = Date.UTC(2026, 7, 3, 8);

export const data: DemoData = {
  after: ["faqs", "projects"],
  async add(em, world) {
    for (const [order, { key, color, ...fields }] of solutionCategories.entries()) {
      const kind = CategoryKind.SOLUTION;
      const category = Object.assign(new Category(), fields, {
        kind,
        order,
        color: color as Color,
      });
      world.note(key, category);
      em.persist(category);
    }
    const questions = await em.find(Faq, {});
    for (const [n, fields] of solutions.entries()) {
      const { category, content, projects, faqs, ...plain } = fields;
      const createdAt = new Date(FIRST + n * WEEK);
      const solution = Object.assign(new Solution(), plain, {
        category: world.find(Category, category),
        ctaHref: "/contact-us",
        createdAt,
        updatedAt: createdAt,
      });
      for (const locale of LOCALES) {
        const [title, text] = [fields.title[locale], content[locale]];
        if (!title || !text) continue;
        solution.slug[locale] = slugify(title);
        solution.write(locale, doc(p(text)));
        solution.publish(locale, createdAt);
      }
      solution.projects.add(projects.map((slug) => world.find(Project, slug)));
      solution.faqs.add(questions.filter(({ question }) => faqs.includes(question.en ?? "")));
      em.persist(solution);
    }
  },
};
