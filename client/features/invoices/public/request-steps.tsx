import { FormattedMessage } from "react-intl";

const STEPS = ["address", "mail", "list"] as const;

/** What happens, one step after the other. */
export function RequestSteps() {
  return (
    <ol className="mt-14 grid gap-8 md:mt-20 md:grid-cols-3 md:gap-7">
      {STEPS.map((step, n) => (
        <li key={step} className="relative border-t-2 border-ink pt-6">
          <span
            aria-hidden="true"
            className="absolute -top-[7px] start-0 size-3 rounded-full bg-primary-strong ring-4 ring-canvas"
          />
          <p className="text-sm font-bold text-primary-strong">{n + 1}</p>
          <h2 className="mt-1 text-xl font-bold">
            <FormattedMessage id={`billing.public.${step}.title`} />
          </h2>
          <p className="mt-1 max-w-[22em] text-ink-2">
            <FormattedMessage id={`billing.public.${step}.text`} />
          </p>
        </li>
      ))}
    </ol>
  );
}
