import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { entityResolvers } from "../foundation/entity-operations.ts";
import { Plan } from "./plan.ts";

export const plans = domain({
  name: "plans",
  resolvers: entityResolvers(Plan, {
    write: "plan:write",
    open: [
      "name",
      "description",
      "monthlyPrice",
      "yearlyPrice",
      "currency",
      "features",
      "highlighted",
      "ctaLabel",
      "ctaHref",
      "order",
    ],
    order: { order: "asc", id: "asc" },
    async begin(plan, { services }) {
      const { currency } = await services.site.decisions();
      if (currency) plan.currency = currency;
    },
  }),
  permissions: { "plan:write": [Role.ADMIN, Role.EDITOR] },
});
export { Plan } from "./plan.ts";
