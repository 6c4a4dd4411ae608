import type { IntlShape } from "react-intl";
import type { JobFilters } from "../../../platform/rest.ts";
import { placeIn } from "../place-in.ts";
import { type FilterName, MAX_LENGTH, WORDS } from "./careers-path.ts";

interface FilterOption {
  value: string;
  label: string;
  count: number;
}

export type FilterOptions = Record<FilterName, FilterOption[]>;

type Counts = JobFilters["employmentTypes"];

/** What can be chosen, in the reader's language. */
export function filterOptionsOf(intl: IntlShape, filters: JobFilters): FilterOptions {
  const options = (of: keyof typeof WORDS, counts: Counts) =>
    WORDS[of].flatMap((value) => {
      const found = counts.find((one) => one.value === value);
      return found
        ? [{ ...found, label: intl.formatMessage({ id: `careers.${of}.${value}` }) }]
        : [];
    });
  const texts = (counts: Counts, labelOf = (value: string) => value) =>
    counts
      .map(({ value, count }) => ({ value, label: labelOf(value), count }))
      .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  return {
    type: options("employmentType", filters.employmentTypes),
    workplace: options("workplace", filters.workplaces),
    experience: options("experience", filters.experience),
    location: texts(filters.locations, (place) => placeIn(intl.locale, place)),
    role: texts(filters.roles),
    benefit: texts(filters.benefits.filter(({ value }) => value.length <= MAX_LENGTH)),
  };
}
