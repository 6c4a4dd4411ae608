import IconAdjustmentsHorizontal from "@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import type { DirectoryFacets, FacetOption } from "./directory-facets.ts";
import { conditionsOf, directoryPath, type DirectoryFilter, FACETS } from "./directory-path.ts";
import { useMatchCount } from "./use-match-count.ts";

interface DirectoryFiltersProps {
  filter: DirectoryFilter;
  facets: DirectoryFacets;
  /** How many members the list has */
  total: number;
}

const summary = "list-none font-semibold [&::-webkit-details-marker]:hidden";

/** The filters beside the list; on a phone one card that says how many are set. */
export function DirectoryFilters(props: DirectoryFiltersProps) {
  const { filter } = props;
  const intl = useIntl();
  const { length: set } = conditionsOf({ ...filter, search: "" });
  const form = <FilterForm key={directoryPath(filter)} {...props} />;
  return (
    <aside aria-label={intl.formatMessage({ id: "members.directory.filters" })}>
      <div className="hidden lg:block">{form}</div>
      <details className="card group/card lg:hidden">
        <summary className={`${summary} flex h-14 items-center gap-2.5 px-4`}>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          <FormattedMessage id="members.directory.filters" />
          {set > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-ink text-xs text-canvas">
              <FormattedNumber value={set} />
            </span>
          )}
          <IconChevronDown
            size={20}
            aria-hidden="true"
            className="ms-auto text-ink-3 group-open/card:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4">{form}</div>
      </details>
    </aside>
  );
}

/** A plain GET form: each list has a URL, and no JavaScript is needed. */
function FilterForm({ filter, facets, total }: DirectoryFiltersProps) {
  const intl = useIntl();
  const { count, recount } = useMatchCount(total);
  const anyone: FacetOption = {
    value: "",
    label: intl.formatMessage({ id: "members.directory.availability.any" }),
    count: facets.availability.reduce((sum, { count }) => sum + count, 0),
  };
  return (
    <form
      action={localePath(useLocale(), "/members")}
      onChange={({ currentTarget }) => void recount(currentTarget)}
    >
      {filter.search && <input type="hidden" name="search" value={filter.search} />}
      {filter.sort !== "relevance" && <input type="hidden" name="sort" value={filter.sort} />}
      <FilterGroup
        name="availability"
        type="radio"
        options={[anyone, ...facets.availability]}
        chosen={[filter.availability]}
        open
      />
      {FACETS.map((name) => (
        <FilterGroup
          key={name}
          name={name}
          type="checkbox"
          options={facets[name]}
          chosen={filter[name]}
          open={name === "type" || name === "skill" || filter[name].length > 0}
        />
      ))}
      <div className="border-t border-line pt-4">
        <Button type="submit" variant="soft" className="w-full">
          {count === undefined ? (
            <FormattedMessage id="members.directory.apply" />
          ) : (
            <FormattedMessage id="members.directory.apply.count" values={{ count }} />
          )}
        </Button>
      </div>
    </form>
  );
}

interface FilterGroupProps {
  name: string;
  type: "radio" | "checkbox";
  options: FacetOption[];
  chosen: string[];
  open: boolean;
}

function FilterGroup({ name, type, options, chosen, open }: FilterGroupProps) {
  const intl = useIntl();
  if (options.length === 0) return null;
  const label = intl.formatMessage({ id: `members.directory.${name}` });
  return (
    <details open={open} className="group border-t border-line">
      <summary className={`${summary} flex h-[52px] items-center justify-between`}>
        {label}
        <IconChevronDown
          size={18}
          aria-hidden="true"
          className="text-ink-3 group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{label}</legend>
        <ul className="max-h-[324px] overflow-y-auto">
          {options.map((option) => (
            <li key={option.value}>
              <label className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
                <input
                  type={type}
                  name={name}
                  value={option.value}
                  defaultChecked={chosen.includes(option.value)}
                  className="ms-0.5 size-[18px] shrink-0 accent-primary-strong"
                />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{option.label}</span>
                <span className="text-sm text-ink-3">
                  <FormattedNumber value={option.count} format="count" />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}
