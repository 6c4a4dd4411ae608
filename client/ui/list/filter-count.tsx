import { FormattedMessage, useIntl } from "react-intl";

/** How many choices of a filter are made; nothing where none is. */
export function FilterCount({ count }: { count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-bold text-on-primary">
      <span aria-hidden="true">{intl.formatNumber(count)}</span>
      <span className="sr-only">
        <FormattedMessage id="list.filter.set" values={{ count }} />
      </span>
    </span>
  );
}
