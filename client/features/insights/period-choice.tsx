import { useIntl } from "react-intl";
import { Link } from "react-router";
import { type Period, periods } from "./period.ts";

/** The period of the figures; the choice is part of the URL. */
export function PeriodChoice({ current }: { current: Period }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "insights.period" })}
      className="flex rounded-md border border-line bg-surface p-1 text-sm font-semibold"
    >
      {periods.map((period) => (
        <Link
          key={period}
          replace
          preventScrollReset
          to={{ search: period === periods[0] ? "" : `period=${period}` }}
          aria-current={period === current ? "true" : undefined}
          className="flex min-h-9 items-center rounded-sm px-3 whitespace-nowrap text-ink-2 aria-current:bg-raised aria-current:text-ink max-md:min-h-11"
        >
          {intl.formatMessage({ id: `insights.period.${period}` })}
        </Link>
      ))}
    </nav>
  );
}
