import { useId } from "react";
import { useIntl } from "react-intl";
import { FILLS, Fills, fill } from "./fills.tsx";
import { Swatch } from "./swatch.tsx";

interface Part {
  name: string;
  value: number;
}

interface DonutProps {
  title: string;
  /** Largest first; parts that do not fit are summed up as the rest. */
  parts: readonly Part[];
  format?: (value: number) => string;
}

/** Shares of a whole. Names, amounts and shares are written next to the ring. */
export function Donut({ title, parts, format }: DonutProps) {
  const intl = useIntl();
  const id = useId();
  const read = format ?? ((value: number) => intl.formatNumber(value));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = withRest(parts, intl.formatMessage({ id: "chart.rest" })).map(
    (part, place, all) => ({
      ...part,
      share: total ? part.value / total : 0,
      start: total ? sumOf(all.slice(0, place)) / total : 0,
    }),
  );
  return (
    <figure aria-labelledby={`${id}-title`} className="@container">
      <Fills id={id} />
      <h2 id={`${id}-title`} className="text-lg leading-snug font-bold">
        {title}
      </h2>
      <div className="mt-5 flex flex-col items-center gap-6 @sm:flex-row">
        <div className="relative size-44 shrink-0">
          <svg viewBox="0 0 176 176" aria-hidden="true" className="size-full rtl:-scale-x-100">
            <g fill="none" strokeWidth="26" transform="rotate(-90 88 88)">
              <circle cx="88" cy="88" r="72" className="stroke-raised" />
              {shown.map(({ share, start }, place) => (
                <circle
                  key={place}
                  cx="88"
                  cy="88"
                  r="72"
                  pathLength="100"
                  stroke={fill(id, place)}
                  strokeDasharray={`${drawn(share)} 100`}
                  strokeDashoffset={-100 * start}
                />
              ))}
            </g>
          </svg>
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className={`${sizeOf(read(total))} leading-tight font-extrabold`}>
              {read(total)}
            </span>
            <span className="text-[13px] text-ink-3">
              {intl.formatMessage({ id: "chart.total" })}
            </span>
          </p>
        </div>
        {total === 0 ? (
          <p className="text-ink-3">{intl.formatMessage({ id: "chart.empty" })}</p>
        ) : (
          <ul className="w-full min-w-0 flex-1 text-sm">
            {shown.map(({ name, value, share }, place) => (
              <li key={place} className="flex items-center gap-2.5 py-1.5">
                <Swatch id={id} place={place} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="font-semibold">{read(value)}</span>
                <span className="w-12 text-end text-ink-3">
                  {intl.formatNumber(share, { style: "percent" })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </figure>
  );
}

/** So that the total stays inside the ring. */
const sizeOf = ({ length }: string) =>
  length <= 7 ? "text-2xl" : length <= 11 ? "text-lg" : "text-[15px]";

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0);

/** A gap in the surface's colour separates neighbouring parts; a single part has none. */
const drawn = (share: number) => (share === 1 ? 100 : Math.max(0.4, 100 * share - 0.8));

function withRest(parts: readonly Part[], rest: string): Part[] {
  if (parts.length <= FILLS) return [...parts];
  const first = parts.slice(0, FILLS - 1);
  return [...first, { name: rest, value: sumOf(parts.slice(FILLS - 1)) }];
}
