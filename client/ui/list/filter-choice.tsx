import { useState } from "react";
import { useIntl } from "react-intl";
import { DateRange } from "./date-range.tsx";
import type { Filter } from "./filter.ts";
import { SearchField } from "./search-field.tsx";

export interface FilterChoiceProps {
  filter: Filter;
  values: string[];
  onChange(values: string[]): void;
}

/** Longer lists of options get a search field. */
const MAX_PLAIN_OPTIONS = 8;

/** The choices of a filter, applied at once. */
export function FilterChoice({ filter, values, onChange }: FilterChoiceProps) {
  const intl = useIntl();
  const [text, setText] = useState("");
  // A choice is shown at once, while the list is still loading.
  const [chosen, setChosen] = useState(values);
  const [known, setKnown] = useState(values);
  if (values.join() !== known.join()) {
    setKnown(values);
    setChosen(values);
  }
  if (filter.kind === "dates") return <DateRange values={values} onChange={onChange} />;

  const query = text.toLocaleLowerCase();
  const shown = filter.options.filter(({ label }) => label.toLocaleLowerCase().includes(query));
  const press = (value: string) => {
    const without = chosen.filter((each) => each !== value);
    const more = filter.kind === "one" ? [value] : [...chosen, value];
    const next = without.length === chosen.length ? more : without;
    setChosen(next);
    onChange(next);
  };
  return (
    <div className="grid gap-2">
      {filter.options.length > MAX_PLAIN_OPTIONS && (
        <SearchField
          label={intl.formatMessage({ id: "list.filter.search" }, { name: filter.label })}
          value={text}
          onSearch={setText}
        />
      )}
      <fieldset className="-mx-2 max-h-72 overflow-y-auto">
        <legend className="sr-only">{filter.label}</legend>
        {shown.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-md px-2 font-medium hover:bg-raised md:min-h-10"
          >
            <input
              type={filter.kind === "one" ? "radio" : "checkbox"}
              checked={chosen.includes(value)}
              onChange={() => press(value)}
              onClick={() => filter.kind === "one" && chosen.includes(value) && press(value)}
              className="size-[18px] shrink-0 accent-primary-strong"
            />
            <span className="min-w-0 truncate">{label}</span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="px-2 py-2 text-ink-3">{intl.formatMessage({ id: "list.no-match" })}</p>
        )}
      </fieldset>
    </div>
  );
}
