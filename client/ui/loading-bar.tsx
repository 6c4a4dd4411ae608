import { useIntl } from "react-intl";
import { useNavigation } from "react-router";
import { useLate } from "./use-late.ts";

export function LoadingBar() {
  const intl = useIntl();
  const late = useLate(useNavigation().state !== "idle");
  if (!late) return null;
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: "ui.loading" })}
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-primary-soft"
    >
      <div className="loading-bar h-full bg-graph" />
    </div>
  );
}
