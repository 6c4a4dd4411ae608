import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "../../ui/card.tsx";

const STEPS = ["visitors", "contacts", "quotes"] as const;

/** How many visitors wrote, and asked for a quote. Bars are drawn by square root: the last ones would not be seen. */
export function Conversion({ figures }: { figures: Record<(typeof STEPS)[number], number> }) {
  const intl = useIntl();
  const all = Math.max(1, figures.visitors);
  return (
    <Card
      title={intl.formatMessage({ id: "analytics.conversion" })}
      text={intl.formatMessage({ id: "analytics.conversion.text" })}
      className="min-w-0"
    >
      <ol className="grid gap-4">
        {STEPS.map((step) => (
          <li key={step}>
            <div className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 font-medium">
                <FormattedMessage id={`analytics.${step}`} />
              </span>
              <span className="font-semibold">{intl.formatNumber(figures[step])}</span>
            </div>
            <div aria-hidden="true" className="mt-1.5 h-2 rounded-full bg-raised">
              <div
                className="h-full rounded-full bg-graph"
                style={{ width: `${Math.sqrt(Math.min(1, figures[step] / all)) * 100}%` }}
              />
            </div>
            {step !== "visitors" && (
              <p className="mt-1 text-sm text-ink-3">
                <FormattedMessage
                  id="analytics.conversion.share"
                  values={{
                    share: intl.formatNumber(figures[step] / all, {
                      style: "percent",
                      maximumFractionDigits: 1,
                    }),
                  }}
                />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
