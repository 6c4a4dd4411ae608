import { useId } from "react";
import { FormattedMessage } from "react-intl";

interface PageSizeProps {
  size: number;
  sizes: readonly number[];
  onSize(size: number): void;
}

export function PageSize({ size, sizes, onSize }: PageSizeProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-md:hidden">
      <label htmlFor={id}>
        <FormattedMessage id="table.size" />
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className="h-9 rounded-md border border-control bg-surface px-2 font-semibold text-ink"
      >
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}
