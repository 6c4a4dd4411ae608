import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import "./plan.access.ts";
import { PlanMutations, PlanQueries } from "./plan.resolver.ts";

export const plans = domain({
  name: "plans",
  resolvers: [PlanQueries, PlanMutations],
  permissions: { "plan:write": [Role.ADMIN, Role.EDITOR] },
});
export { Plan } from "./plan.ts";
