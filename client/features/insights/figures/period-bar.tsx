import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate, useSearchParams } from "react-router";
import { CsvButton } from "../../../admin/list/csv-button.tsx";
import { type CsvCell, csvOf } from "../../../admin/list/csv.ts";
import { Button } from "../../../ui/button.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { Popover } from "../../../ui/popover.tsx";
import {
  COMPARISONS,
  countDays,
  type Days,
  type FigureState,
  MAX_DAYS,
  queryWith,
  RANGES,
  DEFAULT_RANGE,
} from "./figure-range.ts";

interface PeriodBarProps {
  state: FigureState;
  /** When the figures were counted; undefined while they are */
  countedAt?: Date | undefined;
  /** The file is called so */
  name: string;
  /** The rows of the file, the first of them its head; undefined before they are loaded */
  csv?: (() => CsvCell[][]) | undefined;
}

const linkStyle =
  "flex min-h-9 items-center rounded-sm px-3 whitespace-nowrap text-ink-2 aria-current:bg-raised aria-current:text-ink max-md:min-h-11";

/** The days of the figures, and what they are compared with; both are part of the URL. */
export function PeriodBar({ state, countedAt, name, csv }: PeriodBarProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const [opened] = useState(() => new Date());
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <nav
        aria-label={intl.formatMessage({ id: "insights.period" })}
        className="flex max-w-full overflow-x-auto rounded-md border border-line bg-surface p-1 text-sm font-semibold [scrollbar-width:none]"
      >
        {RANGES.map((range) => (
          <Link
            key={range}
            replace
            preventScrollReset
            to={queryWith(params, { range: range === DEFAULT_RANGE ? undefined : range })}
            aria-current={range === state.name ? "true" : undefined}
            className={linkStyle}
          >
            {intl.formatMessage({ id: `insights.range.${range}` })}
          </Link>
        ))}
        <OwnDays key={`${state.from} ${state.to}`} state={state} />
      </nav>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{useDaysText(state)}</p>
        <Against state={state} />
      </div>
      <div className="ms-auto flex items-center gap-3 text-sm text-ink-3">
        {/* Its place is kept while they are counted, or the row would wrap when it arrives */}
        <span className={countedAt ? "" : "invisible"}>
          <FormattedMessage
            id="insights.counted"
            values={{ time: intl.formatTime(countedAt ?? opened) }}
          />
        </span>
        <CsvButton
          name={name}
          isWaiting={!csv}
          read={async () => {
            const [head = [], ...rows] = csv?.() ?? [];
            return { csv: csvOf([head, ...rows]), rows: rows.length, total: rows.length };
          }}
        />
      </div>
    </div>
  );
}

/** "1 – 22 November 2026" */
function useDaysText({ from, to }: Days): string {
  const intl = useIntl();
  return intl.formatDateTimeRange(Date.parse(from), Date.parse(to), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

function OwnDays({ state }: { state: FigureState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [days, setDays] = useState<Days>({ from: state.from, to: state.to });
  const isWhole = Boolean(days.from && days.to);
  const isRight = isWhole && days.from <= days.to && countDays(days) <= MAX_DAYS;
  const error = isWhole && !isRight;
  return (
    <Popover
      align="end"
      label={intl.formatMessage({ id: "insights.range.own" })}
      className="w-[22rem]"
      button={
        <button
          type="button"
          aria-current={state.name === "own" ? "true" : undefined}
          className={`${linkStyle} gap-1.5`}
        >
          <IconCalendar size={17} aria-hidden="true" />
          <FormattedMessage id="insights.range.own" />
        </button>
      }
    >
      {(close) => (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isRight) return;
            close();
            void navigate(queryWith(params, { range: `${days.from}..${days.to}` }), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          <DateRangeField
            name="days"
            label={intl.formatMessage({ id: "insights.range.days" })}
            value={days}
            onChange={setDays}
            {...(error && {
              error: intl.formatMessage({ id: "insights.range.wrong" }, { days: MAX_DAYS }),
            })}
          />
          <Button type="submit" variant="primary" disabled={!isRight}>
            <FormattedMessage id="insights.range.show" />
          </Button>
        </form>
      )}
    </Popover>
  );
}

function Against({ state }: { state: FigureState }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const before = useDaysText(state.before ?? state);
  return (
    <Popover
      label={intl.formatMessage({ id: "insights.against" })}
      className="w-64 p-1.5!"
      button={
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 text-start text-ink-3 hover:text-ink"
        >
          {state.before
            ? intl.formatMessage({ id: "insights.against.days" }, { days: before })
            : intl.formatMessage({ id: "insights.against.none" })}
          <IconChevronDown size={15} aria-hidden="true" className="shrink-0" />
        </button>
      }
    >
      {(close) =>
        COMPARISONS.map((comparison) => (
          <Link
            key={comparison}
            replace
            preventScrollReset
            to={queryWith(params, {
              against: comparison === COMPARISONS[0] ? undefined : comparison,
            })}
            onClick={() => close()}
            aria-current={comparison === state.comparison ? "true" : undefined}
            className="flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-raised aria-current:font-semibold"
          >
            {intl.formatMessage({ id: `insights.against.${comparison}` })}
          </Link>
        ))
      }
    </Popover>
  );
}
