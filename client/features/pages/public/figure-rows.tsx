import { FormattedMessage, useIntl } from "react-intl";
import type { AboutUs } from "../../../platform/rest.ts";

const FIGURES = ["members", "countries", "projects", "posts"] as const;

/** What there is on the site: figures that are counted, without those that are zero. */
export function FigureRows({ figures }: Pick<AboutUs, "figures">) {
  const intl = useIntl();
  const shown = FIGURES.filter((name) => figures[name] > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {shown.map((name) => (
        <li key={name} className="flex items-baseline gap-4 border-b border-line py-4">
          <b className="min-w-16 shrink-0 text-[2rem] leading-none font-extrabold tracking-[-0.04em]">
            {intl.formatNumber(figures[name], { format: "count" })}
          </b>
          <span className="text-ink-2">
            <FormattedMessage
              id={`pages.public.figures.${name}`}
              values={{ count: figures[name] }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
