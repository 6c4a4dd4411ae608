import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { FilterCount } from "./filter-count.tsx";
import { Button } from "../button.tsx";
import { Popover } from "../popover.tsx";
import { FilterChoice, type FilterChoiceProps } from "./filter-choice.tsx";

/** One filter of a list, with its choices in a panel. */
export function FilterButton({ filter, values, onChange }: FilterChoiceProps) {
  const count = values.filter(Boolean).length;
  return (
    <Popover
      label={filter.label}
      className="w-72"
      button={
        <Button variant="outline" size={44} className="border-control! px-3.5 font-medium!">
          {filter.label}
          <FilterCount count={count} />
          <IconChevronDown size={17} aria-hidden="true" className="text-ink-3" />
        </Button>
      }
    >
      <FilterChoice filter={filter} values={values} onChange={onChange} />
    </Popover>
  );
}
