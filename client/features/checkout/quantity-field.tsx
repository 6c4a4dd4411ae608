import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { MOST_OF_ONE } from "./cart.ts";

interface QuantityFieldProps {
  /** What of it, for assistive technology */
  label: string;
  value: number;
  most: number;
  /** What is typed may be more than there is: who asks says what becomes of it */
  onChange: (value: number) => void;
}

const button =
  "grid size-11 shrink-0 place-items-center rounded-md hover:bg-raised disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent";

/** How many, from one up to what there is. */
export function QuantityField({ label, value, most, onChange }: QuantityFieldProps) {
  const intl = useIntl();
  /** What is typed, until it is left */
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(next, 1), most));
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-md border border-control bg-surface"
    >
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "checkout.quantity.less" })}
        disabled={value <= 1}
        onClick={() => set(value - 1)}
        className={button}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? intl.formatNumber(value, { useGrouping: false })}
        onChange={({ target }) => {
          const text = target.value.replace(/\D/gu, "");
          setTyped(text);
          if (text !== "") onChange(Math.min(Math.max(Number(text), 1), MOST_OF_ONE));
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (!step) return;
          event.preventDefault();
          set(value + step);
        }}
        onBlur={() => setTyped(undefined)}
        className="h-10 w-11 bg-transparent text-center font-semibold"
      />
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "checkout.quantity.more" })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
        className={button}
      >
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
