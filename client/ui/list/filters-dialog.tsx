import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FilterCount } from "./filter-count.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { type Filter, type FilterValues, isSet } from "./filter.ts";
import { FilterChoice } from "./filter-choice.tsx";

interface FiltersDialogProps {
  label: string;
  filters: Filter[];
  values: FilterValues;
  total?: number;
  onChange(id: string, values: string[]): void;
  onClear(): void;
}

/** Filters behind one button that shows how many are active: on a phone all of them. */
export function FiltersDialog({
  label,
  filters,
  values,
  total,
  onChange,
  onClear,
}: FiltersDialogProps) {
  const [open, setOpen] = useState(false);
  const count = filters.filter(({ id }) => isSet(values[id])).length;
  return (
    <>
      <Button
        variant="outline"
        size={44}
        className="border-control! px-3.5 font-medium!"
        onClick={() => setOpen(true)}
      >
        <IconFilter size={18} aria-hidden="true" />
        {label}
        <FilterCount count={count} />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        actions={
          <>
            <Button variant="outline" size={44} onClick={onClear}>
              <FormattedMessage id="list.clear" />
            </Button>
            <Button variant="primary" size={44} onClick={() => setOpen(false)}>
              <FormattedMessage id="list.filters.show" values={{ count: total ?? 0 }} />
            </Button>
          </>
        }
      >
        <div className="grid gap-6">
          {filters.map((filter) => (
            <section key={filter.id}>
              <h3 className="mb-1 text-sm font-semibold text-ink-3">{filter.label}</h3>
              <FilterChoice
                filter={filter}
                values={values[filter.id] ?? []}
                onChange={(next) => onChange(filter.id, next)}
              />
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
