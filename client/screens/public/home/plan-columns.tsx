import { useIntl } from "react-intl";
import { PlanPrice } from "../../../features/plans/public/plan-price.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Plan } from "../../../platform/rest.ts";
import { container } from "../../../ui/container.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";

/** As many as fit beside each other. */
const MOST = 4;

/** The first plans side by side, by the month; left out if there are none. */
export function PlanColumns({ plans }: { plans: Plan[] }) {
  const intl = useIntl();
  const locale = useLocale();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans" className={`${container} mt-16 lg:mt-24`}>
      <SectionHeading
        id="plans"
        title={intl.formatMessage({ id: "plans.public.title" })}
        more={{
          to: localePath(locale, "/pricing"),
          label: intl.formatMessage({ id: "home.plans.all" }),
        }}
      />
      <ul className="divide-y divide-line border-y border-line md:flex md:divide-x md:divide-y-0">
        {plans.slice(0, MOST).map((plan) => (
          <li key={plan.id} className="py-6 md:flex-1 md:px-8 md:first:ps-0 md:last:pe-0">
            <h3 className="mb-3 font-semibold text-primary-strong [overflow-wrap:anywhere]">
              {plan.name}
            </h3>
            <PlanPrice plan={plan} period="month" className="text-[2.75rem]" />
            {plan.description && <p className="mt-3 text-ink-2">{plan.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
