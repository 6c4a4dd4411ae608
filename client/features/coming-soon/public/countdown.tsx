import { FormattedMessage, useIntl } from "react-intl";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface CountdownProps {
  opensAt: string;
  /** When the server wrote the page */
  now: string;
}

/** How long it is until the site opens, as the server counted it: nothing has to tick. */
export function Countdown({ opensAt, now }: CountdownProps) {
  const intl = useIntl();
  const left = Math.max(0, Date.parse(opensAt) - Date.parse(now));
  const parts = {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  };
  return (
    <dl
      aria-label={intl.formatMessage({ id: "comingSoon.left" })}
      className="mt-8 flex gap-7 md:gap-10"
    >
      {(["days", "hours", "minutes"] as const).map((unit) => (
        <div key={unit} className="flex flex-col-reverse">
          <dt className="mt-1 text-sm text-ink-3">
            <FormattedMessage id={`comingSoon.${unit}`} values={{ count: parts[unit] }} />
          </dt>
          <dd className="text-[3.5rem] leading-none font-extrabold tracking-[-0.05em] md:text-[5rem]">
            {intl.formatNumber(parts[unit], { format: "count" })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
