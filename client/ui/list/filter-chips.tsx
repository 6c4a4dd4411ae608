import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { type Filter, type FilterValues, isSet } from "./filter.ts";
import { useFilterText } from "./use-filter-text.ts";

interface FilterChipsProps {
  filters: Filter[];
  values: FilterValues;
  /** The search text */
  search: string;
  /** How many rows match; undefined during the first load */
  total?: number;
  onRemove(id: string): void;
  onSearchClear(): void;
  onClear(): void;
}

/** "19 results", the active filters, and buttons to remove them. */
export function FilterChips(props: FilterChipsProps) {
  const { filters, values, search, total, onRemove, onSearchClear, onClear } = props;
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
      {search && (
        <Chip
          name={intl.formatMessage({ id: "list.search.chip" })}
          text={search}
          onRemove={onSearchClear}
        />
      )}
      {filters
        .filter(({ id }) => isSet(values[id]))
        .map((filter) => (
          <Chip
            key={filter.id}
            name={filter.label}
            text={textOf(filter, values[filter.id] ?? [])}
            onRemove={() => onRemove(filter.id)}
          />
        ))}
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

interface ChipProps {
  name: string;
  text: string;
  onRemove(): void;
}

function Chip({ name, text, onRemove }: ChipProps) {
  const intl = useIntl();
  return (
    <span className="flex h-8 max-w-full items-center gap-1.5 rounded-md bg-raised ps-3 pe-1 text-ink-2">
      {name}
      <b className="truncate font-semibold text-ink">{text}</b>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "list.filter.remove" }, { name, value: text })}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-md hover:bg-line"
      >
        <IconX size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
