interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a list; the values of a date range are two days or "". */
export type Filter = {
  id: string;
  label: string;
} & ({ kind: "one" | "many"; options: FilterOption[] } | { kind: "dates" });

/** Chosen values by filter: none, one or many options, or the two days of a range. */
export type FilterValues = Record<string, string[]>;

export const isSet = (values: string[] | undefined) => values?.some(Boolean) ?? false;
