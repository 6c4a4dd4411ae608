import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DateRangeField } from "../../ui/date-range-field.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Popover } from "../../ui/popover.tsx";
import { COMPARISONS, type Days, isPossible, type Period, PERIODS, searchWith } from "./period.ts";

const OWN = { from: null, to: null };

/** Which days the page is about, and which they are compared with; both are part of the URL. */
export function PeriodBar({ period }: { period: Period }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = (id: string) => intl.formatMessage({ id: `analytics.${id}` });
  const to = (values: Record<string, string | null>) => ({ search: searchWith(params, values) });
  const go = (values: Record<string, string | null>) =>
    navigate(to(values), { replace: true, preventScrollReset: true });
  const tab =
    "flex min-h-9 items-center rounded-sm px-3 whitespace-nowrap text-ink-2 aria-current:bg-raised aria-current:text-ink max-md:min-h-11";
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <nav
        aria-label={text("period")}
        className="flex max-w-full overflow-x-auto rounded-md border border-line bg-surface p-1 text-sm font-semibold"
      >
        {PERIODS.map((name) => (
          <Link
            key={name}
            replace
            preventScrollReset
            to={to({ ...OWN, period: name === "30d" ? null : name })}
            aria-current={name === period.name ? "true" : undefined}
            className={tab}
          >
            {text(`period.${name}`)}
          </Link>
        ))}
      </nav>
      <Popover
        label={text("dates")}
        className="w-auto"
        button={
          <Button variant="outline" size={44} aria-pressed={period.name === undefined}>
            <FormattedMessage id="analytics.period.own" />
          </Button>
        }
      >
        {(close) => (
          <OwnDays
            days={period}
            onChoose={(days) => {
              close();
              void go({ ...days, period: null });
            }}
          />
        )}
      </Popover>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          <ShownDays {...period} />
        </p>
        <Menu
          align="start"
          button={
            <button
              type="button"
              className="min-h-6 text-start text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              <FormattedMessage
                id="analytics.against"
                values={{ days: <ShownDays key="days" {...period.before} /> }}
              />
            </button>
          }
        >
          {COMPARISONS.map((one) => (
            <MenuAction
              key={one}
              checked={one === period.comparison}
              onSelect={() => void go({ compare: one === "year" ? one : null })}
            >
              {text(`compare.${one}`)}
            </MenuAction>
          ))}
        </Menu>
      </div>
    </div>
  );
}

export function ShownDays({ from, to }: Days) {
  const intl = useIntl();
  return (
    <bdi>
      {intl.formatDateTimeRange(Date.parse(from), Date.parse(to), {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      })}
    </bdi>
  );
}

function OwnDays({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<Days>({ from: days.from, to: days.to });
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible(chosen)) onChoose(chosen);
        else setRefused(true);
      }}
    >
      <DateRangeField
        name="days"
        label={intl.formatMessage({ id: "analytics.dates" })}
        value={chosen}
        onChange={(next) => {
          setRefused(false);
          setChosen(next);
        }}
        {...(isRefused && { error: intl.formatMessage({ id: "analytics.dates.invalid" }) })}
      />
      <Button type="submit" variant="primary">
        <FormattedMessage id="analytics.dates.apply" />
      </Button>
    </form>
  );
}
