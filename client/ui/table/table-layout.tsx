import IconColumns from "@tabler/icons-react/dist/esm/icons/IconColumns3.mjs";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton } from "../icon-button.tsx";
import { Popover } from "../popover.tsx";
import type { Column, Density } from "./column.ts";

interface TableLayoutProps<Row> {
  columns: Column<Row>[];
  hidden: string[];
  onHidden(hidden: string[]): void;
  density: Density;
  onDensity(density: Density): void;
}

const densities: Density[] = ["comfortable", "compact"];
const line =
  "flex min-h-10 items-center gap-3 rounded-md px-2 font-medium hover:bg-raised max-md:min-h-11";

/** Controls for the visible columns and the row height. */
export function TableLayout<Row>(props: TableLayoutProps<Row>) {
  const { columns, hidden, onHidden, density, onDensity } = props;
  const intl = useIntl();
  const group = useId();
  const label = intl.formatMessage({ id: "table.layout" });
  const press = (id: string) =>
    onHidden(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <Popover
      label={label}
      align="end"
      className="w-60"
      button={<IconButton label={label} icon={IconColumns} />}
    >
      <fieldset className="-mx-2">
        <legend className="px-2 pb-1 text-sm font-semibold text-ink-3">
          <FormattedMessage id="table.columns" />
        </legend>
        {columns
          .filter(({ optional }) => optional)
          .map(({ id, header }) => (
            <label key={id} className={line}>
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={() => press(id)}
                className="size-[18px] accent-primary-strong"
              />
              {header}
            </label>
          ))}
      </fieldset>
      <fieldset className="-mx-2 mt-3 border-t border-line pt-3">
        <legend className="float-start w-full px-2 pb-1 text-sm font-semibold text-ink-3">
          <FormattedMessage id="table.density" />
        </legend>
        {densities.map((each) => (
          <label key={each} className={`clear-both ${line}`}>
            <input
              type="radio"
              name={group}
              checked={each === density}
              onChange={() => onDensity(each)}
              className="size-[18px] accent-primary-strong"
            />
            <FormattedMessage id={`table.density.${each}`} />
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
