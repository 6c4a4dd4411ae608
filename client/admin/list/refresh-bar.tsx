import { useIntl } from "react-intl";
import { ProgressLine } from "../../ui/progress-line.tsx";
import { useLate } from "../../ui/use-late.ts";

/** Progress shown above rows that stay until the next ones are loaded. */
export function RefreshBar({ busy }: { busy: boolean }) {
  const intl = useIntl();
  const late = useLate(busy);
  if (!late) return null;
  return (
    <div className="relative">
      <ProgressLine label={intl.formatMessage({ id: "table.loading" })} className="absolute z-20" />
    </div>
  );
}
