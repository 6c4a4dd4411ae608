import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import type { FilterOptions } from "./careers-filters.ts";
import { CAREERS_PATH, type CareersFilter, careersPath, FILTER_NAMES } from "./careers-path.ts";

interface CareersChipsProps {
  filter: CareersFilter;
  options: FilterOptions;
  /** All open positions */
  total: number;
}

/** Employment and remote work as links, everything else behind them; works without JavaScript. */
export function CareersChips({ filter, options, total }: CareersChipsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const to = (next: Partial<CareersFilter>) => localePath(locale, careersPath(next));
  const remote = options.workplace.find(({ value }) => value === "remote");
  const { search } = filter;
  const isAll = FILTER_NAMES.every((name) => filter[name] === "");
  return (
    <div className="flex flex-wrap items-start gap-2.5 border-t border-line pt-5">
      <nav
        aria-label={intl.formatMessage({ id: "careers.filters" })}
        className="relative -mx-5 max-w-[100vw] overflow-x-auto px-5 md:mx-0 md:overflow-visible md:px-0"
      >
        <ul className="flex gap-2 md:flex-wrap">
          <li>
            <Chip to={to({ search })} current={isAll} count={total}>
              <FormattedMessage id="careers.filters.all" />
            </Chip>
          </li>
          {options.type.map(({ value, label, count }) => (
            <li key={value}>
              <Chip
                to={to({ ...filter, type: filter.type === value ? "" : value })}
                current={filter.type === value}
                count={count}
              >
                {label}
              </Chip>
            </li>
          ))}
          {remote && (
            <li>
              <Chip
                to={to({ ...filter, workplace: filter.workplace === "remote" ? "" : "remote" })}
                current={filter.workplace === "remote"}
                count={remote.count}
              >
                {remote.label}
              </Chip>
            </li>
          )}
        </ul>
      </nav>
      <MoreFilters key={careersPath(filter)} filter={filter} options={options} />
    </div>
  );
}

interface ChipProps {
  to: string;
  current: boolean;
  count: number;
  children: React.ReactNode;
}

const Chip = ({ to, current, count, children }: ChipProps) => (
  <ChipLink
    to={to}
    current={current}
    preventScrollReset
    rel="nofollow"
    className="gap-1.5 max-md:h-11"
  >
    <span>{children}</span>
    <FormattedNumber value={count} format="count" />
  </ChipLink>
);

const MORE = ["role", "location", "workplace", "experience", "benefit"] as const;

/** A plain GET form: each list has a URL. */
function MoreFilters({ filter, options }: Omit<CareersChipsProps, "total">) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <details className="group open:w-full">
      <summary className="inline-flex h-10 cursor-pointer list-none items-center gap-1.5 rounded-full border border-dashed border-control px-4 text-sm font-semibold text-ink-2 hover:text-ink max-md:h-11 [&::-webkit-details-marker]:hidden">
        <FormattedMessage id="careers.filters.more" />
        <IconChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <form
        action={localePath(locale, CAREERS_PATH)}
        className="grid items-end gap-4 pt-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {filter.search && <input type="hidden" name="search" value={filter.search} />}
        {filter.type && <input type="hidden" name="type" value={filter.type} />}
        {MORE.map((name) => (
          <NativeSelect
            key={name}
            name={name}
            label={intl.formatMessage({ id: `careers.filters.${name}` })}
            defaultValue={filter[name]}
          >
            <option value="">{intl.formatMessage({ id: "careers.filters.any" })}</option>
            {options[name].map(({ value, label, count }) => (
              <option key={value} value={value}>
                {intl.formatMessage({ id: "careers.filters.option" }, { label, count })}
              </option>
            ))}
          </NativeSelect>
        ))}
        <Button type="submit" variant="soft">
          <FormattedMessage id="careers.filters.apply" />
        </Button>
      </form>
    </details>
  );
}
