import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { type Filter, type FilterValues, isSet } from "./filter.ts";
import { useFilterText } from "./use-filter-text.ts";

interface FilterChipsProps {
  filters: Filter[];
  values: FilterValues;
  /** How many rows match; unknown while they load for the first time */
  total?: number;
  onRemove(id: string): void;
  onClear(): void;
}

/** "19 results", what is filtered by, and the ways back. */
export function FilterChips({ filters, values, total, onRemove, onClear }: FilterChipsProps) {
  const intl = useIntl();
  const textOf = useFilterText();
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-4 text-sm md:px-6">
      <p role="status" className="me-1 text-ink-3">
        {total !== undefined && (
          <FormattedMessage
            id="list.results"
            values={{ count: total, b: (text) => <b className="font-semibold text-ink">{text}</b> }}
          />
        )}
      </p>
      {filters
        .filter(({ id }) => isSet(values[id]))
        .map((filter) => {
          const text = textOf(filter, values[filter.id] ?? []);
          return (
            <span
              key={filter.id}
              className="flex h-8 max-w-full items-center gap-1.5 rounded-md bg-raised ps-3 pe-1 text-ink-2"
            >
              {filter.label}
              <b className="truncate font-semibold text-ink">{text}</b>
              <button
                type="button"
                aria-label={intl.formatMessage(
                  { id: "list.filter.remove" },
                  { name: filter.label, value: text },
                )}
                onClick={() => onRemove(filter.id)}
                className="grid size-6 shrink-0 place-items-center rounded-md hover:bg-line"
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </span>
          );
        })}
      <button
        type="button"
        onClick={onClear}
        className="h-8 rounded-md px-2 font-semibold text-primary-strong hover:underline"
      >
        <FormattedMessage id="list.clear" />
      </button>
    </div>
  );
}
