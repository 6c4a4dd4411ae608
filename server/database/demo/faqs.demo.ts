import { Category, CategoryKind, type Color } from "../../../schema/categories/index.ts";
import { Faq } from "../../../schema/faqs/index.ts";
import type { DemoData } from "./demo-world.ts";
import { faqGroups } from "./faqs.ts";

export const data: DemoData = {
  add(em) {
    let order = 0;
    for (const [place, { color, questions, ...fields }] of faqGroups.entries()) {
      const category = Object.assign(new Category(), fields, {
        kind: CategoryKind.FAQ,
        color: color as Color,
        order: place + 1,
      });
      em.persist(category);
      for (const [question, answer] of questions) {
        order += 1;
        em.persist(Object.assign(new Faq(), { question, answer, category, order }));
      }
    }
  },
};
