import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import type { DirectoryFacets } from "./directory-facets.ts";
import {
  type Condition,
  conditionsOf,
  type DirectoryFilter,
  directoryPath,
  without,
} from "./directory-path.ts";

/** A condition in the words of its filter. */
export function conditionLabel(
  intl: IntlShape,
  { name, value }: Condition,
  filter: DirectoryFilter,
  facets: DirectoryFacets,
): string {
  if (name === "search") {
    return intl.formatMessage({ id: "members.directory.quoted" }, { text: filter.search });
  }
  const selected = value ?? filter.availability;
  return facets[name].find((option) => option.value === selected)?.label ?? selected;
}

interface ChosenFiltersProps {
  filter: DirectoryFilter;
  facets: DirectoryFacets;
}

/** Each active filter as a link without it. */
export function ChosenFilters({ filter, facets }: ChosenFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const conditions = conditionsOf(filter);
  if (conditions.length === 0) return null;
  const to = (next: Partial<DirectoryFilter>) => localePath(locale, directoryPath(next));
  return (
    <ul
      aria-label={intl.formatMessage({ id: "members.directory.chosen" })}
      className="flex flex-wrap items-center gap-2"
    >
      {conditions.map((condition) => (
        <li key={`${condition.name} ${condition.value}`} className="max-w-full">
          <Link
            to={to(without(filter, condition))}
            rel="nofollow"
            preventScrollReset
            aria-label={intl.formatMessage(
              { id: "members.directory.remove" },
              { filter: conditionLabel(intl, condition, filter, facets) },
            )}
            className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-full bg-raised ps-3.5 pe-2.5 text-sm font-semibold hover:bg-line max-md:h-11"
          >
            <span className="truncate">{conditionLabel(intl, condition, filter, facets)}</span>
            <IconX size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={to({ sort: filter.sort })}
          preventScrollReset
          className="inline-flex h-9 items-center px-2 text-sm font-semibold text-ink-2 underline underline-offset-4 hover:text-ink max-md:h-11"
        >
          <FormattedMessage id="members.directory.clear" />
        </Link>
      </li>
    </ul>
  );
}
