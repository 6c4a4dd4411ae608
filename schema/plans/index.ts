import { domain } from "../domain.ts";
import "./plan.access.ts";
import { PlanMutations, PlanQueries } from "./plan.resolver.ts";

export const plans = domain({ name: "plans", resolvers: [PlanQueries, PlanMutations] });
export { Plan } from "./plan.ts";
