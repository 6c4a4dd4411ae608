import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { minorDigits } from "../../../../schema/pricing/currency-digits.ts";
import { priceText } from "../../../ui/price-text.ts";
import type { ShopQuery } from "./shop.generated.ts";

type Prices = NonNullable<ShopQuery["productFacets"]["prices"]>;

interface PriceRangeProps {
  prices: Prices;
  from: number | undefined;
  to: number | undefined;
  /** Undefined at an end of the range */
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/** So many units of the currency, by key */
const STEPS: Record<string, number> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
};
const HORIZONTAL = new Set(["ArrowLeft", "ArrowRight"]);
/** After the last change, in ms */
const PAUSE_MS = 300;

const thumb =
  "pointer-events-none absolute inset-x-0 bottom-0 h-6 w-full appearance-none bg-transparent " +
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-primary-strong [&::-webkit-slider-thumb]:bg-surface " +
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-primary-strong [&::-moz-range-thumb]:bg-surface";

/** The prices as a histogram with two sliders. */
export function PriceRange({ prices, from, to, onChange }: PriceRangeProps) {
  const intl = useIntl();
  const { currency, lowest, highest, bars } = prices;
  const unit = 10 ** minorDigits(currency);
  const least = Math.floor(lowest / unit) * unit;
  const most = Math.ceil(highest / unit) * unit;
  const within = (value: number) => Math.min(Math.max(value, least), most);
  const [moved, setMoved] = useState<{ low: number; high: number }>();
  const low = moved?.low ?? within(from ?? least);
  const high = moved?.high ?? within(to ?? most);

  const commit = useEffectEvent(() => {
    onChange(low > least ? low : undefined, high < most ? high : undefined);
    setMoved(undefined);
  });
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => commit(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [moved]);

  const setLow = (value: number) => setMoved({ low: Math.min(within(value), high), high });
  const setHigh = (value: number) => setMoved({ low, high: Math.max(within(value), low) });
  const press = (value: number, set: (value: number) => void) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isMirrored =
      HORIZONTAL.has(event.key) && getComputedStyle(event.currentTarget).direction === "rtl";
    set(value + (isMirrored ? -step : step) * unit);
  };
  const text = (amount: number) => priceText(intl, { amount, currency });
  const highestCount = Math.max(...bars.map(({ count }) => count), 1);
  const isIn = (bar: Prices["bars"][number]) => bar.to >= low && bar.from <= high;
  const slider = (
    name: "from" | "to",
    value: number,
    set: (value: number) => void,
    isOnTop: boolean,
  ) => (
    <input
      type="range"
      aria-label={intl.formatMessage({ id: `shop.price.${name}` })}
      aria-valuetext={text(value)}
      min={least}
      max={most}
      step={unit}
      value={value}
      onChange={({ target }) => set(Number(target.value))}
      onKeyDown={press(value, set)}
      className={`${thumb} ${isOnTop ? "z-10" : ""}`}
    />
  );
  // where the thumbs meet at the upper end, the lower one must be reached
  const isLowOnTop = low > (least + most) / 2;
  return (
    <div>
      <div className="relative px-2.5 pb-3">
        <div aria-hidden="true" className="flex h-9 items-end gap-px">
          {bars.map((bar) => (
            <span
              key={bar.from}
              style={{
                height: `${Math.max((bar.count / highestCount) * 100, bar.count ? 12 : 4)}%`,
              }}
              className={`flex-1 rounded-t-[2px] ${isIn(bar) ? "bg-graph" : "bg-line"}`}
            />
          ))}
        </div>
        {slider("from", low, setLow, isLowOnTop)}
        {slider("to", high, setHigh, !isLowOnTop)}
      </div>
      <p className="mt-1 flex justify-between text-sm">
        <bdi>{text(low)}</bdi>
        <bdi>{text(high)}</bdi>
      </p>
    </div>
  );
}
