import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { Notice } from "../../ui/notice.tsx";

interface StaleRowsProps {
  error: unknown;
  onRetry(): void;
}

/** Shown above rows that are out of date because loading the new ones failed. */
export function StaleRows({ error, onRetry }: StaleRowsProps) {
  const intl = useIntl();
  return (
    <div role="alert" className="px-4 pb-4 md:px-6">
      <Notice tone="bad">
        {problemText(intl, error)}{" "}
        <button type="button" onClick={onRetry} className="font-semibold underline">
          <FormattedMessage id="list.retry" />
        </button>
      </Notice>
    </div>
  );
}
