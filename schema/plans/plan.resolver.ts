import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { CreatePlanInput, UpdatePlanInput } from "./plan.input.ts";
import { Plan } from "./plan.ts";

export const PlanQueries = entityQueries(Plan, {
  write: "plan:write",
  order: { order: "asc", id: "asc" },
});

export const PlanMutations = entityMutations(Plan, {
  write: "plan:write",
  create: CreatePlanInput,
  update: UpdatePlanInput,
  change,
});

async function change(
  plan: Plan,
  input: UpdatePlanInput,
  created: CreatePlanInput | undefined,
  { services }: Context,
): Promise<void> {
  const sent = parseInput(UpdatePlanInput, input);
  plan.name = merged(plan.name, sent.name);
  if (!Object.keys(plan.name).length) throw new Invalid({ name: "Required" });
  plan.description = merged(plan.description, sent.description);
  if (sent.monthlyPrice !== undefined) plan.monthlyPrice = sent.monthlyPrice;
  if (sent.yearlyPrice !== undefined) plan.yearlyPrice = sent.yearlyPrice;
  const usual = created && (await services.site.decisions()).currency;
  plan.currency = sent.currency ?? usual ?? plan.currency;
  plan.features = merged(plan.features, sent.features);
  plan.highlighted = sent.highlighted ?? plan.highlighted;
  plan.ctaLabel = merged(plan.ctaLabel, sent.ctaLabel);
  if (sent.ctaHref !== undefined) plan.ctaHref = sent.ctaHref;
  plan.order = sent.order ?? plan.order;
}
