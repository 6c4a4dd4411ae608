import { useIntl } from "react-intl";
import { useLate } from "../../ui/use-late.ts";

/** Progress shown above rows that stay until the next ones are loaded. */
export function RefreshBar({ busy }: { busy: boolean }) {
  const intl = useIntl();
  const late = useLate(busy);
  if (!late) return null;
  return (
    <div className="relative">
      <div
        role="progressbar"
        aria-label={intl.formatMessage({ id: "table.loading" })}
        className="absolute inset-x-0 top-0 z-20 h-[3px] overflow-hidden bg-primary-soft"
      >
        <div className="loading-bar h-full bg-graph" />
      </div>
    </div>
  );
}
