import type { IntlShape } from "react-intl";
import type { Directory } from "../../../../platform/rest.ts";
import { countryName, languageName } from "../place-names.ts";
import { AVAILABILITIES, type FacetName } from "./directory-path.ts";

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

export type DirectoryFacets = Record<FacetName | "availability", FacetOption[]>;

type Totals = Directory["facets"]["skills"];

const named = (totals: Totals, nameOf: (value: string) => string): FacetOption[] =>
  totals.map(({ value, count }) => ({ value, label: nameOf(value), count }));

const asIs = (value: string) => value;

const AVAILABILITY_LABELS = {
  open: "members.available.now",
  limited: "members.directory.availability.later",
  booked: "members.available.booked",
} as const;

/** What the directory can be narrowed by, in the reader's language. */
export function facetsOf(intl: IntlShape, facets: Directory["facets"]): DirectoryFacets {
  const counts = new Map(facets.availability.map(({ value, count }) => [value, count]));
  return {
    availability: AVAILABILITIES.map((value) => ({
      value,
      label: intl.formatMessage({ id: AVAILABILITY_LABELS[value] }),
      count: counts.get(value) ?? 0,
    })),
    type: facets.types
      .filter(({ count }) => count > 0)
      .map(({ slug, name, count }) => ({ value: slug, label: name, count })),
    skill: named(facets.skills, asIs),
    tool: named(facets.tools, asIs),
    language: named(facets.languages, (code) => languageName(intl, code)),
    country: named(facets.countries, (code) => countryName(intl, code)),
  };
}
