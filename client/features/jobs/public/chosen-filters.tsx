import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { FilterOptions } from "./careers-filters.ts";
import { CAREERS_PATH, type CareersFilter, careersPath, FILTER_NAMES } from "./careers-path.ts";

interface ChosenFiltersProps {
  filter: CareersFilter;
  options: FilterOptions;
}

/** Each active filter as a link without it. */
export function ChosenFilters({ filter, options }: ChosenFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const chosen = (["search", ...FILTER_NAMES] as const).filter((name) => filter[name] !== "");
  const labelOf = (name: (typeof chosen)[number]): string => {
    const value = filter[name];
    if (name === "search") {
      return intl.formatMessage({ id: "careers.filters.quoted" }, { text: value });
    }
    return options[name].find((one) => one.value === value)?.label ?? value;
  };
  if (chosen.length === 0) return null;
  return (
    <ul
      aria-label={intl.formatMessage({ id: "careers.filters.chosen" })}
      className="flex flex-wrap items-center gap-2"
    >
      {chosen.map((name) => {
        const label = labelOf(name);
        return (
          <li key={name} className="max-w-full">
            <Link
              to={localePath(locale, careersPath({ ...filter, [name]: "" }))}
              rel="nofollow"
              preventScrollReset
              aria-label={intl.formatMessage({ id: "careers.filters.remove" }, { filter: label })}
              className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-full bg-raised ps-3.5 pe-2.5 text-sm font-semibold hover:bg-line max-md:h-11"
            >
              <span className="truncate">{label}</span>
              <IconX size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          to={localePath(locale, CAREERS_PATH)}
          preventScrollReset
          className="inline-flex h-9 items-center px-2 text-sm font-semibold text-ink-2 underline underline-offset-4 hover:text-ink max-md:h-11"
        >
          <FormattedMessage id="careers.filters.clear" />
        </Link>
      </li>
    </ul>
  );
}
