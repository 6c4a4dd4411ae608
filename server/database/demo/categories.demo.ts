import { Category, type Color } from "../../../schema/categories/index.ts";
import { categories } from "./categories.ts";
import type { DemoData } from "./demo-world.ts";

export const data: DemoData = {
  add(em, world) {
    for (const { key, color, ...fields } of categories) {
      const category = Object.assign(new Category(), fields, { color: color as Color });
      world.note(key, category);
      em.persist(category);
    }
  },
};
