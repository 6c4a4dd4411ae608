import { useIntl } from "react-intl";
import type { Filter } from "./filter.ts";

/** A filter's values in words: "Craft, Business", "from 3 November 2026". */
export function useFilterText() {
  const intl = useIntl();
  const day = (iso: string | undefined) =>
    iso && intl.formatDate(`${iso}T12:00:00Z`, { day: "numeric", month: "short", year: "numeric" });

  return (filter: Filter, values: string[]): string => {
    if (filter.kind === "dates") {
      const [from, to] = values.map(day);
      if (from && to) return intl.formatMessage({ id: "list.dates" }, { from, to });
      return from
        ? intl.formatMessage({ id: "list.dates.from" }, { from })
        : intl.formatMessage({ id: "list.dates.to" }, { to });
    }
    const labels = values.map(
      (value) => filter.options.find((option) => option.value === value)?.label ?? "…",
    );
    return labels.join(", ");
  };
}
