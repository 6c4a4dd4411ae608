import { Plan } from "../../../schema/plans/index.ts";
import type { DemoData } from "./demo-world.ts";
import { plans } from "./plans.ts";

export const data: DemoData = {
  add(em) {
    for (const [place, plan] of plans.entries()) {
      em.persist(Object.assign(new Plan(), plan, { order: place + 1 }));
    }
  },
};
