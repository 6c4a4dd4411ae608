import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { comparePlans } from "../../features/plans/public/compare-plans.ts";
import { PlanCards } from "../../features/plans/public/plan-cards.tsx";
import type { Period } from "../../features/plans/public/plan-price.tsx";
import { plansGraph } from "../../features/plans/public/plans-seo.ts";
import { PlanTable } from "../../features/plans/public/plan-table.tsx";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { crumbsFromHome } from "../../platform/json-ld.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { Route } from "./+types/pricing";

const periods = ["month", "year"] as const;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const period: Period = url.searchParams.get("per") === "year" ? "year" : "month";
  const { plans } = await read(context, "/api/plans/public", { query: { locale } });
  const intl = intlFor(locale);
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    path: "/pricing",
    title: intl.formatMessage({ id: "plans.public.title" }),
    description: intl.formatMessage({ id: "plans.public.lead" }),
  };
  return {
    plans,
    period,
    meta: headFor(request, [
      ...seo(head),
      crumbsFromHome(head),
      ...(plans.length > 0 ? [plansGraph(head, plans)] : []),
    ]),
  };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { plans, period } = loaderData;
  const intl = useIntl();
  const pricing = localePath(useLocale(), "/pricing");
  const faqs = localePath(useLocale(), "/faqs");
  const hasChoice = plans.some(({ price: { month, year } }) => month !== null && year !== null);
  const choice = hasChoice && (
    <Segmented
      label={intl.formatMessage({ id: "plans.public.period" })}
      options={periods.map((each) => ({
        label: intl.formatMessage({ id: `plans.public.period.${each}` }),
        to: each === "year" ? `${pricing}?per=year` : pricing,
        current: each === period,
      }))}
    />
  );
  const compared = { plans, period, features: comparePlans(plans) };
  return (
    <div className={`${container} pb-16 md:pb-24`}>
      <PageHead
        title={intl.formatMessage({ id: "plans.public.title" })}
        lead={intl.formatMessage({ id: "plans.public.lead" })}
      />
      {plans.length > 0 ? (
        <>
          <PlanTable {...compared} corner={choice} />
          <div className="mb-5 empty:hidden lg:hidden">{choice}</div>
          <PlanCards {...compared} />
          <p className="mt-14 border-t border-line pt-8 text-lg text-ink-2">
            <FormattedMessage
              id="plans.public.questions"
              values={{
                link: (text) => (
                  <Link to={faqs} className="font-semibold text-primary-strong underline">
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
        </>
      ) : (
        <Empty
          title={intl.formatMessage({ id: "plans.public.empty.title" })}
          text={intl.formatMessage({ id: "plans.public.empty.text" })}
        />
      )}
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
