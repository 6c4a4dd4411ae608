import { useIntl } from "react-intl";
import type { Solution } from "../../../platform/rest.ts";

/** How it is done: numbered steps on a line. */
export function StepLine({ steps }: Pick<Solution, "steps">) {
  const intl = useIntl();
  return (
    <ol className="mt-9 grid gap-x-7 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, place) => (
        <li
          key={place}
          className="relative border-t-2 border-ink pt-5 pb-8 before:absolute before:start-0 before:-top-[7px] before:size-3 before:rounded-full before:bg-graph before:ring-4 before:ring-canvas"
        >
          <p aria-hidden="true" className="text-sm font-semibold text-primary-strong">
            {intl.formatNumber(place + 1)}
          </p>
          <h3 className="mt-1 text-lg leading-snug font-bold [overflow-wrap:anywhere]">{title}</h3>
          {text && <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
