import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Plan } from "../../../platform/rest.ts";
import type { ComparedFeature } from "./compare-plans.ts";
import { FeatureValue } from "./feature-value.tsx";
import { PlanButton } from "./plan-button.tsx";
import { type Period, PlanPrice } from "./plan-price.tsx";

interface PlanTableProps {
  plans: Plan[];
  features: ComparedFeature[];
  period: Period;
  /** In the corner */
  corner?: ReactNode;
}

const tone = ({ highlighted }: Plan) => (highlighted ? "bg-primary-soft" : "");
const rule = ({ highlighted }: Plan) =>
  highlighted ? "border-[color-mix(in_oklab,var(--p)_20%,var(--p-soft))]" : "border-line";

/** Of more, the prices are small, so that they fit their columns. */
const FEW = 4;

/** The plans are the head of their comparison. On the phone there are cards in its place. */
export function PlanTable({ plans, features, period, corner }: PlanTableProps) {
  const priceSize = plans.length > FEW ? "text-[2rem]" : "text-[4rem]";
  return (
    <table className="hidden w-full table-fixed border-separate border-spacing-0 text-start lg:table">
      <caption className="sr-only">
        <FormattedMessage id="plans.public.compared" />
      </caption>
      <colgroup>
        <col className="w-[26%]" />
        {plans.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td rowSpan={3} className="pe-8 pt-7 pb-8 align-top">
            {corner}
          </td>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              className={`rounded-t-panel px-7 pt-7 text-start align-top font-normal ${tone(plan)}`}
            >
              <PlanName plan={plan} />
              <div className="mt-6">
                <PlanPrice plan={plan} period={period} className={priceSize} />
              </div>
            </th>
          ))}
        </tr>
        {/* Rows of their own, so that descriptions and buttons of all plans begin on one line. */}
        <tr>
          {plans.map((plan) => (
            <td key={plan.id} className={`px-7 pt-4 align-top text-ink-2 ${tone(plan)}`}>
              {plan.description}
            </td>
          ))}
        </tr>
        <tr>
          {plans.map((plan) => (
            <td
              key={plan.id}
              className={`px-7 pb-8 align-top ${tone(plan)} ${features.length === 0 ? "rounded-b-panel" : ""}`}
            >
              <PlanButton plan={plan} />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map(({ name, values }, row) => (
          <tr key={name}>
            <th
              scope="row"
              className="border-t border-line py-3 pe-6 text-start font-medium text-ink-2"
            >
              <bdi>{name}</bdi>
            </th>
            {plans.map((plan, place) => (
              <td
                key={plan.id}
                className={`border-t px-7 py-3 font-medium ${rule(plan)} ${tone(plan)} ${row === features.length - 1 ? "rounded-b-panel" : ""}`}
              >
                <FeatureValue value={values[place] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PlanName({ plan: { name, highlighted } }: { plan: Plan }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <b className="text-xl font-bold tracking-[-0.02em]">{name}</b>
      {highlighted && (
        <span className="rounded-md bg-surface px-2 py-0.5 text-[13px] font-semibold text-primary-strong">
          <FormattedMessage id="plans.public.highlighted" />
        </span>
      )}
    </span>
  );
}
