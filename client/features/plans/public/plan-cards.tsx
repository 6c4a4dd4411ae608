import { FormattedMessage } from "react-intl";
import type { Plan } from "../../../platform/rest.ts";
import type { ComparedFeature } from "./compare-plans.ts";
import { FeatureValue } from "./feature-value.tsx";
import { PlanButton } from "./plan-button.tsx";
import { type Period, PlanPrice } from "./plan-price.tsx";
import { PlanName } from "./plan-table.tsx";

interface PlanCardsProps {
  plans: Plan[];
  features: ComparedFeature[];
  period: Period;
}

/** On the phone one plan after the other, each with its own part of the comparison. */
export function PlanCards({ plans, features, period }: PlanCardsProps) {
  return (
    <ul className="grid gap-5 lg:hidden">
      {plans.map((plan, place) => (
        <li
          key={plan.id}
          className={`rounded-panel p-6 ${plan.highlighted ? "bg-primary-soft" : "border border-line bg-surface"}`}
        >
          <h2>
            <PlanName plan={plan} />
          </h2>
          <div className="mt-4">
            <PlanPrice plan={plan} period={period} className="text-[2.5rem]" />
          </div>
          {plan.description && <p className="mt-4 text-ink-2">{plan.description}</p>}
          <PlanButton plan={plan} />
          {features.length > 0 && (
            <details className="group mt-3" open={plan.highlighted}>
              <summary className="flex min-h-11 list-none items-center font-semibold underline decoration-line decoration-2 underline-offset-4 [&::-webkit-details-marker]:hidden">
                <FormattedMessage id="plans.public.included" />
              </summary>
              <ul>
                {features.map(({ name, values }) => (
                  <li
                    key={name}
                    className={`flex items-center justify-between gap-4 border-t py-2 text-sm ${plan.highlighted ? "border-[color-mix(in_oklab,var(--p)_20%,var(--p-soft))]" : "border-line"}`}
                  >
                    <bdi className="text-ink-2">{name}</bdi>
                    <span className="max-w-[50%] shrink-0 text-end font-medium">
                      <FeatureValue value={values[place] ?? false} />
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
